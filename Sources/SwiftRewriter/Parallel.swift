import Dispatch
import Foundation

/// Work that all cores share.
enum Parallel {
  /// Elements turned into others, in their order.
  ///
  /// - Throws: The first element's error that there is.
  static func map<Element, Result>(_ elements: [Element], _ transform: (Element) throws -> Result) throws -> [Result] {
    let results = Results<Result>(elements.count)
    withoutActuallyEscaping(transform) { transform in
      let work = Work(elements, transform)
      DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        results.set(Swift.Result { try work.transform(work.elements[index]) }, at: index)
      }
    }
    return try results.values.map { try $0.get() }
  }

  /// Work that is read on all cores and changed on none.
  private final class Work<Element, Result>: @unchecked Sendable {
    let elements: [Element]
    let transform: (Element) throws -> Result

    init(_ elements: [Element], _ transform: @escaping (Element) throws -> Result) {
      self.elements = elements
      self.transform = transform
    }
  }

  /// The results, behind a lock.
  private final class Results<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var slots: [Swift.Result<Value, any Error>?]

    init(_ count: Int) { slots = Array(repeating: nil, count: count) }

    func set(_ value: Swift.Result<Value, any Error>, at index: Int) { lock.withLock { slots[index] = value } }

    var values: [Swift.Result<Value, any Error>] { slots.compactMap(\.self) }
  }
}
