// swift-tools-version: 6.2
import PackageDescription

/// The report's page: its script's modules and its style.
enum ReportPage {
  static let files = [
    "text.js", "model.js", "draw.js", "state.js", "words.js", "findings.js", "gallery.js", "matrix.js", "map.js",
    "marks.js", "stage.js", "stages.js", "rulers.js", "views.js", "turn.js", "compare.js", "take.js", "sheet.js",
    "tools.js", "panel.js", "scene.js", "watch.js", "main.js", "trace.js", "report.css", "unpack.js",
  ]
}

/// The targets in which a run spends its time. The scripts in tools/ set `LAYOUT_BUILD` to `daily` for the builds of every day:
/// these targets are optimized there and the others aren't, which halves the time of a build. A package that depends on this one
/// never sees the flag.
let isDailyBuild = Context.environment["LAYOUT_BUILD"] == "daily"
let hotTargets: Set = [
  "Documents", "FileSystem", "LayoutModel", "LinearProgramming", "LayoutResolution", "LayoutEngine",
  "Sweeps", "Lint", "Explanations", "Differences", "LayoutTestSupport",
]

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
    .target(name: "CConfinement"),
    .target(name: "Documents"),
    .target(
      name: "FileSystem",
      dependencies: ["Documents", .target(name: "CConfinement", condition: .when(platforms: [.linux]))]),

    // 1: values and tables; linear programs
    .target(name: "LayoutModel", dependencies: ["Documents"]),
    .target(name: "LinearProgramming", dependencies: ["CGLPK"]),

    // 2: what is declared, resolved: the tree that the engine lays out, and layouts of it; fonts of files
    .target(name: "LayoutResolution", dependencies: ["Documents", "LayoutModel"]),
    .target(name: "FontFiles", dependencies: ["LayoutModel"]),

    // 3: one tree laid out; one format each into scenes; values out
    .target(
      name: "LayoutEngine", dependencies: ["Documents", "LayoutModel", "LayoutResolution", "LinearProgramming"],
      // Rounding is a call of libm, which only a program that imports Foundation would link by itself.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Notations", dependencies: ["Documents", "LayoutModel", "LayoutResolution"]),
    .target(name: "Fixtures", dependencies: ["Documents", "LayoutModel", "LayoutResolution", "Notations"]),
    .target(name: "InterfaceBuilder", dependencies: ["Documents", "LayoutModel", "LayoutResolution", "Notations"]),
    .target(name: "LayoutOutput", dependencies: ["Documents", "LayoutModel", "LayoutResolution"]),

    // 4: device, system and controllers
    .target(name: "LayoutSimulator", dependencies: ["Documents", "LayoutModel", "LayoutResolution", "LayoutEngine"]),

    // 5: projects' files, and the scenes in them under conditions
    .target(
      name: "SceneSources",
      dependencies: [
        "Documents", "FileSystem", "FontFiles", "LayoutModel", "LayoutResolution", "LayoutEngine", "Notations",
        "Fixtures",
        "InterfaceBuilder", "LayoutOutput", "LayoutSimulator",
      ]),

    // 6: what follows from layouts
    .target(
      name: "Sweeps",
      dependencies: [
        "Documents", "FileSystem", "LayoutModel", "LayoutResolution", "LayoutEngine", "Notations", "InterfaceBuilder",
        "LayoutOutput", "LayoutSimulator", "SceneSources",
      ]),
    .target(
      name: "Lint",
      dependencies: [
        "Documents", "FileSystem", "LayoutModel", "LayoutResolution", "LayoutEngine", "Notations", "Fixtures",
        "InterfaceBuilder", "LayoutOutput", "LayoutSimulator", "SceneSources", "Sweeps",
      ]),
    .target(
      name: "Explanations",
      dependencies: [
        "Documents", "FileSystem", "LayoutModel", "LayoutResolution", "LayoutEngine", "Fixtures", "LayoutOutput",
        "SceneSources",
      ]),
    .target(
      name: "Differences",
      dependencies: [
        "Documents", "FileSystem", "LayoutModel", "LayoutResolution", "Notations", "Fixtures", "InterfaceBuilder",
        "LayoutOutput", "LayoutSimulator", "SceneSources", "Sweeps", "Lint",
      ]),

    // Swift code as a source of scenes: it is built, and run in programs of its own.
    .target(
      name: "SwiftSources",
      dependencies: [
        "Documents", "FileSystem", "FontFiles", "LayoutModel", "Notations", "Fixtures", "InterfaceBuilder",
        "SceneSources",
      ]),

    // 7: pictures and pages of what was laid out and found
    .target(
      name: "LayoutPictures",
      dependencies: [
        "Documents", "FileSystem", "LayoutModel", "LayoutResolution", "LayoutEngine", "Notations", "InterfaceBuilder",
        "LayoutOutput", "SceneSources", "Sweeps", "Explanations",
      ],
      resources: ReportPage.files.map { .embedInCode("Report/Page/\($0)") }),

    // 8: what people use
    .target(
      name: "LayoutKit",
      dependencies: [
        "Documents", "LayoutModel", "LayoutResolution", "LayoutEngine", "Notations", "Fixtures", "InterfaceBuilder",
        "LayoutOutput", "LayoutSimulator", "SceneSources", "Sweeps", "Explanations", "Differences",
      ]),
    .target(
      name: "LayoutTesting",
      dependencies: [
        "Documents", "FileSystem", "LayoutModel", "Notations", "Fixtures", "LayoutOutput", "SceneSources", "Sweeps",
        "Lint", "Differences", "LayoutPictures", "LayoutKit",
      ]),
    .target(
      name: "LayoutCommand",
      dependencies: [
        "Documents", "FileSystem", "LayoutModel", "LayoutResolution", "LayoutEngine", "Notations", "Fixtures",
        "InterfaceBuilder", "LayoutOutput", "LayoutSimulator", "SceneSources", "SwiftSources", "Sweeps", "Lint",
        "Explanations", "Differences", "LayoutPictures",
      ]),
    // Nothing but the program's beginning and end, so that what tools/fuzz runs may call the rest.
    .executableTarget(name: "layout", dependencies: ["FileSystem", "LayoutCommand"]),

    // Tests
    .target(
      name: "LayoutTestSupport",
      dependencies: [
        "CGLPK", "Documents", "FileSystem", "LayoutModel", "LayoutResolution", "LinearProgramming", "LayoutEngine",
        "Notations", "Fixtures", "InterfaceBuilder", "LayoutOutput", "LayoutSimulator", "SceneSources", "Sweeps",
      ],
      path: "Tests/LayoutTestSupport"),
    // What tools/fuzz runs.
    .executableTarget(
      name: "LayoutFuzz",
      dependencies: [
        "Documents", "FileSystem", "LayoutModel", "LayoutResolution", "Notations", "Fixtures", "InterfaceBuilder",
        "LayoutOutput", "LayoutSimulator", "SceneSources", "SwiftSources", "Lint", "Differences", "LayoutCommand",
        "LayoutTestSupport",
      ],
      path: "Tests/LayoutFuzz", exclude: ["Found"]),
    .testTarget(name: "DocumentsTests", dependencies: ["Documents", "LayoutTestSupport"]),
    .testTarget(name: "FileSystemTests", dependencies: ["Documents", "FileSystem", "LayoutTestSupport"]),
    .testTarget(name: "FontFilesTests", dependencies: ["FontFiles", "LayoutModel", "LayoutTestSupport"]),
    .testTarget(
      name: "LayoutModelTests",
      dependencies: ["Documents", "LayoutModel", "LayoutResolution", "Notations", "LayoutKit", "LayoutTestSupport"]),
    .testTarget(
      name: "LayoutResolutionTests",
      dependencies: [
        "LayoutModel", "LayoutResolution", "LayoutEngine", "Notations", "Fixtures", "LayoutSimulator",
        "LayoutTestSupport",
      ]),
    .testTarget(name: "LinearProgrammingTests", dependencies: ["LinearProgramming"]),
    .testTarget(
      name: "LayoutEngineTests",
      dependencies: [
        "LayoutModel", "LayoutResolution", "LinearProgramming", "LayoutEngine", "Notations", "InterfaceBuilder",
        "LayoutOutput", "LayoutSimulator", "LayoutTestSupport",
      ]),
    .testTarget(
      name: "NotationsTests",
      dependencies: ["LayoutModel", "LayoutResolution", "Notations", "LayoutSimulator", "LayoutTestSupport"]),
    .testTarget(
      name: "FixturesTests",
      dependencies: [
        "Documents", "LayoutModel", "LayoutResolution", "Notations", "Fixtures", "InterfaceBuilder", "LayoutSimulator",
        "SceneSources", "LayoutTestSupport",
      ]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "Documents", "LayoutModel", "LayoutResolution", "Fixtures", "InterfaceBuilder", "LayoutSimulator",
        "SceneSources", "LayoutTestSupport",
      ]),
    .testTarget(
      name: "LayoutOutputTests",
      dependencies: [
        "Documents", "LayoutModel", "LayoutResolution", "Fixtures", "LayoutOutput", "LayoutSimulator", "Explanations",
        "Differences", "LayoutPictures", "LayoutTestSupport",
      ]),
    .testTarget(
      name: "LayoutSimulatorTests",
      dependencies: [
        "Documents", "FileSystem", "LayoutModel", "LayoutResolution", "LayoutEngine", "Notations", "Fixtures",
        "InterfaceBuilder", "LayoutOutput", "LayoutSimulator", "SceneSources", "LayoutTestSupport",
      ]),
    .testTarget(
      name: "SceneSourcesTests",
      dependencies: [
        "Documents", "FileSystem", "FontFiles", "LayoutModel", "LayoutResolution", "Notations", "LayoutOutput",
        "LayoutSimulator", "SceneSources", "Lint", "LayoutTestSupport",
      ]),
    .testTarget(
      name: "SweepsTests",
      dependencies: [
        "Documents", "FileSystem", "LayoutModel", "Notations", "Fixtures", "LayoutOutput", "LayoutSimulator",
        "SceneSources", "Sweeps", "LayoutTestSupport",
      ]),
    .testTarget(
      name: "LintTests",
      dependencies: [
        "Documents", "FileSystem", "LayoutModel", "Notations", "Fixtures", "LayoutSimulator", "SceneSources", "Sweeps",
        "Lint", "LayoutTestSupport",
      ]),
    .testTarget(
      name: "SwiftSourcesTests",
      dependencies: ["Documents", "FileSystem", "LayoutModel", "SceneSources", "SwiftSources", "LayoutTestSupport"]),
    .testTarget(
      name: "ExplanationsTests",
      dependencies: [
        "Documents", "FileSystem", "LayoutModel", "LayoutResolution", "LayoutEngine", "Fixtures", "LayoutOutput",
        "LayoutSimulator", "SceneSources", "Lint", "Explanations", "LayoutTestSupport",
      ]),
    .testTarget(
      name: "DifferencesTests",
      dependencies: [
        "Documents", "LayoutModel", "Fixtures", "InterfaceBuilder", "LayoutOutput", "SceneSources", "Differences",
        "LayoutTestSupport",
      ]),
    .testTarget(
      name: "LayoutPicturesTests",
      dependencies: [
        "FileSystem", "LayoutModel", "LayoutResolution", "Fixtures", "LayoutOutput", "LayoutSimulator", "SceneSources",
        "Sweeps", "Differences", "LayoutPictures", "LayoutCommand", "LayoutTestSupport",
      ]),
    .testTarget(
      name: "LayoutKitTests",
      dependencies: [
        "Documents", "FileSystem", "LayoutModel", "LayoutResolution", "LayoutEngine", "Notations", "Fixtures",
        "LayoutOutput", "LayoutSimulator", "Explanations", "Differences", "LayoutKit", "LayoutCommand",
        "LayoutTestSupport",
      ]),
    .testTarget(
      name: "LayoutTestingTests", dependencies: ["FileSystem", "Differences", "LayoutTesting", "LayoutTestSupport"]),
    .testTarget(
      name: "LayoutCommandTests",
      dependencies: [
        "Documents", "FileSystem", "FontFiles", "Lint", "LayoutCommand", "LayoutPictures", "LayoutTestSupport",
        "SwiftSources",
      ]),
    .testTarget(name: "LayoutFuzzTests", dependencies: ["LayoutTestSupport", "LayoutFuzz"]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "Documents", "FileSystem", "FontFiles", "LayoutModel", "LayoutResolution", "Fixtures", "LayoutOutput",
        "LayoutSimulator", "SceneSources", "Sweeps", "Explanations", "Differences", "LayoutTestSupport",
      ]),
  ]
)

// UIKit's modules under their own names, so that view code compiles unchanged: on a Mac they would shadow the system's.
#if os(Linux)
  /// What view code imports beside UIKit: views are boxes of their size, and services answer as a device that lacks them.
  let besideUIKit = [
    "WebKit", "SafariServices", "MessageUI", "CoreMedia", "AVFoundation", "AVKit", "Photos", "PhotosUI", "CoreLocation",
    "MapKit", "LocalAuthentication", "StoreKit", "UniformTypeIdentifiers", "MobileCoreServices", "Network",
    "NetworkExtension", "CoreData", "CoreImage", "CoreMotion", "Security", "SystemConfiguration",
    "WatchConnectivity",
  ]
  /// The modules that tests of snapshots import: they hand over what they show.
  let snapshotTests = ["SnapshotTesting", "InlineSnapshotTesting", "FBSnapshotTestCase", "iOSSnapshotTestCase"]
  package.products.append(
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "Combine", "os", "UserNotifications",
        "_Testing_UIKit", "_Testing_CoreGraphics", "_Testing_CoreImage",
      ] + besideUIKit))
  // What programs that show screens of code are linked with: all that the code may import.
  package.products.append(
    .library(
      name: "ScreenServer", type: .dynamic, targets: ["ScreenServer", "Combine", "os"] + besideUIKit + snapshotTests))
  package.targets += [
    .target(name: "WebKit", dependencies: ["UIKit"]),
    .target(name: "SafariServices", dependencies: ["UIKit"]),
    .target(name: "MessageUI", dependencies: ["UIKit"]),
    .target(name: "CoreMedia"),
    .target(name: "AVFoundation", dependencies: ["CoreMedia", "QuartzCore"]),
    .target(name: "AVKit", dependencies: ["AVFoundation", "UIKit"]),
    .target(name: "Photos", dependencies: ["AVFoundation", "CoreLocation", "UIKit"]),
    .target(name: "PhotosUI", dependencies: ["Photos", "UIKit"]),
    .target(name: "CoreLocation"),
    .target(name: "MapKit", dependencies: ["CoreLocation", "UIKit"]),
    .target(name: "LocalAuthentication"),
    .target(name: "StoreKit", dependencies: ["UIKit"]),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "CoreData"),
    .target(name: "CoreImage", dependencies: ["CoreGraphics"]),
    .target(name: "CoreMotion"),
    .target(name: "Security", dependencies: ["CoreGraphics"]),
    .target(name: "SystemConfiguration", dependencies: ["CoreGraphics"]),
    .target(name: "WatchConnectivity"),
    .target(name: "Network"),
    .target(name: "NetworkExtension"),
    .target(name: "MobileCoreServices", dependencies: ["CoreGraphics"]),
    .target(name: "ObjectiveC"),
    .target(name: "os"),
    .target(name: "UserNotifications"),
    .target(name: "Combine", dependencies: ["ObjectiveC"]),
    .target(name: "CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "ObjectiveC"]),
    .target(
      name: "UIKit",
      dependencies: [
        "CoreGraphics", "CoreImage", "Documents", "InterfaceBuilder", "LayoutEngine", "LayoutModel",
        "LayoutResolution", "LayoutSimulator", "Notations", "ObjectiveC", "QuartzCore", "UniformTypeIdentifiers",
        "UserNotifications",
      ]),
    .target(name: "SnapshotTesting", dependencies: ["QuartzCore", "UIKit"]),
    .target(name: "InlineSnapshotTesting", dependencies: ["SnapshotTesting"]),
    .target(name: "FBSnapshotTestCase", dependencies: ["QuartzCore", "SnapshotTesting", "UIKit"]),
    .target(name: "iOSSnapshotTestCase", dependencies: ["FBSnapshotTestCase"]),
    .target(
      name: "ScreenServer",
      dependencies: ["Documents", "Fixtures", "FontFiles", "LayoutModel", "SnapshotTesting", "UIKit"]),
    // What Swift Testing looks for beside UIKit, CoreGraphics and CoreImage.
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_CoreImage"),
    // Applications of books in Swift, as a reader would carry them over.
    .target(
      name: "BookApplications", dependencies: ["UIKit"], path: "Fixtures/Code",
      exclude: [
        "Checkouts", "Confined", "Events", "Failing", "Login", "Older", "Presented", "Previews", "Resizing",
        "Resources", "Snapshots", "Storyboards",
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "BookApplications", "Combine", "CoreGraphics", "Documents", "Fixtures", "InterfaceBuilder", "LayoutEngine",
        "LayoutModel", "LayoutResolution", "LayoutSimulator", "Notations", "ObjectiveC", "QuartzCore", "UIKit",
        "UserNotifications", "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit", "os",
      ] + besideUIKit.map { .byName(name: $0) }),
  ]
  // Tests of views in code. What depends on LayoutKit alone doesn't build UIKit.
  for target in package.targets where ["LayoutTesting", "LayoutTestingTests"].contains(target.name) {
    target.dependencies.append(.target(name: "UIKit", condition: .when(platforms: [.linux])))
  }
#endif

for target in package.targets where target.type != .system {
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  // GLPK's interface is pointers to its own memory: one file of each speaks it, behind checked indices.
  if !["LinearProgramming", "LayoutTestSupport"].contains(target.name) { settings.append(.strictMemorySafety()) }
  if isDailyBuild {
    settings.append(.unsafeFlags(["-enable-testing"] + (hotTargets.contains(target.name) ? [] : ["-Onone"])))
    // A module's interface is written before its code is optimized, so that those that import it needn't wait.
    if target.type != .test { settings.append(.unsafeFlags(["-emit-module-separately-wmo"])) }
  }
  target.swiftSettings = settings
}
