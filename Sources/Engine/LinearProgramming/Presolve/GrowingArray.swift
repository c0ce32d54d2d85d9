/// An array that only grows and is never copied. Like `FixedArray` it has no checks of uniqueness and bounds.
struct GrowingArray<Element: BitwiseCopyable>: ~Copyable {
  private var start: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int
  /// False while the elements stand in memory that several arrays share.
  private var ownsMemory = true

  /// Creates an array of elements, with room for more.
  init(_ elements: [Element] = [], reserving more: Int) {
    count = elements.count
    capacity = max(1, elements.count + more)
    start = .allocate(capacity: capacity)
    elements.withUnsafeBufferPointer { elements in
      if let first = elements.baseAddress { start.initialize(from: first, count: elements.count) }
    }
  }

  deinit {
    if ownsMemory { start.deallocate() }
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

  /// A range of elements, valid until the array grows.
  subscript(range: Range<Int>) -> UnsafeBufferPointer<Element> {
    assert(range.upperBound <= count, "no elements \(range)")
    return UnsafeBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(by: 1) }
    start[count] = element
    count += 1
  }

  mutating func append(contentsOf elements: [Element]) {
    if count + elements.count > capacity { grow(by: elements.count) }
    for element in elements {
      start[count] = element
      count += 1
    }
  }

  var isEmpty: Bool {
    @inline(__always) get { count == 0 }
  }

  /// Removes the last element.
  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return start[count]
  }

  /// Removes all elements, and keeps the room.
  mutating func removeAll() { count = 0 }

  /// Removes the elements of which something is true.
  mutating func removeAll(where isRemoved: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count where !isRemoved(start[index]) {
      start[kept] = start[index]
      kept += 1
    }
    count = kept
  }

  /// Makes room for so many elements.
  mutating func reserve(_ total: Int) {
    if total > capacity { move(to: total) }
  }

  /// Makes room for so many elements in memory that several arrays share. An array that needs more leaves it.
  ///
  /// - Precondition: The memory lasts as long as the array.
  mutating func reserve(_ total: Int, in memory: inout FixedMemory) {
    guard total > capacity else { return }
    move(to: memory.room(for: Element.self, count: total), total)
    ownsMemory = false
  }

  mutating func removeLast(_ removed: Int) {
    assert(removed <= count, "no more than there are")
    count -= removed
  }

  private mutating func grow(by more: Int) {
    move(to: max(2 * capacity, count + more))
  }

  private mutating func move(to room: Int) {
    move(to: .allocate(capacity: room), room)
    ownsMemory = true
  }

  private mutating func move(to larger: UnsafeMutablePointer<Element>, _ room: Int) {
    larger.initialize(from: start, count: count)
    if ownsMemory { start.deallocate() }
    (start, capacity) = (larger, room)
  }

  /// A copy of the elements as an array.
  var array: [Element] { Array(UnsafeBufferPointer(start: start, count: count)) }
}
