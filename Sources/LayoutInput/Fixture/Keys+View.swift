import Documents
import LayoutModel

/// The keys of a view (spec/FIXTURE.md, "A view").
enum ViewKeys {
  /// Keys that variations set too.
  static let settings: [SettingKey<ViewSetting>] =
    [
      SettingKey("frame", .frame, "[x, y, width, height] in the superview's coordinates, in points", ViewSetting.frame),
      SettingKey(
        "autoresizingMask", .autoresizingMask, "which margins and sizes follow the superview's size",
        ViewSetting.autoresizingMask),
      SettingKey(
        "autoresizesSubviews", .bool, "whether its subviews' masks are heeded; true if left out",
        ViewSetting.autoresizesSubviews),
      SettingKey(
        "translatesAutoresizingMaskIntoConstraints", .bool, "whether its mask places it; true if left out",
        ViewSetting.translatesAutoresizingMaskIntoConstraints),
      SettingKey(
        "intrinsicContentSize", .intrinsicContentSize,
        "[width, height] that its content asks for, null for no wish; the class's, or of what it shows, if left out",
        ViewSetting.intrinsicContentSize),
      SettingKey(
        "contentHuggingPriority", .axisPriorities, "how much it resists growing; the class's own if left out",
        ViewSetting.contentHuggingPriority),
      SettingKey(
        "contentCompressionResistancePriority", .axisPriorities, "how much it resists shrinking; 750 if left out",
        ViewSetting.contentCompressionResistancePriority),
      SettingKey("isHidden", .bool, "whether it is hidden; it takes part in layout all the same", ViewSetting.isHidden),
      SettingKey("isEnabled", .bool, "whether a control is enabled; true if left out", ViewSetting.isEnabled),
      SettingKey("alpha", .alpha, "its opacity, from 0 to 1; 1 if left out", ViewSetting.alpha),
      SettingKey("constraints", .constraints, "the constraints that it holds", ViewSetting.constraints),
      SettingKey(
        "alignmentRectInsets", .insets,
        "how far what constraints speak of lies within the frame; the class's own if left out",
        ViewSetting.alignmentRectInsets),
      SettingKey(
        "layoutMargins", .insets, "its own margins, to which the safe area adds; 8 on each side if left out",
        ViewSetting.layoutMargins),
      SettingKey(
        "directionalLayoutMargins", .directionalEdgeInsets, "the same by reading direction",
        ViewSetting.directionalLayoutMargins),
      SettingKey(
        "preservesSuperviewLayoutMargins", .bool, "whether its margins are at least what its superview's reach into it",
        ViewSetting.preservesSuperviewLayoutMargins),
      SettingKey(
        "insetsLayoutMarginsFromSafeArea", .bool, "whether the safe area adds to its margins; true if left out",
        ViewSetting.insetsLayoutMarginsFromSafeArea),
      SettingKey(
        "semanticContentAttribute", .name(of: "semantic content attribute"),
        "which way leading and trailing lie, whatever the interface's direction is",
        ViewSetting.semanticContentAttribute),
      SettingKey(
        "transform", .transform, "what it is drawn through: [a, b, c, d, tx, ty], or parts such as {\"rotation\": 45}",
        ViewSetting.transform),
      SettingKey("layoutGuides", .layoutGuides, "the guides that it owns, [{\"id\": …}]", ViewSetting.layoutGuides),
      SettingKey(
        "isInstalled", .bool, "false takes the view with its subtree, and every constraint that names it, out",
        isVariationOnly: true, ViewSetting.isInstalled),
    ] + ContentKeys.settings + StackKeys.settings + ScrollKeys.settings

  /// Keys that variations can't set.
  private static let fixed: [FixtureKey<[ViewSetting]>] = FixtureKey.elsewhere(
    "id", "class", "subviews", "variations", why: "it is the same in all traits")

  static let table = KeyTable<View>(
    "a view, an object",
    own + settings.filter { !$0.isVariationOnly }.map { key in key.key { $0.apply($1) } }
      + FixtureKey.elsewhere("isInstalled", why: "it is said in the 'set' of a variation alone"))

  private static let own: [FixtureKey<View>] = [
    FixtureKey(placed: "id", .string, "what constraints and dumps call it; unique in the fixture") {
      $0.id = $1
      $0.position = $2
    },
    FixtureKey("class", .className, "its UIKit class; UIView if left out") { $0.className = $1 },
    FixtureKey("subviews", .array(of: { .view }, "an array of views"), "its subviews, back to front") {
      $0.subviews += $1
    },
    FixtureKey("variations", KeyTable.variations(settings, others: fixed), "what changes with the traits") {
      $0.variations += $1
    },
  ]
}

extension ValueReader where Value == View {
  static let view = ViewKeys.table.reader { View(position: $0) }
}

extension ValueReader where Value == Rect {
  static let frame = ValueReader.tuple(
    "an array of four numbers, [x, y, width, height]", [.number, .number, .length, .length]
  ) { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
}

extension ValueReader where Value == AutoresizingMask {
  static let autoresizingMask = ValueReader(flags.expected) { value, reading in
    flags.read(value, &reading).map { AutoresizingMask($0) }
  }

  private static let flags = ValueReader<[AutoresizingMask]>.array(
    of: {
      .name(of: "autoresizing flag", among: AutoresizingMask.flags.map(\.name)) { name in
        AutoresizingMask.flags.first { $0.name == name }?.mask
      }
    }, "an array of autoresizing flags")
}

extension ValueReader where Value == IntrinsicContentSize {
  static let intrinsicContentSize = ValueReader.tuple(
    "an array of two numbers, [width, height], null where there is none", [.optionalLength, .optionalLength]
  ) { IntrinsicContentSize(width: $0[0], height: $0[1]) }
}

extension ValueReader where Value == Double? {
  /// A length, or null.
  fileprivate static let optionalLength = ValueReader("a number or null") { value, reading in
    if case .null = value.content { return .some(nil) }
    return ValueReader<Double>.length.read(value, &reading).map(Optional.some)
  }
}

extension ValueReader where Value == AxisPriorities {
  /// `{"horizontal": 251, "vertical": 250}`; an axis that is left out has the class's own priority.
  static let axisPriorities = KeyTable<AxisPriorities>(
    "an object of priorities, {\"horizontal\": …, \"vertical\": …}",
    [
      FixtureKey("horizontal", .priority, "the priority of the width") { $0.horizontal = $1 },
      FixtureKey("vertical", .priority, "the priority of the height") { $0.vertical = $1 },
    ]
  ).reader { _ in .unspecified }
}

extension ValueReader where Value == String {
  /// The name of a class: letters, digits, `_` and dots.
  static let className = ValueReader("the name of a class, a string") { value, reading in
    guard let name = ValueReader<String>.string.read(value, &reading) else { return nil }
    let isName = name.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_" || scalar == "."
    }
    guard isName, !name.isEmpty else {
      reading.report(.malformed(name, what: "the name of a class", example: "\"UILabel\""), at: value.position)
      return nil
    }
    return name
  }
}
