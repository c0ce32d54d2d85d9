import CoreGraphics
import LayoutModel
package import ViewKinds

extension UIView {
  /// The name of UIKit's class that a view is of among those that are laid out by rules of their own; `nil` for a view of no such kind.
  var nameOfKind: String? {
    let type = type(of: self)
    if let known = Self.namesOfKinds[ObjectIdentifier(type)] { return known }
    var ancestor: AnyClass? = type
    while let next = ancestor, next == UIView.self || KindDescription.of(ViewKind(className: "\(next)")) == nil {
      ancestor = _getSuperclass(next)
    }
    let name = ancestor.map { "\($0)" }
    Self.namesOfKinds[ObjectIdentifier(type)] = .some(name)
    return name
  }

  /// The names found so far, by classes: a class's ancestors stay what they are.
  private static var namesOfKinds: [ObjectIdentifier: String?] = [:]

  /// The settings of every view.
  static let settingsOfViews = LiveSettings([
    LiveSetting(PlainView.tag, \UIView.tag), LiveSetting(PlainView.isOpaque, \UIView.isOpaque),
    LiveSetting(PlainView.isMultipleTouchEnabled, \UIView.isMultipleTouchEnabled),
    LiveSetting(PlainView.isUserInteractionEnabled, \UIView.isUserInteractionEnabled),
    LiveSetting(PlainView.restorationIdentifier, \UIView.restorationIdentifier),
    LiveSetting(PlainView.backgroundColor, \UIView.backgroundColor),
    LiveSetting(
      PlainView.tintColor, color: { $0.rare?.tintColor }, assign: { (view: UIView, color) in view.tintColor = color }),
    LiveSetting(
      PlainView.clipsToBounds, { $0.clipsToBounds || $0 is UIScrollView ? .flag($0.clipsToBounds) : nil },
      assign: { (view: UIView, value) in view.clipsToBounds = value == .flag(true) }),
    LiveSetting(PlainView.contentMode, \UIView.contentMode),
  ])
}

extension UIControl {
  /// The settings of every control.
  static let settingsOfControls =
    settingsOfViews + [
      LiveSetting(Control.isEnabled, \UIControl.isEnabled), LiveSetting(Control.isSelected, \UIControl.isSelected),
      LiveSetting(Control.isHighlighted, \UIControl.isHighlighted),
      LiveSetting(Control.contentHorizontalAlignment, \UIControl.contentHorizontalAlignment),
      LiveSetting(Control.contentVerticalAlignment, \UIControl.contentVerticalAlignment),
    ]
}

extension UIScrollView {
  /// The settings of every view that scrolls.
  static let settingsOfScrollViews =
    settingsOfViews + [
      LiveSetting(ScrollView.isScrollEnabled, \UIScrollView.isScrollEnabled),
      LiveSetting(ScrollView.contentInsetAdjustmentBehavior, \UIScrollView.contentInsetAdjustmentBehavior),
      LiveSetting(ScrollView.isPagingEnabled, \UIScrollView.isPagingEnabled),
      LiveSetting(ScrollView.bounces, \UIScrollView.bounces),
      LiveSetting(ScrollView.alwaysBounceVertical, \UIScrollView.alwaysBounceVertical),
      LiveSetting(ScrollView.alwaysBounceHorizontal, \UIScrollView.alwaysBounceHorizontal),
      LiveSetting(ScrollView.showsHorizontalScrollIndicator, \UIScrollView.showsHorizontalScrollIndicator),
      LiveSetting(ScrollView.showsVerticalScrollIndicator, \UIScrollView.showsVerticalScrollIndicator),
      LiveSetting(ScrollView.scrollsToTop, \UIScrollView.scrollsToTop),
      LiveSetting(ScrollView.maximumZoomScale, \UIScrollView.maximumZoomScale),
      LiveSetting(ScrollView.minimumZoomScale, \UIScrollView.minimumZoomScale),
      LiveSetting(ScrollView.keyboardDismissMode, \UIScrollView.keyboardDismissMode),
    ]
}

extension CGFloat: SettingConvertible {
  package var settingValue: SettingValue? { .number(Double(self)) }

  package init?(_ value: SettingValue?) {
    guard let number = Double(value) else { return nil }
    self = CGFloat(number)
  }
}

extension UIEdgeInsets: SettingConvertible {
  package var settingValue: SettingValue? { .insets(insets) }

  package init?(_ value: SettingValue?) {
    guard let insets = EdgeInsets(value) else { return nil }
    self = UIEdgeInsets(insets)
  }
}
