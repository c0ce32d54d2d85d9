public import Foundation

extension NSPredicate {
  /// A condition in the language of predicates. One that isn't understood holds for everything.
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// A condition in the language of predicates. One that isn't understood holds for everything.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    guard let condition = PredicateParser.condition(predicateFormat, arguments ?? []) else {
      self.init(value: true)
      return
    }
    nonisolated(unsafe) let held = condition
    self.init { object, _ in unsafe held.holds(for: object) }
  }
}

extension NSSortDescriptor {
  /// An order by a value that has this name: held, since names aren't known when the program runs.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.hash, ascending: ascending) { _, _ in .orderedSame }
  }

  /// An order by a value that has this name, compared by a method: held, since names aren't known when the program runs.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending)
  }
}
