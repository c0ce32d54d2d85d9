import Foundation
import InterfaceBuilder
import LayoutModel

/// The values that files set by key paths.
@MainActor struct RuntimeAttributes {
  private let loader: NibLoader

  init(_ loader: NibLoader) { self.loader = loader }

  /// Sets a value by its key path: a property of the object, or of what a property holds.
  func set(_ attribute: NibRuntimeAttribute, of object: AnyObject) {
    let names = attribute.keyPath.split(separator: ".").map(String.init)
    guard let last = names.last else { return }
    var holder = object
    for name in names.dropLast() {
      guard let inner = SystemAttributes.object(name, of: holder) else {
        return tellUnknown(attribute, of: object)
      }
      holder = inner
    }
    let value = value(of: attribute.value)
    if let member = NibClasses.member(named: last, of: holder), case .property(let set) = member.kind {
      if !set(holder, value) { tellUnknown(attribute, of: object) }
      return
    }
    if !SystemAttributes.set(value, last, of: holder) { tellUnknown(attribute, of: object) }
  }

  /// UIKit prints it and goes on.
  private func tellUnknown(_ attribute: NibRuntimeAttribute, of object: AnyObject) {
    guard NibClasses.standIn == nil else { return }
    standardError(
      "Failed to set (\(attribute.keyPath)) user defined inspected property on (\(String(reflecting: type(of: object)))): this class is not key value coding-compliant for the key \(attribute.keyPath). \(loader.nib.place(attribute.position))"
    )
  }

  private func value(of value: NibRuntimeAttribute.Value) -> Any? {
    switch value {
    case .boolean(let flag): flag
    case .number(let number): number
    case .string(let text): text
    case .localizedString(let key): loader.nib.bundle.localizedString(forKey: key, value: key, table: nil)
    case .color(let color): loader.color(color)
    case .point(let x, let y): CGPoint(x: x, y: y)
    case .size(let width, let height): CGSize(width: width, height: height)
    case .rect(let x, let y, let width, let height): CGRect(x: x, y: y, width: width, height: height)
    case .range(let location, let length): NSRange(location: location, length: length)
    case .image(let name, let isSymbol):
      isSymbol ? UIImage(systemName: name) : UIImage(named: name, in: loader.nib.bundle, compatibleWith: nil)
    case .none: nil
    }
  }
}

/// The properties of UIKit's classes that files set by key paths.
@MainActor enum SystemAttributes {
  /// The value of an object's property; `nil` where nothing is known of it.
  static func object(_ name: String, of object: AnyObject) -> AnyObject? {
    switch (name, object) {
    case ("layer", let view as UIView): view.layer
    case ("titleLabel", let button as UIButton): button.titleLabel
    case ("imageView", let button as UIButton): button.imageView
    default: storedObject(name, of: object)
    }
  }

  private static func storedObject(_ name: String, of object: AnyObject) -> AnyObject? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) { return child.value as AnyObject }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Sets a property of one of UIKit's classes.
  ///
  /// - Returns: Whether the object has it.
  static func set(_ value: Any?, _ name: String, of object: AnyObject) -> Bool {
    switch object {
    case let layer as CALayer: set(value, name, of: layer)
    case let view as UIView: set(value, name, of: view)
    default: false
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    (value as? Double).map { CGFloat($0) } ?? (value as? String).flatMap { Double($0) }.map { CGFloat($0) }
  }

  private static func color(_ value: Any?) -> CGColor? { (value as? UIColor)?.cgColor }

  private static func set(_ value: Any?, _ name: String, of layer: CALayer) -> Bool {
    switch name {
    case "cornerRadius": layer.cornerRadius = number(value) ?? 0
    case "borderWidth": layer.borderWidth = number(value) ?? 0
    case "borderColor": layer.borderColor = color(value)
    case "borderUIColor", "borderColorFromUIColor": layer.borderColor = color(value)
    case "masksToBounds": layer.masksToBounds = value as? Bool ?? false
    case "shadowOpacity": layer.shadowOpacity = Float(number(value) ?? 0)
    case "shadowRadius": layer.shadowRadius = number(value) ?? 0
    case "shadowColor": layer.shadowColor = color(value)
    case "shadowOffset": layer.shadowOffset = value as? CGSize ?? .zero
    case "cornerCurve": layer.cornerCurve = CALayerCornerCurve(rawValue: value as? String ?? "circular")
    case "maskedCorners":
      layer.maskedCorners = CACornerMask(rawValue: number(value).flatMap { UInt(exactly: Double($0)) } ?? 15)
    case "zPosition": layer.zPosition = number(value) ?? 0
    case "opacity": layer.opacity = Float(number(value) ?? 1)
    default: return false
    }
    return true
  }

  private static func set(_ value: Any?, _ name: String, of view: UIView) -> Bool {
    switch name {
    case "clipsToBounds": view.clipsToBounds = value as? Bool ?? false
    case "hidden", "isHidden": view.isHidden = value as? Bool ?? false
    case "alpha": view.alpha = number(value) ?? 1
    case "tag": view.tag = number(value).flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0
    case "backgroundColor": view.backgroundColor = value as? UIColor
    case "tintColor": view.tintColor = value as? UIColor
    case "userInteractionEnabled": view.isUserInteractionEnabled = value as? Bool ?? true
    case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
    case "accessibilityLabel": view.accessibilityLabel = value as? String
    case "accessibilityHint": view.accessibilityHint = value as? String
    case "isAccessibilityElement": view.isAccessibilityElement = value as? Bool ?? false
    case "text":
      guard let label = view as? UILabel else { return false }
      label.text = value as? String
    default: return false
    }
    return true
  }
}
