// swift-tools-version: 6.2

import PackageDescription

// A package of its own: it sees only what is `public`, as an embedder does,
// and its figures cost the main package nothing.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "daterange", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [.product(name: "DateRangeCore", package: "daterange")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
