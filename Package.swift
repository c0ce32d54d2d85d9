// swift-tools-version: 6.2
import PackageDescription

/// The report's page: its script's modules and its style.
enum ReportPage {
  static let files = [
    "text.js", "model.js", "draw.js", "state.js", "overview.js", "stage.js", "inspector.js", "scene.js", "main.js",
    "trace.js",
    "report.css",
  ]
}

let package = Package(
  name: "layout",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "LayoutKit", targets: ["LayoutKit"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .executable(name: "layout", targets: ["layout"]),
  ],
  // A target depends on exactly the targets that its files import: tools/check-edges.
  targets: [
    // 0: what depends on nothing
    .systemLibrary(name: "CGLPK", providers: [.apt(["libglpk-dev"]), .brew(["glpk"])]),
    .target(name: "Documents"),
    .target(name: "FileSystem", dependencies: ["Documents"]),

    // 1: values and tables; linear programs
    .target(name: "LayoutModel", dependencies: ["Documents"]),
    .target(name: "LinearProgramming", dependencies: ["CGLPK"]),

    // 2: what is declared, resolved: the tree that the engine lays out, and layouts of it; fonts of files
    .target(name: "LayoutResolution", dependencies: ["Documents", "LayoutModel"]),
    .target(name: "FontFiles", dependencies: ["LayoutModel"]),

    // 3: files in, files out, one tree laid out
    .target(name: "LayoutInput", dependencies: ["Documents", "LayoutModel", "LayoutResolution"]),
    .target(name: "LayoutOutput", dependencies: ["Documents", "LayoutModel", "LayoutResolution"]),
    .target(
      name: "LayoutEngine", dependencies: ["Documents", "LayoutModel", "LayoutResolution", "LinearProgramming"],
      // Rounding is a call of libm, which only a program that imports Foundation would link by itself.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

    // 4: device, system and controllers
    .target(name: "LayoutSimulator", dependencies: ["Documents", "LayoutModel", "LayoutResolution", "LayoutEngine"]),

    // 5: what follows from layouts
    .target(
      name: "LayoutAnalysis",
      dependencies: [
        "Documents", "FileSystem", "FontFiles", "LayoutModel", "LayoutResolution", "LayoutEngine", "LayoutInput",
        "LayoutOutput", "LayoutSimulator",
      ]),

    // 6: pictures and pages of what was laid out and found
    .target(
      name: "LayoutPictures",
      dependencies: [
        "Documents", "FileSystem", "LayoutModel", "LayoutResolution", "LayoutInput", "LayoutEngine", "LayoutOutput",
        "LayoutAnalysis",
      ],
      resources: ReportPage.files.map { .embedInCode("Report/Page/\($0)") }),

    // 7: what people use
    .target(
      name: "LayoutKit",
      dependencies: [
        "Documents", "LayoutModel", "LayoutResolution", "LayoutInput", "LayoutOutput", "LayoutEngine",
        "LayoutSimulator", "LayoutAnalysis",
      ]),
    .target(
      name: "LayoutTesting",
      dependencies: [
        "Documents", "FileSystem", "LayoutModel", "LayoutInput", "LayoutOutput", "LayoutAnalysis", "LayoutPictures",
        "LayoutKit",
      ]),
    .target(
      name: "LayoutCommand",
      dependencies: [
        "Documents", "FileSystem", "LayoutModel", "LayoutResolution", "LayoutEngine", "LayoutInput", "LayoutOutput",
        "LayoutSimulator", "LayoutAnalysis", "LayoutPictures",
      ]),
    // Nothing but the program's beginning and end, so that what tools/fuzz runs may call the rest.
    .executableTarget(name: "layout", dependencies: ["FileSystem", "LayoutCommand"]),

    // Tests
    .target(
      name: "LayoutTestSupport",
      dependencies: [
        "CGLPK", "Documents", "LayoutModel", "LayoutResolution", "LinearProgramming", "LayoutEngine", "LayoutInput",
        "LayoutOutput", "LayoutSimulator", "LayoutAnalysis",
      ],
      path: "Tests/LayoutTestSupport"),
    // What tools/fuzz runs.
    .executableTarget(
      name: "LayoutFuzz",
      dependencies: [
        "Documents", "FileSystem", "LayoutModel", "LayoutResolution", "LayoutInput", "LayoutOutput", "LayoutSimulator",
        "LayoutAnalysis", "LayoutCommand", "LayoutTestSupport",
      ],
      path: "Tests/LayoutFuzz", exclude: ["Found"]),
    .testTarget(
      name: "LayoutTests",
      dependencies: [
        "Documents", "LayoutModel", "LayoutResolution", "LinearProgramming", "LayoutInput", "LayoutOutput",
        "LayoutEngine", "LayoutSimulator", "LayoutAnalysis", "LayoutPictures", "FileSystem", "FontFiles", "LayoutKit",
        "LayoutTesting",
        "LayoutCommand", "LayoutTestSupport", "LayoutFuzz",
      ]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "Documents", "FileSystem", "FontFiles", "LayoutAnalysis", "LayoutModel", "LayoutResolution", "LayoutInput",
        "LayoutOutput", "LayoutSimulator", "LayoutTestSupport",
      ]),
  ]
)

for target in package.targets where target.type != .system {
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  // GLPK's interface is pointers to its own memory: one file of each speaks it, behind checked indices.
  if !["LinearProgramming", "LayoutTestSupport"].contains(target.name) { settings.append(.strictMemorySafety()) }
  target.swiftSettings = settings
}
