import Foundation
import Testing
import UIKit
import _Testing_CoreGraphics
import _Testing_CoreImage
import _Testing_UIKit

/// Tests of conditions in the language of predicates.
struct PredicateTests {
  private final class Person: NSObject {
    let name: String
    let age: Int
    let city: String?
    let pets: [String]
    init(_ name: String, _ age: Int, city: String?, pets: [String] = []) {
      (self.name, self.age, self.city, self.pets) = (name, age, city, pets)
    }
  }

  private static func found(_ predicate: NSPredicate) -> [String] {
    let people = [
      Person("Ada", 36, city: "London", pets: ["cat", "dog"]), Person("bob", 21, city: nil),
      Person("Zoë", 8, city: "Zürich", pets: ["cat"]),
    ]
    return people.filter { predicate.evaluate(with: $0) }.map(\.name)
  }

  /// Conditions compare stored values, also in collections, and are joined.
  @Test func conditions() {
    #expect(Self.found(NSPredicate(format: "age > 20")) == ["Ada", "bob"])
    #expect(Self.found(NSPredicate(format: "age BETWEEN {8, 21} AND NOT name == %@", "bob")) == ["Zoë"])
    #expect(Self.found(NSPredicate(format: "name CONTAINS[cd] %@ OR %K = nil", "zoe", "city")) == ["bob", "Zoë"])
    #expect(Self.found(NSPredicate(format: "ANY pets == 'dog'")) == ["Ada"])
    #expect(Self.found(NSPredicate(format: "pets.@count >= %d && (age < 10 || age > 30)", 1)) == ["Ada", "Zoë"])
    #expect(Self.found(NSPredicate(format: "name IN %@", ["Ada", "Eve"])) == ["Ada"])
    #expect(Self.found(NSPredicate(format: "name LIKE 'A?a'")) == ["Ada"])
  }

  /// A text is compared as a whole; one condition that isn't understood holds for everything.
  @Test(
    arguments: [
      ("SELF MATCHES %@", true, false), ("SELF BEGINSWITH %@", false, false), ("SUBQUERY(%@)", true, true),
    ])
  func texts(_ format: String, _ first: Bool, _ second: Bool) {
    let predicate = NSPredicate(format: format, "[a-z]+@[a-z]+\\.[a-z]{2,}")
    #expect(predicate.evaluate(with: "ada@mail.org") == first)
    #expect(predicate.evaluate(with: "ada@mail") == second)
  }
}
