import FileSystem
import Findings
import Foundation
import LayoutModel
import LayoutTestSupport
import Testing

@testable import Lint
@testable import SceneSources

/// Findings beside the text of an app's code: what it changes is a guess, and what it leaves alone is sure.
struct CodeChangeTests {
  /// The findings in a storyboard whose controller `Form` has a panel of a fixed height between the edges of its view, and an empty stack
  /// view without a height, beside code.
  private static func findings(
    beside code: [String: String], request: LayoutRequest = LayoutRequest(devices: ["iphone-se-3rd-gen"])
  ) throws -> [LintFinding] {
    try TemporaryFolder.with { folder in
      for (name, text) in code { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
      let file = folder.appendingPathComponent("Form.storyboard")
      try Data(storyboard.utf8).write(to: file)
      try Data(list.utf8).write(to: folder.appendingPathComponent("Info.plist"))
      let settings = LintFileSettings(asked: request)
      return LintRun(LintInputs([Path(file.path)])) { [settings] _ in settings }.outcome().report.findings
    }
  }

  private static let list = """
    <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key><array>
    <string>UIInterfaceOrientationPortrait</string><string>UIInterfaceOrientationLandscapeLeft</string></array></dict></plist>
    """

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="c">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Form" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="p"><rect key="frame" x="0" y="0" width="100" height="600"/>
              <constraints><constraint firstAttribute="height" constant="600" id="h"/>
                <constraint firstAttribute="width" constant="100" id="w"/></constraints></view>
            <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="st">
              <rect key="frame" x="100" y="20" width="275" height="647"/></stackView>
            <button fixedFrame="YES" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
              <rect key="frame" x="120" y="600" width="150" height="50"/>
              <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
              <state key="normal" title="Save"/></button>
          </subviews>
          <constraints>
            <constraint firstItem="p" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
            <constraint firstItem="p" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
            <constraint firstAttribute="bottom" secondItem="p" secondAttribute="bottom" id="c3"/>
            <constraint firstItem="st" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="c4"/>
            <constraint firstItem="st" firstAttribute="leading" secondItem="p" secondAttribute="trailing" id="c5"/>
            <constraint firstAttribute="trailing" secondItem="st" secondAttribute="trailing" id="c6"/>
          </constraints>
        </view>
        <connections>
          <outlet property="panelHeight" destination="h" id="o1"/><outlet property="stack" destination="st" id="o2"/>
          <outlet property="save" destination="b" id="o3"/>
        </connections>
      </viewController></objects></scene></scenes>
    </document>
    """

  private static func swift(_ body: String = "", answering: String = "") -> [String: String] {
    [
      "Form.swift": """
      class Form: Base {
        @IBOutlet var panelHeight: NSLayoutConstraint!
        @IBOutlet private var stack: UIStackView!
        @IBOutlet var save: UIButton!
        override func viewDidLoad() { \(body) }
      }
      """, "Base.swift": "class Base: UIViewController { \(answering) }",
    ]
  }

  private static func certainty(_ rule: String, _ view: String? = nil, in findings: [LintFinding]) -> Certainty? {
    findings.first { $0.key.rule == rule && (view == nil || $0.key.view == view) }?.certainty
  }

  @Test(
    "Without its code, a constraint with an outlet is guessed, and so is an empty stack view; what else there is is sure"
  )
  func withoutCode() throws {
    let findings = try Self.findings(beside: [:])
    #expect(
      Self.certainty("conflict", in: findings)?.guesses == [Guess(.unreadCode, of: "'panelHeight' (Form)")])
    #expect(Self.certainty("ambiguous", "st", in: findings)?.guesses == [Guess(.unreadCode, of: "'stack' (Form)")])
    #expect(Self.certainty("off-screen", "b", in: findings) == .sure)
  }

  @Test("What the code is known not to touch is sure")
  func untouched() throws {
    let findings = try Self.findings(
      beside: Self.swift(
        "if panelHeight.constant == 3 { print(save.frame, stack.isHidden) } // panelHeight.constant = 3"))
    #expect(Self.certainty("conflict", in: findings) == .sure)
    #expect(Self.certainty("ambiguous", "st", in: findings) == .sure)
    #expect(Self.certainty("off-screen", "b", in: findings) == .sure)
  }

  @Test("What code sets, fills and moves is guessed, with the line that does it")
  func touched() throws {
    let findings = try Self.findings(
      beside: Self.swift(
        "self.panelHeight?.constant -= 40; stack.addArrangedSubview(UILabel()); save.frame.origin.y = 3"))
    #expect(
      Self.certainty("conflict", in: findings)?.guesses == [Guess(.code, of: "'panelHeight' (Form.swift:5)")])
    #expect(Self.certainty("ambiguous", "st", in: findings)?.guesses == [Guess(.code, of: "'stack' (Form.swift:5)")])
    #expect(Self.certainty("off-screen", "b", in: findings)?.guesses == [Guess(.code, of: "'save' (Form.swift:5)")])
  }

  @Test("A constraint that is handed on whole, or changed by another class, may be anything")
  func handedOn() throws {
    for body in ["NSLayoutConstraint.deactivate([panelHeight])", "let all = panelHeight", "update(panelHeight)"] {
      let findings = try Self.findings(beside: Self.swift(body))
      #expect(Self.certainty("conflict", in: findings)?.isSure == false, "\(body)")
    }
    var code = Self.swift()
    code["Other.swift"] = "class Other { func f(_ form: Form) { form.panelHeight.constant = 3 } }"
    #expect(
      Self.certainty("conflict", in: try Self.findings(beside: code))?.guesses == [
        Guess(.code, of: "'panelHeight' (Other.swift:1)")
      ])
  }

  @Test("The orientations that a class, or one above it, allows are those that are looked at; unclear ones are guessed")
  func orientations() throws {
    let upright = "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }"
    #expect(Self.certainty("off-screen", "b", in: try Self.findings(beside: Self.swift(answering: upright))) == nil)
    let unclear =
      "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { isLocked ? .portrait : .all }"
    #expect(
      Self.certainty("off-screen", "b", in: try Self.findings(beside: Self.swift(answering: unclear)))?.guesses == [
        Guess(.orientations)
      ])
  }

  @Test(
    "Where the application's delegate decides in a way that isn't understood, other orientations than portrait are guessed"
  )
  func orientationsOfApplication() throws {
    func certainty(_ answer: String) throws -> Certainty? {
      var code = Self.swift()
      code["App.swift"] = """
        class App: NSObject, UIApplicationDelegate {
          func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask {
            \(answer)
          }
        }
        """
      return Self.certainty("off-screen", "b", in: try Self.findings(beside: code))
    }
    #expect(try certainty("isLocked ? .portrait : .all")?.guesses == [Guess(.orientations)])
    #expect(try certainty(".all") == .sure)
    #expect(try certainty(".portrait") == nil)
  }

  @Test("A file whose class lacks an outlet can't be loaded, and what is found of it is guessed")
  func misfit() throws {
    let code = [
      "Form.swift": """
      class Form: UIViewController {
        @IBOutlet var panelHeight: NSLayoutConstraint!
        private lazy var stack = UIStackView()
        @IBOutlet var save: UIButton!
      }
      """
    ]
    let guess = Guess(.unreached, of: "the file, because Form has no 'stack'")
    #expect(Self.certainty("off-screen", "b", in: try Self.findings(beside: code))?.guesses == [guess])
    // A superclass that isn't here may have it.
    let others = ["Form.swift": code.values.joined().replacing("UIViewController", with: "Base")]
    #expect(Self.certainty("off-screen", "b", in: try Self.findings(beside: others)) == .sure)
  }

  @Test("Devices that an app isn't for are looked at only where somebody asks for one")
  func devices() throws {
    let project = ProjectSettingsFixture.phonesAlone
    try TemporaryFolder.with { folder in
      let container = folder.appendingPathComponent("App.xcodeproj")
      try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
      try Data(project.utf8).write(to: container.appendingPathComponent("project.pbxproj"))
      let files = ProjectFiles(beside: Path(folder.appendingPathComponent("A.xib").path))
      let usual = LintFileSettings().request(in: files)
      #expect(!usual.devices.isEmpty)
      #expect(usual.devices.allSatisfy { DeviceCatalogue.device(named: $0)?.idiom == .phone })
      #expect(usual.layoutDirections == [.leftToRight])
      let asked = LayoutRequest(devices: ["ipad-pro-11"], layoutDirections: [.rightToLeft])
      #expect(LintFileSettings(asked: asked).request(in: files).devices == ["ipad-pro-11"])
      #expect(
        LintFileSettings(over: asked.over(.lintStandard), naming: asked).request(in: files).layoutDirections == [
          .rightToLeft
        ])
    }
  }
}

/// A project of Xcode with an app for phones, in English.
private enum ProjectSettingsFixture {
  static let phonesAlone = """
    { objects = {
      C1 = {isa = XCBuildConfiguration; buildSettings = { TARGETED_DEVICE_FAMILY = 1; }; name = Debug; };
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1,); };
      T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; name = App; productType = "com.apple.product-type.application"; };
      P1 = {isa = PBXProject; buildConfigurationList = L1; knownRegions = (en, Base); targets = (T1,); };
    }; rootObject = P1; }
    """
}
