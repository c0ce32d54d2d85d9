// swift-tools-version: 6.2
import PackageDescription

/// The targets in which a run spends its time. The scripts in tools/ set `LAYOUT_BUILD` to `daily` for the builds of every day, which
/// optimize these targets alone, in half of the time. A package that depends on this one never sees the flag.
let isDailyBuild = Context.environment["LAYOUT_BUILD"] == "daily"
let hotTargets: Set = [
  "Checks", "CodeText", "Documents", "Explanations", "FileSystem", "Fixes", "InterfaceBuilder", "LanguageServer",
  "LayoutEngine", "LayoutModel", "LayoutPictures", "LayoutResolution", "LayoutSimulator", "LayoutTestSupport", "Lint",
  "LinearProgramming", "ScreenAnswers", "Sweeps", "SwiftRewriter", "UIKit", "ViewKinds",
]

let onLinux = TargetDependencyCondition.when(platforms: [.linux])
/// The module of views in code, which `LayoutTesting` tests beside files where the modules below are there.
let uiKit = Target.Dependency.target(name: "UIKit", condition: onLinux)

/// The folders of Sources, each with its targets. A target names what it imports, unless another brings that along (tools/check edges).
var shelves: KeyValuePairs<String, [Target]> {
  [
    // Code as text; trees with lines; files, streams and other programs; fonts
    "Support": [
      .target(name: "CConfinement"), .target(name: "CodeText"), .target(name: "Documents"),
      .target(name: "FileSystem", dependencies: ["Documents", .target(name: "CConfinement", condition: onLinux)]),
      .target(name: "FontFiles", dependencies: ["LayoutModel"]),
    ],
    // What a screen declares and what came out: values and tables
    "Model": [.target(name: "LayoutModel", dependencies: ["Documents"])],
    // A kind of view each: its class, its settings, its rule of size
    "Kinds": [.target(name: "ViewKinds", dependencies: ["LayoutModel"])],
    // One tree laid out: resolved, as rows, as a plan or a graph
    "Engine": [
      .systemLibrary(name: "CGLPK", providers: [.apt(["libglpk-dev"]), .brew(["glpk"])]),
      .target(name: "LinearProgramming", dependencies: ["CGLPK"]),
      .target(name: "LayoutResolution", dependencies: ["ViewKinds"]),
      // Rounding is a call of libm, which only a program that imports Foundation would link by itself.
      .target(
        name: "LayoutEngine", dependencies: ["LayoutResolution", "LinearProgramming"],
        linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    ],
    // One format each into scenes
    "Formats": [
      .target(name: "Checks", dependencies: ["LayoutResolution"]),
      .target(name: "Notations", dependencies: ["Checks"]),
      .target(name: "Fixtures", dependencies: ["Notations"]),
      .target(name: "InterfaceBuilder", dependencies: ["Notations"]),
    ],
    // Device, system, controllers, events
    "Device": [.target(name: "LayoutSimulator", dependencies: ["LayoutEngine"])],
    // What follows from layouts
    "Uses": [
      .target(name: "Findings", dependencies: ["LayoutModel"]),
      .target(
        name: "SceneSources",
        dependencies: [
          "CodeText", "FileSystem", "FontFiles", "Fixtures", "InterfaceBuilder", "LayoutOutput", "LayoutSimulator",
        ]),
      .target(name: "Sweeps", dependencies: ["SceneSources"]), .target(name: "Lint", dependencies: ["Sweeps"]),
      .target(name: "Explanations", dependencies: ["SceneSources"]),
      .target(name: "Differences", dependencies: ["Lint"]), .target(name: "Fixes", dependencies: ["Lint"]),
    ],
    // Swift files as live screens
    "Code": [
      .target(name: "ScreenAnswers", dependencies: ["Checks"]), .target(name: "CStandIns", exclude: ["Modules"]),
      .target(name: "SwiftSources", dependencies: ["CStandIns", "SceneSources", "ScreenAnswers"]),
    ],
    // What people read, import and run
    "Faces": [
      .target(name: "LayoutOutput", dependencies: ["Findings", "LayoutResolution"]),
      .target(name: "CReportPage", exclude: ["Page"]),
      .target(name: "LayoutPictures", dependencies: ["CReportPage", "Explanations", "Sweeps"]),
      .target(name: "LayoutKit", dependencies: ["Differences", "Explanations"]),
      .target(name: "LayoutTesting", dependencies: ["LayoutKit", "LayoutPictures", uiKit]),
      .target(name: "LanguageServer", dependencies: ["Explanations", "Fixes"]),
      .target(
        name: "LayoutCommand", dependencies: ["Differences", "LanguageServer", "LayoutPictures", "SwiftSources"]),
      // Nothing but the program's beginning and end, so that what tools/check fuzz runs may call the rest.
      .executableTarget(name: "layout", dependencies: ["LayoutCommand"]),
    ],
  ]
}

let package = Package(
  name: "layout", platforms: [.macOS(.v15)],
  products: [
    .library(name: "LayoutKit", targets: ["LayoutKit"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .executable(name: "layout", targets: ["layout"]),
  ])

/// Adds targets whose folders stand on a shelf of Sources.
@MainActor func stand(_ targets: [Target], on shelf: String) {
  for target in targets { target.path = "Sources/\(shelf)/\(target.name)" }
  package.targets += targets
}
for (shelf, targets) in shelves { stand(targets, on: shelf) }
let shippedTargets = package.targets.map(\.name)

package.targets += [
  .target(name: "LayoutTestSupport", dependencies: ["Sweeps"], path: "Tests/LayoutTestSupport"),
  // What tools/check fuzz runs.
  .executableTarget(
    name: "LayoutFuzz", dependencies: ["LayoutCommand", "LayoutTestSupport"], path: "Tests/LayoutFuzz",
    exclude: ["Found"]),
]
for name in ["CodeText", "LayoutFuzz", "LinearProgramming", "ScreenAnswers"] {
  package.targets.append(.testTarget(name: "\(name)Tests", dependencies: [.init(stringLiteral: name)]))
}
/// The imports of the other targets' tests, beside `LayoutTestSupport` and the modules that it brings along.
let importedByTests: KeyValuePairs<String, [Target.Dependency]> = [
  "Documents": [], "FileSystem": [], "FontFiles": [], "ViewKinds": [], "LayoutResolution": [], "LayoutEngine": [],
  "Notations": [], "Fixtures": [], "InterfaceBuilder": [], "LayoutSimulator": [], "Sweeps": [],
  "LayoutModel": ["LayoutKit"], "LayoutOutput": ["Differences", "LayoutPictures"], "SceneSources": ["Lint"],
  "Lint": ["Lint"], "Fixes": ["Fixes"], "Explanations": ["Explanations", "Lint"], "Differences": ["Differences"],
  "SwiftSources": ["SwiftSources"], "LayoutPictures": ["LayoutCommand"], "LayoutKit": ["LayoutCommand", "LayoutKit"],
  "LayoutTesting": ["LayoutTesting"], "LayoutCommand": ["LayoutCommand"], "LanguageServer": ["LanguageServer"],
  "Golden": ["Differences", "Explanations"],
]
for (name, imported) in importedByTests {
  package.targets.append(.testTarget(name: "\(name)Tests", dependencies: imported + ["LayoutTestSupport"]))
}

// UIKit's modules under their own names, so that view code compiles unchanged: on a Mac they would shadow the system's.
#if os(Linux)
  /// Dependencies by their names, with spaces between.
  func named(_ names: String) -> [Target.Dependency] { names.split(separator: " ").map { .byName(name: String($0)) } }
  /// Modules, from rows of their names before what they import.
  func modules(_ rows: KeyValuePairs<String, [Target.Dependency]>) -> [Target] {
    rows.flatMap { row in row.key.split(separator: " ").map { .target(name: String($0), dependencies: row.value) } }
  }
  /// What view code imports beside UIKit: views are boxes of their size, and services answer as a device that lacks them.
  let besideUIKit = modules([
    "AudioToolbox BackgroundTasks CallKit CloudKit Contacts CoreBluetooth CoreData CoreLocation CoreMedia": [],
    "CoreMotion CryptoKit GameplayKit LocalAuthentication Network NetworkExtension SQLite3 UniformTypeIdentifiers": [],
    "WatchConnectivity": [], "CoreImage CoreText MobileCoreServices Security SystemConfiguration": ["CoreGraphics"],
    "AuthenticationServices CarPlay Intents LinkPresentation MessageUI PassKit QuickLook SafariServices": ["UIKit"],
    "StoreKit WebKit": ["UIKit"], "SwiftUI": ["Combine", "UIKit"], "MapKit": ["CoreLocation", "UIKit"], "OSLog": ["os"],
    "AVFoundation": ["CoreMedia", "QuartzCore"], "AVKit MediaPlayer": ["AVFoundation", "UIKit"],
    "Photos": ["AVFoundation", "CoreLocation", "UIKit"], "PhotosUI": ["Photos"], "AVFAudio": ["AVFoundation"],
    "CommonCrypto": ["CryptoKit"], "ContactsUI": ["Contacts", "UIKit"], "CoreSpotlight": ["UniformTypeIdentifiers"],
  ])
  /// UIKit and what it stands on, and what Swift Testing looks for beside UIKit, CoreGraphics and CoreImage.
  let uiKitItself = modules([
    "ObjectiveC os UserNotifications CoreGraphics _Testing_UIKit _Testing_CoreGraphics _Testing_CoreImage": [],
    "Combine": ["ObjectiveC"], "QuartzCore": ["CoreGraphics", "ObjectiveC"],
    "UIKit": named("CoreImage InterfaceBuilder LayoutSimulator QuartzCore UniformTypeIdentifiers UserNotifications"),
  ])
  /// The modules that tests of snapshots import: they hand over what they show.
  let snapshotTests = modules([
    "SnapshotTesting": ["ScreenAnswers", "SwiftUI"], "iOSSnapshotTestCase": ["FBSnapshotTestCase"],
    "InlineSnapshotTesting FBSnapshotTestCase": ["SnapshotTesting"],
  ])
  stand(besideUIKit + uiKitItself + snapshotTests, on: "Apple")
  stand([.target(name: "ScreenServer", dependencies: ["FontFiles", "SnapshotTesting"])], on: "Code")
  package.products += [
    .library(name: "UIKit", targets: (uiKitItself + besideUIKit).map(\.name)),
    // What programs that show screens of code are linked with: all that the code may import.
    .library(
      name: "ScreenServer", type: .dynamic,
      targets: ["ScreenServer", "Combine", "os"] + (besideUIKit + snapshotTests).map(\.name)),
  ]
  package.targets += [
    // Applications of books in Swift, as a reader would carry them over.
    .target(
      name: "BookApplications", dependencies: ["UIKit"], path: "Fixtures/Code",
      exclude: [
        "Answers", "Chapters", "Checkouts", "Confined", "Dials", "Events", "Explored", "Failing", "Login", "Making",
        "Modules", "Older", "Presented", "Previews", "References", "Resizing", "Resources", "Snapshots", "StoodIn",
        "Storyboards", "Turning",
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: named("AVKit BookApplications Combine CoreData CoreMotion CoreText Fixtures LocalAuthentication")
        + named("MapKit MessageUI MobileCoreServices Network NetworkExtension OSLog PhotosUI SafariServices")
        + named("ScreenAnswers Security StoreKit SystemConfiguration WatchConnectivity WebKit")
        + named("_Testing_CoreGraphics _Testing_CoreImage _Testing_UIKit")),
  ]
#endif

// The rewriter of Swift code is linked with the toolchain's own SwiftSyntax, in a folder that the scripts in tools/ name. Its flags would
// keep other packages from depending on this one, so they never see it.
if let syntax = Context.environment["LAYOUT_SWIFT_SYNTAX"] {
  let reading: [SwiftSetting] = [.unsafeFlags(["-I", syntax])]
  let linking = ["-L", syntax, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", syntax]
  let flags: [LinkerSetting] = [.unsafeFlags(linking)]
  stand([.executableTarget(name: "SwiftRewriter", swiftSettings: reading, linkerSettings: flags)], on: "Code")
  let imported: [Target.Dependency] = ["LayoutTestSupport", "SwiftRewriter"]
  package.targets.append(.testTarget(name: "SwiftRewriterTests", dependencies: imported, swiftSettings: reading))
  package.products.append(.executable(name: "rewriter", targets: ["SwiftRewriter"]))
}

// A target gets all that its own bring along too: a build compiles anew what names a module that changed, not what reaches it by others.
func name(of edge: Target.Dependency) -> String? {
  if case .byNameItem(let name, _) = edge { name } else if case .targetItem(let name, _) = edge { name } else { nil }
}
for target in package.targets where Context.environment["LAYOUT_EDGES"] != "declared" {
  var rest = target.dependencies[...]
  while let edge = rest.popFirst().map(name) {
    let further = package.targets.first { $0.name == edge }?.dependencies ?? []
    let new = further.filter { edge in !target.dependencies.contains { name(of: $0) == name(of: edge) } }
    target.dependencies += new
    rest += new
  }
}

for target in package.targets where target.type != .system {
  let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
  var settings: [SwiftSetting] = features.map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
  // GLPK's interface is pointers to its own memory: one file of each speaks it, behind checked indices.
  if !["LinearProgramming", "LayoutTestSupport"].contains(target.name) { settings.append(.strictMemorySafety()) }
  if isDailyBuild {
    // What the shipped command is built without doesn't compile here either (tools/prepare, choose_linking).
    let without = shippedTargets.contains(target.name) ? ["-disable-implicit-string-processing-module-import"] : []
    let flags = ["-enable-testing"] + without.flatMap { ["-Xfrontend", $0] }
    settings.append(.unsafeFlags(flags + (hotTargets.contains(target.name) ? [] : ["-Onone"])))
    // A module's interface is a compilation of its own: where bodies alone change, no module that imports it is compiled again.
    if target.type != .test { settings.append(.unsafeFlags(["-emit-module-separately-wmo"])) }
  }
  target.swiftSettings = settings + (target.swiftSettings ?? [])
}
