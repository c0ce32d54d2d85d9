import Testing

@testable import UIKit

/// Storyboards as controllers of the app's own classes.
@MainActor @Suite(.serialized) struct StoryboardTests {
  /// Two controllers; the second stands in a container view of the first.
  static let main = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="one-aa-001">
      <device id="retina6_1" orientation="portrait"/>
      <scenes>
        <scene sceneID="scn-aa-001">
          <objects>
            <viewController storyboardIdentifier="first" title="First" id="one-aa-001" customClass="FirstController" customModule="UIKitTests" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="vie-aa-001">
                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                  <containerView opaque="NO" contentMode="scaleToFill" id="con-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
                    <rect key="frame" x="20" y="64" width="374" height="100"/>
                    <connections><segue destination="two-aa-001" kind="embed" identifier="embed" id="seg-aa-001"/></connections>
                  </containerView>
                  <label opaque="NO" text="Hello" id="lbl-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
                    <rect key="frame" x="20" y="200" width="374" height="20.5"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                  </label>
                </subviews>
                <viewLayoutGuide key="safeArea" id="saf-aa-001"/>
                <constraints>
                  <constraint firstItem="con-aa-001" firstAttribute="leading" secondItem="saf-aa-001" secondAttribute="leading" constant="20" id="c-1"/>
                  <constraint firstItem="saf-aa-001" firstAttribute="trailing" secondItem="con-aa-001" secondAttribute="trailing" constant="20" id="c-2"/>
                  <constraint firstItem="con-aa-001" firstAttribute="top" secondItem="saf-aa-001" secondAttribute="top" constant="20" id="c-3"/>
                  <constraint firstItem="con-aa-001" firstAttribute="height" constant="100" id="c-4"/>
                  <constraint firstItem="lbl-aa-001" firstAttribute="leading" secondItem="con-aa-001" secondAttribute="leading" id="c-5"/>
                  <constraint firstItem="lbl-aa-001" firstAttribute="top" secondItem="con-aa-001" secondAttribute="bottom" constant="36" id="c-6"/>
                </constraints>
              </view>
              <connections>
                <outlet property="label" destination="lbl-aa-001" id="out-aa-001"/>
              </connections>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="fir-aa-001" sceneMemberID="firstResponder"/>
          </objects>
        </scene>
        <scene sceneID="scn-aa-002">
          <objects>
            <viewController storyboardIdentifier="second" id="two-aa-001" customClass="SecondController" customModule="UIKitTests" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="vie-aa-002">
                <rect key="frame" x="0.0" y="0.0" width="374" height="100"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              </view>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="fir-aa-002" sceneMemberID="firstResponder"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  private func storyboard() throws -> UIStoryboard {
    UIStoryboard(try NibFile([UInt8](Self.main.utf8), name: "Main", fileName: "Main.storyboard", bundle: .main))
  }

  @Test func loading() throws {
    let first = try #require(storyboard().instantiateInitialViewController() as? FirstController)
    #expect(first.events == ["coder", "awake"])
    #expect(first.title == "First")
    #expect(first.storyboard != nil)
    #expect(!first.isViewLoaded)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    window.rootViewController = first
    window.layoutIfNeeded()
    #expect(first.events.prefix(4) == ["coder", "awake", "prepare embed", "load Hello"])
    #expect(first.children.count == 1)
    let second = try #require(first.children.first as? SecondController)
    #expect(second.view.frame.size == CGSize(width: 362, height: 100))
    #expect(second.value == 5)
    #expect(first.label.frame.minX == 20)
  }

  @Test func creators() throws {
    let made = try storyboard().instantiateViewController(identifier: "second") { coder in
      SecondController(coder: coder, value: 9)
    }
    #expect(made.value == 9)
    #expect(made.view.bounds.size == CGSize(width: 374, height: 100))
    #expect(try storyboard().instantiateViewController(withIdentifier: "first") is FirstController)
  }

  @Test func unknownIdentifier() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let file = try NibFile(
          [UInt8](StoryboardTests.main.utf8), name: "Main", fileName: "Main.storyboard", bundle: .main)
        _ = UIStoryboard(file).instantiateViewController(withIdentifier: "nobody")
      }
    }
  }
}

/// A controller of a storyboard with an outlet.
final class FirstController: UIViewController {
  var label: UILabel!
  private(set) var events: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("coder")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "")")
    (segue.destination as? SecondController)?.value = 5
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("load \(label?.text ?? "")")
  }
}

/// A controller that another one contains.
final class SecondController: UIViewController {
  var value = 0

  required init?(coder: NSCoder) { super.init(coder: coder) }
  init?(coder: NSCoder, value: Int) {
    super.init(coder: coder)
    self.value = value
  }
}

final class _FirstController_NibMembers: NibMembers {
  static var members: [NibMember] { [NibMember("label", \FirstController.label)] }
}
