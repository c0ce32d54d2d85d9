import Documents
package import LayoutModel
import Notations
import ViewKinds

/// The keys of a view (<doc:FixtureReference#View>).
enum ViewKeys {
  /// Keys that variations can set too.
  static let settings: [SettingKey<View>] =
    placing + ContentKeys.settings + StackKeys.settings.map { $0.of(stack) } + ScrollKeys.settings.map { $0.of(scroll) }
    + inside

  private static let stack = KeyPart<View> { $0.stack == View.fresh.stack }
  private static let scroll = KeyPart<View> { view in
    view.scroll == View.fresh.scroll && view.table == View.fresh.table && view.cell == View.fresh.cell
      && view.collectionViewLayout == nil
  }

  private static let placing: [SettingKey<View>] = [
    SettingKey(
      "frame", .frame, "[x, y, width, height] in the superview's coordinates, in points",
      default: "`[0, 0, 0, 0]`; of the root the window in the fixture's `orientation`", example: "[20, 20, 280, 23]",
      \.frame),
    SettingKey(
      "autoresizingMask", .autoresizingMask, "the margins and sizes that follow the superview's size",
      default: "nothing follows", example: #"["flexibleWidth", "flexibleBottomMargin"]"#,
      \.autoresizingMask),
    SettingKey(
      "autoresizesSubviews", .bool, "whether its subviews' masks are heeded", example: "false",
      \.autoresizesSubviews),
    SettingKey(
      "translatesAutoresizingMaskIntoConstraints", .bool, "whether its mask places it", example: "false",
      \.translatesAutoresizingMaskIntoConstraints),
    SettingKey(
      "intrinsicContentSize", .intrinsicContentSize,
      "[width, height] that its content asks for, null for no intrinsic metric",
      default: "the class's own, or of what it shows", example: "[100, null]",
      \.intrinsicContentSize),
    SettingKey(
      "contentHuggingPriority", .axisPriorities, "its resistance against growing", default: "the class's own",
      example: #"{"horizontal": 251}"#,
      \.contentHuggingPriority,
      { ViewSetting(\.contentHuggingPriority, $0).described(by: words(ofPriorities: "contentHuggingPriority")) }),
    SettingKey(
      "contentCompressionResistancePriority", .axisPriorities, "its resistance against shrinking",
      default: "750 along both axes", example: #"{"vertical": 1000}"#,
      \.contentCompressionResistancePriority,
      {
        ViewSetting(\.contentCompressionResistancePriority, $0).described(
          by: words(ofPriorities: "contentCompressionResistancePriority"))
      }),
    SettingKey(
      "isHidden", .bool, "whether it is hidden; it takes part in layout all the same", example: "true", \.isHidden),
    SettingKey(SceneProperties.isEnabled, .bool),
    SettingKey(SceneProperties.isSelected, .bool),
    SettingKey(
      "actions", .actions, "the actions of a tap on it",
      example: #"[{"present": {"viewController": "login", "from": "items"}}]"#, \.actions),
    SettingKey("alpha", .alpha, "its opacity, from 0 to 1", example: "0.5", \.alpha),
    SettingKey(
      "clipsToBounds", .bool, "whether what lies outside it isn't seen", example: "true",
      \.lint.clipsToBounds),
    SettingKey(SceneProperties.adjustsFontForContentSizeCategory, .bool),
    SettingKey(
      "usesFontMetrics", .bool, "whether that font is of an own size which grows as a text style's; for `layout lint`",
      example: "true", \.lint.usesFontMetrics),
    SettingKey(SceneProperties.adjustsFontSizeToFitWidth, .bool),
    SettingKey(SceneProperties.minimumScaleFactor, .alpha),
    SettingKey(SceneProperties.minimumFontSize, .length),
    SettingKey(
      "accessibilityLabel", .string, "the words that assistive technology says of it; for `layout lint`",
      default: "nothing",
      example: #""Close""#, \.lint.accessibilityLabel),
    SettingKey(
      "alignmentRectInsets", .insets, "the distance from the frame to the rectangle that constraints speak of",
      default: "the class's own", example: #"{"top": 2, "bottom": 2}"#, \.alignmentRectInsets),
    SettingKey(
      "layoutMargins", .insets, "its own margins, to which the safe area adds",
      default: "8 on each side; of a controller's view the system's",
      example: #"{"top": 0, "left": 16, "bottom": 0, "right": 16}"#,
      \.layoutMargins),
    SettingKey(
      "directionalLayoutMargins", .directionalEdgeInsets, "its margins by reading direction",
      default: "those of `layoutMargins`", example: #"{"leading": 16, "trailing": 16}"#, \.directionalLayoutMargins),
    SettingKey(
      "preservesSuperviewLayoutMargins", .bool, "whether its margins are at least what its superview's reach into it",
      example: "true",
      \.preservesSuperviewLayoutMargins),
    SettingKey(
      "insetsLayoutMarginsFromSafeArea", .bool, "whether the safe area adds to its margins", example: "false",
      \.insetsLayoutMarginsFromSafeArea),
    SettingKey(
      "layoutMarginsFollowReadableWidth", .bool, "whether its margins leave no more than a width that reads well",
      example: "true",
      \.layoutMarginsFollowReadableWidth),
    SettingKey(
      "semanticContentAttribute", .name(of: "semantic content attribute"),
      "the direction from leading to trailing, whatever the interface's direction is", example: #""forceLeftToRight""#,
      \.semanticContentAttribute),
    SettingKey(
      "transform", .transform, "its transform: [a, b, c, d, tx, ty], or parts such as {\"rotation\": 45}",
      default: "as it stands", example: #"{"rotation": 45}"#,
      \.transform),
    SettingKey(
      "isInstalled", .bool, "false takes the view with its subtree, and every constraint that names it, out",
      example: "false",
      isVariationOnly: true, \.isInstalled),
  ]

  /// The words of a key of priorities, of which a setting may have those of one axis.
  private static func words(ofPriorities key: String) -> @Sendable (any Sendable) -> String? {
    SettingKey<View>.description(of: key, { ValueFormat<AxisPriorities>.axisPriorities })
  }

  private static let inside: [SettingKey<View>] = [
    SettingKey(
      "layoutGuides", .layoutGuides, "the guides that it owns", example: #"[{"id": "column"}]"#, \.layoutGuides),
    SettingKey(
      "keyboardLayoutGuide", .keyboardLayoutGuideSettings,
      "its keyboard guide, `root.keyboard` in constraints",
      default: "it uses the bottom of the safe area", example: #"{"usesBottomSafeArea": false}"#,
      \.keyboardLayoutGuideSettings),
    SettingKey(
      "constraints", .constraints, "the constraints that it holds",
      example: #"["title.leading == root.leading + 20", {"visualFormat": "V:|-[title]"}]"#, \.constraints),
  ]

  /// Keys that variations can't set.
  private static let fixed: [FixtureKey<[ViewSetting]>] = FixtureKey.elsewhere(
    "id", "class", "userLabel", "outlet", "undrawnContentSize", "bar", "items", "delegate", "lint", "subviews",
    "variations",
    why: "it is the same in all traits")

  static let table = KeyTable<View>("a view, an object", name: "View", fresh: .fresh, names + own + elsewhere + below)

  private static let names: [FixtureKey<View>] = [
    FixtureKey(
      placed: "id", .id, "its name in constraints and dumps; unique in the fixture",
      default: "a path such as `root/UILabel[2]`", example: #""title""#,
      {
        $0.id = $1
        $0.position = $2
      }, write: { $0.id }),
    FixtureKey("class", .className, "its UIKit class", example: #""UILabel""#, \View.className),
    FixtureKey(
      "userLabel", .string, "its author's name for it; messages say it where the view shows no text",
      example: #""Title of the page""#, \View.userLabel),
    FixtureKey(
      "outlet", .string,
      "the outlet that code reaches it by; messages say it where there is neither text nor `userLabel`",
      example: #""titleLabel""#, \View.outlet),
    FixtureKey(
      "undrawnContentSize", .intrinsicContentSize,
      "the size that its content asks for where `intrinsicContentSize` is the one that Interface Builder drew: open attributes are found by it",
      default: "that of `intrinsicContentSize`", example: "[49, 21]", \View.undrawnContentSize),
    FixtureKey(
      "bar", .barContents,
      "of a bar that isn't a container's: its items, whose views are its first subviews, which it places",
      default: "none",
      example: #"{"items": [{"title": "Edit"}]}"#, \View.bar),
    FixtureKey(
      "items", .barButtonItems, "of a bar that isn't a container's: its items, from its edge on",
      example: #"[{"id": "camera", "systemItem": "camera"}]"#, \View.items),
    FixtureKey(
      "delegate", .reference, "of a text field or a text view: the id of the controller that is its delegate",
      default: "the controller that holds it", example: #""detail""#, \View.delegate),
    LintKeys.key(\.lint.ignoredRules),
  ]

  private static let own: [FixtureKey<View>] = settings.filter { !$0.isVariationOnly }.map(\.own)

  private static let elsewhere: [FixtureKey<View>] = FixtureKey.elsewhere(
    "isInstalled", why: "it is said in the 'set' of a variation alone")

  private static let below: [FixtureKey<View>] = [
    FixtureKey(
      "subviews", .subviews, "its subviews, back to front", example: #"[{"id": "title", "class": "UILabel"}]"#,
      \View.subviews),
    FixtureKey(
      "variations", KeyTable.variations(of: "View", settings, others: fixed), "changes with the traits",
      example: #"[{"when": {"idiom": "phone", "orientation": "landscape"}, "set": {"isHidden": true}}]"#,
      { $0.variations += $1 }, write: { $0.variationsToWrite }),
  ]
}

extension ValueFormat where Value == [View] {
  fileprivate static let subviews = ValueFormat.array(of: { ValueFormat<View>.view }, "an array of views")
}

extension View: Varying {
  static let fresh = View()

  /// The variations. A view that isn't installed has one more, which says so under all traits.
  fileprivate var variationsToWrite: [Variation<ViewSetting>]? {
    let taken = Variation<ViewSetting>(when: TraitCondition(), set: [ViewSetting(\.isInstalled, false)])
    let all = isInstalled ? variations : [taken] + variations
    return all.isEmpty ? nil : all
  }

  /// The position of the first constraint below each key in the file that the view was read from.
  fileprivate func position(ofKey key: String) -> SourcePosition? {
    switch key {
    case "constraints": constraints.first?.position
    case "subviews": subviews.first?.position
    case "variations":
      variations.lazy.flatMap(\.set).compactMap { $0.value(of: \.constraints)?.first?.position }.first
    default: nil
    }
  }
}

extension ValueFormat where Value == View {
  static let view = ValueFormat(
    ViewKeys.table.what, .either([.object { ViewKeys.table.shape }, TemplateKeys.shape]),
    read: { value, reading in
      if TemplateKeys.isInstance(value) { return TemplateKeys.view(value, &reading) }
      return reading.beginView(at: value.position) ? format.read(value, &reading) : nil
    },
    write: { JSONValue(.object(members(of: $0))) })

  private static let format = ViewKeys.table.format { View(position: $0) }

  /// A view's members, in an order that keeps the constraints' order in their file, because the last constraint of a
  /// conflict is the one that is broken. If that order isn't known, a view's own constraints come before those of its
  /// subviews.
  private static func members(of view: View) -> [JSONMember] {
    let members = ViewKeys.table.members(of: view)
    guard let first = members.firstIndex(where: { $0.key == "constraints" || $0.key == "subviews" }) else {
      return members
    }
    let tail = members[first...].enumerated().sorted { a, b in
      if let left = view.position(ofKey: a.element.key), let right = view.position(ofKey: b.element.key), left != right
      {
        return left < right
      }
      return a.offset < b.offset
    }
    return members[..<first] + tail.map(\.element)
  }
}

extension ValueFormat where Value == Rect {
  static let frame = ValueFormat.tuple(
    "an array of four numbers, [x, y, width, height]", [.number, .number, .length, .length],
    { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }, parts: { [$0.x, $0.y, $0.width, $0.height] })
}

extension ValueFormat where Value == AutoresizingMask {
  /// An array of flags, or the sum of their raw values: 18 is width and height.
  static let autoresizingMask = ValueFormat.options(
    "an array of autoresizing flags", of: "autoresizing flag", AutoresizingMask.flags.map { ($0.name, $0.mask) })
}

extension ValueFormat where Value == IntrinsicContentSize {
  /// A size: `[100, null]`, or an object of the axes that have a length, `{"width": 100}`.
  package static let intrinsicContentSize = ValueFormat(
    both.expected, .either([both.shape(), axes.shape()]),
    read: { value, reading in
      if case .object = value.content { return axes.read(value, &reading) }
      return both.read(value, &reading)
    },
    write: { size in
      Axis.allCases.allSatisfy { size.length(along: $0) != .unspecified } ? both.write(size) : axes.write(size)
    })

  private static let both = ValueFormat.tuple(
    "an array of two numbers, [width, height], null where there is none", [.contentLength, .contentLength],
    { IntrinsicContentSize(width: $0[0], height: $0[1]) }, parts: { [$0.width, $0.height] })

  private static let axes = KeyTable<IntrinsicContentSize>(
    "an intrinsic content size, an object of what is given along an axis", name: "IntrinsicContentSize",
    fresh: .unspecified,
    [
      FixtureKey(
        "width", .contentLength, "the width, null for no intrinsic metric", example: "100", { $0.width = $1 },
        write: { $0.length(along: .horizontal) == .unspecified ? nil : .some($0.width) }),
      FixtureKey(
        "height", .contentLength, "the height, null for no intrinsic metric", example: "null", { $0.height = $1 },
        write: { $0.length(along: .vertical) == .unspecified ? nil : .some($0.height) }),
    ]
  ).format
}

extension ValueFormat where Value == Double? {
  /// The length of a content, or `null`: however large, it is taken for the maximum.
  fileprivate static let contentLength = ValueFormat(
    "a number or null", .either([points.shape(), .null]),
    read: { value, reading in
      if case .null = value.content { return .some(nil) }
      return points.read(value, &reading).map(Optional.some)
    }, write: { $0.map(points.write) ?? JSONValue(.null) })

  private static let points = ValueFormat<Double>.number(
    "a number", .number("a number from 0 on", from: 0), allowed: "a size isn't negative"
  ) { $0 >= 0 && $0.isFinite }
}

extension ValueFormat where Value == AxisPriorities {
  /// Priorities by axis: `{"horizontal": 251, "vertical": 250}`; a missing axis has the class's own priority.
  static let axisPriorities = KeyTable<AxisPriorities>(
    "an object of priorities, {\"horizontal\": …, \"vertical\": …}", name: "AxisPriorities", fresh: AxisPriorities(),
    [
      FixtureKey(
        "horizontal", .priority, "the priority of the width", default: "the class's own", example: "251", \.horizontal),
      FixtureKey(
        "vertical", .priority, "the priority of the height", default: "the class's own", example: "750", \.vertical),
    ]
  ).format
}

extension ValueFormat where Value == String {
  /// The name of a class: letters, digits, `_` and dots.
  static let className = ValueFormat(
    "the name of a class, a string",
    .string("the name of a class", pattern: #"^[^\s\-+*/=<>()\[\]{}"',:;|&!?@#%^~$]+$"#),
    read: { value, reading in
      guard let name = ValueFormat<String>.string.read(value, &reading) else { return nil }
      let isName = name.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_" || scalar == "."
      }
      guard isName, !name.isEmpty else {
        reading.report(.malformed(name, what: "the name of a class", example: "\"UILabel\""), at: value.position)
        return nil
      }
      return name
    }, write: string.write)
}
