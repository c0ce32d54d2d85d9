/// Scrolling by a finger, as code moves it.
extension UIScrollView {
  /// Scrolls as a finger does that moves the content and leaves it with a velocity, in points a millisecond.
  ///
  /// The delegate is told of all that happens: it ends where the delegate, or a page, has it end, at once.
  package func drag(by translation: CGPoint, velocity: CGPoint = .zero) {
    guard isScrollEnabled else { return }
    let start = contentOffset
    beginDrag()
    contentOffset = CGPoint(x: start.x - translation.x, y: start.y - translation.y)
    endDrag(from: start, velocity)
  }

  private func beginDrag() {
    (isTracking, isDragging) = (true, true)
    scrollDelegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode != .none { endEditing(true) }
  }

  private func endDrag(from start: CGPoint, _ velocity: CGPoint) {
    var target = isPagingEnabled ? page(from: start, velocity) : within(contentOffset)
    unsafe withUnsafeMutablePointer(to: &target) { pointer in
      unsafe scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: pointer)
    }
    (isTracking, isDragging) = (false, false)
    let goesOn = target != contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return }
    isDecelerating = true
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    isDecelerating = false
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  // MARK: By touches

  /// Lets its pan scroll it.
  func answerPans() {
    panGestureRecognizer.addTarget(self, action: Selector("scrollByPan:", UIScrollView.scrollByPan(_:)))
  }

  /// A Boolean that tells whether a finger scrolls it: its content is larger, or it bounces anyway. Pages of a controller are turned.
  var canBePanned: Bool {
    let inset = adjustedContentInset
    return isScrollEnabled && !(self is PageQueue)
      && (alwaysBounceVertical || alwaysBounceHorizontal
        || contentSize.width + inset.left + inset.right > storedSize.width
        || contentSize.height + inset.top + inset.bottom > storedSize.height)
  }

  private func scrollByPan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      dragStart = contentOffset
      beginDrag()
    case .changed:
      let way = pan.translation(in: self)
      contentOffset = within(CGPoint(x: dragStart.x - way.x, y: dragStart.y - way.y))
    case .ended, .cancelled:
      let speed = pan.velocity(in: self)
      endDrag(from: dragStart, CGPoint(x: -speed.x / 1000, y: -speed.y / 1000))
    case .possible, .failed: break
    }
  }

  /// An offset between the content's ends.
  private func within(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { min(max(value, low), max(low, high)) }
    return CGPoint(
      x: clamp(offset.x, -inset.left, contentSize.width + inset.right - storedSize.width),
      y: clamp(offset.y, -inset.top, contentSize.height + inset.bottom - storedSize.height))
  }

  /// The page at which it ends: the nearest one, or the next in the direction of a fast finger.
  private func page(from start: CGPoint, _ velocity: CGPoint) -> CGPoint {
    func page(_ offset: CGFloat, _ start: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let nearest = (offset / length).rounded()
      let first = (start / length).rounded()
      let chosen = abs(velocity) > 0.2 && nearest == first ? first + (velocity > 0 ? 1 : -1) : nearest
      return chosen * length
    }
    return within(
      CGPoint(
        x: page(contentOffset.x, start.x, storedSize.width, velocity.x),
        y: page(contentOffset.y, start.y, storedSize.height, velocity.y)))
  }
}
