package import LayoutModel

extension View {
  /// Gives the view a frame, and its subviews the frames that their masks make of the new size: what `UIView` does as its
  /// bounds change, by whatever cause (<doc:Autoresizing#The-rule>).
  ///
  /// What constraints place stays: it is laid out anew. Views whose frames are written for orientations keep those.
  ///
  /// - Parameters:
  ///   - newFrame: The frame, in points.
  ///   - size: The size that the view had.
  package mutating func resize(to newFrame: Rect, from size: Size) {
    frame = newFrame
    guard newFrame.size != size else { return }
    for index in subviews.indices where !subviews[index].hasFrameForOrientation {
      subviews[index].autoresize(from: size, to: newFrame.size, isHeeded: autoresizesSubviews)
    }
  }

  /// Follows a superview that takes another size.
  private mutating func autoresize(from old: Size, to new: Size, isHeeded: Bool) {
    defer { writtenSuperviewSize = nil }
    guard translatesAutoresizingMaskIntoConstraints else { return }
    let own = frame ?? .zero
    let mask = isHeeded ? autoresizingMask : []
    func resized(_ axis: Axis, from old: Double, to new: Double) -> (position: Double, length: Double) {
      AutoresizingRule(frame: own, mask: mask, superLength: old, along: axis).resized(to: new)
    }
    let written = writtenSuperviewSize ?? old
    let (x, width) = resized(.horizontal, from: written.width, to: new.width)
    let (y, height) = resized(.vertical, from: written.height, to: new.height)
    resize(to: Rect(x: x, y: y, width: width, height: height), from: own.size)
  }

  /// A Boolean that says that a variation gives the view a frame in some orientation.
  private var hasFrameForOrientation: Bool {
    variations.contains { $0.when.orientation != nil && $0.set.contains { $0.sets(\.frame) } }
  }
}

extension ViewSetting {
  /// A Boolean that says that the setting bears on where masks bring views from now on.
  package var bearsOnMasks: Bool {
    sets(\.frame) || sets(\.autoresizingMask) || sets(\.autoresizesSubviews)
      || sets(\.translatesAutoresizingMaskIntoConstraints)
  }
}
