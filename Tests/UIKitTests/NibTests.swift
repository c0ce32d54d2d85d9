import Testing

@testable import UIKit

/// Files of Interface Builder as objects of the app's own classes.
@MainActor struct NibTests {
  /// A view with outlets, an action, a gesture and runtime attributes, in a file of its own.
  private static let card = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardOwner">
          <connections><outlet property="card" destination="crd-aa-001" id="out-aa-001"/></connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" restorationIdentifier="card" id="crd-aa-001" customClass="Card" customModule="UIKitTests">
          <accessibility key="accessibilityConfiguration" identifier="the card" label="Card"/>
          <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label opaque="NO" tag="7" text="Title" id="lbl-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="20" y="10" width="260" height="20.5"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              <nil key="highlightedColor"/>
            </label>
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn-aa-001">
              <rect key="frame" x="20" y="60" width="80" height="44"/>
              <state key="normal" title="OK"/>
              <connections>
                <action selector="tapped:" destination="-1" eventType="touchUpInside" id="act-aa-001"/>
                <action selector="pressed" destination="crd-aa-001" eventType="touchUpInside" id="act-aa-002"/>
              </connections>
            </button>
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="btn-aa-002">
              <rect key="frame" x="120" y="60" width="80" height="44"/>
              <state key="normal" title="No"/>
            </button>
          </subviews>
          <constraints>
            <constraint firstItem="lbl-aa-001" firstAttribute="leading" secondItem="crd-aa-001" secondAttribute="leading" constant="20" id="cns-aa-001"/>
            <constraint firstItem="lbl-aa-001" firstAttribute="top" secondItem="crd-aa-001" secondAttribute="top" constant="10" identifier="titleTop" id="cns-aa-002"/>
            <constraint firstAttribute="trailing" secondItem="lbl-aa-001" secondAttribute="trailing" constant="20" id="cns-aa-003"/>
          </constraints>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="kind" value="plain"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
          </userDefinedRuntimeAttributes>
          <connections>
            <outlet property="title" destination="lbl-aa-001" id="out-aa-002"/>
            <outlet property="top" destination="cns-aa-002" id="out-aa-003"/>
            <outletCollection property="buttons" destination="btn-aa-001" id="col-aa-001"/>
            <outletCollection property="buttons" destination="btn-aa-002" id="col-aa-002"/>
            <outletCollection property="gestureRecognizers" destination="tap-aa-001" appends="YES" id="col-aa-003"/>
          </connections>
        </view>
        <tapGestureRecognizer id="tap-aa-001">
          <connections><action selector="tapped:" destination="-1" id="act-aa-003"/></connections>
        </tapGestureRecognizer>
      </objects>
    </document>
    """

  private func load(_ owner: CardOwner) -> [Any] {
    UINib.register(
      CardOwner.self, NibMember("card", \CardOwner.card),
      NibMember(Selector("tapped:", CardOwner.tapped(_:))))
    return UINib(data: Data(Self.card.utf8), bundle: nil).instantiate(withOwner: owner, options: nil)
  }

  @Test func objects() throws {
    let owner = CardOwner()
    let objects = load(owner)
    let card = try #require(objects.first as? Card)
    #expect(owner.card === card)
    #expect(card.title.text == "Title")
    #expect(card.title.tag == 7)
    #expect(card.title.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(card.top.identifier == "titleTop")
    #expect(card.buttons.map { $0.title(for: .normal) } == ["OK", "No"])
    #expect((card.layer.cornerRadius, card.radius, card.kind, card.isRound) == (5, 2.5, "plain", true))
    #expect(card.restorationIdentifier == "card")
    #expect((card.accessibilityIdentifier, card.accessibilityLabel) == ("the card", "Card"))
    #expect(card.events == ["coder 3", "title", "awake true"])
    #expect(objects.count == 2)
  }

  @Test func layout() throws {
    let card = try #require(load(CardOwner()).first as? Card)
    card.frame.size.width = 400
    card.layoutIfNeeded()
    #expect(card.title.frame.origin == CGPoint(x: 20, y: 10))
    #expect(card.title.frame.width == 360)
    card.top.constant = 30
    card.layoutIfNeeded()
    #expect(card.title.frame.origin.y == 30)
  }

  @Test func actions() throws {
    let owner = CardOwner()
    let card = try #require(load(owner).first as? Card)
    card.buttons[0].sendActions(for: .touchUpInside)
    #expect(owner.senders.count == 1)
    #expect(card.presses == 1)
    card.gestureRecognizers?.first?.recognize(at: .zero)
    #expect(owner.senders.last is UITapGestureRecognizer)
  }

  @Test func spinners() throws {
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
        <objects>
          <view contentMode="scaleToFill" id="box-aa-001"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <subviews>
              <activityIndicatorView opaque="NO" tag="3" animating="YES" style="large" id="spn-aa-001"><rect key="frame" x="10" y="20" width="37" height="37"/></activityIndicatorView>
              <activityIndicatorView hidden="YES" opaque="NO" hidesWhenStopped="YES" style="medium" id="spn-aa-002"><rect key="frame" x="60" y="20" width="20" height="20"/></activityIndicatorView>
            </subviews>
          </view>
        </objects>
      </document>
      """
    let box = try #require(
      UINib(data: Data(file.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView)
    let spinners = box.subviews.compactMap { $0 as? UIActivityIndicatorView }
    try #require(spinners.count == 2)
    #expect(spinners[0].frame == CGRect(x: 10, y: 20, width: 37, height: 37))
    #expect((spinners[0].tag, spinners[0].style, spinners[0].isAnimating) == (3, .large, true))
    #expect(spinners.map(\.isHidden) == [false, true])
  }

  @Test func missingOutlet() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let file = """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
            <objects>
              <view id="crd-aa-001" customClass="Card" customModule="UIKitTests"><rect key="frame" x="0" y="0" width="1" height="1"/>
                <connections><outlet property="nothing" destination="crd-aa-001" id="a-1"/></connections>
              </view>
            </objects>
          </document>
          """
        _ = UINib(data: Data(file.utf8), bundle: nil).instantiate(withOwner: nil)
      }
    }
  }
}

/// The owner of a file, which says its members by hand.
@MainActor private final class CardOwner: NSObject {
  var card: Card?
  var senders: [Any] = []
  func tapped(_ sender: Any) { senders.append(sender) }
}

/// A view of a file, whose list of members is what the rewriting of its code writes.
final class Card: UIView {
  weak var title: UILabel! { didSet { events.append("title") } }
  var top: NSLayoutConstraint!
  var buttons: [UIButton]!
  var radius: CGFloat = 0
  var kind = ""
  var isRound = false
  var presses = 0
  private(set) var events: [String] = []

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("coder \(subviews.count)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake \(title != nil && radius == 2.5)")
  }

  fileprivate func pressed() { presses += 1 }
}

extension Card {
  fileprivate static var nibMembers: [NibMember] {
    [
      NibMember("title", \Card.title), NibMember("top", \Card.top), NibMember("buttons", \Card.buttons),
      NibMember("radius", \Card.radius), NibMember("kind", \Card.kind), NibMember("isRound", \Card.isRound),
      NibMember(Selector("pressed", Card.pressed)),
    ]
  }
}

final class _Card_NibMembers: NibMembers { static var members: [NibMember] { Card.nibMembers } }
