import LayoutModel
import Testing

@testable import Lint

/// Two views for a rule: one that it must report, and one that it mustn't, on one screen or on two.
struct RuleExample: Sendable, CustomTestStringConvertible {
  let rule: LintRule
  /// The file with the view that the rule reports.
  let file: String
  /// The id of the view, constraint or thing that the rule reports; `nil` if it is the whole screen.
  let reported: String?
  /// The same file with the fault mended, if the rule reports the whole screen or one thing of it.
  var mended: String?
  /// The id of a view on the same screen that the rule passes over.
  var passedOver: String?
  /// The range of widths that the rule looks at, if it needs one.
  var widths: ClosedRange<Double>?

  var testDescription: String { rule.id }

  /// Creates the example of a rule with a screen that has a view of both kinds.
  init(_ rule: LintRule, reports reported: String, not passedOver: String, in file: String) {
    (self.rule, self.reported, self.passedOver, self.file) = (rule, reported, passedOver, file)
  }

  /// Creates the example of a rule with a faulty screen, and the same one mended.
  init(
    _ rule: LintRule, reports reported: String? = nil, in file: String, notIn mended: String,
    widths: ClosedRange<Double>? = nil
  ) {
    (self.rule, self.reported, self.file, self.mended, self.widths) = (rule, reported, file, mended, widths)
  }
}

extension RuleExample {
  /// Returns the text of a fixture with some views.
  static func screen(_ views: String, constraints: String = "", more: String = "") -> String {
    """
    {"format": "layout-fixture/1", "device": "iphone-se-3rd-gen"\(more),
     "view": {"id": "root", "subviews": [\(views)], "constraints": [\(constraints)]}}
    """
  }

  /// Returns the text of a fixture with a controller and events.
  static func controllers(_ root: String, device: String = "iphone-se-3rd-gen", _ more: String = "") -> String {
    """
    {"format": "layout-fixture/1", "device": "\(device)", "rootViewController": {"id": "home", \(root)}\(more)}
    """
  }

  /// Returns the text of an Interface Builder file with a view 100 high that is stored at a height.
  static func canvas(storedHeight: Int, attribute: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="root"\(attribute)>
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
              <rect key="frame" x="16" y="100" width="200" height="\(storedHeight)"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="16" id="c1"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="100" id="c2"/>
            <constraint firstItem="box" firstAttribute="width" constant="200" id="c3"/>
            <constraint firstItem="box" firstAttribute="height" constant="100" id="c4"/>
          </constraints>
        </view>
      </objects>
    </document>
    """
  }
}
