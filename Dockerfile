# An image with the command alone, for CI on any machine: docker run --rm -v "$PWD:/app" -w /app layout lint
# With `--target code` it has Swift's toolchain too, and what screens in Swift code are built with.
FROM swift:6.2-noble AS build
RUN apt-get update && apt-get install -y --no-install-recommends libglpk-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /layout
COPY Package.swift ./
COPY Sources Sources
COPY Tests Tests
COPY Fixtures/Code Fixtures/Code
COPY tools tools
# Swift's libraries are linked in, so that the command needs GLPK and the C library alone.
RUN bash -c ". tools/prepare && build_release"

# UIKit's modules, the library with their code, and the rewriter.
FROM build AS modules
RUN tools/release uikit /layout/.build/uikit

# Swift code is linted with no build of ours. A container in which nothing confines the code is the user's wall: lint --unconfined.
FROM swift:6.2-noble AS code
RUN apt-get update && apt-get install -y --no-install-recommends libglpk40 libharfbuzz0b libicu74 && rm -rf /var/lib/apt/lists/*
COPY --from=build /layout/.build/command/release/layout /usr/local/bin/layout
COPY --from=modules /layout/.build/uikit /usr/local/lib/layout/uikit
ENTRYPOINT ["layout"]
CMD ["--help"]

# HarfBuzz measures applications' own fonts; without it they are measured as the system's. ICU tells the words of Thai, Lao, Khmer
# and Burmese; without it their lines break at spaces alone.
FROM ubuntu:noble
RUN apt-get update && apt-get install -y --no-install-recommends libglpk40 libharfbuzz0b libicu74 && rm -rf /var/lib/apt/lists/*
COPY --from=build /layout/.build/command/release/layout /usr/local/bin/layout
ENTRYPOINT ["layout"]
CMD ["--help"]
