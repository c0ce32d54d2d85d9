package import LayoutModel

/// A direction in which a window's size changes.
package enum WindowDirection: Hashable, Sendable, CaseIterable {
  case wider, narrower, taller, shorter

  /// The change of a size with a step of a point.
  package var step: Size {
    switch self {
    case .wider: Size(width: 1, height: 0)
    case .narrower: Size(width: -1, height: 0)
    case .taller: Size(width: 0, height: 1)
    case .shorter: Size(width: 0, height: -1)
    }
  }

  var axis: Axis { self == .wider || self == .narrower ? .horizontal : .vertical }
  var sign: Double { self == .wider || self == .taller ? 1 : -1 }
}
