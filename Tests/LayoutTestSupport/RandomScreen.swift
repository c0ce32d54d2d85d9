package import LayoutModel

/// A random screen, the same for the same seed: views nested up to four deep and constraints of every kind.
///
/// All numbers are whole, or fractions with small denominators, so that exact arithmetic means the same numbers.
package struct RandomScreen {
  /// What random screens are like.
  package struct Style: Sendable {
    /// How many views at most lie below the root, and how many constraints there are at most.
    package var views = 11
    package var constraints = 40
    /// Multipliers other than 1, of which 0 is for sizes alone.
    package var multipliers: [Double] = [0.5, 2, 1.0 / 3, -1, 0.25, 1.5, -0.5, 3, 0]
    /// The largest constant.
    package var constant = 200
    /// How often a constraint is required; random by seed if `nil`.
    package var requiredShare: Double?
    /// How often a view's frame follows its mask.
    package var maskShare = 0.25

    package init() {}

    /// Multipliers from 0.001 to 1,000 and constants to a million.
    package static let wild: Style = {
      var style = Style()
      style.multipliers = [0.001, 0.01, 0.125, 1.0 / 3, -1, 2, 7, 40, 1000, -0.001, -125, 0.375]
      style.constant = 1_000_000
      return style
    }()
  }

  package let root: View
  package let window: Window

  /// The screen of a seed.
  package init(seed: UInt64, style: Style = Style()) {
    var builder = ScreenBuilder(seed: seed, style: style)
    root = builder.root()
    window = builder.window
  }

  /// The screen's tree.
  ///
  /// - Throws: `InvalidScene` where the screen isn't one, which no seed should give.
  package func tree() throws -> ViewTree {
    try ViewTree(root, for: window.traits, windowSize: window.size)
  }
}

extension Window {
  /// A portrait phone's window of a size, without insets.
  package static func plain(_ width: Double, _ height: Double, scale: Double = 2) -> Window {
    Window(
      size: Size(width: width, height: height), scale: scale,
      traits: Traits(
        userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular,
        interfaceOrientation: .portrait))
  }
}

/// Draws a screen's parts one after the other.
private struct ScreenBuilder {
  private var random: SeededGenerator
  private let style: RandomScreen.Style
  let window: Window
  /// How often a constraint is required.
  private let requiredShare: Double
  /// Whether required constraints agree with the declared frames, which then are a solution: dense, yet satisfiable.
  private let isPlanted: Bool
  private let hasIntrinsicSizes: Bool
  /// The views' places; each view's superview stands before it.
  private var parents: [Int] = [-1]
  private var views: [View] = []

  init(seed: UInt64, style: RandomScreen.Style) {
    var random = SeededGenerator(seed: seed)
    window = .plain(Double(random.integer(20...100) * 10), Double(random.integer(20...100) * 10))
    let share = random.pick([0, 0.1, 0.2, 0.4, 0.7])
    requiredShare = style.requiredShare ?? share
    isPlanted = random.happens(0.4)
    hasIntrinsicSizes = random.happens(0.6)
    self.random = random
    self.style = style
  }

  mutating func root() -> View {
    let size =
      isPlanted || random.happens(0.5) ? window.size : Size(width: Double(random.integer(1...9) * 100), height: 400)
    views = [View("v0", frame: Rect(size), autoresizesSubviews: random.happens(0.9))]
    var depths = [0]
    for place in 1...random.integer(1...style.views) {
      let parent = random.pick(depths.indices.filter { depths[$0] < 4 })
      parents.append(parent)
      depths.append(depths[parent] + 1)
      views.append(view(place))
    }
    var constraints: [Constraint] = []
    if random.happens(0.4) { constraints = pins() }
    for _ in 0..<random.integer(0...(style.constraints - constraints.count)) {
      var constraint = random.happens(0.05) ? constraints.randomElement(using: &random) : nil
      constraint?.id = nil
      if constraint != nil, random.happens(0.5) { constraint?.priority = priority() }
      constraints.append(constraint ?? self.constraint())
    }
    for (ordinal, var constraint) in constraints.enumerated() {
      if random.happens(0.5) { constraint.id = "c\(ordinal)" }
      let holder = random.integer(0...(views.count - 1))
      if constraint.firstItem == .id("v\(holder)"), random.happens(0.5) { constraint.firstItem = .holder }
      views[holder].constraints.append(constraint)
    }
    return nested(0)
  }

  private func nested(_ place: Int) -> View {
    var view = views[place]
    view.subviews = parents.indices.filter { parents[$0] == place }.map { nested($0) }
    return view
  }

  private mutating func view(_ place: Int) -> View {
    var view = View("v\(place)")
    view.frame = Rect(
      x: Double(random.integer(-20...100)), y: Double(random.integer(-20...100)),
      width: Double(random.integer(0...300)),
      height: Double(random.integer(0...300)))
    if random.happens(0.1) { view.frame = nil }
    view.translatesAutoresizingMaskIntoConstraints = random.happens(style.maskShare)
    view.autoresizesSubviews = random.happens(0.9)
    view.autoresizingMask = AutoresizingMask(rawValue: UInt8(random.integer(0...63)))
    if hasIntrinsicSizes {
      view.intrinsicContentSize = IntrinsicContentSize(width: intrinsicLength(), height: intrinsicLength())
    }
    view.contentHuggingPriority = AxisPriorities(horizontal: wish(250), vertical: wish(250))
    view.contentCompressionResistancePriority = AxisPriorities(horizontal: wish(750), vertical: wish(750))
    return view
  }

  private mutating func intrinsicLength() -> Double? {
    random.happens(0.4) ? Double(random.integer(0...400)) / 2 : nil
  }

  private mutating func wish(_ standard: Priority) -> Priority {
    random.happens(0.5) ? standard : random.happens(0.15) && !isPlanted ? .required : goal()
  }

  private mutating func priority() -> Priority { random.happens(requiredShare) ? .required : goal() }

  private mutating func goal() -> Priority {
    if random.happens(0.7) { return random.pick([750, 500, 250, 999]) }
    return random.happens(0.5) ? Priority(integerLiteral: random.integer(1...999)) : 250.125
  }

  // MARK: Constraints

  /// A weak wish for most attributes of most views: little stays open.
  private mutating func pins() -> [Constraint] {
    var pins: [Constraint] = []
    for place in views.indices.dropFirst() {
      for attribute in [ConstraintAttribute.left, .top, .width, .height] where pins.count < style.constraints {
        guard random.happens(0.97) else { continue }
        var pin = Constraint(.id("v\(place)"), attribute, .equal, nil, constant: abs(constant()), priority: goal())
        if !attribute.isSize { pin.second = Constraint.Second(.id("v\(parents[place])"), attribute) }
        pins.append(pin)
      }
    }
    return pins
  }

  private mutating func constraint() -> Constraint {
    let first = ConstraintAttribute.allCases[random.integer(0...9)]
    let place = random.integer(0...(views.count - 1))
    let relation: ConstraintRelation = random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    var constraint = Constraint(
      .id("v\(place)"), first, relation, nil, constant: constant(), priority: priority(),
      isActive: random.happens(0.97))
    var otherPlace = place
    if !first.isSize || random.happens(0.6) {
      let second = random.pick(ConstraintAttribute.allCases.filter { ConstraintAttribute.mismatch(first, $0) == nil })
      // Mostly relatives, as on real screens, but any two views may be compared.
      otherPlace = random.happens(0.6) ? max(0, parents[place]) : random.integer(0...(views.count - 1))
      var multiplier = random.happens(0.8) ? 1 : random.pick(style.multipliers)
      if !first.isSize, multiplier == 0 { multiplier = 1 }
      constraint.second = Constraint.Second(.id("v\(otherPlace)"), second, multiplier: multiplier)
    } else {
      constraint.constant = abs(constraint.constant)
    }
    if isPlanted, constraint.priority.isRequired { plant(&constraint, place, otherPlace) }
    return constraint
  }

  private mutating func constant() -> Double {
    switch random.integer(0...3) {
    case 0: 0
    case 1: Double(random.pick([8, 16, 20, -8, 44]))
    default: Double(random.integer((-style.constant / 4)...style.constant)) / (random.happens(0.2) ? 2 : 1)
    }
  }

  /// Gives a constraint the constant with which the declared frames satisfy it.
  private mutating func plant(_ constraint: inout Constraint, _ first: Int, _ second: Int) {
    let ancestor = commonAncestor(first, second)
    var constant = value(constraint.firstAttribute, of: first, in: ancestor)
    if let term = constraint.second { constant -= term.multiplier * value(term.attribute, of: second, in: ancestor) }
    let slack = random.happens(0.5) ? 0 : Double(random.integer(0...40))
    switch constraint.relation {
    case .equal: constraint.constant = constant
    case .lessThanOrEqual: constraint.constant = constant + slack
    case .greaterThanOrEqual: constraint.constant = constant - slack
    }
  }

  private func commonAncestor(_ a: Int, _ b: Int) -> Int {
    var ancestors: Set<Int> = []
    var place = a
    while place >= 0 {
      ancestors.insert(place)
      place = parents[place]
    }
    place = b
    while !ancestors.contains(place) { place = parents[place] }
    return place
  }

  /// An attribute of a declared frame, in an ancestor's coordinates.
  private func value(_ attribute: ConstraintAttribute, of place: Int, in ancestor: Int) -> Double {
    let length = (views[place].frame ?? .zero).length(along: attribute.axis)
    if attribute.isSize { return length }
    var value =
      switch attribute {
      case .left, .leading, .top, .width, .height: 0.0
      case .centerX, .centerY: length / 2
      case .right, .trailing, .bottom: length
      }
    var view = place
    while view != ancestor {
      value += (views[view].frame ?? .zero).position(along: attribute.axis)
      view = parents[view]
    }
    return value
  }
}
