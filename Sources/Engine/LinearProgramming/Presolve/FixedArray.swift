/// Memory for several arrays of fixed lengths, allocated at once and freed with its owner. A plan of ten views took
/// longer to allocate its arrays than to fill them.
struct FixedMemory: ~Copyable {
  private let start: UnsafeMutableRawPointer
  private let byteCount: Int
  private var used = 0

  /// Allocates memory for arrays with numbers of elements, each with the size of one.
  init(_ arrays: (count: Int, size: Int)...) {
    byteCount = arrays.reduce(0) { $0 + Self.rounded($1.count * $1.size) }
    start = .allocate(byteCount: max(1, byteCount), alignment: Self.alignment)
  }

  deinit {
    start.deallocate()
  }

  /// The next array.
  mutating func array<Element: BitwiseCopyable>(repeating element: Element, count: Int) -> FixedArray<Element> {
    let array = room(for: Element.self, count: count)
    array.initialize(repeating: element, count: count)
    return FixedArray(array, count: count)
  }

  /// The memory of the next array, without elements.
  mutating func room<Element: BitwiseCopyable>(for type: Element.Type, count: Int) -> UnsafeMutablePointer<Element> {
    let size = Self.rounded(count * MemoryLayout<Element>.stride)
    precondition(used + size <= byteCount, "there is memory for as many arrays as were announced")
    defer { used += size }
    return (start + used).bindMemory(to: Element.self, capacity: count)
  }

  private static let alignment = 16

  private static func rounded(_ byteCount: Int) -> Int { (byteCount + alignment - 1) & ~(alignment - 1) }
}

/// An array in memory that its owner frees. It has none of the checks of uniqueness and bounds that cost presolve half
/// of its time. Indices are the program's own, which were checked when it was made.
struct FixedArray<Element: BitwiseCopyable> {
  let start: UnsafeMutablePointer<Element>
  let count: Int

  fileprivate init(_ start: UnsafeMutablePointer<Element>, count: Int) {
    self.start = start
    self.count = count
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert((0..<count).contains(index), "no element \(index)")
      return start[index]
    }
    @inline(__always) nonmutating _modify {
      assert((0..<count).contains(index), "no element \(index)")
      yield &start[index]
    }
  }

  /// A copy of the elements as an array.
  var array: [Element] { Array(UnsafeBufferPointer(start: start, count: count)) }
}
