import Documents

extension Conditions: CustomStringConvertible {
  /// The conditions asked for, joined by slashes: device, system version, orientation, size, content size category,
  /// layout direction, pseudolanguage, localization.
  ///
  ///     iphone-17/portrait
  ///     ipad-pro-11/oneHalf/landscapeLeft
  ///     iphone-se/9.3/portrait/320x400/accessibilityLarge/rightToLeft/doubleLength
  ///     iphone-17/portrait/de
  ///     canvas
  ///
  /// A device has its name in the catalogue: `iPhone 17 Pro` is `iphone-17-pro`.
  public var name: String {
    let parts = [
      isOnCanvas ? Self.canvasName : device.map(DeviceCatalogue.spelling), systemVersion?.description,
      orientation?.name, size?.text, contentSizeCategory?.rawValue, layoutDirection?.rawValue,
      pseudolanguage?.rawValue, localization,
    ]
    return parts.compactMap(\.self).joined(separator: "/")
  }

  public var description: String { name }

  /// The name of a canvas.
  static let canvasName = "canvas"

  /// The parts of a name besides device, orientation and size.
  package var wordsOfSettings: [String] {
    [
      systemVersion.map { "iOS \($0)" }, contentSizeCategory?.rawValue, layoutDirection?.rawValue,
      pseudolanguage.map { $0 == .none ? "no pseudolanguage" : $0.rawValue }, localization,
    ].compactMap(\.self)
  }

  /// The conditions that a name means.
  ///
  /// Each part has its own words, so parts that are left out need no mark. A size right after a device is the size of its window.
  ///
  /// - Parameter name: Parts joined by slashes, in the order of `name`.
  /// - Throws: `ConditionsError` where a part isn't known, or is out of order.
  public init(name: String) throws(ConditionsError) {
    self.init()
    var rest = name.split(separator: "/", omittingEmptySubsequences: false)[...]
    guard !rest.allSatisfy(\.isEmpty) else { throw .empty }
    if let first = rest.first, Self.part(meantBy: first) == nil {
      rest.removeFirst()
      if first == Self.canvasName {
        isOnCanvas = true
      } else {
        device = try Self.device(first, &rest)
      }
    }
    var last: Part?
    for text in rest {
      guard let part = Self.part(meantBy: text) else {
        throw .unknownPart(String(text), nearest: Self.nearest(to: text))
      }
      if let last, part <= last { throw .misplaced(String(text), what: part.words, behind: last.words) }
      guard !isOnCanvas || !part.isOfCanvas else { throw .ofCanvas(String(text), what: part.words) }
      last = part
      set(part, to: text)
    }
  }

  /// The device that a name begins with, and its window, if one follows.
  private static func device(
    _ name: Substring, _ rest: inout ArraySlice<Substring>
  ) throws(ConditionsError) -> String {
    guard name != Device.inlineID else { return String(name) }
    do throws(DeviceError) {
      _ = try DeviceCatalogue.knownDevice(named: String(name), systemVersion: nil)
      guard let window = rest.first, WindowPlacement(name: window) != nil else { return String(name) }
      rest.removeFirst()
      _ = try DeviceCatalogue.knownDevice(named: "\(name)/\(window)", systemVersion: nil)
      return "\(name)/\(window)"
    } catch {
      // A word that is near no device may be near another part.
      guard case .unknown(_, nearest: []) = error, let part = nearest(to: name) else { throw .device(error) }
      throw .unknownPart(String(name), nearest: part)
    }
  }

  // MARK: Parts

  /// The parts after the device, in their order.
  private enum Part: Int, Comparable {
    case systemVersion, orientation, size, contentSizeCategory, layoutDirection, pseudolanguage, localization

    var words: String {
      switch self {
      case .systemVersion: "a system version"
      case .orientation: "an orientation"
      case .size: "a size"
      case .contentSizeCategory: "a content size category"
      case .layoutDirection: "a layout direction"
      case .pseudolanguage: "a pseudolanguage"
      case .localization: "a localization"
      }
    }

    /// A Boolean that tells whether a canvas's file sets the part.
    var isOfCanvas: Bool { self == .orientation || self == .size }

    static func < (a: Part, b: Part) -> Bool { a.rawValue < b.rawValue }
  }

  /// The part that a text is a value of, by each part's words; `nil` for other texts, such as devices' names.
  private static func part(meantBy text: Substring) -> Part? {
    let name = String(text)
    if SystemVersion(name) != nil { return .systemVersion }
    if InterfaceOrientation(name: name) != nil { return .orientation }
    if Size(text: text) != nil { return .size }
    if ContentSizeCategory(rawValue: name) != nil { return .contentSizeCategory }
    if UserInterfaceLayoutDirection(rawValue: name) != nil { return .layoutDirection }
    if Pseudolanguage(rawValue: name) != nil { return .pseudolanguage }
    return isLanguage(text) ? .localization : nil
  }

  /// Tells whether a text names a language as localization folders do: `de`, `pt-BR`, `zh-Hans-CN` (BCP 47).
  package static func isLanguage(_ text: Substring) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(isSmallLetter) else { return false }
    return parts.dropFirst().allSatisfy { part in
      (2...8).contains(part.count) && part.allSatisfy { isSmallLetter($0 | 0x20) || (0x30...0x39).contains($0) }
    }
  }

  private static func isSmallLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private mutating func set(_ part: Part, to text: Substring) {
    let name = String(text)
    switch part {
    case .systemVersion: systemVersion = SystemVersion(name)
    case .orientation: orientation = InterfaceOrientation(name: name)
    case .size: size = Size(text: text)
    case .contentSizeCategory: contentSizeCategory = ContentSizeCategory(rawValue: name)
    case .layoutDirection: layoutDirection = UserInterfaceLayoutDirection(rawValue: name)
    case .pseudolanguage: pseudolanguage = Pseudolanguage(rawValue: name)
    case .localization: localization = name
    }
  }

  private static func nearest(to text: Substring) -> String? {
    let words =
      InterfaceOrientation.allCases.map(\.name) + ContentSizeCategory.allCases.map(\.rawValue)
      + UserInterfaceLayoutDirection.allCases.map(\.rawValue) + Pseudolanguage.allCases.map(\.rawValue)
      + WindowPlacement.namedParts.map(\.name)
    return Spelling.nearest(to: String(text), among: words)
  }
}

/// A text that names no conditions.
public enum ConditionsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text has no parts.
  case empty
  /// The device isn't in the catalogue, or several begin with the name.
  case device(DeviceError)
  /// An unknown part after the device; the nearest word, if one is near.
  case unknownPart(String, nearest: String?)
  /// A part out of order, or a second of its kind.
  case misplaced(String, what: String, behind: String)
  /// A part that a canvas's file sets itself.
  case ofCanvas(String, what: String)

  public var description: String {
    switch self {
    case .empty: "conditions have a name such as iphone-17/portrait"
    case .device(let error): error.description
    case .unknownPart(let text, let nearest):
      "'\(text.excerpt)' is no part of conditions' names"
        + Spelling.suggestion(nearest, else: "; they are \(Self.order)")
    case .misplaced(let text, let what, let other):
      what == other
        ? "'\(text.excerpt)' is \(what), and one stands before it already"
        : "'\(text.excerpt)' is \(what), which stands before \(other); the order is \(Self.order)"
    case .ofCanvas(let text, let what): "'\(text.excerpt)' is \(what), and a canvas has the one that its file says"
    }
  }

  private static let order =
    "device, system version, orientation, size, content size category, layout direction, pseudolanguage, localization"
}
