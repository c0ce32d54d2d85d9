import LayoutEngine
import LayoutModel
import LayoutResolution

/// A rectangle on the screen that shows something and answers touches.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The length of a content that asks for none.
  public class var noIntrinsicMetric: CGFloat { -1 }

  // MARK: State

  /// The origin of the frame before its transform, in the superview's coordinates.
  var storedOrigin = CGPoint.zero
  var storedSize = CGSize.zero
  /// The origin of its own coordinates: what has been scrolled by.
  var storedBoundsOrigin = CGPoint.zero
  var flags: ViewFlags = [
    .translatesMask, .autoresizesSubviews, .needsUpdateConstraints, .needsLayout, .isUserInteractionEnabled,
  ]
  var storedMask: LayoutModel.AutoresizingMask = []
  /// The views in it, from back to front.
  public internal(set) var subviews: [UIView] = []
  /// The view that it is in.
  public internal(set) var superview: UIView? {
    get { unsafe unownedSuperview }
    set { unsafe unownedSuperview = newValue }
  }
  /// The superview, whose deinitializer clears this reference. A weak reference would make each use of a view dearer.
  nonisolated(unsafe) unowned(unsafe) var unownedSuperview: UIView?
  /// The stand-in for the view in constraints.
  var storedStandIn: LayoutItemStandIn?
  /// The constraints that the view holds, in the order of activation.
  var heldConstraints: [NSLayoutConstraint] = []
  /// The active constraints that name it.
  var naming: [NSLayoutConstraint] = []
  /// The layout of its hierarchy, where constraints take part in that; it may be one that it has left.
  var layoutOfHierarchy: HierarchyLayout?
  /// Its identity in that.
  var node: LayoutGraph.NodeID?
  /// The subviews that a layout moved, until this view lays out its subviews.
  var movedSubviews: [Unowned<UIView>] = []
  /// The subviews that are out of date, or have something in them that is.
  var dirtySubviews: [Unowned<UIView>] = []
  /// The distance of its origin from where constraints put it exactly, before it was rounded to pixels.
  var residue = Point.zero
  /// The part of the safe area that reaches into it.
  var storedSafeArea = EdgeInsets.zero
  var storedContentPriorities: StoredContentPriorities?
  /// State that few views have.
  var rare: RareViewState?

  /// An integer to find it by.
  open var tag = 0
  /// The colour behind its content.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { AnimationState.noteChange(.backgroundColor, of: self) } }
  }
  /// A Boolean that hides it.
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set {
      guard newValue != flags.contains(.isHidden) else { return }
      flags.set(.isHidden, newValue)
      if let node, let layout = hierarchyLayout { layout.setHidden(newValue, of: node, in: self) }
      if superview is UIStackView { superview?.setNeedsLayout() }
      valuesMayHaveChanged()
    }
  }
  /// Its opacity, from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { AnimationState.noteChange(.alpha, of: self) } } }
  open var isOpaque = true
  open var clipsToBounds = false
  /// A Boolean that lets it be touched.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.isUserInteractionEnabled) }
    set { flags.set(.isUserInteractionEnabled, newValue) }
  }

  /// The name under which its state is kept.
  open var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { if newValue != nil || rare != nil { rareState.restorationIdentifier = newValue } }
  }

  // MARK: Making

  /// A view with a frame in its superview's coordinates, in points. The null rectangle is nowhere: others place such a view.
  public init(frame: CGRect) {
    super.init()
    storedOrigin = frame.isNull ? .zero : frame.origin
    storedSize = frame.standardized.size
    didInitialize()
  }

  /// A view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// A view of a file.
  public required init?(coder: NSCoder) {
    super.init()
    didInitialize()
    decode(coder)
  }

  deinit {
    for view in subviews { unsafe view.unownedSuperview = nil }
    for constraint in heldConstraints { unsafe constraint.unownedHolder = nil }
    unsafe storedStandIn?.view = nil
    if let layoutOfHierarchy, unsafe layoutOfHierarchy.unownedTop === self { unsafe layoutOfHierarchy.unownedTop = nil }
  }

  /// Called by every initializer, for what classes of this module set up.
  func didInitialize() {}

  /// The responder behind it: its controller, or its superview.
  open override var next: UIResponder? { rare?.viewController ?? superview }

  /// Its layer, whose geometry is its own.
  open var layer: CALayer {
    if let layer = rare?.layer { return layer }
    let layer = makeLayer()
    rareState.layer = layer
    return layer
  }

  /// The class of its layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The settings of the view's kind.
  class var liveSettings: LiveSettings { settingsOfViews }

  // MARK: Hierarchy

  /// The window that it is in.
  open var window: UIWindow? { topView as? UIWindow }

  /// Puts a view in front of the others in it.
  open func addSubview(_ view: UIView) { insert(view, at: nil) }
  /// Puts a view at a place among those in it: 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view behind another one in it.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview })
  }
  /// Puts a view in front of another one in it.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: subviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview }.map { $0 + 1 })
  }
  /// Lets two views in it change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    let (lower, upper) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    insert(upper, at: min(index1, index2))
    insert(lower, at: max(index1, index2))
  }
  /// Puts a view in it in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: nil) }
  }
  /// Puts a view in it behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }
  /// Removes the view, with the constraints to views around.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let formerWindow = window
    willMove(toSuperview: nil)
    if formerWindow != nil { forEachInTree { $0.willMove(toWindow: nil) } }
    AnimationState.removeAnimations(in: self)
    leaveSuperview()
    if formerWindow != nil {
      forEachInTree { $0.didMoveToWindow() }
      FirstResponder.leaveWindow()
    }
    didMoveToSuperview()
  }
  /// Tells whether it is another view or in it.
  open func isDescendant(of view: UIView) -> Bool {
    var outer: UIView? = self
    while let current = outer {
      if current === view { return true }
      outer = current.superview
    }
    return false
  }
  /// The first view with a tag: itself, or one in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Geometry

  /// The view's rectangle in its superview, in points; with a transform, the smallest rectangle around the transformed view.
  open var frame: CGRect {
    get {
      ConditionReads.note(.window)
      return transformedFrame
    }
    set { setFrame(newValue) }
  }
  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get {
      ConditionReads.note(.window)
      return boundsInPlace
    }
    set { setBounds(newValue) }
  }
  /// The place of its anchor point, mostly its middle, in its superview, in points.
  open var center: CGPoint {
    get {
      ConditionReads.note(.window)
      return centerInPlace
    }
    set { setCenter(newValue) }
  }
  /// The transform that turns, scales and moves the view on display.
  open var transform: CGAffineTransform {
    get { rare?.transform ?? .identity }
    set {
      guard rare != nil || newValue != .identity else { return }
      if newValue != transform { AnimationState.noteChange(.transform, of: self) }
      rareState.transform = newValue == .identity ? nil : newValue
      insetsMayDiffer()
    }
  }
  /// The margins and lengths that follow the superview's size.
  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(storedMask.rawValue)) }
    set {
      storedMask = LayoutModel.AutoresizingMask(rawValue: UInt8(truncatingIfNeeded: newValue.rawValue))
      tellLayoutOfFrame()
    }
  }
  /// A Boolean that lets the masks of its subviews apply.
  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, newValue) }
  }
  /// The way in which the content fills the bounds.
  open var contentMode: ContentMode {
    get { rare?.contentMode ?? .scaleToFill }
    set { if rare != nil || newValue != .scaleToFill { rareState.contentMode = newValue } }
  }
  /// The scale of its content on the screen.
  open var contentScaleFactor: CGFloat = 1
  /// True if the view gets several touches at a time.
  open var isMultipleTouchEnabled = false
  /// A Boolean that keeps other views from being touched at the same time.
  open var isExclusiveTouch = false
  open var clearsContextBeforeDrawing = true
  /// The view that shows something in place of its transparent parts.
  open var mask: UIView?
  /// Takes the size that fits its content best.
  open func sizeToFit() {
    // The frame keeps what was measured.
    ConditionReads.note(storedSize == .zero ? [.device, .textSize] : .all)
    let size = sizeThatFits(storedSize)
    if rare?.transform == nil {
      frame = CGRect(origin: storedOrigin, size: size)
    } else {
      bounds = CGRect(origin: storedBoundsOrigin, size: size)
    }
  }

  /// A point of it in the coordinates of another view, or of the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ConditionReads.note(.window)
    return converted(point, to: view)
  }
  /// A point of another view, or of the window, in its coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ConditionReads.note(.window)
    return (view ?? topView).converted(point, to: self)
  }
  /// A rectangle of it in the coordinates of another view, or of the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ConditionReads.note(.window)
    return converted(rect, to: view)
  }
  /// A rectangle of another view, or of the window, in its coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    ConditionReads.note(.window)
    return (view ?? topView).converted(rect, to: self)
  }

  /// The frontmost view in it, or itself, that is touched at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
  /// Tells whether a point lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Layout

  /// True if mask and frame place the view, not constraints alone.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesMask) }
    set {
      guard newValue != flags.contains(.translatesMask) else { return }
      flags.set(.translatesMask, newValue)
      if !newValue { noteUseOfConstraints() }
      if let node, let layout = hierarchyLayout { layout.setPlacement(of: self, node) }
      setNeedsLayout()
    }
  }
  /// Asks for its subviews to be placed anew at the next layout.
  open func setNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    noteDirty()
  }
  /// Lays out what isn't up to date, now.
  open func layoutIfNeeded() { LayoutPass(self).run() }
  /// Asks for its constraints to be brought up to date before the next layout.
  open func setNeedsUpdateConstraints() {
    guard !flags.contains(.needsUpdateConstraints) else { return }
    flags.insert(.needsUpdateConstraints)
    superview?.noteSubtree(.subtreeNeedsUpdateConstraints)
    topView.setNeedsLayout()
  }
  /// Brings its constraints up to date, now.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }
  /// Tells whether its constraints have to be brought up to date.
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
  /// Asks for it to be drawn: nothing is drawn here.
  open func setNeedsDisplay() { UIKitUse.note("UIView.setNeedsDisplay()") }
  /// Asks for a part of it to be drawn: nothing is drawn here.
  open func setNeedsDisplay(_ rect: CGRect) { UIKitUse.note("UIView.setNeedsDisplay(_:)") }

  // MARK: Constraints

  /// The constraints that it holds.
  open var constraints: [NSLayoutConstraint] { heldConstraints }
  /// Lets it hold a constraint, which becomes active.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    checkReach(of: constraint)
    if constraint.holder !== self {
      constraint.holder?.release(constraint)
      hold(constraint)
    }
  }
  /// Lets it hold constraints, which become active.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Takes a constraint from it, which isn't active any longer.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { release(constraint) }
  }
  /// Takes constraints from it, which aren't active any longer.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  /// The constraints that decide on it along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    naming.filter { $0.firstAttribute.axis == axis }
  }
  /// A Boolean that tells whether constraints leave its place or its size open.
  open var hasAmbiguousLayout: Bool {
    ConditionReads.note(.all)
    guard let node, let layout = hierarchyLayout else { return false }
    return layout.isAmbiguous(node)
  }
  /// Lets it take another place that constraints leave open: nothing here, where a layout is always the same.
  open func exerciseAmbiguityInLayout() {}

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }
  /// The middle between its sides.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self, .centerX) }
  /// The middle between its top and its bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .centerY) }
  /// The baseline of its first line.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .firstBaseline) }
  /// The baseline of its last line.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self, .lastBaseline) }

  /// Gives a guide to it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    rareState.guides.append(layoutGuide)
    layoutGuide.owningView = self
    hierarchyLayout?.insert(layoutGuide, in: self)
  }
  /// Removes a guide, with the constraints on the guide.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, let rare else { return }
    for constraint in layoutGuide.naming { constraint.deactivate() }
    hierarchyLayout?.remove(layoutGuide)
    rare.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
  /// The guides that were given to it.
  open var layoutGuides: [UILayoutGuide] { rare?.guides ?? [] }
  /// The rectangle within its margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
  /// The rectangle within its margins that is no wider than is good to read.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  /// The rectangle that the keyboard covers.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
  }
  /// The rectangle that no bar and no notch covers.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  // MARK: Content

  /// The priority with which its content resists growing.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedHugging(axis) ?? UILayoutPriority(Float(ownHugging[axis.axis].rawValue))
  }
  /// Sets the priority with which its content resists growing.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    var stored = storedContentPriorities ?? StoredContentPriorities()
    if axis == .horizontal { stored.hugging.0 = priority } else { stored.hugging.1 = priority }
    setContentPriorities(stored)
  }
  /// The priority with which its content resists shrinking.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedResistance(axis) ?? .defaultHigh
  }
  /// Sets the priority with which its content resists shrinking.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    var stored = storedContentPriorities ?? StoredContentPriorities()
    if axis == .horizontal { stored.resistance.0 = priority } else { stored.resistance.1 = priority }
    setContentPriorities(stored)
  }
  /// Says that its content asks for another size.
  open func invalidateIntrinsicContentSize() {
    guard let node, let layout = hierarchyLayout else { return }
    layout.refreshContent(of: self, node)
  }
  /// The frame of the rectangle that constraints speak of, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }
  /// The frame for a rectangle that constraints speak of.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The size by the view's constraints that is nearest to a target size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that its constraints make of it, nearest to a size, as strongly as priorities say.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ConditionReads.note(.all)
    return FittingLayout(of: self).size(
      near: targetSize, horizontalFittingPriority.priority, verticalFittingPriority.priority)
  }

  // MARK: Margins and safe area

  /// The distance of its content from its sides, in points.
  open var layoutMargins: UIEdgeInsets {
    get {
      ConditionReads.note(.all)
      return UIEdgeInsets(layoutMarginsInPlace)
    }
    set {
      rareState.layoutMargins = newValue
      rareState.directionalLayoutMargins = nil
      marginsChanged()
    }
  }
  /// The distance of its content from its sides, in points, leading and trailing.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
        trailing: isMirrored ? margins.left : margins.right)
    }
    set {
      rareState.directionalLayoutMargins = newValue
      rareState.layoutMargins = nil
      marginsChanged()
    }
  }
  /// True if the superview's margins reach into this view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesSuperviewMargins) }
    set {
      flags.set(.preservesSuperviewMargins, newValue)
      marginsChanged()
    }
  }
  /// A Boolean that adds the safe area to its margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { !flags.contains(.ignoresSafeAreaInMargins) }
    set {
      flags.set(.ignoresSafeAreaInMargins, !newValue)
      marginsChanged()
    }
  }
  /// The part of the safe area that reaches into it, in points.
  open var safeAreaInsets: UIEdgeInsets {
    ConditionReads.note(.window)
    return UIEdgeInsets(storedSafeArea)
  }

  // MARK: Traits

  /// The traits that it has in its place.
  open var traitCollection: UITraitCollection { inheritedTraits }
  /// A style of its own, light or dark.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.overrideUserInterfaceStyle ?? .unspecified }
    set {
      let former = traitCollection
      rareState.overrideUserInterfaceStyle = newValue
      adoptTraits(instead: former)
    }
  }
  /// The direction of its content, where it isn't the system's.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set {
      rareState.semanticContentAttribute = newValue
      directionChanged()
    }
  }
  /// The direction from leading to trailing in it.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: inheritedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
  /// The direction from leading to trailing that an attribute asks for.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight) }
  /// The direction from leading to trailing that an attribute asks for, in a place of another direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: layoutDirection
    }
  }
  /// The colour of what can be touched in it: its own, or its superview's.
  open var tintColor: UIColor! {
    get { rare?.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      rareState.tintColor = newValue
      forEachInTree { $0.tintColorDidChange() }
    }
  }
  /// The way in which its tint colour is shown.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic

  // MARK: Gestures

  /// The gestures that it answers.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rare.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers } }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  /// Lets it answer a gesture.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    rareState.gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }
  /// Stops its answering a gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let rare, gestureRecognizer.view === self else { return }
    rare.gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
  /// Asked before a gesture begins.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: What subclasses override

  /// A Boolean that tells whether it needs constraints to be laid out.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size that its content asks for, in points; `noIntrinsicMetric` along an axis where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that it would like within another, in points: of a plain view its own, also where a subclass says what its content asks for.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    ConditionReads.note([.device, .textSize])
    return kindName == "UIView" ? storedSize : fittingSize(within: size)
  }

  /// The insets of the rectangle that constraints speak of within its frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(ownAlignmentRectInsets) }

  /// The view whose top and bottom are its first line's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose top and bottom are its last line's.
  open var forLastBaselineLayout: UIView { self }
  /// The view whose bottom is its last line's.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  /// Brings its own constraints up to date; overrides call it last.
  open func updateConstraints() { flags.remove(.needsUpdateConstraints) }

  /// Places its subviews: as constraints say, and overrides as they like.
  open func layoutSubviews() { applyMovedSubviews() }

  /// Lays out the subviews, as the layer's delegate, between the controller's callbacks.
  open func layoutSublayers(of layer: CALayer) {
    if layer.owner === self { layoutSubviewsWithController() }
  }

  /// Draws its content: never called, for nothing is drawn here.
  open func draw(_ rect: CGRect) {}

  /// Told before it comes into a view.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Told after it came into a view, or left it.
  open func didMoveToSuperview() {}
  /// Told before it comes into a window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Told after it came into a window, or left it.
  open func didMoveToWindow() {}
  /// Told after a view came into it.
  open func didAddSubview(_ subview: UIView) {}
  /// Told before a view leaves it.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Told after its safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// Told after its margins changed.
  open func layoutMarginsDidChange() {}
  /// Told after its traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Told after its tint colour changed.
  open func tintColorDidChange() {}
  /// Called after the file's objects are made and connected.
  open func awakeFromNib() {}
  /// Told before Interface Builder shows it: never called here.
  open func prepareForInterfaceBuilder() {}

  /// Ends editing in this view and its descendants.
  ///
  /// - Returns: Whether none of them is the first responder any longer.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endsEditing(force) }
  open var canBecomeFocused: Bool { false }
  /// The places to which the focus goes first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
  /// Tells whether the focus may move.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Told after the focus moved, which it doesn't here.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// Its interactions, beside gestures.
  open var interactions: [any UIInteraction] {
    get { rare?.interactions.compactMap { $0 as? any UIInteraction } ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }
  /// Lets the user do something with it.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    rareState.interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Lets the user do something with it no longer.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let rare, rare.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// The traits set for this view and its subviews.
  open var traitOverrides: any UITraitOverrides {
    get { HeldTraitOverrides(values: rare?.traitOverrides ?? TraitValues()) }
    set {
      guard let overrides = newValue as? HeldTraitOverrides else { return }
      let former = traitCollection
      rareState.traitOverrides = overrides.values
      adoptTraits(instead: former)
    }
  }

  /// A view of the same size, in place of this view.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIKitUse.note("UIView.snapshotView(afterScreenUpdates:)")
    let view = UIView(frame: CGRect(origin: frame.origin, size: storedSize))
    view.backgroundColor = backgroundColor
    return view
  }

  /// A view of a part's size that stands for that part.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    UIKitUse.note("UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)")
    return UIView(frame: rect)
  }

  /// Draws it: nothing here.
  ///
  /// - Returns: Whether all of it was drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    UIKitUse.note("UIView.drawHierarchy(in:afterScreenUpdates:)")
    noteDrawing()
    unsafe CALayer.onRendering?(layer)
    return true
  }

  /// A Boolean that tells whether the keyboard's focus is on it.
  open var isFocused: Bool { false }
  /// The group of views that the keyboard's focus goes through.
  open var focusGroupIdentifier: String? {
    get { rare?.accessibility["focusGroupIdentifier"] as? String }
    set { rareState.accessibility["focusGroupIdentifier"] = newValue }
  }
  /// The motions that follow the device.
  open var motionEffects: [UIMotionEffect] {
    get { rare?.accessibility["motionEffects"] as? [UIMotionEffect] ?? [] }
    set { rareState.accessibility["motionEffects"] = newValue }
  }
  /// Lets it follow the device: held.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    UIKitUse.note("UIView.addMotionEffect(_:)")
    motionEffects.append(effect)
  }
  /// Lets it follow the device no longer.
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  /// The view that it is in.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
  /// Accepted: nothing has the focus.
  open func setNeedsFocusUpdate() {}
  /// Accepted: nothing has the focus.
  open func updateFocusIfNeeded() {}

  /// A point of its own in another space.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace.view(for: self) as UIView?)
  }
  /// A point of another space in its own.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace.view(for: self) as UIView?)
  }
  /// A rectangle of its own in another space.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace.view(for: self) as UIView?)
  }
  /// A rectangle of another space in its own.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace.view(for: self) as UIView?)
  }

  /// A Boolean that keeps its colours where the user inverts those of the screen: held.
  open var accessibilityIgnoresInvertColors: Bool {
    get { rare?.accessibility["ignoresInvertColors"] as? Bool ?? false }
    set { rareState.accessibility["ignoresInvertColors"] = newValue }
  }
  /// A Boolean that enlarges the view under a resting finger: held.
  open var showsLargeContentViewer: Bool {
    get { rare?.accessibility["showsLargeContentViewer"] as? Bool ?? false }
    set { rareState.accessibility["showsLargeContentViewer"] = newValue }
  }
  /// The title that is shown large: held.
  open var largeContentTitle: String? {
    get { rare?.accessibility["largeContentTitle"] as? String }
    set { rareState.accessibility["largeContentTitle"] = newValue }
  }
  /// The image that is shown large: held.
  open var largeContentImage: UIImage? {
    get { rare?.accessibility["largeContentImage"] as? UIImage }
    set { rareState.accessibility["largeContentImage"] = newValue }
  }

  open var cornerConfiguration: UICornerConfiguration {
    get { rare?.accessibility["cornerConfiguration"] as? UICornerConfiguration ?? .corners(radius: 0) }
    set { rareState.accessibility["cornerConfiguration"] = newValue }
  }

  /// Its bounds in a view, in points.
  open func frame(in referenceView: UIView) -> CGRect? { convert(bounds, to: referenceView) }

  // MARK: What classes of this module override

  /// Declares the content, for measuring and for pictures.
  func declare(_ view: inout View) { type(of: self).liveSettings.declare(self, &view) }

  /// The subviews that the class makes and draws itself, unlike an app's.
  var ownParts: [UIView] { [] }

  /// The kind of view that the engine's tables know.
  var kindName: String { "UIView" }

  /// The insets of its class's alignment rectangle.
  var ownAlignmentRectInsets: EdgeInsets { .zero }

  /// The measuring of the content at a width from layout; `nil` for a content of one size.
  var contentMeasure: LayoutGraph.Measure? { nil }

  /// A Boolean that lets its content's width come late where lengths tie: true for a text that is measured anew after layout.
  var isContentWidthLate: Bool { contentMeasure != nil }

  /// The places of its baselines.
  var baselines: LayoutGraph.Node.Baselines { .edges }

  /// A Boolean that tells whether its text may take several lines.
  var mayWrap: Bool { false }

  /// The height of a line of its text, for the spacing of baselines.
  var lineHeightOfBaselines: CGFloat? { nil }

  /// The safe area of a view in no other.
  var safeAreaWithoutSuperview: EdgeInsets { .zero }

  /// The traits of a view in no other.
  var traitsWithoutSuperview: UITraitCollection { UIScreen.main.traitCollection }

  /// The part of the safe area over the subviews.
  var safeAreaOverSubviews: EdgeInsets { safeAreaInPlace }

  /// Called when the content's surroundings may have changed: size or safe area.
  func surroundingsChanged() {}

  /// The margins of a view that sets none.
  func standardMargins(_ environment: WindowEnvironment) -> EdgeInsets { environment.behavior.layoutMargins }

  /// The rectangle whose edges its safe area is measured from.
  var boundsForSafeArea: CGRect { boundsInPlace }

  /// The preferred size within another size: the content's size, or the present size without content.
  func fittingSize(within size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    if content.width < 0 || content.height < 0 { ConditionReads.note(.window) }
    return CGSize(
      width: content.width < 0 ? storedSize.width : content.width,
      height: content.height < 0 ? storedSize.height : content.height)
  }
}
