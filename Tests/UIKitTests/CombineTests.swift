import Combine
import Foundation
import FoundationNetworking
import ObjectiveC
import Testing
import os

/// Tests of publishers, and of what else view code takes from the system.
struct CombineTests {
  /// Values pass through a chain in order.
  @Test func chain() {
    var values: [Int] = []
    var isFinished = false
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = subject.filter { $0 > 0 }.map { $0 * 2 }.removeDuplicates().dropFirst().prefix(2).sink { _ in
      isFinished = true
    } receiveValue: {
      values.append($0)
    }
    for value in [1, -1, 2, 2, 3, 4] { subject.send(value) }
    #expect(values == [4, 6] && isFinished)
    cancellable.cancel()
  }

  /// A subject with a value sends it first, and nothing after the subscription's end.
  @Test func currentValue() {
    var values: [Int] = []
    let subject = CurrentValueSubject<Int, Never>(1)
    var cancellables: Set<AnyCancellable> = []
    subject.sink { values.append($0) }.store(in: &cancellables)
    subject.value = 2
    cancellables = []
    subject.send(3)
    #expect(values == [1, 2] && subject.value == 3)
  }

  /// Publishers are joined by their latest values, and by all.
  @Test func joining() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
    var pairs: [String] = []
    let pair = a.combineLatest(b).sink { pairs.append("\($0)\($1)") }
    b.send("x")
    a.send(2)
    b.send("y")
    #expect(pairs == ["1x", "2x", "2y"])
    var all: [Int] = []
    let merged = Publishers.Merge(Just(1), [2, 3].publisher).sink { all.append($0) }
    #expect(all == [1, 2, 3])
    var zipped: [Int] = []
    let zip = [1, 2, 3].publisher.zip([10, 20].publisher).map { $0 + $1 }.sink { zipped.append($0) }
    #expect(zipped == [11, 22])
    var flat: [Int] = []
    let flatMapped = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.sink { flat.append($0) }
    #expect(flat == [1, 10, 2, 20])
    withExtendedLifetime((pair, merged, zip, flatMapped)) {}
  }

  private struct Failure: Error {}

  /// Failures end a chain, or are replaced.
  @Test func failures() {
    var values: [Int] = []
    let cancellable = [1, 2, 3].publisher.tryMap { value -> Int in
      if value == 2 { throw Failure() }
      return value
    }.replaceError(with: -1).sink { values.append($0) }
    #expect(values == [1, -1])
    var later: [Int] = []
    let future = Future<Int, Failure> { $0(.success(7)) }
    let second = future.catch { _ in Just(0) }.collect().sink { later = $0 }
    #expect(later == [7])
    withExtendedLifetime((cancellable, second)) {}
  }

  private final class Model: ObservableObject {
    @Published var name = "a"
  }

  /// A published property sends its value before it is set, and its object tells of the change.
  @Test func published() {
    let model = Model()
    var names: [String] = []
    var (changes, before) = (0, "")
    let first = model.$name.sink { names.append($0) }
    let second = model.objectWillChange.sink {
      changes += 1
      before = model.name
    }
    model.name = "b"
    #expect(names == ["a", "b"] && changes == 1 && before == "a" && model.name == "b")
    withExtendedLifetime((first, second)) {}
  }

  /// Values arrive on the main queue, and only the last of several that come quickly.
  @Test @MainActor func time() async {
    let subject = PassthroughSubject<Int, Never>()
    var cancellable: AnyCancellable?
    // A second value would be one too many for the continuation.
    let value = await withCheckedContinuation { continuation in
      cancellable = subject.debounce(for: .milliseconds(20), scheduler: DispatchQueue.main)
        .sink { continuation.resume(returning: $0) }
      for value in 1...3 { subject.send(value) }
    }
    #expect(value == 3)
    cancellable?.cancel()
  }

  /// Notifications are published.
  @Test func notifications() {
    let center = NotificationCenter()
    var count = 0
    let cancellable = center.publisher(for: Notification.Name("done")).sink { _ in count += 1 }
    center.post(name: Notification.Name("done"), object: nil)
    cancellable.cancel()
    center.post(name: Notification.Name("done"), object: nil)
    #expect(count == 1)
  }

  private final class Owner {}
  private final class Value {
    let onEnd: () -> Void
    init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
  }

  nonisolated(unsafe) private static var key: UInt8 = 0

  /// Objects are associated by key, and released when they are replaced.
  @Test func associations() {
    let (owner, other) = (Owner(), Owner())
    var released = 0
    unsafe objc_setAssociatedObject(owner, &Self.key, Value { released += 1 }, .OBJC_ASSOCIATION_RETAIN)
    #expect(unsafe objc_getAssociatedObject(owner, &Self.key) is Value)
    #expect(unsafe objc_getAssociatedObject(other, &Self.key) == nil)
    unsafe objc_setAssociatedObject(owner, &Self.key, ["a": 1], .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(released == 1)
    #expect(unsafe objc_getAssociatedObject(owner, &Self.key) as? [String: Int] == ["a": 1])
    unsafe objc_setAssociatedObject(owner, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(unsafe objc_getAssociatedObject(owner, &Self.key) == nil)
  }

  /// Values of objects that have died are released as others come.
  @Test func deadOwners() {
    var released = 0
    for _ in 0..<1_000 {
      let owner = Owner()
      unsafe objc_setAssociatedObject(owner, &Self.key, Value { released += 1 }, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(released > 500)
  }

  /// A lock keeps a state, and logs take any message.
  @Test func logs() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock {
        $0 += 1; return $0
      } == 2)
    let logger = Logger(subsystem: "test", category: "test")
    logger.debug("value \(3, privacy: .public) and \(2.5, format: .fixed(precision: 1))")
    os_log("%d", log: .default, type: .info, 3)
  }
  /// An operator's result may be named by the operator.
  @Test func namedOperators() {
    func known(_ values: AnyPublisher<Int?, Never>) -> Publishers.CompactMap<AnyPublisher<Int?, Never>, Int> {
      values.compactMap { $0 }
    }
    var values: [Int] = []
    let source = [1, nil, 3].publisher.eraseToAnyPublisher()
    _ = known(source).sink { values.append($0) }
    #expect(values == [1, 3])
  }

  /// Values of three and four publishers come by their numbers, and a closure that fails ends a chain.
  @Test func numberedValues() {
    var triples: [[Int]] = []
    _ = [1, 2].publisher.zip([3, 4].publisher, [5, 6, 7].publisher).sink { triples.append([$0.0, $0.1, $0.2]) }
    #expect(triples == [[1, 3, 5], [2, 4, 6]])
    var fours: [[Int]] = []
    _ = Publishers.Zip4(Just(1), Just(2), Just(3), Just(4)).sink { fours.append([$0.0, $0.1, $0.2, $0.3]) }
    #expect(fours == [[1, 2, 3, 4]])
    var values: [Int] = []
    var hasFailed = false
    _ = [2, 1, 0, 4].publisher.tryCompactMap { value in
      if value == 0 { throw CocoaError(.coderInvalidValue) }
      return value.isMultiple(of: 2) ? 12 / value : nil
    }.sink {
      if case .failure = $0 { hasFailed = true }
    } receiveValue: {
      values.append($0)
    }
    #expect(values == [6] && hasFailed)
  }

  /// A result sends its value, and a request to nowhere a failure of addresses.
  @Test func results() async {
    var values: [Int] = []
    _ = Result<Int, any Error>.Publisher(3).sink { _ in
    } receiveValue: {
      values.append($0)
    }
    #expect(values == [3])
    var held: AnyCancellable?
    let hasFailed = await withCheckedContinuation { continuation in
      held = URLSession.shared.dataTaskPublisher(for: URL(string: "http://127.0.0.1:1/")!).map(\.data).sink {
        if case .failure = $0 { continuation.resume(returning: true) }
      } receiveValue: { _ in
        continuation.resume(returning: false)
      }
    }
    #expect(hasFailed)
    held?.cancel()
  }
}
