import Documents

/// Small sound projects, of which hostile ones are made.
enum ProjectSeeds {
  /// An app of Xcode: an old property list, with a target of each kind that is read.
  static let pbxproj = tree(
    #"""
    {"archiveVersion": "1", "objectVersion": "77", "rootObject": "P", "objects": {
      "P": {"isa": "PBXProject", "mainGroup": "G", "targets": ["APP", "KIT", "TESTS", "MAC"], "buildConfigurationList": "CL",
       "developmentRegion": "en", "projectDirPath": "", "packageReferences": ["PKG"]},
      "CL": {"isa": "XCConfigurationList", "buildConfigurations": ["C"]},
      "C": {"isa": "XCBuildConfiguration", "buildSettings": {"SDKROOT": "iphoneos", "SWIFT_VERSION": "5.0"}},
      "G": {"isa": "PBXGroup", "children": ["GA", "SYNC", "OTHER", "LOCAL"], "sourceTree": "<group>"},
      "GA": {"isa": "PBXGroup", "children": ["A", "B"], "path": "App", "sourceTree": "<group>"},
      "A": {"isa": "PBXFileReference", "path": "A.swift", "lastKnownFileType": "sourcecode.swift", "sourceTree": "<group>"},
      "B": {"isa": "PBXFileReference", "path": "Kit/B.swift", "sourceTree": "SOURCE_ROOT"},
      "OTHER": {"isa": "PBXFileReference", "path": "Other/Other.xcodeproj", "sourceTree": "<group>"},
      "LOCAL": {"isa": "PBXFileReference", "path": "Local", "sourceTree": "<group>"},
      "PKG": {"isa": "XCLocalSwiftPackageReference", "relativePath": "Local"},
      "SYNC": {"isa": "PBXFileSystemSynchronizedRootGroup", "path": "New", "sourceTree": "<group>", "exceptions": ["X"]},
      "X": {"membershipExceptions": ["Left.swift"], "target": "APP"},
      "APP": {"isa": "PBXNativeTarget", "name": "My App", "productType": "com.apple.product-type.application", "buildPhases": ["S1"],
       "fileSystemSynchronizedGroups": ["SYNC"], "dependencies": ["D"]},
      "D": {"isa": "PBXTargetDependency", "target": "KIT"},
      "KIT": {"name": "Kit", "productName": "Kit", "productType": "com.apple.product-type.framework", "buildPhases": ["S2"],
       "dependencies": ["D2"]},
      "D2": {"target": "APP"},
      "TESTS": {"name": "T", "productType": "com.apple.product-type.bundle.unit-test", "buildPhases": ["S2"], "dependencies": ["D"]},
      "MAC": {"name": "M", "productType": "com.apple.product-type.application", "buildPhases": ["S2"], "buildConfigurationList": "ML"},
      "ML": {"buildConfigurations": ["MC"]}, "MC": {"buildSettings": {"SDKROOT": "macosx", "PRODUCT_MODULE_NAME": "Mac"}},
      "S1": {"isa": "PBXSourcesBuildPhase", "files": ["F1"]}, "F1": {"fileRef": "A"},
      "S2": {"isa": "PBXSourcesBuildPhase", "files": ["F2"]}, "F2": {"fileRef": "B"}}}
    """#)

  static let workspace = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Workspace version="1.0">
      <FileRef location="group:App.xcodeproj"></FileRef>
      <Group location="container:" name="More"><FileRef location="group:Other/Other.xcodeproj"></FileRef></Group>
      <FileRef location="container:Pods/Pods.xcodeproj"></FileRef>
    </Workspace>

    """
  static let scheme = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion="1600" version="1.7">
      <BuildAction parallelizeBuildables="YES"><BuildActionEntries><BuildActionEntry buildForTesting="YES">
        <BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="APP" BuildableName="My App.app" BlueprintName="My App"
          ReferencedContainer="container:App.xcodeproj"></BuildableReference>
      </BuildActionEntry></BuildActionEntries></BuildAction>
    </Scheme>

    """

  static let podfile = """
    # Pods
    platform :ios, '15.0'
    use_frameworks!
    target 'App' do
      pod 'Snap', '~> 5.0'
      pod 'Kit', :path => 'Local/Kit'
      pod "Own", path: "Own"
      # pod 'Off', :path => 'Off'
    end

    """
  static let podspec = """
    Pod::Spec.new do |s|
      s.name = 'Kit'
      s.module_name = 'Kit'
      s.swift_versions = ['5.0',
        '5.9']
      s.source_files = 'Sources/**/*.{h,swift}', "More/*.swift"
      s.resource_bundles = {'KitResources' => ['Assets/*'], "Others" => ["x"]}
    end

    """
  static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "App", platforms: [.iOS(.v15)],
      products: [.library(name: "App", targets: ["App"])],
      dependencies: [.package(url: "https://example.com/Snap.git", from: "5.0.0"), .package(path: "Local")],
      targets: [
        .target(name: "App", dependencies: ["Model", .product(name: "Snap", package: "Snap")], resources: [.process("Media.xcassets")]),
        .target(name: "Model", dependencies: [], path: "Model"),
        .executableTarget(name: "Tool", dependencies: ["App"]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
      ])

    """
  static let settings = tree(
    #"""
    {"included": ["App"], "excluded": ["Pods"], "rules": {"overlap": "off"},
     "code": {"packages": ["Local"], "stubs": ["Stubs"], "screens": ["previews", "snapshots", "controllers"], "include": ["A*"],
      "exclude": ["B?"], "make": {"AController": "AController(1)"}}}
    """#)

  static let information = tree(
    #"""
    {"CFBundleDevelopmentRegion": "en", "UILaunchStoryboardName": "Main", "UIRequiresFullScreen": true,
     "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"],
     "UIApplicationSceneManifest": {"UIApplicationSupportsMultipleScenes": false, "UISceneConfigurations": {"a": [{"b": 1}]}},
     "UIAppFonts": ["Grid.ttf"], "Number": 1.5}
    """#)
  static let plurals = tree(
    #"""
    {"%lld messages": {"NSStringLocalizedFormatKey": "%#@messages@", "messages": {"NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
     "NSStringFormatValueTypeKey": "lld", "one": "eine Nachricht", "other": "%lld Nachrichten"}}}
    """#)
  static let texts = tree(
    #"{"title": "Willkommen", "rows": "%2$@: %1$@", "abc-12-def.text": "Größe \"x\"", "abc-12-def.normalTitle": "a\\nb"}"#
  )
  static let catalogue = tree(
    #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {"Sign in": {"localizations": {"de": {"stringUnit": {"state": "translated",
     "value": "Anmelden"}}}}, "abc-12-def.text": {"extractionState": "manual", "localizations": {"de": {"variations": {"plural": {"one":
     {"stringUnit": {"state": "translated", "value": "%lld Datei"}}, "other": {"variations": {"device": {"iphone": {"stringUnit":
     {"value": "x"}}}}}}}}, "en": {"stringUnit": {"value": "file"}}}}}}
    """#)
  static let imageSet = tree(
    #"""
    {"images": [{"filename": "logo@2x.png", "idiom": "universal", "scale": "2x"}, {"filename": "logo.svg", "idiom": "iphone"},
      {"idiom": "ipad", "scale": "3x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
     "info": {"author": "xcode", "version": 1}, "properties": {"preserves-vector-representation": true, "template-rendering-intent": "x"}}
    """#)
  static let group = tree(#"{"info": {"author": "xcode", "version": 1}, "properties": {"provides-namespace": true}}"#)
  static let colorSet = tree(
    #"""
    {"colors": [{"color": {"color-space": "srgb", "components": {"alpha": "1.000", "blue": "0x99", "green": "102", "red": "0.200"}},
      "idiom": "universal"}, {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"platform": "ios",
      "reference": "labelColor"}, "idiom": "universal"}], "info": {"author": "xcode", "version": 1}}
    """#)

  static let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"/>"#
  /// A PNG of 4 by 3 pixels, as far as its header.
  static let png: [UInt8] =
    [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 4, 0, 0, 0, 3, 8, 6,
      0, 0, 0,
    ]

  static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A"/>
        <view id="root" contentMode="scaleToFill"><rect key="frame" x="0" y="0" width="320" height="480"/>
          <subviews><imageView id="logo" image="logo"><rect key="frame" x="0" y="0" width="10" height="10"/></imageView>
            <imageView id="star" image="Icons/star"><rect key="frame" x="0" y="0" width="10" height="10"/></imageView>
            <label id="abc-12-def" text="Size"><rect key="frame" x="0" y="0" width="10" height="10"/>
              <fontDescription key="fontDescription" name="Grid-Regular" family="Grid" pointSize="17"/></label></subviews></view>
      </objects>
      <resources><image name="logo" width="10" height="10"/><image name="Icons/star" width="10" height="10"/></resources>
    </document>

    """

  /// A Swift file with a controller of a name.
  static func controller(_ name: String) -> String {
    "import Snap\nimport UIKit\n\nfinal class \(name): UIViewController {}\n"
  }

  private static func tree(_ text: String) -> JSONTree {
    guard let value = try? JSONParser.parse(Array(text.utf8)) else { preconditionFailure("a seed is JSON") }
    return JSONTree(value)
  }
}

extension ProjectText {
  /// An app of Xcode, of a package, of CocoaPods, or of files alone, with its resources.
  enum Kind: CaseIterable { case xcode, workspace, package, pods, loose }

  init(_ kind: Kind) {
    self.init()
    switch kind {
    case .xcode, .workspace:
      add("App.xcodeproj/project.pbxproj", ProjectSeeds.pbxproj.bytes(in: .oldPropertyList))
      addFiles(["App/A.swift", "Kit/B.swift", "New/Own.swift", "New/Left.swift", "Local/Sources/Local/L.swift"])
      add("Local/Package.swift", "let package = Package(name: \"Local\", targets: [.target(name: \"Local\")])\n")
      add("Other/Other.xcodeproj", value: "true")
      guard kind == .workspace else { return }
      add("App.xcworkspace/contents.xcworkspacedata", ProjectSeeds.workspace)
      add("App.xcodeproj/xcshareddata/xcschemes/App.xcscheme", ProjectSeeds.scheme)
    case .package:
      add("Package.swift", ProjectSeeds.manifest)
      addFiles(["Sources/App/A.swift", "Model/M.swift", "Sources/Tool/T.swift", "Local/L.swift"])
      add(
        "Tests/AppTests/T.swift", "@testable import App\nimport SnapshotTesting\nfunc t() { assertSnapshot(of: A()) }\n"
      )
    case .pods:
      add("Podfile", ProjectSeeds.podfile)
      add("Local/Kit/Kit.podspec", ProjectSeeds.podspec)
      addFiles(["App/A.swift", "Local/Kit/Sources/K.swift", "Pods/Snap/S.swift", "Own/O.swift", "AppTests/T.swift"])
      add("Pods/Target Support Files/Snap/ResourceBundle-Snap-Snap-Info.plist", "")
    case .loose: addFiles(["A.swift", "B/B.swift", "BTests/T.swift"])
    }
  }

  private mutating func addFiles(_ paths: [String]) {
    for path in paths {
      add(path, ProjectSeeds.controller("\(path.split(separator: "/").last?.prefix { $0 != "." } ?? "A")"))
    }
  }

  /// Adds an asset catalogue, texts in languages, a property list, and a file of Interface Builder that shows them.
  mutating func addResources() {
    add("Media.xcassets/Contents.json", ProjectSeeds.group.bytes)
    add("Media.xcassets/logo.imageset/Contents.json", ProjectSeeds.imageSet.bytes)
    add("Media.xcassets/logo.imageset/logo@2x.png", ProjectSeeds.png)
    add("Media.xcassets/logo.imageset/logo.svg", ProjectSeeds.svg)
    add("Media.xcassets/Icons/Contents.json", ProjectSeeds.group.bytes)
    add("Media.xcassets/Icons/star.imageset/Contents.json", ProjectSeeds.imageSet.bytes)
    add("Media.xcassets/brand.colorset/Contents.json", ProjectSeeds.colorSet.bytes)
    add("Base.lproj/A.xib", ProjectSeeds.xib)
    add("de.lproj/A.strings", ProjectSeeds.texts.bytes(in: .oldPropertyList))
    add("A.xcstrings", ProjectSeeds.catalogue.bytes)
    add("Info.plist", ProjectGrammar.propertyList(ProjectSeeds.information))
  }
}
