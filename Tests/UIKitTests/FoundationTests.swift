import Testing
import UIKit

/// Tests of what Foundation has on a device and not here.
@MainActor struct FoundationTests {
  /// A set that lets its objects go has those that are there.
  @Test func weakObjects() {
    let table = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    table.add(kept)
    table.add(kept)
    do { table.add(NSObject()) }
    #expect(table.allObjects == [kept])
    table.remove(kept)
    #expect(table.count == 0)
  }

  /// A table finds objects by equal keys.
  @Test func table() {
    let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    let kept = NSObject()
    table.setObject(kept, forKey: NSString(string: "a"))
    #expect(table.object(forKey: NSString(string: "a")) === kept)
    #expect(table.object(forKey: NSString(string: "b")) == nil)
  }

  /// Values that are set by name are held.
  @Test func values() {
    let action = UIAlertAction(title: nil, style: .default)
    action.setValue(UIColor.red, forKey: "titleTextColor")
    #expect(action.value(forKey: "titleTextColor") as? UIColor == .red)
    #expect(action.value(forKey: "unknown") == nil)
  }

  /// Words for how far a date is.
  @Test func dates() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 86_400) == "in 1 day")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(fromTimeInterval: -300) == "5min ago")
  }
}
