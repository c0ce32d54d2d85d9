extension FrameDump.LayoutRecord {
  /// Each view's frame in the window's coordinates, ignoring transforms and scrolling.
  package var framesInWindow: [[Double]] {
    var origins: [(x: Double, y: Double)] = []
    return views.map { view in
      origins.removeLast(max(0, origins.count - view.depth))
      let outer = origins.last ?? (0, 0)
      let origin = (x: outer.x + view.frame[0], y: outer.y + view.frame[1])
      // A dump may skip levels.
      while origins.count < view.depth { origins.append(outer) }
      origins.append(origin)
      return [origin.x, origin.y, view.frame[2], view.frame[3]]
    }
  }
}
