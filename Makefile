# What a person types; .ci/run is what a change has to pass.
.PHONY: build test install bench ci
prefix ?= /usr/local
static = -c release --product daterange --static-swift-stdlib \
	-Xswiftc -static-executable --scratch-path .build/static

build:
	swift build $(static)

test:
	swift test

# A copy starts faster than the linker's own file: it takes fewer page faults.
install: build
	install -D -m 755 .build/static/release/daterange \
		$(DESTDIR)$(prefix)/bin/daterange

bench: build
	cp .build/static/release/daterange .build/daterange-installed
	swift run -c release --package-path Benchmarks benchmarks \
		--command $(CURDIR)/.build/daterange-installed

ci:
	.ci/run
