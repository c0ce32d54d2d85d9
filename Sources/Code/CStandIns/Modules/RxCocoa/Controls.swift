import RxSwift
import UIKit

import enum ScreenServer.LeftOutCode

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Reactive where Base: UIControl {
  /// The events that a user's action sends. Each subscription adds an action, and takes that away at the end.
  public func controlEvent(_ events: UIControl.Event) -> ControlEvent<Void> {
    ControlEvent(events: base.hearing(events))
  }

  /// A property that is sent at once, and again with each of some events.
  public func controlProperty<Value>(
    editingEvents: UIControl.Event, getter: @escaping @MainActor (Base) -> Value,
    setter: @escaping @MainActor (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let control = base
    let values = Observable<Value>.deferred { [weak control] in
      guard let control else { return .empty() }
      func now() -> Value { onMain { getter(control) } }
      return control.hearing(editingEvents).map { now() }.startWith(now())
    }
    return ControlProperty(values: values, valueSink: Binder(control, binding: setter))
  }

  func property<Value>(_ keyPath: ReferenceWritableKeyPath<Base, Value>) -> ControlProperty<Value> {
    controlProperty(
      editingEvents: [.allEditingEvents, .valueChanged], getter: { $0[keyPath: keyPath] },
      setter: { $0[keyPath: keyPath] = $1 })
  }
}

/// The value of a closure on the main actor, for which a caller on another thread waits.
func onMain<Value>(_ body: @MainActor () -> Value) -> Value {
  withoutActuallyEscaping(body) { body in
    let call = MainCall(body: body)
    func value() -> MainValue<Value> { MainActor.assumeIsolated { MainValue(value: call.body()) } }
    return (Thread.isMainThread ? value() : DispatchQueue.main.sync(execute: value)).value
  }
}

/// A stream that stays still where the package's would send: who subscribes makes the screen's findings guesses.
func silent<Value>(_ member: StaticString) -> Observable<Value> {
  Observable.create { _ in
    LeftOutCode.pass(in: member)
    return Disposables.create()
  }
}

private struct MainCall<Value>: @unchecked Sendable { let body: @MainActor () -> Value }
private struct MainValue<Value>: @unchecked Sendable { let value: Value }

extension UIControl {
  nonisolated func hearing(_ events: UIControl.Event) -> Observable<Void> {
    Observable.create { observer in
      let action = onMain {
        let action = UIAction { _ in observer.onNext(()) }
        self.addAction(action, for: events)
        return action
      }
      let removal = Binder<Void>(self) { control, _ in control.removeAction(action, for: events) }
      return Disposables.create { [weak self] in if self != nil { removal.onNext(()) } }
    }
  }
}

extension Reactive where Base: UIButton {
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
  public func title(for state: UIControl.State = []) -> Binder<String?> { Binder(base) { $0.setTitle($1, for: state) } }
  public func image(for state: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setImage($1, for: state) }
  }
  public func backgroundImage(for state: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setBackgroundImage($1, for: state) }
  }
  public func attributedTitle(for state: UIControl.State = []) -> Binder<NSAttributedString?> {
    Binder(base) { $0.setAttributedTitle($1, for: state) }
  }
}

extension Reactive where Base: UISwitch {
  public var isOn: ControlProperty<Bool> { property(\.isOn) }
  public var value: ControlProperty<Bool> { isOn }
}
extension Reactive where Base: UISlider { public var value: ControlProperty<Float> { property(\.value) } }
extension Reactive where Base: UIStepper { public var value: ControlProperty<Double> { property(\.value) } }
extension Reactive where Base: UIDatePicker {
  public var date: ControlProperty<Date> { property(\.date) }
  public var value: ControlProperty<Date> { date }
}
extension Reactive where Base: UIPageControl {
  public var currentPage: Binder<Int> { Binder(base) { $0.currentPage = $1 } }
}
extension Reactive where Base: UISegmentedControl {
  public var selectedSegmentIndex: ControlProperty<Int> { property(\.selectedSegmentIndex) }
  public var value: ControlProperty<Int> { selectedSegmentIndex }
}
extension Reactive where Base: UITextField {
  public var text: ControlProperty<String?> { property(\.text) }
  public var value: ControlProperty<String?> { text }
  public var attributedText: ControlProperty<NSAttributedString?> { property(\.attributedText) }
}
/// An input with its text.
public struct TextInput<Base: UITextInput> {
  public let base: Base
  public let text: ControlProperty<String?>
}
extension Reactive where Base: UITextField {
  public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
}
extension Reactive where Base: UITextView {
  public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
}
extension Reactive where Base: UITabBarController {
  public var didSelect: ControlEvent<UIViewController> { ControlEvent(events: Observable<UIViewController>.never()) }
}
extension Reactive where Base: UITabBar {
  public var didSelectItem: ControlEvent<UITabBarItem> { ControlEvent(events: Observable<UITabBarItem>.never()) }
}
extension Reactive where Base: UIRefreshControl {
  public var isRefreshing: Binder<Bool> {
    Binder(base) { if $1 { $0.beginRefreshing() } else { $0.endRefreshing() } }
  }
}
extension Reactive where Base: UIBarButtonItem {
  /// Nobody taps here but through the item's own action.
  public var tap: ControlEvent<Void> { ControlEvent(events: Observable<Void>.never()) }
}
extension Reactive where Base: UIGestureRecognizer {
  public var event: ControlEvent<Base> { ControlEvent(events: Observable<Base>.never()) }
}
extension Reactive where Base: UIActivityIndicatorView {
  public var isAnimating: Binder<Bool> { Binder(base) { if $1 { $0.startAnimating() } else { $0.stopAnimating() } } }
}
extension Reactive where Base: UIAlertAction {
  public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
}

// MARK: Views

/// A value as it is when it is subscribed to, and then the rest of its stream, which stays still as a rule.
private func once<Object: AnyObject, Value>(
  _ object: Object, followedBy rest: Observable<Value> = .never(), _ value: @escaping @MainActor (Object) -> Value
) -> Observable<Value> {
  Observable.deferred { Observable<Value>.just(onMain { value(object) }).concat(rest) }
}

extension Reactive where Base: UITextView {
  public var text: ControlProperty<String?> {
    ControlProperty(values: once(base) { $0.text }, valueSink: Binder(base) { $0.text = $1 ?? "" })
  }
  public var value: ControlProperty<String?> { text }
  public var didChange: ControlEvent<Void> { ControlEvent(events: Observable<Void>.never()) }
  public var didBeginEditing: ControlEvent<Void> { ControlEvent(events: Observable<Void>.never()) }
  public var didEndEditing: ControlEvent<Void> { ControlEvent(events: Observable<Void>.never()) }
}
extension Reactive where Base: UISearchBar {
  public var text: ControlProperty<String?> {
    ControlProperty(values: once(base) { $0.text }, valueSink: Binder(base) { $0.text = $1 })
  }
  public var value: ControlProperty<String?> { text }
  public var cancelButtonClicked: ControlEvent<Void> { ControlEvent(events: Observable<Void>.never()) }
  public var searchButtonClicked: ControlEvent<Void> { ControlEvent(events: Observable<Void>.never()) }
  public var textDidBeginEditing: ControlEvent<Void> { ControlEvent(events: Observable<Void>.never()) }
  public var textDidEndEditing: ControlEvent<Void> { ControlEvent(events: Observable<Void>.never()) }
  public var selectedScopeButtonIndex: ControlProperty<Int> {
    ControlProperty(
      values: once(base) { $0.selectedScopeButtonIndex }, valueSink: Binder(base) { $0.selectedScopeButtonIndex = $1 })
  }
}
extension Reactive where Base: UIScrollView {
  public var contentOffset: ControlProperty<CGPoint> {
    ControlProperty(
      values: once(base, followedBy: silent("RxCocoa.contentOffset")) { $0.contentOffset },
      valueSink: Binder(base) { $0.contentOffset = $1 })
  }
  public var didScroll: ControlEvent<Void> { ControlEvent(events: silent("RxCocoa.didScroll") as Observable<Void>) }
  public var didEndDecelerating: ControlEvent<Void> { ControlEvent(events: Observable<Void>.never()) }
  public var didEndDragging: ControlEvent<Bool> { ControlEvent(events: Observable<Bool>.never()) }
  public var willBeginDragging: ControlEvent<Void> { ControlEvent(events: Observable<Void>.never()) }
  public var didEndScrollingAnimation: ControlEvent<Void> { ControlEvent(events: Observable<Void>.never()) }
  public var reachedBottom: ControlEvent<Void> {
    ControlEvent(events: silent("RxCocoa.reachedBottom") as Observable<Void>)
  }
  public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
    onMain { base.delegate = delegate }
    return Disposables.create()
  }
}

extension NotificationCenter: ReactiveCompatible {}

extension Reactive where Base: NotificationCenter {
  public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    let center = base
    return Observable.create { observer in
      let token = center.addObserver(forName: name, object: object, queue: nil) { observer.onNext($0) }
      return Disposables.create { center.removeObserver(token) }
    }
  }
}

extension Reactive where Base: URLSession {
  /// The error of a device that is offline.
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> { offline() }
  public func data(request: URLRequest) -> Observable<Data> { offline() }
  public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
    offline()
  }
  public func json(url: URL) -> Observable<Any> { offline() }

  private func offline<Value>() -> Observable<Value> {
    Observable.deferred {
      LeftOutCode.pass(in: "RxCocoa.URLSession")
      return .error(URLError(.notConnectedToInternet))
    }
  }
}

extension Reactive where Base: NSObject {
  public func observe<Value>(
    _ type: Value.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
    retainSelf: Bool = true
  ) -> Observable<Value?> {
    silent("RxCocoa.observe")
  }
  public func observeWeakly<Value>(
    _ type: Value.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
  ) -> Observable<Value?> {
    silent("RxCocoa.observeWeakly")
  }
}

extension Reactive where Base: AnyObject {
  /// The calls of an appearance, once, when what subscribes has ended; at once where the controller is in a window
  /// already, since its storyboard's binding came late. Other methods aren't heard.
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    let appearing: Set = [
      "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    ]
    let leaving: Set = ["viewWillDisappear:", "viewDidDisappear:", "dismiss", "dealloc"]
    guard !leaving.contains(selector.name) else { return .never() }
    guard let controller = base as? UIViewController, appearing.contains(selector.name) else {
      return silent("RxCocoa.methodInvoked")
    }
    return Observable.create { [weak controller] observer in
      func send() { observer.onNext(selector.name.hasSuffix(":") ? [false] : []) }
      let isShown = onMain { controller?.viewIfLoaded?.window != nil }
      if isShown { send() } else { DispatchQueue.main.async(execute: send) }
      return Disposables.create()
    }
  }
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> { methodInvoked(selector) }
}

public struct KeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let initial = KeyValueObservingOptions(rawValue: 1)
  public static let new = KeyValueObservingOptions(rawValue: 2)
}
