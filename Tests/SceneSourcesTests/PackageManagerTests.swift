import FileSystem
import Foundation
import LayoutTestSupport
import Testing

@testable import SceneSources

/// The packages that projects ask for, and their checkouts.
struct PackageManagerTests {
  /// Calls a closure with a repository of files.
  private static func with<Value>(_ files: [String: String], _ body: (Path) throws -> Value) throws -> Value {
    try TemporaryFolder.with { folder in
      for (name, text) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      return try body(try #require(Files.resolved(Path(folder.path))))
    }
  }

  private static let project = """
    { objects = { R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/SnapKit/SnapKit.git"; };
      S = { isa = XCRemoteSwiftPackageReference; repositoryURL = "git@github.com:onevcat/Kingfisher"; }; }; }
    """
  private static let manifest = """
    let package = Package(name: "P", dependencies: [
      .package(url: "https://github.com/apple/swift-collections.git", from: "1.0.0"), .package(path: "../Local")
    ], targets: [.target(name: "P")])
    """

  @Test(
    "Packages that aren't checked out are told with the command that fetches them",
    arguments: [
      (
        [
          "Podfile":
            "# pod 'Old'\npod 'Firebase/Core'\n  pod \"Alamofire\", '~> 5'\npod 'Own', :path => 'Own'\npod name"
        ],
        "'pod install' fetches Alamofire and Firebase"
      ),
      (
        ["Cartfile": "github \"ReactiveX/RxSwift\" ~> 6\ngit \"https://a.b/Kit.git\"\nbinary \"https://a.b/c.json\""],
        "'carthage checkout' fetches Kit and RxSwift"
      ),
      (
        ["App.xcodeproj/project.pbxproj": project],
        "'xcodebuild -resolvePackageDependencies -clonedSourcePackagesDirPath SourcePackages' fetches Kingfisher and SnapKit"
      ),
      (
        [
          "project.yml":
            "packages:\n  Snap:\n    url: https://github.com/SnapKit/SnapKit\n  Local:\n    path: ../Local\n"
        ],
        "'xcodegen generate && xcodebuild -resolvePackageDependencies -clonedSourcePackagesDirPath SourcePackages' fetches SnapKit"
      ),
      (["Package.swift": manifest], "'swift package resolve' fetches swift-collections"),
      (
        ["Package.swift": manifest.replacingOccurrences(of: ".target(name: \"P\")", with: "")],
        "'tuist install' fetches swift-collections"
      ),
      (["Tuist/Package.swift": manifest], "'tuist install' fetches swift-collections"),
    ] as [([String: String], String)])
  func missing(files: [String: String], words: String) throws {
    try Self.with(files) { root in
      let all = MissingPackages.all(around: [root])
      #expect(all.map(\.words) == ["packages aren't checked out: \(words)"])
      #expect(all.map(\.folder) == [root])
    }
  }

  @Test("What is checked out isn't missing, whatever its name's case; names beyond four are counted")
  func checkedOut() throws {
    let pods = ["Alamofire", "B", "C", "D", "E", "F", "G"].map { "pod '\($0)'\n" }.joined()
    var files = ["Podfile": pods, "Pods/alamofire/A.swift": "", "Pods/Headers/x": "", "Cartfile": "github \"a/Kit\"\n"]
    files["Carthage/Checkouts/Kit/K.swift"] = ""
    try Self.with(files) { root in
      let missing = try #require(MissingPackages.all(around: [root]).first)
      #expect(missing.fetches.map(\.names) == [["B", "C", "D", "E", "F", "G"]])
      #expect(missing.words == "packages aren't checked out: 'pod install' fetches B, C, D, E and 2 more")
      #expect(PackageManager.all.flatMap { $0.packages(in: root) }.map(\.name) == ["alamofire", "Kit"])
    }
  }

  @Test("The nearest folder around a file that asks for packages counts, and no folder above the repository")
  func nearest() throws {
    let files = [
      ".git/HEAD": "", "Podfile": "pod 'A'\n", "App/Views/V.xib": "", "Other/Podfile": "pod 'B'\n",
      "Other/Pods/B/b": "",
      "Other/Views/V.xib": "", "Inner/.git/HEAD": "", "Inner/V.xib": "",
    ]
    try Self.with(files) { root in
      let folders = ["App/Views", "Other/Views", "Inner", "App"].map { root.file(Path($0)) }
      #expect(MissingPackages.all(around: folders).map(\.folder) == [root])
      #expect(MissingPackages.all(around: Array(folders[1...2])).isEmpty)
    }
  }

  @Test("A workspace has the projects and packages of its groups, each once, where they are there")
  func workspace() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <FileRef location = "group:App/App.xcodeproj"></FileRef>
        <Group location = "container:Libraries" name = "Libraries">
          <FileRef location = "group:Kit/Kit.xcodeproj"></FileRef>
          <Group location = "group:Packages"><FileRef location = "group:Core"></FileRef></Group>
          <FileRef location = "container:App/App.xcodeproj"></FileRef>
        </Group>
        <FileRef location = "group:Gone/Gone.xcodeproj"></FileRef>
        <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
      </Workspace>
      """
    let files = [
      "W.xcworkspace/contents.xcworkspacedata": text, "App/App.xcodeproj/p": "", "Libraries/Kit/Kit.xcodeproj/p": "",
      "Libraries/Packages/Core/Package.swift": "", "Pods/Pods.xcodeproj/p": "",
    ]
    try Self.with(files) { root in
      let workspace = XcodeWorkspace(reading: root.file("W.xcworkspace"))
      #expect(workspace.projects == [root.file("App/App.xcodeproj"), root.file("Libraries/Kit/Kit.xcodeproj")])
      #expect(workspace.packages == [root.file("Libraries/Packages/Core")])
    }
  }

  @Test("Descriptions of XcodeGen and Tuist name their targets, tests aside, and belong together below a workspace")
  func descriptions() throws {
    let tuist = """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(name: "App", destinations: .iOS, product: .app), .target(name: "Core-Kit", product: .framework),
        .target(name: "AppTests", product: .unitTests), Target(name: "UI", product: .uiTests)])
      """
    let xcodeGen = """
      targets:
        Main: {type: application, platform: iOS}
        MainTests:
          type: bundle.unit-test
      """
    let files = [
      "Tuist/Package.swift": "", "A/Project.swift": tuist, "B/Project.swift": "class Project {}",
      "C/project.yml": xcodeGen,
    ]
    try Self.with(files) { root in
      let names = { (folder: Path) in Files.names(in: folder) ?? [] }
      let (a, b, c) = (root.file("A"), root.file("B"), root.file("C"))
      #expect(DescribedProject.isDescribed(a, names(a)) && !DescribedProject.isDescribed(b, names(b)))
      #expect(DescribedProject.isDescribed(c, names(c)) && DescribedProject.isWorkspace(root, names(root)))
      #expect(DescribedProject.targets(in: a, [a.file("Project.swift")]) == ["App", "Core-Kit"])
      #expect(DescribedProject.targets(in: c, []) == ["Main"])
    }
  }
}
