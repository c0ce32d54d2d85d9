/// A file in which a rule finds something, and what it passes over: on the same screen, or with the fault mended.
package struct LintExample: Sendable {
  /// The text of a file: a fixture, or a file of Interface Builder.
  package struct File: Sendable {
    package let text: String
    /// The file's name, whose ending tells its format.
    package var name: String { text.hasPrefix("<") ? "example.xib" : "example.json" }
  }

  package let file: File
  /// The id of the view, constraint or thing that the rule reports; `nil` if it is the whole screen.
  package let reported: String?
  /// The id of a view on the same screen that the rule passes over.
  package let passedOver: String?
  /// The same file with the fault mended.
  package let mended: File?
  /// The range of widths in which the rule looks for it; `nil` where single windows show it.
  package let widths: ClosedRange<Double>?

  /// A screen with two views, or constraints, that a rule tells apart.
  init(reports reported: String, not passedOver: String, in file: File) {
    (self.reported, self.passedOver, self.file) = (reported, passedOver, file)
    (mended, widths) = (nil, nil)
  }

  /// A faulty screen, and the same one mended.
  init(
    reports reported: String? = nil, in file: File, notIn mended: File, widths: ClosedRange<Double>? = nil
  ) {
    (self.reported, self.file, self.mended, self.widths) = (reported, file, mended, widths)
    passedOver = nil
  }
}

// MARK: Files

extension LintExample.File {
  /// Returns a fixture with some views.
  static func screen(_ views: String, constraints: String = "", more: String = "") -> Self {
    Self(
      text: """
        {"format": "layout-fixture/1", "device": "iphone-se-3rd-gen"\(more),
         "view": {"id": "root", "subviews": [\(views)], "constraints": [\(constraints)]}}
        """)
  }

  /// Returns a fixture with a controller and events.
  static func controllers(_ root: String, device: String = "iphone-se-3rd-gen", _ more: String = "") -> Self {
    Self(
      text: """
        {"format": "layout-fixture/1", "device": "\(device)", "rootViewController": {"id": "home", \(root)}\(more)}
        """)
  }

  /// Returns an Interface Builder file with a view 100 high that is stored at a height.
  static func canvas(storedHeight: Int, attribute: String = "") -> Self {
    Self(
      text: """
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
        """)
  }
}
