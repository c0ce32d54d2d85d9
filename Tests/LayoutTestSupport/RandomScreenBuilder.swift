import LayoutModel

/// Draws a screen's parts one after the other.
struct RandomScreenBuilder {
  var random: SeededGenerator
  let style: RandomScreen.Style
  let window: Window
  /// The chance that a constraint is required.
  private let requiredShare: Double
  /// A Boolean that tells whether required constraints agree with the declared frames, which then are a solution:
  /// dense, yet satisfiable.
  let isPlanted: Bool
  private let hasIntrinsicSizes: Bool
  /// The views' places; each view's superview stands before it.
  private(set) var parents: [Int] = [-1]
  private(set) var views: [View] = []

  init(seed: UInt64, style: RandomScreen.Style) {
    var random = SeededGenerator(seed: seed)
    window = .plain(Double(random.integer(20...100) * 10), Double(random.integer(20...100) * 10))
    let share = random.pick([0, 0.1, 0.2, 0.4, 0.7])
    requiredShare = style.requiredShare ?? share
    isPlanted = random.happens(0.4)
    hasIntrinsicSizes = random.happens(style.intrinsicShare)
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
    if random.happens(style.pinShare) { constraints = pins() }
    for _ in 0..<random.integer(0...(style.constraints - constraints.count)) {
      var constraint = random.happens(0.05) ? constraints.randomElement(using: &random) : nil
      constraint?.id = nil
      if constraint != nil, random.happens(0.5) { constraint?.priority = priority() }
      constraints.append(constraint ?? self.constraint())
    }
    if style.redundancy > 0 { constraints += redundant(constraints) }
    if style.contradictions > 0 { constraints += contradictions(to: constraints) }
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
    if let lengths = style.lengths {
      view.frame = Rect(
        x: random.pick(lengths), y: random.pick(lengths), width: random.pick(lengths), height: random.pick(lengths))
    }
    if random.happens(0.1) { view.frame = nil }
    view.translatesAutoresizingMaskIntoConstraints = random.happens(style.maskShare)
    view.autoresizesSubviews = random.happens(0.9)
    view.autoresizingMask = AutoresizingMask(rawValue: UInt8(random.integer(0...63)))
    if hasIntrinsicSizes {
      view.intrinsicContentSize = IntrinsicContentSize(width: intrinsicLength(), height: intrinsicLength())
    }
    view.contentHuggingPriority = AxisPriorities(horizontal: priority(250), vertical: priority(250))
    view.contentCompressionResistancePriority = AxisPriorities(horizontal: priority(750), vertical: priority(750))
    return view
  }

  private mutating func intrinsicLength() -> Double? {
    guard random.happens(0.4) else { return nil }
    return style.lengths.map { random.pick($0) } ?? Double(random.integer(0...400)) / 2
  }

  private mutating func priority(_ standard: Priority) -> Priority {
    random.happens(0.5) ? standard : random.happens(0.15) && !isPlanted ? .required : goal()
  }

  mutating func priority() -> Priority { random.happens(requiredShare) ? .required : goal() }

  mutating func goal() -> Priority {
    if let priorities = style.priorities { return random.pick(priorities) }
    if random.happens(0.7) { return random.pick([750, 500, 250, 999]) }
    return random.happens(0.5) ? Priority(integerLiteral: random.integer(1...999)) : 250.125
  }
}
