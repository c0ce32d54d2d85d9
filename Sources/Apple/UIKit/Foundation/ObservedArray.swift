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

  /// An element by its place. One that is set behind the last is added.
  override subscript(index: Int) -> Any {
    get { object(at: index) }
    set { if index == count { insert(newValue, at: index) } else { replaceObject(at: index, with: newValue) } }
  }

  /// The place of an element: objects that aren't Foundation's are found by identity, as Objective-C finds them.
  override func index(of anObject: Any) -> Int {
    let wanted = anObject as AnyObject
    return (0..<count).first { index in
      let element = object(at: index) as AnyObject
      return element === wanted || (element as? NSObject)?.isEqual(wanted) == true
    } ?? NSNotFound
  }

  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

  override func removeObjects(in otherArray: [Any]) {
    for element in otherArray {
      while case let index = index(of: element), index != NSNotFound { removeObject(at: index) }
    }
  }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    // What is in both places is replaced; the rest comes or goes.
    let common = Swift.min(range.length, otherArray.count)
    for offset in 0..<common { replaceObject(at: range.location + offset, with: otherArray[offset]) }
    for index in (range.location + common..<range.location + range.length).reversed() { removeObject(at: index) }
    for offset in common..<otherArray.count { insert(otherArray[offset], at: range.location + offset) }
  }

  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    let first = object(at: idx1)
    replaceObject(at: idx1, with: object(at: idx2))
    replaceObject(at: idx2, with: first)
  }

  private func tell(_ kind: NSKeyValueChange, _ index: Int, new: Any? = nil, old: Any? = nil) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue, .indexesKey: NSIndexSet(index: index)]
    change[.newKey] = new.map { [$0] }
    change[.oldKey] = old.map { [$0] }
    owner.flatMap { Observations.of($0) }?.tell(of: key, change)
  }
}
