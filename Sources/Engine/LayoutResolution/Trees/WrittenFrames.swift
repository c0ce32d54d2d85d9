package import LayoutModel

/// The superviews for which frames are written (<doc:Rotation#Frames-for-an-orientation>).
///
/// A frame is written for the superview as it is in the scene's own orientation. If a variation sets it under an
/// orientation, it is written for the scene's window in that orientation, and holds there unchanged.
struct WrittenFrames {
  /// The scene's orientation, for which frames without an orientation are written.
  let orientation: InterfaceOrientation
  /// The traits of the scene's own device where another lays it out; `nil` where the own one does.
  let ownTraits: Traits?
  /// The frames in the scene's orientation of views that have another one now.
  private(set) var standing: [Int: Rect?] = [:]
  /// The views whose frames are written for an orientation, in preorder.
  private(set) var turned: [TurnedFrame] = []

  init(in orientation: InterfaceOrientation, ownTraits: Traits?) {
    self.orientation = orientation
    self.ownTraits = ownTraits
  }

  /// Notes a view.
  ///
  /// - Parameters:
  ///   - view: The view as it is declared.
  ///   - position: Its position in preorder.
  ///   - traits: The traits for its variations.
  mutating func add(_ view: View, at position: Int, _ traits: Traits) {
    guard view.variations.contains(where: \.setsFrame) else { return }
    let frame = view.standingFrame(in: orientation, traits)
    if frame != view.standingFrame(in: traits.interfaceOrientation, traits) { standing[position] = .some(frame) }
    let variation = view.variations.last { $0.when.holds(for: traits) && $0.setsFrame }
    guard let variation, variation.when.orientation != nil else { return }
    turned.append(TurnedFrame(view: Int32(position), isForOwnDevice: ownTraits.map(variation.when.holds) ?? true))
  }

  /// The superviews' sizes for which frames are written, where they aren't those of the superviews' frames. The key is
  /// the view's position.
  ///
  /// - Parameters:
  ///   - views: The views in preorder.
  ///   - parents: Their superviews' positions.
  ///   - windowSize: The size of a root that declares no frame.
  /// - Returns: The sizes; those of frames that are written for another orientation aren't known yet.
  func superviewSizes(of views: [ResolvedView], _ parents: [Int32], windowSize: Size) -> [Int32: Size] {
    var sizes: [Int32: Size] = [:]
    for (position, view) in views.enumerated() where position > 0 {
      let parent = Int(parents[position])
      if let size = view.declaration.writtenSuperviewSize {
        sizes[Int32(position)] = size
      } else if let frame = standing[parent] {
        sizes[Int32(position)] = frame?.size ?? (parent == 0 ? windowSize : .zero)
      }
    }
    return sizes
  }
}

/// A view whose frame is written for an orientation.
package struct TurnedFrame: Hashable, Sendable {
  /// Its position in preorder.
  package let view: Int32
  /// A Boolean that tells whether it is written for the scene's own device. Otherwise the variation can't hold there,
  /// and the frame is for the device that lays it out (chosen).
  let isForOwnDevice: Bool
}

extension View {
  /// A Boolean that tells whether a variation gives the view a frame in some orientation.
  package var hasTurnedFrame: Bool { variations.contains { $0.when.orientation != nil && $0.setsFrame } }

  /// The frame of the view in an orientation, with everything else unchanged.
  package func standingFrame(in orientation: InterfaceOrientation, _ traits: Traits) -> Rect? {
    var standing = traits
    standing.interfaceOrientation = orientation
    var frame = frame
    for variation in variations where variation.when.holds(for: standing) {
      for setting in variation.set { frame = setting.value(of: \.frame) ?? frame }
    }
    return frame
  }
}

extension Variation<ViewSetting> {
  fileprivate var setsFrame: Bool { self.set.contains { $0.sets(\.frame) } }
}

extension ViewTree {
  /// The tree with fixed frames where they are written for this orientation, whatever their superviews become. Laid out
  /// in the scene's own window, it shows the superviews for which they are written.
  package var holdingTurnedFrames: ViewTree {
    var tree = self
    for turned in turnedFrames { tree.views[Int(turned.view)].autoresizingMask = [] }
    return tree
  }

  /// Sets the superviews' sizes of frames that are written for this orientation.
  ///
  /// - Parameters:
  ///   - own: The frames of `holdingTurnedFrames` in the scene's own window.
  ///   - present: The same frames in the window of the present device.
  package mutating func setSuperviewSizes(_ own: [Rect], _ present: [Rect]) {
    for turned in turnedFrames where turned.view > 0 {
      let parent = Int(parents[Int(turned.view)])
      superviewSizes[turned.view] = (turned.isForOwnDevice ? own : present)[parent].size
    }
  }
}
