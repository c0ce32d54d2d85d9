import RxCocoa
import RxSwift
import UIKit

/// The calls of a controller's own methods that its appearance makes.
extension Reactive where Base: UIViewController {
  public var viewDidLoad: ControlEvent<Void> { ControlEvent(events: heard("viewDidLoad").map { _ in }) }
  public var viewWillAppear: ControlEvent<Bool> { ControlEvent(events: heard("viewWillAppear:")) }
  public var viewDidAppear: ControlEvent<Bool> { ControlEvent(events: heard("viewDidAppear:")) }
  public var viewWillDisappear: ControlEvent<Bool> { ControlEvent(events: heard("viewWillDisappear:")) }
  public var viewDidDisappear: ControlEvent<Bool> { ControlEvent(events: heard("viewDidDisappear:")) }
  public var viewWillLayoutSubviews: ControlEvent<Void> {
    ControlEvent(events: heard("viewWillLayoutSubviews").map { _ in })
  }
  public var viewDidLayoutSubviews: ControlEvent<Void> {
    ControlEvent(events: heard("viewDidLayoutSubviews").map { _ in })
  }
  public var isVisible: Observable<Bool> { heard("viewDidAppear:").map { _ in true }.startWith(false) }
  public var isDismissing: ControlEvent<Bool> { ControlEvent(events: heard("dismiss")) }

  private func heard(_ name: String) -> Observable<Bool> { methodInvoked(Selector(name)).map { _ in false } }
}
