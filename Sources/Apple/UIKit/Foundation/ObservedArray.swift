public import Foundation

extension NSObjectProtocol where Self: NSObject {
  /// An array that a stored property of a name holds, whose changes those are told of who observe the property. An array of its own, where
  /// no property of the name holds one.
  @preconcurrency @MainActor public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    ObservedArray(value(forKey: key) as? NSMutableArray ?? NSMutableArray(), of: self, key)
  }
}

/// An array that tells those who observe an object's property of each change.
private final class ObservedArray: NSMutableArray {
  private let elements: NSMutableArray
  private weak var owner: NSObject?
  private let key: String

  init(_ elements: NSMutableArray, of owner: NSObject?, _ key: String) {
    (self.elements, self.owner, self.key) = (elements, owner, key)
    super.init(capacity: 0)
  }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    elements = unsafe NSMutableArray(objects: objects, count: count)
    key = ""
    super.init(capacity: 0)
  }

  required init?(coder: NSCoder) { nil }

  required convenience init(arrayLiteral elements: Any...) { self.init(NSMutableArray(array: elements), of: nil, "") }

  override var count: Int { elements.count }

  override func object(at index: Int) -> Any { elements.object(at: index) }

  override func insert(_ anObject: Any, at index: Int) {
    elements.insert(anObject, at: index)
    tell(.insertion, index, new: anObject)
  }

  override func removeObject(at index: Int) {
    let old = elements.object(at: index)
    elements.removeObject(at: index)
    tell(.removal, index, old: old)
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    let old = elements.object(at: index)
    elements.replaceObject(at: index, with: anObject)
    tell(.replacement, index, new: anObject, old: old)
  }

  private func tell(_ kind: NSKeyValueChange, _ index: Int, new: Any? = nil, old: Any? = nil) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue, .indexesKey: NSIndexSet(index: index)]
    change[.newKey] = new.map { [$0] }
    change[.oldKey] = old.map { [$0] }
    owner.flatMap { Observations.of($0) }?.tell(of: key, change)
  }
}
