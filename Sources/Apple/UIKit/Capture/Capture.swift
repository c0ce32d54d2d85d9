import LayoutModel
import LayoutResolution

/// A live hierarchy as declared views; or several that share their names, as the views of a window do.
@MainActor struct Capture {
  /// The outermost view that is captured at present.
  private(set) var root: UIView
  /// The bar of the first responder at the bottom of the window, which is captured as the last subview of the outermost view that has the
  /// responder.
  private let accessory: (bar: UIView, root: UIView)?
  private let names: ViewNames
  /// A Boolean that tells whether the outermost view lies anywhere in the window, so that no safe area is known in it.
  private(set) var isPresented = false
  /// The files of places in code; `nil` where the views are captured without places.
  private(set) var files: CapturedFiles?
  /// The identifiers of the constraints captured so far. UIKit's may repeat, and a screen's are unique: the first one has it.
  private var identifiers: Set<String> = []
  /// The frames of views whose numbers stay where constraints leave them open, in the order of the captured views; `nil` for a view that
  /// its mask places.
  private(set) var stays: [Rect?] = []

  /// A capture of a hierarchy.
  ///
  /// - Parameters:
  ///   - root: The outermost view.
  ///   - hasPlaces: Whether views and constraints get their places in code.
  init(of root: UIView, withPlaces hasPlaces: Bool = false) { self.init(of: root, and: [], withPlaces: hasPlaces) }

  /// A capture of a hierarchy, and of others in front of it.
  init(of root: UIView, and others: [UIView], withPlaces hasPlaces: Bool) {
    self.root = root
    let roots = [root] + others
    if let host = root.window?.accessoryHost, !roots.contains(where: host.isDescendant) {
      accessory = (host.bar, roots.last { host.viewOfProvider?.isDescendant(of: $0) == true } ?? root)
    } else {
      accessory = nil
    }
    files = hasPlaces ? CapturedFiles() : nil
    names = ViewNames(of: roots + [accessory?.bar].compactMap { $0 })
  }

  /// The outermost view with all that is in it.
  mutating func declared() -> View { declaredWithBar(root) }

  private mutating func declaredWithBar(_ view: UIView) -> View {
    var declared = declared(view)
    if let accessory, accessory.root === view { declared.subviews.append(self.declared(bar: accessory.bar)) }
    return declared
  }

  /// The bar of the first responder, at the window's bottom, with the height that it has in this window.
  private mutating func declared(bar view: UIView) -> View {
    ConditionReads.note(.all)
    let position = stays.count
    var bar = declared(view)
    bar.frame = Rect(root.convert(view.bounds, from: view))
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    bar.translatesAutoresizingMaskIntoConstraints = true
    stays[position] = nil
    return bar
  }

  /// Another of the outermost views, in front of the first.
  mutating func declared(presented view: UIView) -> View {
    (root, isPresented) = (view, true)
    identifiers = []
    return declaredWithBar(view)
  }

  private mutating func declared(_ view: UIView) -> View {
    var declared = View(
      names.name(of: view), class: view.capturedClassName, frame: Rect(view.declaredFrame.finite),
      autoresizingMask: view.storedMask, autoresizesSubviews: view.autoresizesSubviews,
      translatesAutoresizingMaskIntoConstraints: view.translatesAutoresizingMaskIntoConstraints,
      isHidden: view.isHidden, alpha: Double(view.alpha))
    if files != nil {
      declared.holder = names.holder(of: view)
      declared.position = view.rare?.loaded?.place.flatMap { files?.position(of: $0) }
    }
    view.declare(&declared)
    stays.append(declared.translatesAutoresizingMaskIntoConstraints ? nil : view.rare?.loaded?.declared.frame ?? .zero)
    noteReads(of: view, isOutermost: view === root)
    setContent(of: view, &declared)
    setMargins(of: view, &declared)
    setLint(of: view, &declared)
    declared.layoutGuides = view.layoutGuides.map { LayoutGuide(names.name(of: $0)) }
    declared.semanticContentAttribute = view.semanticContentAttribute.attribute
    if let turn = view.rare?.transform, turn.isFinite {
      declared.transform = AffineTransform(
        a: Double(turn.a), b: Double(turn.b), c: Double(turn.c), d: Double(turn.d), tx: Double(turn.tx),
        ty: Double(turn.ty))
    }
    if let stack = view as? UIStackView { setArrangement(of: stack, &declared) }
    if let scroll = view as? UIScrollView {
      declared.scroll.contentOffset = Point(x: Double(scroll.contentOffset.x), y: Double(scroll.contentOffset.y))
    }
    declared.appearance = looks(of: view, &declared)
    for held in view.heldConstraints {
      guard var constraint = constraint(held, heldBy: view) else { continue }
      if let id = constraint.id, !identifiers.insert(id).inserted { constraint.id = nil }
      constraint.position = files?.position(of: held)
      declared.constraints.append(constraint)
    }
    for subview in view.subviews where !isPart(subview, of: view) { declared.subviews.append(self.declared(subview)) }
    return declared
  }

  /// Tells whether a view is one that its superview's class makes and draws, as a button does its title.
  private func isPart(_ view: UIView, of superview: UIView) -> Bool {
    superview.ownParts.contains { $0 === view } && view.naming.isEmpty
  }

  private func setContent(of view: UIView, _ declared: inout View) {
    let asked = view.engineContentSize
    let content = ViewContent(of: declared, for: view.measuringTraits)
    let ruled = content?.size ?? .none
    if asked.width != ruled.width || asked.height != ruled.height {
      declared.intrinsicContentSize = asked
      if view.kindName != "UIView", view.loadedContentSize == nil { ConditionReads.note([.device, .textSize]) }
    }
    let insets = view.alignmentRectInsets.insets
    let ownInsets = content?.alignmentRectInsets ?? .zero
    if insets != ownInsets { declared.alignmentRectInsets = insets }
    if let name = view.rare?.unmeasuredContent {
      (declared.provenance.content, declared.provenance.contentAxes) = (.control(name), .both)
    }
    guard let stored = view.storedContentPriorities else { return }
    declared.contentHuggingPriority = AxisPriorities(
      horizontal: stored.hugging.0?.priority, vertical: stored.hugging.1?.priority)
    declared.contentCompressionResistancePriority = AxisPriorities(
      horizontal: stored.resistance.0?.priority, vertical: stored.resistance.1?.priority)
  }

  private func setMargins(of view: UIView, _ declared: inout View) {
    declared.preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
    declared.insetsLayoutMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
    if let guide = view.rare?.systemGuides[.keyboard] as? UIKeyboardLayoutGuide {
      declared.keyboardLayoutGuideSettings.usesBottomSafeArea = guide.usesBottomSafeArea
    }
    declared.layoutMargins = view.rare?.layoutMargins?.insets
    declared.directionalLayoutMargins = view.rare?.directionalLayoutMargins.map {
      DirectionalEdgeInsets(
        top: Double($0.top), leading: Double($0.leading), bottom: Double($0.bottom), trailing: Double($0.trailing))
    }
  }

  private func setArrangement(of stack: UIStackView, _ declared: inout View) {
    declared.stack.arrangedSubviews = stack.arrangedSubviews.map { names.name(of: $0) }
    for view in stack.arrangedSubviews {
      let spacing = stack.customSpacing(after: view)
      guard spacing != UIStackView.spacingUseDefault else { continue }
      declared.stack.customSpacing[names.name(of: view)] = Double(spacing == UIStackView.spacingUseSystem ? 8 : spacing)
    }
  }

  /// A constraint by the names of its items; `nil` where an item lies outside of the captured views.
  private func constraint(_ constraint: NSLayoutConstraint, heldBy holder: UIView) -> Constraint? {
    guard !constraint.isImplied, let attribute = constraint.firstAttribute.attribute,
      var first = item(constraint.first)
    else { return nil }
    var constant = constraint.storedConstant
    if let place = Self.placeInContainer(constraint.first, attribute, in: self) {
      first = .id(names.name(of: place.view))
      constant -= place.distance
    }
    var second: Constraint.Second?
    if let other = constraint.secondAttribute.attribute, !constraint.second.isEmpty {
      guard var item = item(constraint.second) else { return nil }
      let multiplier = Double(constraint.multiplier)
      if let place = Self.placeInContainer(constraint.second, other, in: self) {
        item = .id(names.name(of: place.view))
        constant += multiplier * place.distance
      }
      second = Constraint.Second(item, other, multiplier: multiplier)
    }
    return Constraint(
      id: constraint.identifier, first, attribute, constraint.relation.relation, second,
      constant: constant, priority: constraint.storedPriority.priority)
  }

  private func isCaptured(_ view: UIView) -> Bool {
    view.isDescendant(of: root) || accessory.map { $0.root === root && view.isDescendant(of: $0.bar) } == true
  }

  private func item(_ item: LayoutItemReference) -> Constraint.Item? {
    if let view = item.view { return isCaptured(view) ? .id(names.name(of: view)) : nil }
    guard let guide = item.guide, let owner = guide.owningView, isCaptured(owner) else { return nil }
    switch guide.kind {
    case .own, .distance:
      if let guide = guide as? ControllerLayoutGuide { return .guide(guide.place, of: names.name(of: owner)) }
      return .id(names.name(of: guide))
    case .system(let kind): return .guide(kind, of: names.name(of: owner))
    }
  }
}

extension NSLayoutConstraint {
  /// True if UIKit made the constraint, and will make it again: the constraints of a controller's guides.
  fileprivate var isImplied: Bool { (first.guide as? ControllerLayoutGuide)?.ownConstraints.contains(self) == true }
}

extension UIView {
  /// The frame as a file declares it: a row's content begins at the leading edge, and is mirrored as the row is laid out.
  fileprivate var declaredFrame: CGRect {
    var frame = untransformedFrame
    if let superview, kindName == "UITableViewCellContentView",
      superview.effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      frame.origin.x = superview.storedSize.width - frame.maxX
    }
    return frame
  }

  /// The class that a declared view has: UIKit's, with the rules that go with it; an app's own where that is a plain view.
  var capturedClassName: String {
    let own = "\(type(of: self))"
    return kindName == "UIView" && !(self is UIWindow) ? own : kindName
  }
}

extension CGRect {
  /// The rectangle with zero for what code divided by the size of a view that has none.
  fileprivate var finite: CGRect {
    func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return CGRect(
      x: number(origin.x), y: number(origin.y), width: number(size.width), height: number(size.height))
  }
}

extension CGAffineTransform {
  /// True if the transform has a place for each point.
  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
