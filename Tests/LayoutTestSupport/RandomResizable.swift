import Checks
package import LayoutModel

/// A random screen made to be resized: masks, constraints, texts that wrap, stacks, safe areas and margins, what changes with
/// a size class, and conflicts that begin somewhere.
package enum RandomResizable {
  /// The scene of a seed, on a pad or a phone.
  ///
  /// - Throws: `InvalidScene` where it isn't one, which no seed should give.
  package static func scene(seed: UInt64) throws -> Scene {
    var random = SeededGenerator(seed: seed &* 7_919)
    var style = RandomScreen.Family.allCases[Int(seed % UInt64(RandomScreen.Family.allCases.count))].style
    style.views = 8
    style.constraints = 18
    style.requiredShare = random.pick([nil, 0.1, 0.2])
    var root = RandomScreen(seed: seed, style: style).root
    root.frame = nil
    root.subviews = root.subviews.map { change($0, &random) }
    let ids = ids(in: root).dropFirst()
    for id in ids where random.happens(0.4) {
      root.constraints.append(tie(id, &random))
    }
    if let narrow = ids.randomElement(using: &random), random.happens(0.4) {
      let least = Double(random.integer(20...70) * 10)
      root.constraints += [
        Constraint(.id(narrow), .width, .greaterThanOrEqual, nil, constant: least),
        Constraint(
          .id(narrow), .width, .lessThanOrEqual, Constraint.Second(.id(root.id ?? ""), .width),
          constant: -Double(random.integer(0...20) * 4)),
      ]
    }
    if random.happens(0.5) { root.subviews.append(stack(&random)) }
    let device: DeviceChoice = random.pick(["ipad-pro-11", "ipad-air", "iphone-17", "iphone-8-plus"])
    return try Scene(name: "Random \(seed)", device: device, view: root)
  }

  private static func ids(in view: View) -> [String] { [view.id].compactMap(\.self) + view.subviews.flatMap(ids) }

  private static let words = [
    "a", "short", "label", "whose", "text", "wraps", "at", "considerable", "widths", "evening",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<random.integer(1...14)).map { _ in random.pick(words) }.joined(separator: " ")
  }

  /// A view that may show a text, or be another in regular width.
  private static func change(_ view: View, _ random: inout SeededGenerator) -> View {
    var view = view
    if view.subviews.isEmpty, random.happens(0.4) {
      view = View(
        view.id, class: "UILabel", frame: view.frame, autoresizingMask: view.autoresizingMask,
        translatesAutoresizingMaskIntoConstraints: view.translatesAutoresizingMaskIntoConstraints,
        constraints: view.constraints)
      view.text = text(&random)
      view.numberOfLines = random.pick([0, 0, 1, 2])
    }
    if random.happens(0.15) {
      let setting: ViewSetting = random.pick([
        .init(\.isHidden, true), .init(\.intrinsicContentSize, IntrinsicContentSize(width: 120, height: 30)),
        .init(\.frame, Rect(x: 10, y: 20, width: 200, height: 50)), .init(\.isInstalled, false),
      ])
      view.variations.append(Variation(when: TraitCondition(horizontalSizeClass: .regular), set: [setting]))
    }
    view.subviews = view.subviews.map { change($0, &random) }
    return view
  }

  /// A constraint to what moves with the window.
  private static func tie(_ id: String, _ random: inout SeededGenerator) -> Constraint {
    let guide = Constraint.Item.guide(random.pick([.safeArea, .layoutMargins, .readableContent]), of: "v0")
    let attribute: ConstraintAttribute = random.pick([.leading, .trailing, .top, .bottom, .centerX])
    let relation: ConstraintRelation = random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual])
    let priority: Priority = random.pick([.required, 750, 500])
    return Constraint(
      .id(id), attribute, relation, Constraint.Second(guide, attribute), constant: Double(random.integer(-20...20)),
      priority: priority)
  }

  private static func stack(_ random: inout SeededGenerator) -> View {
    var stack = View("stack", class: "UIStackView", translatesAutoresizingMaskIntoConstraints: false)
    stack.stack.axis = random.pick([.horizontal, .vertical])
    stack.stack.spacing = Double(random.integer(0...12))
    stack.stack.alignment = random.pick([.fill, .leading, .center])
    stack.stack.distribution = random.pick([.fill, .fillEqually, .fillProportionally, .equalSpacing])
    stack.subviews = (0..<random.integer(2...4)).map { place in
      var label = View("s\(place)", class: "UILabel", translatesAutoresizingMaskIntoConstraints: false)
      label.text = text(&random)
      label.numberOfLines = random.pick([0, 1])
      return label
    }
    stack.constraints = [
      Constraint(.holder, .leading, .equal, Constraint.Second(.superview(of: "stack"), .leading), constant: 16),
      Constraint(.holder, .trailing, .equal, Constraint.Second(.superview(of: "stack"), .trailing), constant: -16),
      Constraint(.holder, .top, .equal, Constraint.Second(.superview(of: "stack"), .top), constant: 40),
    ]
    return stack
  }
}
