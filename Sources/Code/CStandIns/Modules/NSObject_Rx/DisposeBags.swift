import ObjectiveC
import RxSwift

private let bagKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

/// An object with a bag of its own, which lives as long as the object.
public protocol HasDisposeBag: AnyObject {
  var disposeBag: DisposeBag { get set }
}

private func bag(of object: AnyObject) -> DisposeBag {
  if let known = objc_getAssociatedObject(object, bagKey) as? DisposeBag { return known }
  let new = DisposeBag()
  objc_setAssociatedObject(object, bagKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  return new
}

extension HasDisposeBag {
  public var disposeBag: DisposeBag {
    get { bag(of: self) }
    set { objc_setAssociatedObject(self, bagKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

extension Reactive where Base: AnyObject {
  public var disposeBag: DisposeBag {
    get { bag(of: base) }
    nonmutating set { objc_setAssociatedObject(base, bagKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
