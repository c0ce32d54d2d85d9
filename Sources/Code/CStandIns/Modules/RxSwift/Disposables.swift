import Foundation

/// An object that ends a subscription.
public protocol Disposable {
  func dispose()
}

public protocol Cancelable: Disposable {
  var isDisposed: Bool { get }
}

/// Disposables that run a closure once.
public enum Disposables {
  public static func create() -> any Cancelable { ClosureDisposable {} }
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable { ClosureDisposable(dispose) }
  public static func create(_ disposables: any Disposable...) -> any Cancelable { create(disposables) }
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    ClosureDisposable { for disposable in disposables { disposable.dispose() } }
  }
}

private final class ClosureDisposable: Cancelable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  var isDisposed: Bool { lock.withLock { action == nil } }
  func dispose() {
    let last = lock.withLock {
      defer { action = nil }
      return action
    }
    last?()
  }
}

public final class BooleanDisposable: Cancelable {
  public private(set) var isDisposed: Bool
  public init(isDisposed: Bool = false) { self.isDisposed = isDisposed }
  public func dispose() { isDisposed = true }
}

/// Disposes of all that it holds at once.
public final class CompositeDisposable: Cancelable {
  private let lock = NSLock()
  private var held: [any Disposable] = []
  private var isOver = false

  public init() {}
  public init(_ disposables: any Disposable...) { held = disposables }
  public init(disposables: [any Disposable]) { held = disposables }

  @discardableResult
  public func insert(_ disposable: any Disposable) -> Int? {
    let count = lock.withLock {
      if !isOver { held.append(disposable) }
      return isOver ? nil : held.count
    }
    if count == nil { disposable.dispose() }
    return count
  }
  public var isDisposed: Bool { lock.withLock { isOver } }
  public func dispose() {
    let all = lock.withLock {
      defer { (isOver, held) = (true, []) }
      return held
    }
    for disposable in all { disposable.dispose() }
  }
}

/// Holds one disposable, and disposes of the earlier one where another is set.
public final class SerialDisposable: Cancelable {
  public private(set) var isDisposed = false
  private var current: (any Disposable)?

  public init() {}

  public var disposable: any Disposable {
    get { current ?? Disposables.create() }
    set {
      let old = current
      current = newValue
      old?.dispose()
      if isDisposed { newValue.dispose() }
    }
  }
  public func dispose() {
    isDisposed = true
    current?.dispose()
    current = nil
  }
}

public typealias SingleAssignmentDisposable = SerialDisposable

extension SerialDisposable {
  public func setDisposable(_ disposable: any Disposable) { self.disposable = disposable }
}

/// Disposes of its disposables in its deinitializer.
public final class DisposeBag {
  private let held = CompositeDisposable()

  public init() {}
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    for disposable in disposables { insert(disposable) }
  }
  public func insert(_ disposable: any Disposable) { held.insert(disposable) }
  public func insert(_ disposables: any Disposable...) { for disposable in disposables { insert(disposable) } }
  public func insert(_ disposables: [any Disposable]) { for disposable in disposables { insert(disposable) } }

  deinit { held.dispose() }
}

extension Disposable {
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Streams run at once on the thread that sends, or on the main thread where a stream is observed there: all other
/// schedulers are names.
public protocol ImmediateSchedulerType {}
public protocol SchedulerType: ImmediateSchedulerType {}

extension ImmediateSchedulerType {
  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    guard let main = self as? MainScheduler else { return action(state) }
    let result = SerialDisposable()
    main.run { if !result.isDisposed { result.disposable = action(state) } }
    return result
  }
}

public final class MainScheduler: SchedulerType {
  private let turns = MainTurns()

  public init() {}

  /// Runs a closure on the main thread: at once, where the caller is on it and nothing waits.
  func run(_ action: @escaping () -> Void) { turns.run(action) }
  public static var instance: MainScheduler { MainScheduler() }
  public static var asyncInstance: MainScheduler { MainScheduler() }
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {}
}
public typealias ConcurrentMainScheduler = MainScheduler

/// Closures that run on the main thread, in their order.
final class MainTurns {
  private let lock = NSLock()
  private var waiting = 0

  func run(_ action: @escaping () -> Void) {
    let isNow = lock.withLock {
      let isNow = Thread.isMainThread && waiting == 0
      if !isNow { waiting += 1 }
      return isNow
    }
    if isNow { return action() }
    DispatchQueue.main.async {
      action()
      self.lock.withLock { self.waiting -= 1 }
    }
  }
}

public final class CurrentThreadScheduler: SchedulerType {
  public static var instance: CurrentThreadScheduler { CurrentThreadScheduler() }
}

public final class SerialDispatchQueueScheduler: SchedulerType {
  public init(qos: DispatchQoS = .default, internalSerialQueueName: String = "") {}
  public init(queue: DispatchQueue, internalSerialQueueName: String = "") {}
  public init(internalSerialQueueName: String) {}
}

public final class ConcurrentDispatchQueueScheduler: SchedulerType {
  public init(qos: DispatchQoS) {}
  public init(queue: DispatchQueue) {}
}

public final class OperationQueueScheduler: SchedulerType {
  public init(operationQueue: OperationQueue) {}
}

public typealias RxTimeInterval = DispatchTimeInterval

public enum RxError: Error {
  case unknown, disposed(object: AnyObject), overflow, argumentOutOfRange, noElements, moreThanOneElement, timeout
}
