import LayoutModel

@testable import UIKit

/// Storyboards of tests, scene by scene.
@MainActor enum SegueStoryboard {
  /// A storyboard of scenes.
  static func storyboard(_ scenes: String..., initial: String) throws -> UIStoryboard {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="\(initial)">
        <device id="retina6_1" orientation="portrait"/>
        <scenes>\(scenes.joined(separator: "\n"))</scenes>
      </document>
      """
    return UIStoryboard(
      try NibFile([UInt8](text.utf8), name: "Ways", fileName: "Ways.storyboard", bundle: .main))
  }

  /// A scene of a container.
  static func container(
    _ id: String, _ kind: String, _ attributes: String = "", _ content: String = "", _ relationships: String
  ) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
      <\(kind) id="\(id)" \(attributes) sceneMemberID="viewController">
        \(content)
        <connections>\(relationships)</connections>
      </\(kind)>
      <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" sceneMemberID="firstResponder"/>
    </objects></scene>
    """
  }

  /// A scene of a controller that notes what it is asked, with views in its own.
  static func scene(
    _ id: String, _ attributes: String = "", views: String = "", items: String = "", segues: String = "",
    others: String = ""
  ) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
      <viewController storyboardIdentifier="\(id)" title="\(id)" id="\(id)" customClass="WayController" customModule="UIKitTests" \(attributes) sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="view-\(id)">
          <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>\(views)</subviews>
        </view>
        \(items)
        <connections>\(segues)</connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" sceneMemberID="firstResponder"/>
      <exit id="exit-\(id)" userLabel="Exit" sceneMemberID="exit"/>
      \(others)
    </objects></scene>
    """
  }

  /// A button with connections.
  static func button(_ id: String, _ connections: String) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="\(id)">
      <rect key="frame" x="20" y="200" width="80" height="44"/><state key="normal" title="Go"/>
      <connections>\(connections)</connections>
    </button>
    """
  }

  /// A window with the storyboard's first controller.
  static func show(_ storyboard: UIStoryboard, on device: String = "iphone-17") throws -> UIWindow {
    let window = try UIWindow(Conditions(device: device))
    window.rootViewController = storyboard.instantiateInitialViewController()
    window.layoutIfNeeded()
    WayController.events = []
    return window
  }
}

extension SegueStoryboard {
  /// Ends the transitions of all windows.
  static func finish() {
    for controller in UIScreen.main.windows.flatMap(\.controllers) { controller.transition?.finish() }
  }
}

/// A controller of a storyboard that notes what segues ask and tell it.
final class WayController: UIViewController {
  static var events: [String] = []
  /// A Boolean that lets segues begin.
  var lets = true
  /// A Boolean that tells whether unwind segues may end at it.
  var isTarget = true
  /// The value that `makeOther` gives.
  var made: String?

  private func note(_ event: String) { Self.events.append("\(title ?? ""): \(event)") }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    note("should \(identifier)")
    return lets
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    note("prepare \(segue.identifier ?? "") to \(segue.destination.title ?? "\(type(of: segue.destination))")")
  }
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    let can = super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    note("can \(can)")
    return can && isTarget
  }
  func goBack(_ segue: UIStoryboardSegue) { note("back from \(segue.source.title ?? "")") }
  func makeOther(_ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> WayController? {
    let other = WayController(coder: coder)
    other?.made = identifier
    return other
  }
}

final class _WayController_NibMembers: NibMembers {
  static var members: [NibMember] {
    [
      NibMember(Selector("goBackWithSegue:", WayController.goBack)),
      NibMember(Selector("makeOther:sender:identifier:", WayController.makeOther)),
    ]
  }
}

/// A segue of a test's own, which shows its destination as a child.
final class OwnSegue: UIStoryboardSegue {
  override func perform() {
    source.addChild(destination)
    source.view.addSubview(destination.view)
    destination.didMove(toParent: source)
  }
}
