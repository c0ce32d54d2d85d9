import Documents
package import LayoutModel

/// Checks a screen, whatever it was read from, so that later steps may rely on every id and number.
package struct SceneChecker {
  private var problems: [SceneProblem] = []
  private var owners: [String: Owner] = [:]
  /// The names that constraints can use, for each root's views.
  private var scopes: [Scope]
  /// The index of the root whose views are checked.
  private var scope = 0
  private var classesByID: [String: String] = [:]
  let parts: SceneParts
  private var takesAnyID = false
  var comparisonsLeft = SceneChecker.maximumComparisons

  /// The owner of an id.
  struct Owner {
    let kind: SceneProblem.ItemKind
    let position: SourcePosition?
    /// The index of the root that it stands below; `nil` for controllers and bars' items.
    var scope: Int?
    /// A Boolean that tells whether the id is the default one of a root without an id.
    var isReserved = false
  }

  /// The names below a root.
  private struct Scope {
    let rootID: String?
    var itemIDs: [String] = []
  }

  private init(_ parts: SceneParts) {
    self.parts = parts
    scopes = parts.roots.map { Scope(rootID: $0.view.id) }
  }

  /// The maximum number of names compared in search of what misspelt ids meant; a hostile file has many of both.
  private static let maximumComparisons = 1_000_000

  /// Checks a root view with all below it, except the actions of taps.
  ///
  /// - Throws: `InvalidScene` with every problem found, in the order of the file.
  package static func check(_ root: View) throws(InvalidScene) {
    let problems = problems(of: root)
    guard problems.isEmpty else { throw InvalidScene(problems: problems) }
  }

  /// Checks a root controller with all that belongs to its scene.
  ///
  /// - Throws: `InvalidScene` with every problem found, in the order of the file.
  package static func check(
    _ root: ViewController, viewControllers: [ViewController], events: [Event], application: Application
  ) throws(InvalidScene) {
    let problems = problems(of: root, viewControllers: viewControllers, events: events, application: application)
    guard problems.isEmpty else { throw InvalidScene(problems: problems) }
  }

  /// All problems of a root view and everything below it, except those of the actions of taps; in the order of the file.
  ///
  /// - Parameter root: The root view.
  /// - Returns: The problems; none where all is well.
  package static func problems(of root: View) -> [SceneProblem] {
    var checker = SceneChecker(SceneParts(root))
    guard checker.hasFewViews() else { return checker.problems }
    checker.claimAll()
    checker.checkViews()
    return checker.problemsInOrder
  }

  /// Every problem of a scene, in the order of the file.
  ///
  /// - Parameters:
  ///   - root: The root controller.
  ///   - viewControllers: The controllers that aren't on the screen at first.
  ///   - events: The events.
  ///   - application: The application, which may observe notifications and act on them.
  ///   - takesAnyID: A Boolean that allows any characters in ids: another program made them.
  /// - Returns: The problems; none where all is well.
  package static func problems(
    of root: ViewController, viewControllers: [ViewController] = [], events: [Event] = [],
    application: Application = Application(), takesAnyID: Bool = false
  ) -> [SceneProblem] {
    var checker = SceneChecker(
      SceneParts(root, viewControllers: viewControllers, events: events, application: application))
    checker.takesAnyID = takesAnyID
    guard checker.hasFewViews() else { return checker.problems }
    checker.claimAll()
    checker.checkViews()
    checker.checkControllers()
    checker.checkBehavior(of: events, waiting: viewControllers)
    return checker.problemsInOrder
  }

  private var problemsInOrder: [SceneProblem] {
    problems.enumerated().sorted { a, b in
      switch (a.element.position, b.element.position) {
      case (let x?, let y?) where x != y: x < y
      default: a.offset < b.offset
      }
    }.map(\.element).onePerUnknownName
  }

  /// Tells whether the scene has no more views than the limit; nothing else of a larger one is looked at.
  private mutating func hasFewViews() -> Bool {
    guard parts.viewCount > Magnitude.largestViewCount else { return true }
    report(.tooManyViews(limit: Magnitude.largestViewCount), at: parts.placeOfExcess)
    return false
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

  /// Records every id with its owner.
  private mutating func claimAll() {
    for controller in parts.controllers {
      claim(controller.declared.id, .controller, at: controller.declared.position)
    }
    for (item, position) in parts.barItems { claim(item.id, .barButtonItem, at: position) }
    // The first root without an id has the default id, unless it is a container's, which is named after its controller.
    let first = parts.controllers.first?.declared
    if parts.roots[0].view.id == nil, first.map({ !$0.kind.isContainer || $0.id == nil }) ?? true {
      owners[View.nameOfRoot] = Owner(
        kind: .view, position: parts.roots[0].view.position ?? first?.position, scope: 0, isReserved: true)
    }
    for (number, root) in parts.roots.enumerated() {
      scope = number
      forEachView(from: root.view) { $0.claimIDs(of: $1) }
    }
  }

  private mutating func claimIDs(of view: View) {
    claim(view.id, .view, at: view.position, in: scope)
    if let id = view.id {
      scopes[scope].itemIDs.append(id)
      classesByID[id] = view.className
    }
    for guide in view.layoutGuides {
      claim(guide.id, .guide, at: guide.position ?? view.position, in: scope)
      scopes[scope].itemIDs.append(guide.id)
    }
    // A variation's constraints replace the view's others, so those may have the same ids.
    var earlier: Set<String> = []
    for alternative in view.alternativeConstraints {
      var own: Set<String> = []
      for constraint in alternative {
        let isRenewed = constraint.id.map { earlier.contains($0) && !own.contains($0) } ?? false
        if !isRenewed { claim(constraint.id, .constraint, at: constraint.position, in: scope) }
        if let id = constraint.id { own.insert(id) }
      }
      earlier.formUnion(own)
    }
  }

  private mutating func claim(
    _ id: String?, _ kind: SceneProblem.ItemKind, at position: SourcePosition?, in scope: Int? = nil
  ) {
    guard let id else { return }
    guard !id.isEmpty, takesAnyID || isWellFormed(id) else {
      report(.malformedID(id), at: position)
      return
    }
    switch owners[id] {
    case let owner? where owner.isReserved: report(.reservedID(id), at: position)
    case let owner?:
      report(.duplicateID(id, kind, firstKind: owner.kind, firstPosition: owner.position), at: position)
    case nil: owners[id] = Owner(kind: kind, position: position, scope: scope)
    }
  }

  /// Tells whether an id has only the characters of ids. The id of something that a template made begins with the
  /// instance's id and a slash.
  private func isWellFormed(_ id: String) -> Bool {
    guard let slash = id.lastIndex(of: "/") else { return id.utf8.allSatisfy(\.isIDCharacter) }
    let own = id[id.index(after: slash)...]
    return owners[String(id[..<slash])] != nil && !own.isEmpty && own.utf8.allSatisfy(\.isIDCharacter)
  }

  /// The owner of an id.
  func owner(of id: String) -> Owner? { owners[id].flatMap { $0.isReserved ? nil : $0 } }

  /// The class of the view of an id.
  func className(ofViewWithID id: String) -> String? { classesByID[id] }

  /// The known id nearest to an unknown one.
  mutating func nearest(to id: String, among kinds: Set<SceneProblem.ItemKind>) -> String? {
    comparisonsLeft -= owners.count
    guard comparisonsLeft > 0 else { return nil }
    return Spelling.nearest(
      to: id, among: owners.filter { kinds.contains($0.value.kind) && !$0.value.isReserved }.keys.sorted())
  }

  // MARK: Values

  /// Checks the values of all views.
  private mutating func checkViews() {
    for (number, root) in parts.roots.enumerated() {
      scope = number
      let view = root.view
      if !root.isRow,
        view.variations.contains(where: { $0.set.contains(ViewSetting(\.isInstalled, false)) }) || !view.isInstalled
      {
        report(.uninstalledRoot, at: view.position)
      }
      forEachView(from: view) { $0.checkValues(of: $1) }
    }
  }

  /// Checks values that a view takes on later.
  ///
  /// - Parameters:
  ///   - settings: The values.
  ///   - view: The view as it is declared.
  ///   - subviews: The ids of its subviews.
  ///   - position: The place of the values in the file.
  mutating func check(
    _ settings: [ViewSetting], of view: View, subviews: Set<String>, at position: SourcePosition?
  ) {
    guard let owner = view.id.flatMap({ owners[$0] }), let number = owner.scope else { return }
    scope = number
    var varied = View()
    settings.forEach { varied.apply($0) }
    checkNumbers(of: varied, at: position)
    var changed = view
    changed.variations = []
    changed.position = position
    settings.forEach { changed.apply($0) }
    checkArrangement(of: changed, subviews: subviews)
    if !varied.isInstalled, view.id == scopes[number].rootID, !parts.roots[number].isRow {
      report(.uninstalledRoot, at: position)
    }
    for constraint in varied.constraints {
      // The view may already hold a constraint of this id, with another constant.
      if constraint.id.flatMap({ owners[$0] })?.kind != .constraint {
        claim(constraint.id, .constraint, at: constraint.position ?? position, in: number)
      }
      check(constraint, heldBy: view)
    }
  }

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

  mutating func checkNumbers(of view: View, at position: SourcePosition?) {
    if let frame = view.frame {
      for (name, value) in [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)] {
        checkNumber(value, "frame's \(name)", at: position)
      }
      checkSize(frame.width, "frame's width", at: position)
      checkSize(frame.height, "frame's height", at: position)
    }
    checkContentSize(view.intrinsicContentSize, "intrinsicContentSize", at: position)
    if !(0...1).contains(view.alpha) { report(.alphaOutOfRange(view.alpha), at: position) }
    guard view.hasRareSettings else { return }
    if let size = view.undrawnContentSize { checkContentSize(size, "undrawnContentSize", at: position) }
    for (name, insets) in view.allInsets {
      for value in [insets.top, insets.left, insets.bottom, insets.right] { checkNumber(value, name, at: position) }
    }
    checkContent(of: view, at: position)
    let transform = view.transform
    for value in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      checkNumber(value, "transform's number", at: position)
    }
    for value in [view.stack.spacing] + view.stack.customSpacing.values { checkNumber(value, "spacing", at: position) }
    for (name, length) in [
      ("rowHeight", view.table.rowHeight), ("sectionHeaderHeight", view.table.sectionHeaderHeight),
      ("sectionFooterHeight", view.table.sectionFooterHeight),
      ("sectionHeaderTopPadding", view.table.sectionHeaderTopPadding),
    ] {
      if let length { checkLength(length, name, at: position) }
    }
    if let layout = view.collectionViewLayout { check(layout, at: position) }
    if let tip = view.popoverArrow?.tip {
      checkNumber(tip.x, "popover's x", at: position)
      checkNumber(tip.y, "popover's y", at: position)
    }
    if let offset = view.scroll.contentOffset {
      checkNumber(offset.x, "contentOffset's x", at: position)
      checkNumber(offset.y, "contentOffset's y", at: position)
    }
  }

  private mutating func checkContentSize(_ size: IntrinsicContentSize, _ key: String, at position: SourcePosition?) {
    for axis in Axis.allCases {
      guard let length = size[axis] else { continue }
      func name() -> String { "\(key)'s \(axis == .horizontal ? "width" : "height")" }
      checkNumber(length, name(), at: position)
      checkSize(length, name(), at: position)
    }
  }

  private mutating func checkContent(of view: View, at position: SourcePosition?) {
    let content = view.content
    for size in ([content.font, content.image?.font] + content.attributedText.map(\.font)).compactMap({ $0?.size })
    where !Magnitude.isSoundFontSize(size) {
      report(.unsoundFontSize(size), at: position)
    }
    for run in content.attributedText { checkNumber(run.kern, "kern", at: position) }
    for style in content.attributedText.map(\.paragraphStyle) where style != ParagraphStyle() {
      for (name, length) in [
        ("lineSpacing", style.lineSpacing), ("lineHeightMultiple", style.lineHeightMultiple),
        ("minimumLineHeight", style.minimumLineHeight), ("maximumLineHeight", style.maximumLineHeight),
      ] {
        checkNumber(length, name, at: position)
        checkSize(length, name, at: position)
      }
    }
    if let size = content.image?.size {
      for (name, length) in [("image's width", size.width), ("image's height", size.height)] {
        checkNumber(length, name, at: position)
        checkSize(length, name, at: position)
      }
    }
    checkNumber(content.preferredMaxLayoutWidth, "preferredMaxLayoutWidth", at: position)
    if let padding = content.configuration?.imagePadding { checkNumber(padding, "imagePadding", at: position) }
  }

  mutating func checkNumber(_ value: Double, _ name: @autoclosure () -> String, at position: SourcePosition?) {
    if !Magnitude.isSound(value) { report(.unsoundNumber(name(), value), at: position) }
  }

  mutating func checkSize(_ value: Double, _ name: @autoclosure () -> String, at position: SourcePosition?) {
    if value < 0 { report(.negativeSize(name(), value), at: position) }
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
      if checkID(id, among: [.view, .guide], at: position), id == scopes[scope].rootID {
        report(.noSuperview(id), at: position)
      }
    case .guide(let guide, of: let id):
      if let id, !checkID(id, among: [.view], at: position) { return }
      guard guide == .content || guide == .frame else { return }
      let className = id.flatMap { classesByID[$0] } ?? holder.className
      if !ViewKind(className: className).scrolls {
        report(.guideOfOtherClass(guide, className: className), at: position)
      }
    }
  }

  /// Tells whether an id names an item of one of these kinds; reports a problem where not.
  @discardableResult
  private mutating func checkID(
    _ id: String, among kinds: Set<SceneProblem.ItemKind>, at position: SourcePosition?
  ) -> Bool {
    let own = scopes[scope]
    let owner = owners[id]
    if id == View.nameOfRoot, own.rootID == nil, owner.map({ $0.isReserved || $0.scope != scope }) ?? true {
      report(.unnamedRoot, at: position)
      return false
    }
    guard let owner else {
      comparisonsLeft -= own.itemIDs.count
      let nearest = comparisonsLeft > 0 ? Spelling.nearest(to: id, among: own.itemIDs) : nil
      report(.unknownItem(id, nearest: nearest), at: position)
      return false
    }
    if !kinds.contains(owner.kind) {
      report(.itemIsNotAView(id, owner.kind), at: position)
      return false
    }
    if owner.scope != scope {
      report(.itemOfOtherController(id), at: position)
      return false
    }
    return true
  }
}

extension View {
  /// All insets of the view, by their names.
  fileprivate var allInsets: [(name: String, insets: EdgeInsets)] {
    let margins = directionalLayoutMargins?.insets(for: .leftToRight)
    return [
      ("alignmentRectInsets", alignmentRectInsets), ("layoutMargins", layoutMargins),
      ("directionalLayoutMargins", margins), ("contentInset", scroll.contentInset),
      ("contentEdgeInsets", content.contentEdgeInsets),
      ("contentInsets", content.configuration?.contentInsets?.insets(for: .leftToRight)),
    ].compactMap { name, insets in insets.map { (name, $0) } }
  }

  /// The view's constraints, and the alternatives that its variations set.
  fileprivate var alternativeConstraints: [[Constraint]] {
    [constraints]
      + variations.flatMap(\.set).compactMap { $0.value(of: \.constraints) }
  }
}

extension UInt8 {
  /// A Boolean that tells whether the byte is allowed in an id: a letter, a digit, `_` or `-`.
  package var isIDCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
