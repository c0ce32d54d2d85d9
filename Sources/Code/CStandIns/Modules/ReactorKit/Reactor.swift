import Foundation
import ObjectiveC
import RxSwift
import UIKit

private let streamKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
private let reactorKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

/// Turns actions into states.
public protocol Reactor: AnyObject {
  associatedtype Action
  associatedtype Mutation = Action
  associatedtype State

  var initialState: State { get }
  func transform(action: Observable<Action>) -> Observable<Action>
  func mutate(action: Action) -> Observable<Mutation>
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
  func reduce(state: State, mutation: Mutation) -> State
  func transform(state: Observable<State>) -> Observable<State>
}

/// The actions and states of a reactor, which begin with their first use.
private final class ReactorStreams<Action, State> {
  let actions = ActionSubject<Action>()
  let bag = DisposeBag()
  var current: State
  let states = ReplaySubject<State>.create(bufferSize: 1)

  init(_ initial: State) { current = initial }
}

/// The stream of a reactor's actions, to which code sends them.
public final class ActionSubject<Element>: ObservableType, ObserverType {
  private let subject = PublishSubject<Element>()

  public init() {}
  public func on(_ event: Event<Element>) { if case .next = event { subject.on(event) } }
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }
  public func asObservable() -> Observable<Element> { subject }
}

extension Reactor {
  private var streams: ReactorStreams<Action, State> {
    if let known = objc_getAssociatedObject(self, streamKey) as? ReactorStreams<Action, State> { return known }
    let new = ReactorStreams<Action, State>(initialState)
    objc_setAssociatedObject(self, streamKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    let mutations = transform(action: new.actions.asObservable()).flatMap { [weak self] action in
      self?.mutate(action: action).catch { _ in .empty() } ?? .empty()
    }
    let states = transform(mutation: mutations).scan(initialState) { [weak self] state, mutation in
      self?.reduce(state: state, mutation: mutation) ?? state
    }.startWith(initialState)
    transform(state: states).subscribe(onNext: { [weak new] state in
      new?.current = state
      new?.states.onNext(state)
    }).disposed(by: new.bag)
    return new
  }

  public var action: ActionSubject<Action> { streams.actions }
  public var state: Observable<State> { streams.states }
  public var currentState: State { streams.current }

  public func transform(action: Observable<Action>) -> Observable<Action> { action }
  public func mutate(action: Action) -> Observable<Mutation> { .empty() }
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
  public func reduce(state: State, mutation: Mutation) -> State { state }
  public func transform(state: Observable<State>) -> Observable<State> { state }
}

extension Reactor where Action == Mutation {
  public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

public enum NoAction {}

/// A view that is bound to a reactor when the reactor is set.
public protocol View: AnyObject {
  associatedtype Reactor: ReactorKit.Reactor

  var disposeBag: DisposeBag { get set }
  var reactor: Reactor? { get set }
  func bind(reactor: Reactor)
}

extension View {
  public var reactor: Reactor? {
    get { objc_getAssociatedObject(self, reactorKey) as? Reactor }
    set {
      objc_setAssociatedObject(self, reactorKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      disposeBag = DisposeBag()
      if let newValue { bind(reactor: newValue) }
    }
  }
}

/// A view of a storyboard: a controller is bound once its view is loaded, since its outlets are there from then on.
public protocol StoryboardView: View {}

extension StoryboardView {
  public var reactor: Reactor? {
    get { objc_getAssociatedObject(self, reactorKey) as? Reactor }
    set {
      objc_setAssociatedObject(self, reactorKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      disposeBag = DisposeBag()
      guard let newValue else { return }
      guard let controller = self as? UIViewController, !MainActor.assumeIsolated({ controller.isViewLoaded }) else {
        return bind(reactor: newValue)
      }
      // As a rule a controller is shown in the turn in which it is made, so that its view is loaded by the next one.
      DispatchQueue.main.async { [weak self] in
        guard let self, self.reactor === newValue else { return }
        MainActor.assumeIsolated { controller.loadViewIfNeeded() }
        self.bind(reactor: newValue)
      }
    }
  }
}

/// A value that counts each time it is set.
@propertyWrapper
public struct Pulse<Value> {
  public private(set) var valueUpdatedCount: UInt = 0
  public var wrappedValue: Value { didSet { valueUpdatedCount &+= 1 } }
  public var projectedValue: Pulse<Value> { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Reactor {
  public func pulse<Result>(_ transform: @escaping (State) throws -> Pulse<Result>) -> Observable<Result> {
    state.map(transform).distinctUntilChanged { $0.valueUpdatedCount == $1.valueUpdatedCount }.map { $0.wrappedValue }
  }
}
