// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "daterange",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "DateRangeCore", targets: ["DateRangeCore"]),
    .executable(name: "daterange", targets: ["daterange"]),
  ],
  targets: [
    .target(name: "DateRangeCore"),
    .executableTarget(name: "daterange", dependencies: ["DateRangeCore"]),
    .target(
      name: "DateRangeTestSupport",
      dependencies: ["DateRangeCore"],
      path: "Tests/DateRangeTestSupport"
    ),
    .testTarget(
      name: "DateRangeCoreTests",
      dependencies: ["DateRangeCore", "DateRangeTestSupport"],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(
      name: "daterangeTests",
      dependencies: ["daterange", "DateRangeTestSupport"],
      resources: [.copy("Fixtures")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .treatAllWarnings(as: .error),
    ]
}
