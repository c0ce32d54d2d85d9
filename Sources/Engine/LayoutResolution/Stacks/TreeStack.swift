package import LayoutModel

/// A stack view of a tree that arranges something.
package struct TreeStack: Sendable {
  /// Its position.
  package let view: Int32
  /// The positions of the arranged views, in the stack view's order, with hidden ones.
  package let arranged: [Int32]
  /// The positions of the guides that it made.
  package let guides: Range<Int32>
  /// Its settings.
  package let settings: StackSettings
  /// The number of the insets of what bounds the arrangement; `nil` where that is its alignment rectangle.
  package let canvas: Int32?
  /// The margins that bound the arrangement, without what the safe area adds, in points.
  package let margins: EdgeInsets
}
