import LayoutModel
import ViewKinds

/// The form of an attribute's values in Interface Builder.
enum AttributeForm: Sendable {
  case any, flag, number
  /// A number that isn't negative.
  case length
  /// A length, or a word for all the space there is.
  case lengthOr(String)
  /// A whole number that isn't negative.
  case count
  case oneOf(Set<String>)

  /// The form of the attribute of a kind's setting.
  init(_ form: KindSetting.Form) {
    self =
      switch form {
      case .flag: .flag
      case .number: .number
      case .length: .length
      case .count, .integer: .count
      case .word(let words, let others): .oneOf(Set(words).union(others.keys))
      case .color, .font, .insets, .text, .texts, .runs: .any
      }
  }

  func allows(_ text: String) -> Bool {
    switch self {
    case .any: true
    case .flag: text == "YES" || text == "NO"
    case .number: Double(decimal: text).map(Magnitude.isSound) ?? false
    case .length: Double(decimal: text).map { Magnitude.isSound($0) && $0 >= 0 } ?? false
    case .lengthOr(let word): text == word || AttributeForm.length.allows(text)
    case .count: Int(text).map { $0 >= 0 } ?? false
    case .oneOf(let names): names.contains(text)
    }
  }
}

// MARK: - Views and constraints

extension AttributeForm {
  /// The forms of attributes of views and constraints that are read without a warning of their own if they are
  /// malformed.
  static let ofViews: [String: AttributeForm] = flags.merging([
    "alpha": .number, "placeholderIntrinsicHeight": placeholder, "placeholderIntrinsicWidth": placeholder,
    "rowHeight": .number, "spacingType": .oneOf(["custom", "standard"]),
  ]) { $1 }.merging(KnownNames.ofKinds.mapValues { $0.form }) { own, _ in own }

  private static let placeholder = AttributeForm.lengthOr("infinite")

  private static let flags: [String: AttributeForm] = Dictionary(
    uniqueKeysWithValues: [
      "autoresizesSubviews", "enabled", "fixedFrame", "hidden", "insetsLayoutMarginsFromSafeArea",
      "layoutMarginsFollowReadableWidth", "preservesSuperviewLayoutMargins", "scrollEnabled", "symbolic",
      "translatesAutoresizingMaskIntoConstraints", "usesAttributedText",
    ].map { ($0, .flag) })

  /// The elements whose attributes of a name are read. In other elements they are unknown.
  static let owners = ownersByName.merging(KnownNames.ofKinds.mapValues { $0.elements }) { own, _ in own }

  private static let ownersByName: [String: Set<String>] = [
    "accessoryType": ["tableViewCell"], "constant": constraint, "firstAttribute": constraint, "firstItem": constraint,
    "multiplier": constraint, "relation": constraint, "rowHeight": ["tableView", "tableViewCell"],
    "secondAttribute": constraint, "secondItem": constraint, "spacingType": ["stackView"], "symbolic": constraint,
  ]

  private static let constraint: Set<String> = ["constraint"]
}

// MARK: - Parts

extension AttributeForm {
  /// The forms of the parts of views that are read, with all of their attributes.
  static let ofParts: [String: [String: AttributeForm]] = [
    "autoresizingMask": [
      "key": .any, "flexibleMinX": .flag, "flexibleMinY": .flag, "flexibleMaxX": .flag, "flexibleMaxY": .flag,
      "widthSizable": .flag, "heightSizable": .flag,
    ],
    "directionalEdgeInsets": ["key": .any, "top": .number, "leading": .number, "bottom": .number, "trailing": .number],
    "edgeInsets": ["key": .any, "top": .number, "left": .number, "bottom": .number, "right": .number],
    "fontDescription": [
      "key": .any, "type": .any, "name": .any, "family": .any, "pointSize": .number,
      "size": .oneOf(Set(ImporterContent.namedSizes.keys)), "style": .oneOf(Set(ImporterContent.textStyles.keys)),
      "weight": .oneOf(Set(FontWeight.allCases.map(\.rawValue))),
    ],
    "inset": ["key": .any, "minX": .number, "minY": .number, "maxX": .number, "maxY": .number],
    "rect": ["key": .any, "x": .number, "y": .number, "width": .length, "height": .length],
    "keyboardLayoutGuide": ["key": .any, "id": .any], "viewLayoutGuide": ["key": .any, "id": .any],
  ]
}
