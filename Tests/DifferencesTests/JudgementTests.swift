import Documents
import Foundation
import LayoutModel
import LayoutOutput
import LayoutTestSupport
import Testing

@testable import Differences
@testable import Fixtures
@testable import InterfaceBuilder

/// The verdict on changes that move nothing: seen, neither laid out nor drawn, or not judged.
struct JudgementTests {
  private static let conditions = [
    Conditions(device: "iphone-17", orientation: .portrait), Conditions(device: "ipad-pro-11", orientation: .portrait),
  ]

  private func difference(_ changes: (String, String)...) throws -> FileDifference {
    var text = SegueExample.text
    for (part, other) in changes {
      try #require(text.contains(part), "\(part)")
      text = text.replacingOccurrences(of: part, with: other)
    }
    return FileDifference(
      from: Array(SegueExample.text.utf8), to: Array(text.utf8), path: "Main.storyboard", under: Self.conditions)
  }

  private func report(_ difference: FileDifference) -> DifferenceReport {
    DifferenceReport(old: "old", new: "new", files: [difference])
  }

  @Test(
    "What isn't modelled is named, and never called no visible change",
    arguments: [
      // Values for a layer, or for a class of the application's own.
      (
        "<connections>",
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="12"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes><connections>
        """, "layer.cornerRadius none → 12 of “Go”"
      ),
      (
        "<connections>",
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="themeName" value="warning"/>
        </userDefinedRuntimeAttributes><connections>
        """, "themeName none → warning of “Go”"
      ),
      // Attributes that aren't known, or whose effect isn't.
      (
        "buttonType=\"system\"", "buttonType=\"system\" pointerInteraction=\"YES\"",
        "pointerInteraction none → YES of “Go”"
      ),
      ("buttonType=\"system\"", "buttonType=\"system\" showsGlow=\"YES\"", "showsGlow none → YES of “Go”"),
      ("title=\"Go\"/>", "title=\"Go\" glow=\"YES\"/>", "normal glow none → YES of “Go”"),
      (
        "lineBreakMode=\"middleTruncation\"", "lineBreakMode=\"wordWrap\"",
        "lineBreakMode middleTruncation → wordWrap of “Go”"
      ),
      ("id=\"con-st-003\"", "glow=\"YES\" id=\"con-st-003\"", "“Go”.top = view.safeArea.top: glow none → YES"),
      (
        "widthSizable=\"YES\"", "widthSizable=\"YES\" depthSizable=\"YES\"",
        "autoresizingMask depthSizable none → YES of view"
      ),
      // Elements that aren't known.
      ("<connections>", "<glow key=\"glow\" radius=\"3\"/><connections>", "glow none → radius 3 of “Go”"),
      ("<connections>", "<glow id=\"glo-w0-001\" radius=\"3\"/><connections>", "glow (glo-w0-001) added to “Go”"),
      // Classes, whose code draws.
      ("id=\"con-tr-001\"", "id=\"con-tr-001\" customClass=\"Theme\"", "customClass none → Theme of “Theme”"),
      // What is drawn at times.
      (
        "<connections>", "<state key=\"highlighted\" title=\"Now\"/><connections>",
        "highlighted none → title “Now” of “Go”"
      ),
      (
        "kind=\"show\"", "kind=\"show\" modalTransitionStyle=\"flipHorizontal\"",
        "segue to UIViewController (con-tr-002): modalTransitionStyle none → flipHorizontal of “Go”"
      ),
      ("useTraitCollections=\"YES\" ", "", "useTraitCollections YES → none"),
    ])
  func namesWhatIsNotJudged(part: String, other: String, cause: String) throws {
    let difference = try difference((part, other))
    #expect(difference.notJudged.map(\.cause) == [cause])
    #expect(!difference.isVisible && difference.mayBeVisible)
    let report = report(difference)
    let texts = [report.text().string, report.markdown.string, report.html.string]
    for text in texts {
      #expect(!text.lowercased().contains("no visible change"), "\(text)")
      #expect(text.contains("not judged: "))
    }
    #expect(texts[0].contains("  not judged: \(cause)\n"), "\(texts[0])")
    #expect(texts[0].hasSuffix("\n1 of 1 file may have changed visibly, which isn't judged.\n"))
  }

  @Test(
    "What nobody sees is told as neither laid out nor drawn",
    arguments: [
      ("<connections>", "<accessibility key=\"accessibilityConfiguration\" label=\"Go on\"/><connections>"),
      ("kind=\"show\"", "kind=\"show\" identifier=\"next\""),
      ("buttonType=\"system\"", "buttonType=\"system\" tag=\"7\""),
      ("id=\"con-tr-001\"", "storyboardIdentifier=\"First\" id=\"con-tr-001\""),
      ("id=\"con-st-003\"", "identifier=\"top\" id=\"con-st-003\""),
      ("id=\"con-st-003\"", "userLabel=\"The top\" id=\"con-st-003\""),
      (
        "<segue ",
        "<action selector=\"go:\" destination=\"con-tr-001\" eventType=\"touchUpInside\" id=\"act-io-001\"/><segue "
      ),
      (
        "<connections>",
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="a"/>
        </userDefinedRuntimeAttributes><connections>
        """
      ),
    ])
  func tellsWhatIsUnseen(part: String, other: String) throws {
    let difference = try difference((part, other))
    #expect(difference.edits.map(\.visibility) == [.unseen])
    #expect(difference.isChanged && !difference.mayBeVisible)
    let text = report(difference).text().string
    #expect(text.hasSuffix("\n1 of 1 file changed in what is neither laid out nor drawn.\n"), "\(text)")
    #expect(!text.contains("No visible change"))
  }

  @Test(
    "What is drawn is seen though nothing moves",
    arguments: [
      ("contentHorizontalAlignment=\"center\"", "contentHorizontalAlignment=\"left\""),
      ("<connections>", "<color key=\"tintColor\" systemColor=\"systemRedColor\"/><connections>"),
      ("<connections>", "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Go\"/><connections>"),
      ("title=\"Go\"/>", "title=\"Go\" image=\"arrow\"/>"), ("kind=\"show\"", "kind=\"presentation\""),
    ])
  func tellsWhatIsSeen(part: String, other: String) throws {
    let difference = try difference((part, other))
    #expect(difference.edits.map(\.visibility) == [.seen])
    #expect(difference.isVisible)
  }

  @Test("A segue of another kind is told with what it names, and moves what it leads to")
  func tellsSegues() throws {
    let difference = try difference(("kind=\"show\"", "kind=\"presentation\" modalPresentationStyle=\"formSheet\""))
    #expect(
      difference.edits.map(\.text)
        == ["segue to UIViewController (con-tr-002): kind show → presentation, modalPresentationStyle none → formSheet"]
    )
    #expect(difference.effects.flatMap(\.changes).flatMap(\.views) == ["roo-t0-002"])
    #expect(difference.effects.map(\.causes) == [[0]])
  }

  @Test("What changed of a size moves something where it does; of pads alone, and in a wide space, it is told")
  func tellsWhatWasUntold() throws {
    let pads = try difference(("targetRuntime=\"iOS.CocoaTouch\"", "targetRuntime=\"iOS.CocoaTouch.iPad\""))
    #expect(pads.edits.map(\.text) == ["targetRuntime iOS.CocoaTouch → iOS.CocoaTouch.iPad"])
    let color =
      "<color key=\"tintColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    func file(_ color: String) -> [UInt8] {
      Array(SegueExample.text.replacingOccurrences(of: "<connections>", with: "\(color)<connections>").utf8)
    }
    func colored(_ other: String) -> FileDifference {
      FileDifference(from: file(color), to: file(other), path: "Main.storyboard", under: Self.conditions)
    }
    let wide = colored(color.replacingOccurrences(of: "sRGB", with: "displayP3"))
    #expect(wide.edits.map(\.text) == ["tintColor #FF0000 → #FF0000 in displayP3"] && wide.isVisible)
    let calibrated = color.replacingOccurrences(
      of: "\"custom\" customColorSpace=\"sRGB\"", with: "\"calibratedRGB\"")
    #expect(!colored(calibrated).isChanged)
  }

  @Test("Of a file that changed visibly the number of changes that aren't judged is told too")
  func countsWhatIsNotJudged() throws {
    let difference = try difference(
      ("contentHorizontalAlignment=\"center\"", "contentHorizontalAlignment=\"left\" showsGlow=\"YES\""))
    #expect(report(difference).text().string.hasSuffix("\n1 of 1 file changed visibly, 1 change not judged.\n"))
  }

  @Test("Many changes that aren't judged are a few lines and a number")
  func sumsUp() throws {
    let glows = (1...20).map { "glow\($0)=\"YES\"" }.joined(separator: " ")
    let difference = try difference(("buttonType=\"system\"", "buttonType=\"system\" \(glows)"))
    #expect(difference.linesOfNotJudged().count == FileDifference.maximumChanges + 1)
    #expect(difference.linesOfNotJudged().last == "not judged: 12 more")
    #expect(difference.linesOfNotJudged(isVerbose: true).count == 20)
  }

  @Test("No attribute that the import passes over is taken for one that layouts show")
  func judgesWhatIsPassedOver() {
    let button = SourceElement(
      form: .element, name: "button", attributes: [:], children: [], text: "", position: .start)
    for name in ["springLoaded", "lineBreakStrategy", "appearanceType", "glow"] {
      #expect(!InterfaceBuilderFile.reads(name, of: "button"))
      #expect(Judgement(attribute: name, of: button).visibility == .notJudged, "\(name)")
    }
    for name in ["hidden", "verticalHuggingPriority"] { #expect(InterfaceBuilderFile.reads(name, of: "button")) }
    // What counts of one kind of view says nothing of another.
    #expect(InterfaceBuilderFile.reads("numberOfLines", of: "label"))
    #expect(!InterfaceBuilderFile.reads("numberOfLines", of: "button"))
  }

  @Test("What a fixture's events do isn't judged, its assertions aren't seen, and its looks are")
  func judgesFixtures() {
    func difference(_ old: String, _ new: String) -> FileDifference {
      func file(_ part: String) -> [UInt8] {
        Array(
          #"{"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root"\#(part)}"#.utf8)
      }
      return FileDifference(from: file(old), to: file(new), path: "a.json")
    }
    let events = difference("}", #"}, "events": [{"wait": 1}]"#)
    #expect(events.edits.map(\.visibility) == [.notJudged])
    #expect(difference("}", #"}, "assertions": ["root.width >= 10"]"#).edits.map(\.visibility) == [.unseen])
    #expect(difference("}", #", "appearance": {"backgroundColor": "systemRed"}}"#).isVisible)
    #expect(difference("}", #", "class": "AvatarView"}"#).edits.map(\.visibility) == [.notJudged])
  }

  // MARK: Fixtures

  private func visibility(_ old: String, _ new: String) -> [FileDifference.Edit.Visibility] {
    func text(_ part: String) -> [UInt8] {
      Array(
        """
        {"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root", "subviews": [
          {"id": "title", "class": "UILabel", "text": "Title", "frame": [20, 100, 100, 20], \(part)}]}}
        """.utf8)
    }
    return FileDifference(from: text(old), to: text(new), path: "a.json", under: Self.conditions).edits.map(
      \.visibility)
  }

  @Test(
    "A key of a fixture that is drawn is seen, also where nothing moves",
    arguments: [
      ("\"clipsToBounds\": false", "\"clipsToBounds\": true"),
      ("\"adjustsFontSizeToFitWidth\": false", "\"adjustsFontSizeToFitWidth\": true"),
      ("\"minimumScaleFactor\": 0.5", "\"minimumScaleFactor\": 0.6"),
      ("\"minimumFontSize\": 9", "\"minimumFontSize\": 10"),
    ])
  func seesDrawnKeys(old: String, new: String) {
    #expect(visibility(old, new) == [.seen])
  }

  @Test("A key that layouts show is laid out, one of which nothing is known isn't judged")
  func judgesKeys() {
    #expect(visibility("\"numberOfLines\": 1", "\"numberOfLines\": 2") == [.laidOut])
    #expect(visibility("\"accessibilityLabel\": \"a\"", "\"accessibilityLabel\": \"b\"") == [.unseen])
    let element = SourceElement(form: .object, name: "view", attributes: [:], children: [], text: "", position: .start)
    #expect(JudgedKeys.judgement(ofKey: "glow", of: element) == .notJudged)
    #expect(JudgedKeys.judgement(ofKey: "class", of: element) == .notJudged)
  }

  @Test("Every key of a fixture is judged, but those whose effect isn't modelled")
  func knowsAllKeys() {
    let later: Set = [
      "Action", "AddedObserver", "Animation", "AnimatedValues", "Answer", "Appearance", "AskedPresentation",
      "Assertion",
      "AssertionRange", "Choice", "Condition", "ControllerChange", "DeviceSettings", "Dismissal", "Event", "Exception",
      "Gradient", "Handlers", "IgnoredRule", "ItemChange", "Lint",
      "MethodCall", "Nilness", "Notification", "NotificationCondition", "Observer", "Pop", "Push", "RemovedObserver",
      "RowInsertion", "RowMove", "RowRemoval", "Shadow", "Shape", "SizeTransition", "Stack", "TabSelection",
      "ViewChange",
    ]
    func part(_ name: String) -> SourceElement {
      SourceElement(form: .object, name: name, attributes: [:], children: [], text: "", position: .start)
    }
    var open: Set<String> = []
    var section = ""
    for line in FixtureShape.reference.split(separator: "\n") {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard line.hasPrefix("| `"), !later.contains(section) else { continue }
      let key = String(line.dropFirst(3).prefix { $0 != "`" })
      guard JudgedKeys.judgement(within: part(key)) == nil else { continue }
      if JudgedKeys.judgement(ofKey: key, of: part("")) == .notJudged { open.insert(key) }
    }
    #expect(
      open == [
        "adjustsFontForContentSizeCategory", "class", "isModalInPopover", "isModalInPresentation", "isScrollEnabled",
        "modalInPopover", "modalInPresentation", "passthroughViews", "usesFontMetrics",
      ])
  }
}

/// A storyboard of two scenes, one of which leads to the other.
private enum SegueExample {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="con-tr-001">
        <device id="retina6_12" orientation="portrait"/>
        <scenes>
            <scene sceneID="sce-ne-001">
                <objects>
                    <viewController id="con-tr-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="roo-t0-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001">
                                    <rect key="frame" x="16" y="59" width="361" height="44"/>
                                    <state key="normal" title="Go"/>
                                    <connections>
                                        <segue destination="con-tr-002" kind="show" id="seg-ue-001"/>
                                    </connections>
                                </button>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="saf-e0-001"/>
                            <constraints>
                                <constraint firstItem="but-to-001" firstAttribute="leading" secondItem="saf-e0-001" secondAttribute="leading" constant="16" id="con-st-001"/>
                                <constraint firstItem="saf-e0-001" firstAttribute="trailing" secondItem="but-to-001" secondAttribute="trailing" constant="16" id="con-st-002"/>
                                <constraint firstItem="but-to-001" firstAttribute="top" secondItem="saf-e0-001" secondAttribute="top" id="con-st-003"/>
                                <constraint firstItem="but-to-001" firstAttribute="height" constant="44" id="con-st-004"/>
                            </constraints>
                        </view>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="sce-ne-002">
                <objects>
                    <viewController id="con-tr-002" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="roo-t0-002">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <viewLayoutGuide key="safeArea" id="saf-e0-002"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
}
