/// An array whose length doesn't change and that is never copied: without the checks of uniqueness and bounds that cost
/// presolve half of its time. Indices are the program's own, checked when it was made.
struct FixedArray<Element: BitwiseCopyable>: ~Copyable {
  private let start: UnsafeMutablePointer<Element>
  let count: Int

  init(repeating element: Element, count: Int) {
    self.count = count
    start = .allocate(capacity: max(1, count))
    start.initialize(repeating: element, count: count)
  }

  deinit {
    start.deallocate()
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert((0..<count).contains(index), "no element \(index)")
      return start[index]
    }
    @inline(__always) nonmutating set {
      assert((0..<count).contains(index), "no element \(index)")
      start[index] = newValue
    }
  }

  /// The elements as an array that can be kept.
  var array: [Element] { Array(UnsafeBufferPointer(start: start, count: count)) }
}
