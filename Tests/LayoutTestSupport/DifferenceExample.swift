/// A storyboard that tests change.
package enum DifferenceExample {
  package static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="log-in-001">
        <device id="retina6_12" orientation="portrait"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22131"/>
        </dependencies>
        <scenes>
            <scene sceneID="aaa-bb-ccc">
                <objects>
                    <viewController title="Login" id="log-in-001" customClass="LoginController" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="roo-t0-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <label opaque="NO" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="nam-e0-001">
                                    <rect key="frame" x="16" y="75" width="361" height="20.333333333333329"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                </label>
                                <textField opaque="NO" borderStyle="roundedRect" placeholder="Your name" translatesAutoresizingMaskIntoConstraints="NO" id="fie-ld-001">
                                    <rect key="frame" x="16" y="103.33333333333333" width="361" height="34"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="14"/>
                                </textField>
                                <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001">
                                    <rect key="frame" x="166.66666666666666" y="778" width="60" height="40"/>
                                    <state key="normal" title="Go"/>
                                </button>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="saf-e0-001"/>
                            <constraints>
                                <constraint firstItem="nam-e0-001" firstAttribute="leading" secondItem="saf-e0-001" secondAttribute="leading" constant="16" id="c-1"/>
                                <constraint firstItem="nam-e0-001" firstAttribute="top" secondItem="saf-e0-001" secondAttribute="top" constant="16" id="c-2"/>
                                <constraint firstItem="saf-e0-001" firstAttribute="trailing" secondItem="nam-e0-001" secondAttribute="trailing" constant="16" id="c-3"/>
                                <constraint firstItem="fie-ld-001" firstAttribute="leading" secondItem="nam-e0-001" secondAttribute="leading" id="c-4"/>
                                <constraint firstItem="fie-ld-001" firstAttribute="top" secondItem="nam-e0-001" secondAttribute="bottom" constant="8" id="c-5"/>
                                <constraint firstItem="fie-ld-001" firstAttribute="trailing" secondItem="nam-e0-001" secondAttribute="trailing" id="c-6"/>
                                <constraint firstItem="but-to-001" firstAttribute="height" constant="40" id="c-7"/>
                                <constraint firstItem="but-to-001" firstAttribute="centerX" secondItem="roo-t0-001" secondAttribute="centerX" id="c-10"/>
                                <constraint firstItem="but-to-001" firstAttribute="bottom" secondItem="saf-e0-001" secondAttribute="bottom" id="c-11"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="nameField" destination="fie-ld-001" id="out-le-001"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-001" sceneMemberID="firstResponder"/>
                </objects>
                <point key="canvasLocation" x="52" y="105"/>
            </scene>
        </scenes>
    </document>

    """
}
