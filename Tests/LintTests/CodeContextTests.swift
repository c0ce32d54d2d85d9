import FileSystem
import Findings
import Foundation
import LayoutModel
import LayoutTestSupport
import Testing

@testable import Lint
@testable import SceneSources

/// Findings beside code that decides where a screen stands: what its owner answers, what container is around it, and what becomes of a
/// table's header.
struct CodeContextTests {
  private static func findings(
    in file: (name: String, text: String), beside code: [String: String],
    on device: String = "iphone-se-3rd-gen"
  ) throws -> [LintFinding] {
    try TemporaryFolder.with { folder in
      for (name, text) in code { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
      let path = folder.appendingPathComponent(file.name)
      try Data(file.text.utf8).write(to: path)
      try Data(list.utf8).write(to: folder.appendingPathComponent("Info.plist"))
      let settings = LintFileSettings(asked: LayoutRequest(devices: [device]))
      return LintRun(LintInputs([Path(path.path)])) { [settings] _ in settings }.outcome().report.findings
    }
  }

  private static let list = """
    <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key><array>
    <string>UIInterfaceOrientationPortrait</string><string>UIInterfaceOrientationLandscapeLeft</string></array></dict></plist>
    """

  private static func certainty(_ rule: String, _ view: String, in findings: [LintFinding]) -> Certainty? {
    findings.first { $0.key.rule == rule && $0.key.view == view }?.certainty
  }

  /// A xib with a controller's view: a label at its top, and a button near the bottom of an upright phone.
  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="TourController">
          <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
        <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label text="Hello" id="l"><rect key="frame" x="20" y="8" width="100" height="21"/>
              <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label>
            <button buttonType="system" id="b"><rect key="frame" x="120" y="580" width="150" height="50"/>
              <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
              <state key="normal" title="Go"/></button>
          </subviews></view>
      </objects>
    </document>
    """

  private static let upright =
    "- (NSUInteger)supportedInterfaceOrientations { return UIInterfaceOrientationMaskPortrait; }"

  private static func owner(_ body: String = "", in other: String = "") -> [String: String] {
    [
      "TourController.m": """
      @interface TourController : UIViewController
      @end
      @implementation TourController
      \(body)
      @end
      @interface Menu : UIViewController
      @end
      @implementation Menu
      - (void)open { \(other) }
      @end
      """
    ]
  }

  @Test("The view of a xib's owner is looked at in the orientations that the owner's class allows")
  func ownersOrientations() throws {
    let file = ("TourController.xib", Self.xib)
    #expect(Self.certainty("off-screen", "b", in: try Self.findings(in: file, beside: Self.owner())) == .sure)
    #expect(Self.certainty("off-screen", "b", in: try Self.findings(in: file, beside: Self.owner(Self.upright))) == nil)
  }

  @Test("What reaches above the safe area of a screen that code pushes is guessed: a bar stands above it")
  func pushed() throws {
    let file = ("TourController.xib", Self.xib)
    let shown = Self.owner(in: "TourController *t = [TourController new]; self.window.rootViewController = t;")
    #expect(Self.certainty("unsafe-area", "l", in: try Self.findings(in: file, beside: shown)) == .sure)
    let pushed = Self.owner(
      in:
        "TourController *t = [[TourController alloc] init]; [self.navigationController pushViewController:t animated:YES];"
    )
    let root = Self.owner(
      in: "TourController *t = [TourController new]; [[UINavigationController alloc] initWithRootViewController:t];")
    for code in [pushed, root] {
      let certainty = Self.certainty("unsafe-area", "l", in: try Self.findings(in: file, beside: code))
      #expect(certainty?.guesses.map(\.kind) == [.part])
    }
    // The author drew it below a bar, which the app has then.
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/></view>\n</objects>"
    let drawn = ("Tour.xib", Self.xib.replacing("</view>\n  </objects>", with: bar))
    let certainty = Self.certainty("unsafe-area", "l", in: try Self.findings(in: drawn, beside: shown))
    #expect(certainty?.guesses.map(\.kind) == [.part])
  }

  @Test("A screen that code shows within another one has that one's size and safe area, which are guessed")
  func embedded() throws {
    let file = ("TourController.xib", Self.xib)
    let child = "TourController *t = [TourController new]; [self addChildViewController:t];"
    let findings = try Self.findings(in: file, beside: Self.owner(in: child))
    #expect(Self.certainty("unsafe-area", "l", in: findings)?.guesses.map(\.kind) == [.part])
    #expect(Self.certainty("off-screen", "b", in: findings)?.guesses.map(\.kind).contains(.part) == true)
    let alsoShown = "\(child) [self presentViewController:[TourController new] animated:YES completion:nil];"
    let others = try Self.findings(in: file, beside: Self.owner(in: alsoShown))
    #expect(Self.certainty("unsafe-area", "l", in: others) == .sure)
  }

  @Test("A screen whose identifier code hands to a controller of pages is a part of another one")
  func pages() throws {
    let scene = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects>
          <viewController storyboardIdentifier="tab_market" id="c" customClass="Market" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews><label text="Hello" id="l"><rect key="frame" x="20" y="8" width="100" height="21"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label></subviews></view>
          </viewController></objects></scene></scenes>
      </document>
      """
    func certainty(_ make: String, besides other: String = "", of pages: String = "UIPageViewController") throws
      -> Certainty?
    {
      let code = [
        "Pages.h": "@interface Pages : \(pages)\n@end",
        "Pages.m": """
        @implementation Pages
        - (UIViewController *)at:(int)i { return [board instantiateViewControllerWithIdentifier:\(make)]; }
        @end
        """,
        "Home.m": """
        @implementation Home
        - (void)open { self.pages = [[Pages alloc] initWithIdentifiers:@[@"tab_market", @"tab_more"]]; \(other) }
        @end
        """,
        "Market.h": "@interface Market : UIViewController\n@end",
      ]
      let findings = try Self.findings(in: ("Main.storyboard", scene), beside: code)
      return Self.certainty("unsafe-area", "l", in: findings)
    }
    #expect(try certainty("identifiers[i]")?.guesses.map(\.kind) == [.part])
    #expect(try certainty("identifiers[i]", of: "UIViewController") == .sure)
    #expect(try certainty(#"@"tab_other""#) == .sure)
    let shown = #"[board instantiateViewControllerWithIdentifier:@"tab_market"];"#
    #expect(try certainty("identifiers[i]", besides: shown) == .sure)
  }

  @Test(
    "A file that is named for a device is guessed on others",
    arguments: [
      ("Tour_iPhone6Plus", "iphone-6-plus", true), ("Tour_iPhone6Plus", "iphone-se-3rd-gen", false),
      ("Tour-iphone_6", "iphone-se-3rd-gen", true), ("Tour_iPad", "iphone-se-3rd-gen", false),
      ("TourIphone", "iphone-se-3rd-gen", true), ("Tour9", "iphone-se-3rd-gen", true),
    ])
  func namedDevices(name: String, device: String, isSure: Bool) throws {
    let findings = try Self.findings(in: (name + ".xib", Self.xib), beside: [:], on: device)
    let certainty = Self.certainty("off-screen", "b", in: findings)
    #expect(certainty?.isSure == isSure)
    #expect(isSure || certainty?.guesses.map(\.kind) == [.part])
  }

  /// A storyboard of a screen in a navigation controller, or alone.
  private static func storyboard(_ view: String, class name: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="n">
      <device id="retina4_7" orientation="portrait"/>
      <scenes>
        <scene sceneID="s1"><objects><navigationController id="n" sceneMemberID="viewController">
          <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
          <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="c" customClass="\(name)" sceneMemberID="viewController">
          \(view)
        </viewController></objects></scene>
      </scenes>
    </document>
    """
  }

  @Test("Where a container in the code asks what is in front, what that refuses is guessed")
  func askingContainer() throws {
    let view = """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><button buttonType="system" id="b"><rect key="frame" x="120" y="500" width="150" height="50"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <state key="normal" title="Go"/></button></subviews></view>
      """
    let file = ("Main.storyboard", Self.storyboard(view, class: "Form"))
    let form =
      "class Form: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait } }"
    // A navigation controller alone doesn't ask.
    #expect(Self.certainty("off-screen", "b", in: try Self.findings(in: file, beside: ["Form.swift": form])) == .sure)
    let container = """
      class Side: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          center.topViewController!.supportedInterfaceOrientations
        }
      }
      """
    let guessed = try Self.findings(in: file, beside: ["Form.swift": form, "Side.swift": container])
    #expect(Self.certainty("off-screen", "b", in: guessed)?.guesses == [Guess(.orientations)])
    let free = form.replacing(".portrait", with: ".all")
    let others = try Self.findings(in: file, beside: ["Form.swift": free, "Side.swift": container])
    #expect(Self.certainty("off-screen", "b", in: others) == .sure)
  }

  @Test("A side that code sets may be set by the direction, and is guessed")
  func sideSetByCode() throws {
    let view = """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="p">
          <rect key="frame" x="40" y="100" width="100" height="50"/>
          <constraints><constraint firstAttribute="width" constant="100" id="k1"/>
            <constraint firstAttribute="height" constant="50" id="k2"/></constraints></view></subviews>
        <constraints>
          <constraint firstItem="p" firstAttribute="left" secondItem="v" secondAttribute="left" constant="40" id="k3"/>
          <constraint firstItem="p" firstAttribute="top" secondItem="v" secondAttribute="top" constant="100" id="k4"/>
        </constraints></view>
        <connections><outlet property="side" destination="k3" id="o"/></connections>
      """
    let file = ("Main.storyboard", Self.storyboard(view, class: "Form"))
    func certainty(_ body: String) throws -> Certainty? {
      let code =
        "class Form: UIViewController { @IBOutlet var side: NSLayoutConstraint!\n override func viewDidLoad() { \(body) } }"
      return Self.certainty("direction", "p", in: try Self.findings(in: file, beside: ["Form.swift": code]))
    }
    #expect(try certainty("print(side.constant)") == .sure)
    #expect(try certainty("side.constant = 12")?.guesses == [Guess(.code, of: "'side' (Form.swift:2)")])
  }

  @Test("A header that code sets again is as high as code makes it, and a footer says nothing of the header")
  func fittedHeader() throws {
    let view = """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><tableView dataMode="prototypes" style="plain" rowHeight="44" translatesAutoresizingMaskIntoConstraints="NO" id="t">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="375" height="90"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="p"><rect key="frame" x="0" y="0" width="375" height="90"/>
              <constraints><constraint firstAttribute="height" constant="200" id="k"/></constraints></view></subviews>
            <constraints>
              <constraint firstItem="p" firstAttribute="top" secondItem="h" secondAttribute="top" id="k1"/>
              <constraint firstAttribute="bottom" secondItem="p" secondAttribute="bottom" id="k2"/>
              <constraint firstItem="p" firstAttribute="leading" secondItem="h" secondAttribute="leading" id="k3"/>
              <constraint firstAttribute="trailing" secondItem="p" secondAttribute="trailing" id="k4"/>
            </constraints></view></tableView></subviews>
        <constraints>
          <constraint firstItem="t" firstAttribute="top" secondItem="v" secondAttribute="top" id="c1"/>
          <constraint firstAttribute="bottom" secondItem="t" secondAttribute="bottom" id="c2"/>
          <constraint firstItem="t" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c3"/>
          <constraint firstAttribute="trailing" secondItem="t" secondAttribute="trailing" id="c4"/>
        </constraints></view>
        <connections><outlet property="list" destination="t" id="o"/></connections>
      """
    let file = ("Main.storyboard", Self.storyboard(view, class: "Form"))
    func certainty(_ body: String) throws -> Certainty? {
      let code =
        "class Form: UIViewController { @IBOutlet var list: UITableView!\n override func viewDidLoad() { \(body) } }"
      let found: [LintFinding] = try Self.findings(in: file, beside: ["Form.swift": code])
      return found.first { $0.key.rule == "conflict" }?.certainty
    }
    #expect(try certainty("print(list.tableHeaderView)") == .sure)
    #expect(try certainty("list.tableFooterView = UIView()") == .sure)
    #expect(
      try certainty("if let own = list.tableHeaderView { list.tableHeaderView = own }")?.guesses == [
        Guess(.code, of: "'list' (Form.swift:2)")
      ])
  }
}
