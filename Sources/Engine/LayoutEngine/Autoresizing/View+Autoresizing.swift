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
    resize(
      to: own.autoresized(isHeeded ? autoresizingMask : [], from: writtenSuperviewSize ?? old, to: new),
      from: own.size)
  }

  /// A Boolean that says that a variation gives the view a frame in some orientation.
  private var hasFrameForOrientation: Bool {
    variations.contains { $0.when.orientation != nil && $0.set.contains { $0.sets(\.frame) } }
  }
}

extension Rect {
  /// The frame that a mask makes of this one as the superview takes another size.
  package func autoresized(_ mask: AutoresizingMask, from old: Size, to new: Size) -> Rect {
    let (x, width) = AutoresizingRule(frame: self, mask: mask, superLength: old.width, along: .horizontal)
      .resized(to: new.width)
    let (y, height) = AutoresizingRule(frame: self, mask: mask, superLength: old.height, along: .vertical)
      .resized(to: new.height)
    return Rect(x: x, y: y, width: width, height: height)
  }
}

extension ViewSetting {
  /// A Boolean that says that the setting bears on where masks bring views from now on.
  package var bearsOnMasks: Bool {
    sets(\.frame) || sets(\.autoresizingMask) || sets(\.autoresizesSubviews)
      || sets(\.translatesAutoresizingMaskIntoConstraints)
  }
}
