/// An index that may be missing, in four bytes: for flat arrays of millions, where `Int?` takes sixteen.
package struct OptionalIndex: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline let raw: Int32

  /// The missing index.
  @inlinable package static var none: OptionalIndex { OptionalIndex(raw: -1) }

  /// Creates an index.
  @inlinable
  @inline(__always)
  package init(_ index: Int) { self.init(raw: Int32(truncatingIfNeeded: index)) }

  @inlinable
  @inline(__always)
  init(raw: Int32) { self.raw = raw }

  /// The index, or `nil` if it is missing.
  package var value: Int? {
    @inlinable
    @inline(__always)
    get { raw < 0 ? nil : Int(raw) }
  }
}
