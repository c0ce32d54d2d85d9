import LayoutModel
import LayoutResolution
import LayoutSimulator

/// Safe areas, margins and the guides that follow them.
extension UIView {
  /// A guide that every view has.
  func systemGuide(_ kind: SystemLayoutGuide) -> UILayoutGuide {
    if let made = rare?.systemGuides[kind] { return made }
    let guide = kind == .keyboard ? UIKeyboardLayoutGuide(kind, of: self) : UILayoutGuide(kind, of: self)
    guide.identifier = kind.identifier
    rareState.systemGuides[kind] = guide
    return guide
  }

  /// The distances of a guide's rectangle from the view's sides.
  func insets(of guide: SystemLayoutGuide) -> EdgeInsets {
    switch guide {
    case .safeArea: safeAreaInPlace
    case .layoutMargins: layoutMarginsInPlace
    case .readableContent: readable(layoutMarginsInPlace)
    case .frame, .content: .zero
    case .keyboard:
      EdgeInsets(top: Double(storedSize.height) - keyboardHeight, bottom: -distanceFromBottomOfWindow)
    case .topLayoutGuide: EdgeInsets(bottom: max(0, Double(storedSize.height) - storedSafeArea.top))
    case .bottomLayoutGuide: EdgeInsets(top: max(0, Double(storedSize.height) - storedSafeArea.bottom))
    }
  }

  /// The rectangle of a guide that every view has.
  func frame(of guide: SystemLayoutGuide) -> CGRect? {
    if guide == .content { return nil }
    let insets = insets(of: guide)
    return boundsInPlace.inset(by: UIEdgeInsets(insets))
  }

  /// Notes that insets of this view's guides, and of views that adopt its margins, may have changed.
  func insetsMayDiffer() {
    guard let layout = layoutOfHierarchy else { return }
    if rare?.insets.isEmpty == false { layout.noteStaleInsets(of: self) }
    for view in subviews where view.flags.contains(.preservesSuperviewMargins) { view.insetsMayDiffer() }
  }

  // MARK: Safe area

  /// The part of the safe area that reaches into it; a class may say it otherwise.
  var safeAreaInPlace: EdgeInsets {
    if OwnClasses.has(type(of: self)) { return storedSafeArea }
    let own = ConditionReads.unnoted { safeAreaInsets }.insets
    if own != storedSafeArea { ConditionReads.note(.all) }
    return own
  }

  /// Measures the safe areas of this view and its descendants anew.
  func updateSafeArea() {
    guard renewSafeArea(), !subviews.isEmpty else { return }
    var pending = subviews
    while let view = pending.popLast() {
      if view.renewSafeArea() { pending += view.subviews }
    }
  }

  /// Measures its own safe area anew.
  ///
  /// - Returns: Whether those of its subviews may be others.
  private func renewSafeArea() -> Bool {
    let area = ownSafeArea
    guard area != storedSafeArea else { return area != .zero }
    storedSafeArea = area
    insetsMayDiffer()
    for guide in [SystemLayoutGuide.topLayoutGuide, .bottomLayoutGuide] {
      (rare?.systemGuides[guide] as? ControllerLayoutGuide)?.safeAreaChanged()
    }
    surroundingsChanged()
    safeAreaInsetsDidChange()
    rare?.viewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    topView.setNeedsLayout()
    return true
  }

  private var ownSafeArea: EdgeInsets {
    guard let superview else { return safeAreaWithoutSuperview }
    var area = rare?.viewController?.surroundings?.environment.safeAreaInsets ?? areaReaching(from: superview)
    if let more = rare?.viewController?.additionalSafeAreaInsets, more != .zero {
      area = EdgeInsets(
        top: area.top + Double(more.top), left: area.left + Double(more.left),
        bottom: area.bottom + Double(more.bottom), right: area.right + Double(more.right))
    }
    return area
  }

  /// The part of a superview's safe area that reaches into it.
  private func areaReaching(from superview: UIView) -> EdgeInsets {
    let area = superview.safeAreaOverSubviews
    guard area != .zero else { return .zero }
    // Where constraints haven't placed it yet it touches no edge: else they could never be met.
    if !flags.contains(.translatesMask), storedSize == .zero { return .zero }
    let reach = area.reaching(from: Rect(superview.boundsForSafeArea), into: Rect(transformedFrame))
    guard let scale = rare?.transform, scale.b == 0, scale.c == 0, scale.a != 0, scale.d != 0 else { return reach }
    // Insets count in its own coordinates: of a view at half its size twice as much of it lies outside.
    let (across, down) = (Double(abs(scale.a)), Double(abs(scale.d)))
    return EdgeInsets(
      top: reach.top / down, left: reach.left / across, bottom: reach.bottom / down, right: reach.right / across)
  }

  // MARK: Margins

  /// The margins in place: the view's own, with the superview's margins and the safe area.
  var layoutMarginsInPlace: EdgeInsets {
    var own = ownMargins
    if preservesSuperviewLayoutMargins, let superview {
      let reach = superview.layoutMarginsInPlace.reaching(
        from: Rect(superview.boundsInPlace), into: Rect(transformedFrame))
      own = EdgeInsets(
        top: max(own.top, reach.top), left: max(own.left, reach.left), bottom: max(own.bottom, reach.bottom),
        right: max(own.right, reach.right))
    }
    return rare?.marginsFollowReadableWidth == true ? readable(own) : own
  }

  private var ownMargins: EdgeInsets {
    let environment = WindowEnvironment(of: self)
    var own = declaredMargins ?? standardMargins(environment)
    if let controller = rare?.viewController {
      let least = environment.minimumMargins
      if declaredMargins == nil { own = least }
      if controller.viewRespectsSystemMinimumLayoutMargins {
        own.left = max(own.left, least.left)
        own.right = max(own.right, least.right)
      }
    }
    guard insetsLayoutMarginsFromSafeArea, environment.behavior.marginsHeedSafeArea, !(self is UIScrollView) else {
      return own
    }
    let area = safeAreaInPlace
    return EdgeInsets(
      top: own.top + area.top, left: own.left + area.left, bottom: own.bottom + area.bottom,
      right: own.right + area.right)
  }

  private var declaredMargins: EdgeInsets? {
    if let margins = rare?.layoutMargins { return margins.insets }
    guard let margins = rare?.directionalLayoutMargins else { return nil }
    let insets = EdgeInsets(
      top: Double(margins.top), left: Double(margins.leading), bottom: Double(margins.bottom),
      right: Double(margins.trailing))
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? insets.mirrored : insets
  }

  /// Margins that leave no more than is good to read.
  private func readable(_ margins: EdgeInsets) -> EdgeInsets {
    let environment = WindowEnvironment(of: self)
    let width = Double(storedSize.width)
    guard let widest = environment.behavior.readableWidth(of: width, environment.window.traits) else { return margins }
    var insets = margins
    let surplus = width - insets.left - insets.right - widest
    guard surplus > 0 else { return insets }
    insets.left += surplus / 2
    insets.right += surplus / 2
    return insets
  }

  /// The distance of the keyboard's top from its bottom: that of the safe area where no keyboard is up.
  private var keyboardHeight: Double {
    let guide = rare?.systemGuides[.keyboard] as? UIKeyboardLayoutGuide
    let environment = WindowEnvironment(of: self)
    let isAtBottom = environment.behavior.heedsKeyboardLayoutGuideSettings && guide?.usesBottomSafeArea == false
    let below = distanceFromBottomOfWindow
    let least = isAtBottom ? 0 : below > 0 ? Double(topView.storedSafeArea.bottom) - below : storedSafeArea.bottom
    guard let covered = environment.window.keyboardHeight else { return least }
    let bottom = converted(CGPoint(x: 0, y: storedBoundsOrigin.y + storedSize.height), to: nil).y
    return max(least, covered - Double(topView.storedSize.height - bottom))
  }

  /// The room below a window's root view that ends above the window's bottom, in points. Its keyboard guide stays where it was, below the
  /// view. (PinLayout's test of `keyboardLayoutGuide` holds on devices only so.)
  private var distanceFromBottomOfWindow: Double {
    guard let window = superview as? UIWindow, rare?.viewController != nil else { return 0 }
    return max(0, Double(window.storedSize.height - storedOrigin.y - storedSize.height))
  }

  func marginsChanged() {
    insetsMayDiffer()
    layoutMarginsDidChange()
    rare?.viewController?.viewLayoutMarginsDidChange()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsChanged() }
    topView.setNeedsLayout()
    setNeedsLayout()
  }

  /// The direction of what it holds changed: what counts from leading lies elsewhere.
  func directionChanged() {
    hierarchyLayout?.renew(heldConstraints)
    insetsMayDiffer()
    if let stack = self as? UIStackView { stack.arrangementChanged() }
    topView.setNeedsLayout()
    setNeedsLayout()
  }
}

extension EdgeInsets {
  /// The part of a rectangle's insets that reaches into an inner rectangle: at most the insets, at least nothing.
  func reaching(from outer: Rect, into inner: Rect) -> EdgeInsets {
    func part(_ inset: Double, _ distance: Double) -> Double { min(inset, max(0, inset - distance)) }
    return EdgeInsets(
      top: part(top, inner.y - outer.y), left: part(left, inner.x - outer.x),
      bottom: part(bottom, outer.maxY - inner.maxY), right: part(right, outer.maxX - inner.maxX))
  }
}

extension SystemLayoutGuide {
  /// The name that UIKit's logs show for the guide.
  var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .content: "UIScrollView-contentLayoutGuide"
    case .frame: "UIScrollView-frameLayoutGuide"
    case .keyboard: "UIKeyboardLayoutGuide"
    case .topLayoutGuide: "_UIViewControllerTop"
    case .bottomLayoutGuide: "_UIViewControllerBottom"
    }
  }
}
