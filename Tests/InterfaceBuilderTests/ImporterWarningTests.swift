import InterfaceBuilder
import LayoutModel
import LayoutSimulator
import Testing

/// Parts of an Interface Builder file that aren't understood are reported, and the rest is laid out.
struct ImporterWarningTests {
  /// A xib of one view.
  private func file(
    _ content: String, document: String = "toolsVersion=\"22505\"", device: String = "orientation=\"portrait\""
  ) throws -> InterfaceBuilderFile {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(document) targetRuntime="iOS.CocoaTouch">
      <device id="retina4_7" \(device)/><objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/>
      \(content)
      </view></objects></document>
      """
    return try InterfaceBuilderFile(reading: Array(text.utf8), name: "file")
  }

  /// The warnings of a file, each its code and what its message quotes first.
  private func warnings(_ file: InterfaceBuilderFile) throws -> [String] {
    try file.scenes().warnings.map { warning in
      let quoted = warning.message.split(separator: "'", omittingEmptySubsequences: false).dropFirst().first ?? ""
      return "\(warning.code) \(quoted)"
    }
  }

  @Test(
    "A value that is none is told of, whichever part says it",
    arguments: [
      ("<subviews><label numberOfLines=\"-5\"/></subviews>", "numberOfLines"),
      ("<subviews><label preferredMaxLayoutWidth=\"wide\"/></subviews>", "preferredMaxLayoutWidth"),
      ("<subviews><textField borderStyle=\"dotted\"/></subviews>", "borderStyle"),
      ("<subviews><pageControl numberOfPages=\"many\"/></subviews>", "numberOfPages"),
      ("<subviews><stackView spacingType=\"zzz\"/></subviews>", "spacingType"),
      ("<subviews><view placeholderIntrinsicWidth=\"abc\"/></subviews>", "placeholderIntrinsicWidth"),
      ("<subviews><view hidden=\"MAYBE\"/></subviews>", "hidden"),
      ("<autoresizingMask key=\"autoresizingMask\" widthSizable=\"MAYBE\"/>", "widthSizable"),
      ("<edgeInsets key=\"layoutMargins\" top=\"abc\" left=\"0\" bottom=\"0\" right=\"0\"/>", "top"),
      ("<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"big\"/>", "pointSize"),
      ("<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHuge\"/>", "style"),
      ("<variation key=\"widthClass=wide\"/>", "key"),
      ("<variation key=\"default\"><edgeInsets key=\"layoutMargins\" top=\"nan\"/></variation>", "top"),
      ("<viewLayoutGuide key=\"somewhere\" id=\"guide\"/>", "key"),
    ])
  func tellsMalformedValues(content: String, attribute: String) throws {
    let found = try warnings(file(content)).filter { !$0.hasPrefix("view-without-frame") }
    #expect(found == ["malformed-value \(attribute)"])
  }

  @Test(
    "Numbers of frames that are none are told of, hexadecimal ones among them", arguments: ["nan", "0x10", "1e300", ""])
  func tellsMalformedFrames(number: String) throws {
    let rect = "<rect key=\"frame\" x=\"\(number)\" y=\"0\" width=\"1\" height=\"1\"/>"
    let found = try warnings(file("<subviews><view id=\"v\">\(rect)</view></subviews>"))
    #expect(Set(found) == ["malformed-value x", "view-without-frame view"])
    let missing = "<subviews><view id=\"v\"><rect key=\"frame\" x=\"0\"/></view></subviews>"
    #expect(try warnings(file(missing)) == ["view-without-frame view"])
  }

  @Test("A size that a designable view asked for and that is none is told of", arguments: ["", "wide", "1e300"])
  func tellsMalformedDesignedSizes(width: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/></view></objects>
      <designables><designable name="root"><size key="intrinsicContentSize" width="\(width)" height="4"/></designable>
      <designable name="gone"/></designables></document>
      """
    #expect(try warnings(InterfaceBuilderFile(reading: Array(text.utf8), name: "file")) == ["malformed-value width"])
  }

  @Test("A device's orientation and an Xcode's version that are none are told of")
  func tellsMalformedDocuments() throws {
    #expect(try warnings(file("", device: "orientation=\"sideways\"")) == ["malformed-value orientation"])
    #expect(try warnings(file("", document: "toolsVersion=\"new\"")) == ["malformed-value toolsVersion"])
  }

  @Test(
    "An attribute of another kind of element, and one that a part hasn't, is told of",
    arguments: [
      ("<subviews><label axis=\"vertical\"/></subviews>", "axis"),
      ("<subviews><view numberOfPages=\"3\"/></subviews>", "numberOfPages"),
      ("<subviews><view multiplier=\"3\"/></subviews>", "multiplier"),
      (
        "<subviews><view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" depth=\"5\"/></view></subviews>",
        "depth"
      ),
      ("<autoresizingMask key=\"autoresizingMask\" foldable=\"YES\"/>", "foldable"),
    ])
  func tellsUnknownAttributes(content: String, attribute: String) throws {
    let found = try warnings(file(content)).filter { !$0.hasPrefix("view-without-frame") }
    #expect(found == ["unknown-attribute \(attribute)"])
  }

  @Test(
    "An element that isn't known is told of wherever it stands",
    arguments: [
      "<mystery/>", "<subviews><mystery/></subviews>", "<subviews><mystery><view/></mystery></subviews>",
      "<constraints><mystery/></constraints>",
    ])
  func tellsUnknownElements(content: String) throws {
    #expect(try warnings(file(content)) == ["unknown-element mystery"])
  }

  @Test(
    "A constraint of which something is malformed is left out, for a guess may conflict",
    arguments: ["constant", "multiplier", "priority", "relation"])
  func leavesOutMalformedConstraints(attribute: String) throws {
    let second = attribute == "multiplier" ? "secondItem=\"root\" secondAttribute=\"width\"" : ""
    let content = """
      <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="50" height="50"/></view></subviews>
      <constraints><constraint firstItem="v" firstAttribute="width" \(second) \(attribute)="abc" id="c"/></constraints>
      """
    let (scenes, warnings) = try file(content).scenes()
    #expect(warnings.map(\.code) == ["malformed-constraint"])
    #expect(scenes.first?.rootViewController.view.constraints == [])
  }

  @Test("An identifier that a later constraint has as its id isn't called an id that stands twice")
  func keepsIdentifiersApart() throws {
    let content = """
      <constraints><constraint firstAttribute="width" constant="1" identifier="c9" id="c4"/>
      <constraint firstAttribute="height" constant="1" id="c9"/></constraints>
      """
    let (scenes, warnings) = try file(content).scenes()
    #expect(warnings.isEmpty)
    #expect(scenes.first?.rootViewController.view.constraints.map(\.id) == ["c9", nil])
  }

  @Test("An id with characters that steer a terminal is none")
  func refusesSteeringIDs() throws {
    for character in ["&#10;", "&#x9B;", "&#x2028;"] {
      let scene = try file("<subviews><view id=\"x\(character)y\"/></subviews>").scenes()
      #expect(scene.warnings.map(\.code) == ["malformed-value"])
      #expect(scene.scenes.first?.rootViewController.view.subviews.map(\.id) == [nil])
    }
  }

  @Test("Controllers that aren't in the file are told of")
  func tellsLostControllers() throws {
    let text = """
      <document version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" initialViewController="NOPE">
      <scenes><scene><objects><viewController id="a"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="1" height="1"/></view><connections>
      <segue kind="show" destination="ZZ"/><segue kind="unwind" destination="exit"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    let file = try InterfaceBuilderFile(reading: Array(text.utf8), name: "file")
    #expect(try warnings(file) == ["unknown-controller NOPE", "unknown-controller ZZ"])
  }
}
