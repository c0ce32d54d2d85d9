// swift-tools-version: 6.2
import PackageDescription

/// The benchmark against kiwi and memcpy: a client of the library, which sees of it what every client sees.
/// `tools/benchmark` builds it and says where kiwi's headers are.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "layout", path: "../..")],
  targets: [
    .target(
      name: "Kiwi",
      // SwiftPM's -O2 stands before these; the last one counts.
      cxxSettings: [.unsafeFlags(["-O3"]), .define("NDEBUG"), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "Benchmark",
      dependencies: ["Kiwi", .product(name: "LayoutKit", package: "layout")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ]),
  ],
  cxxLanguageStandard: .cxx17
)
