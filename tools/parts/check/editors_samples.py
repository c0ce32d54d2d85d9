"""Storyboards for the tests of editors."""

HEADER = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22154" targetRuntime="iOS.CocoaTouch" \
propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="scr-000-0">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
"""
LABEL = """                            <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" \
text="Label {0}" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="{1}">
                                <rect key="frame" x="16" y="{2}" width="361" height="21"/>
                                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                            </label>
"""


def storyboard(views, scenes=1, constant="16"):
    """A storyboard of screens with labels below each other. The first label of the first screen has a constant of its own."""
    text = [HEADER]
    for scene in range(scenes):
        ids = [f"lab-{scene:03}-{view:03}" for view in range(views)]
        text.append(f"""        <scene sceneID="sce-{scene:03}-0">
            <objects>
                <viewController title="Screen {scene}" id="scr-{scene:03}-0" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="roo-{scene:03}-0">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
""")
        text += [LABEL.format(number, own, 59 + number * 21) for number, own in enumerate(ids)]
        text.append(f"""                        </subviews>
                        <viewLayoutGuide key="safeArea" id="saf-{scene:03}-0"/>
                        <constraints>
""")
        before = f"saf-{scene:03}-0"
        for number, own in enumerate(ids):
            leading = constant if scene == number == 0 else "16"
            edge = "top" if number == 0 else "bottom"
            text.append(
                f'                            <constraint firstItem="{own}" firstAttribute="top" secondItem="{before}" '
                f'secondAttribute="{edge}" id="top{own[3:]}"/>\n'
                f'                            <constraint firstItem="{own}" firstAttribute="leading" secondItem="saf-{scene:03}-0" '
                f'secondAttribute="leading" constant="{leading}" id="lea{own[3:]}"/>\n')
            before = own
        text.append("""                        </constraints>
                    </view>
                </viewController>
            </objects>
        </scene>
""")
    return "".join(text) + "    </scenes>\n</document>\n"


# What contradicts itself: the same view is 200 and 300 wide.
CONFLICT = ('                            <constraint firstItem="lab-000-000" firstAttribute="width" constant="200" id="wid-000-001"/>\n'
            '                            <constraint firstItem="lab-000-000" firstAttribute="width" constant="300" id="wid-000-002"/>\n')


def with_conflict(text):
    """The storyboard with a conflict, and the line that it begins in, from 0."""
    mark = '                        <constraints>\n'
    place = text.index(mark) + len(mark)
    return text[:place] + CONFLICT + text[place:], text[:place].count("\n")
