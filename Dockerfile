# An image with the command alone, for CI on any machine: docker run --rm -v "$PWD:/app" -w /app layout lint
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

# HarfBuzz measures applications' own fonts; without it they are measured as the system's. ICU tells the words of Thai, Lao, Khmer
# and Burmese; without it their lines break at spaces alone.
FROM ubuntu:noble
RUN apt-get update && apt-get install -y --no-install-recommends libglpk40 libharfbuzz0b libicu74 && rm -rf /var/lib/apt/lists/*
COPY --from=build /layout/.build/command/release/layout /usr/local/bin/layout
ENTRYPOINT ["layout"]
CMD ["--help"]
