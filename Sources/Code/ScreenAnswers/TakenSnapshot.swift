import Checks
package import LayoutModel

/// The snapshots of a test, in the order in which the test hands them over, and why it ended early.
package struct TakenSnapshots: Sendable {
  package var all: [TakenSnapshot]
  /// The first failure of the test itself; `nil` where there is none.
  package var failure: String?

  package init(_ all: [TakenSnapshot], failure: String?) { (self.all, self.failure) = (all, failure) }
}

/// A snapshot from a test: the name, and the views at the moment of the call.
package struct TakenSnapshot: Sendable {
  package var name: SnapshotName
  /// The size of what is shown, in points.
  package var size = Size.zero
  /// A Boolean value that tells whether it is shown in dark colours.
  package var isDark = false
  /// The views, each with its frame; `nil` where a text is compared, or where nothing is shown.
  package var scene: Scene?
  /// The views with their frames, in preorder, where a text is compared.
  package var rows: [DescribedView] = []
  /// The reason why nothing is shown; `nil` where something is.
  package var failure: String?

  /// A snapshot of which nothing but its name is known.
  package init(_ name: SnapshotName) { self.name = name }
}

/// A view as a description of its hierarchy has it.
package struct DescribedView: Hashable, Sendable {
  /// The number of views around it in the description.
  package var depth: Int
  /// The name of its class, without that of the module.
  package var className: String
  /// The frame in the superview, in points.
  package var frame: Rect

  package init(depth: Int, className: String, frame: Rect) {
    (self.depth, self.className, self.frame) = (depth, className, frame)
  }
}

extension TakenSnapshots: Packable {
  package static var blank: TakenSnapshots { TakenSnapshots([], failure: nil) }

  package mutating func pass(through line: inout PackedLine) {
    line.pass(&all)
    line.pass(&failure)
  }

  /// Checks what a program says of snapshots.
  func check() throws(InvalidScene) -> Bool {
    for snapshot in all {
      let frames = snapshot.rows.map(\.frame)
      let numbers = frames.flatMap { [$0.x, $0.y, $0.width, $0.height] } + [snapshot.size.width, snapshot.size.height]
      guard snapshot.name.number >= 0, snapshot.rows.allSatisfy({ $0.depth >= 0 }),
        numbers.allSatisfy(Magnitude.isSound)
      else { return false }
      try snapshot.scene?.check()
    }
    return true
  }
}

extension TakenSnapshot: Packable {
  package static var blank: TakenSnapshot { TakenSnapshot(.blank) }

  package mutating func pass(through line: inout PackedLine) {
    line.pass(&name)
    line.pass(&size)
    line.pass(&isDark)
    line.pass(&scene)
    line.pass(&rows)
    line.pass(&failure)
  }
}

extension DescribedView: Packable {
  package static var blank: DescribedView {
    DescribedView(depth: 0, className: "", frame: Rect(x: 0, y: 0, width: 0, height: 0))
  }

  package mutating func pass(through line: inout PackedLine) {
    line.pass(&depth)
    line.pass(&className)
    line.pass(&frame)
  }
}
