// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The benchmarks: clients of the library, which see of it what every client sees. No target has the name of one of the library's
/// package. `tools/benchmark` builds the one
/// against kiwi and memcpy and says where kiwi's headers are, `tools/benchmarks/classes` that of the same cases through
/// UIKit, `tools/benchmarks/interface-builder` the one of files, `tools/benchmarks/sweep` that of sweeps, and
/// `tools/benchmarks/text` that of texts.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "layout", path: "../..")],
  targets: [
    .target(
      name: "Kiwi",
      // SwiftPM's -O2 stands before these; the last one counts.
      cxxSettings: [.unsafeFlags(["-O3"]), .define("NDEBUG"), .treatAllWarnings(as: .error)]),
    .target(
      name: "Cases", dependencies: [.product(name: "LayoutKit", package: "layout")], swiftSettings: settings),
    .executableTarget(
      name: "Benchmark",
      dependencies: ["Cases", "Kiwi", .product(name: "LayoutKit", package: "layout")],
      swiftSettings: settings),
    .executableTarget(
      name: "Corpus", dependencies: [.product(name: "LayoutKit", package: "layout")], swiftSettings: settings),
    .executableTarget(
      name: "SweepTimes", dependencies: [.product(name: "LayoutKit", package: "layout")], swiftSettings: settings),
    .target(name: "Shaper", cSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "Texts", dependencies: ["Shaper", .product(name: "LayoutKit", package: "layout")],
      swiftSettings: settings),
  ],
  cxxLanguageStandard: .cxx17
)

// On a Mac the classes are the system's.
#if os(Linux)
  package.targets.append(
    .executableTarget(
      name: "Classes",
      dependencies: [
        "Cases", .product(name: "LayoutKit", package: "layout"), .product(name: "UIKit", package: "layout"),
      ], swiftSettings: settings))
#endif
