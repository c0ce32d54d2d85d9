import Documents

/// Checks what a screen declares, whatever it came from: what stands behind it may rely on every id and number.
package struct SceneChecker {
  private var problems: [SceneProblem] = []
  private var owners: [String: (kind: SceneProblem.ItemKind, position: SourcePosition?)] = [:]
  private var itemIDs: [String] = []
  private var classesByID: [String: String] = [:]
  private var rootID: String?
  private var takesAnyID = false
  var comparisonsLeft = SceneChecker.mostComparisons

  /// How many names are compared at most in search of what misspelt ids meant; a hostile file has many of both.
  private static let mostComparisons = 1_000_000

  /// Checks a root view with all below it and the controllers around it.
  ///
  /// - Throws: `InvalidScene` with every problem found, in the order of the file.
  package static func check(_ root: View, controllers: [ViewController] = []) throws(InvalidScene) {
    let problems = problems(of: root, controllers: controllers)
    guard problems.isEmpty else { throw InvalidScene(problems: problems) }
  }

  /// Every problem of a root view with all below it and the controllers around it, in the order of the file.
  ///
  /// - Parameters:
  ///   - root: The root view.
  ///   - controllers: The controllers around it.
  ///   - takesAnyID: Whether ids may have any characters: another program gave them.
  /// - Returns: The problems; none where all is well.
  package static func problems(
    of root: View, controllers: [ViewController] = [], takesAnyID: Bool = false
  ) -> [SceneProblem] {
    var checker = SceneChecker()
    checker.takesAnyID = takesAnyID
    for controller in controllers {
      checker.claim(controller.id, .controller, at: controller.position)
    }
    checker.rootID = root.id
    if root.id == nil { checker.owners[ViewTree.nameOfRoot] = (.view, root.position) }
    checker.forEachView(from: root) { $0.claimIDs(of: $1) }
    if root.variations.contains(where: { $0.set.contains(.isInstalled(false)) }) || !root.isInstalled {
      checker.report(.uninstalledRoot, at: root.position)
    }
    checker.forEachView(from: root) { $0.checkValues(of: $1) }
    return checker.problems.enumerated().sorted { a, b in
      switch (a.element.position, b.element.position) {
      case (let x?, let y?) where x != y: x < y
      default: a.offset < b.offset
      }
    }.map(\.element)
  }

  private mutating func forEachView(from root: View, _ body: (inout SceneChecker, View) -> Void) {
    var pending = [root]
    while let view = pending.popLast() {
      body(&self, view)
      pending.append(contentsOf: view.subviews.reversed())
    }
  }

  mutating func report(_ kind: SceneProblem.Kind, at position: SourcePosition?) {
    problems.append(SceneProblem(kind, at: position))
  }

  // MARK: Ids

  private mutating func claimIDs(of view: View) {
    claim(view.id, .view, at: view.position)
    if let id = view.id {
      itemIDs.append(id)
      classesByID[id] = view.className
    }
    for guide in view.layoutGuides {
      claim(guide.id, .guide, at: guide.position ?? view.position)
      itemIDs.append(guide.id)
    }
    // A variation's constraints stand instead of the view's others, so those may bear the same ids.
    var earlier: Set<String> = []
    for alternative in view.alternativeConstraints {
      var own: Set<String> = []
      for constraint in alternative {
        let isRenewed = constraint.id.map { earlier.contains($0) && !own.contains($0) } ?? false
        if !isRenewed { claim(constraint.id, .constraint, at: constraint.position) }
        if let id = constraint.id { own.insert(id) }
      }
      earlier.formUnion(own)
    }
  }

  private mutating func claim(_ id: String?, _ kind: SceneProblem.ItemKind, at position: SourcePosition?) {
    guard let id else { return }
    guard !id.isEmpty, takesAnyID || id.utf8.allSatisfy(\.isIDCharacter) else {
      report(.malformedID(id), at: position)
      return
    }
    if let owner = owners[id] {
      report(.duplicateID(id, kind, firstKind: owner.kind, firstPosition: owner.position), at: position)
    } else {
      owners[id] = (kind, position)
    }
  }

  // MARK: Values

  private mutating func checkValues(of view: View) {
    checkNumbers(of: view, at: view.position)
    for variation in view.variations {
      var varied = View()
      variation.set.forEach { varied.apply($0) }
      checkNumbers(of: varied, at: view.position)
    }
    checkArrangement(of: view)
    for constraint in view.alternativeConstraints.joined() { check(constraint, heldBy: view) }
  }

  private mutating func checkNumbers(of view: View, at position: SourcePosition?) {
    if let frame = view.frame {
      for (name, value) in [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)] {
        checkNumber(value, "frame's \(name)", at: position)
      }
      checkSize(frame.width, "frame's width", at: position)
      checkSize(frame.height, "frame's height", at: position)
    }
    for axis in Axis.allCases {
      guard let length = view.intrinsicContentSize[axis] else { continue }
      let name = "intrinsicContentSize's \(axis == .horizontal ? "width" : "height")"
      checkNumber(length, name, at: position)
      checkSize(length, name, at: position)
    }
    for (name, insets) in view.allInsets {
      for value in [insets.top, insets.left, insets.bottom, insets.right] { checkNumber(value, name, at: position) }
    }
    checkContent(of: view, at: position)
    let transform = view.transform
    for value in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      checkNumber(value, "transform's number", at: position)
    }
    for value in [view.stack.spacing] + view.stack.customSpacing.values { checkNumber(value, "spacing", at: position) }
    if let height = view.rowHeight {
      checkNumber(height, "rowHeight", at: position)
      checkSize(height, "rowHeight", at: position)
    }
    if let offset = view.scroll.contentOffset {
      checkNumber(offset.x, "contentOffset's x", at: position)
      checkNumber(offset.y, "contentOffset's y", at: position)
    }
    if !(0...1).contains(view.alpha) { report(.alphaOutOfRange(view.alpha), at: position) }
  }

  private mutating func checkContent(of view: View, at position: SourcePosition?) {
    let content = view.content
    if let size = content.font?.size, !Magnitude.isSoundFontSize(size) { report(.unsoundFontSize(size), at: position) }
    if let size = content.image?.size {
      for (name, length) in [("image's width", size.width), ("image's height", size.height)] {
        checkNumber(length, name, at: position)
        checkSize(length, name, at: position)
      }
    }
    checkNumber(content.preferredMaxLayoutWidth, "preferredMaxLayoutWidth", at: position)
  }

  private mutating func checkNumber(_ value: Double, _ name: String, at position: SourcePosition?) {
    if !Magnitude.isSound(value) { report(.unsoundNumber(name, value), at: position) }
  }

  private mutating func checkSize(_ value: Double, _ name: String, at position: SourcePosition?) {
    if value < 0 { report(.negativeSize(name, value), at: position) }
  }

  // MARK: Constraints

  private mutating func check(_ constraint: Constraint, heldBy holder: View) {
    let position = constraint.position
    checkItem(constraint.firstItem, heldBy: holder, at: position)
    if let second = constraint.second {
      checkItem(second.item, heldBy: holder, at: position)
      if let mismatch = ConstraintAttribute.mismatch(constraint.firstAttribute, second.attribute) {
        report(.incomparable(constraint.firstAttribute, second.attribute, mismatch), at: position)
      }
    } else if !constraint.firstAttribute.isSize {
      report(.locationAlone(constraint.firstAttribute), at: position)
    }
    checkNumber(constraint.constant, "constant", at: position)
    checkMultiplier(constraint.second?.multiplier ?? 1, of: constraint)
    for setting in constraint.variations.flatMap(\.set) {
      switch setting {
      case .constant(let value): checkNumber(value, "constant", at: position)
      case .multiplier where constraint.second == nil: report(.multiplierWithoutItem, at: position)
      case .multiplier(let value): checkMultiplier(value, of: constraint)
      case .priority, .isActive: break
      }
    }
  }

  private mutating func checkMultiplier(_ value: Double, of constraint: Constraint) {
    if !Magnitude.isSoundMultiplier(value) {
      report(.unsoundMultiplier(value), at: constraint.position)
    } else if value == 0, !constraint.firstAttribute.isSize {
      report(.locationTimesZero(constraint.firstAttribute), at: constraint.position)
    }
  }

  private mutating func checkItem(_ item: Constraint.Item, heldBy holder: View, at position: SourcePosition?) {
    switch item {
    case .holder: break
    case .id(let id): checkID(id, among: [.view, .guide], at: position)
    case .superview(of: let id):
      if checkID(id, among: [.view, .guide], at: position), id == rootID { report(.noSuperview(id), at: position) }
    case .guide(let guide, of: let id):
      if let id, !checkID(id, among: [.view], at: position) { return }
      guard guide == .content || guide == .frame else { return }
      let className = id.flatMap { classesByID[$0] } ?? holder.className
      if !ViewTree.classesThatScroll.contains(className) {
        report(.guideOfOtherClass(guide, className: className), at: position)
      }
    }
  }

  /// Whether an id names an item of one of these kinds; reported where not.
  @discardableResult
  private mutating func checkID(
    _ id: String, among kinds: Set<SceneProblem.ItemKind>, at position: SourcePosition?
  ) -> Bool {
    guard let owner = owners[id] else {
      comparisonsLeft -= itemIDs.count
      let nearest = comparisonsLeft > 0 ? Spelling.nearest(to: id, among: itemIDs) : nil
      report(.unknownItem(id, nearest: nearest), at: position)
      return false
    }
    if !kinds.contains(owner.kind) {
      report(.itemIsNotAView(id, owner.kind), at: position)
      return false
    }
    if id == ViewTree.nameOfRoot, rootID == nil {
      report(.unnamedRoot, at: position)
      return false
    }
    return true
  }
}

extension View {
  /// All insets that the view says, by their names.
  fileprivate var allInsets: [(name: String, insets: EdgeInsets)] {
    let margins = directionalLayoutMargins?.insets(for: .leftToRight)
    return [
      ("alignmentRectInsets", alignmentRectInsets), ("layoutMargins", layoutMargins),
      ("directionalLayoutMargins", margins), ("contentInset", scroll.contentInset),
    ].compactMap { name, insets in insets.map { (name, $0) } }
  }

  /// The constraints that the view holds, and those that its variations set instead.
  fileprivate var alternativeConstraints: [[Constraint]] {
    [constraints]
      + variations.flatMap(\.set).compactMap { setting in
        if case .constraints(let varied) = setting { varied } else { nil }
      }
  }
}

extension UInt8 {
  /// Whether the byte may stand in an id: a letter, a digit, `_` or `-`.
  package var isIDCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
