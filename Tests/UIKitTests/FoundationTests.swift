import Foundation
import Testing
import UIKit
import os

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

  /// Values are found and set by paths of names; a path that ends before has none.
  @Test func keyPaths() {
    let box = UIView()
    let label = UILabel()
    box.setValue(label, forKey: "title")
    box.setValue("Ann", forKeyPath: "title.words")
    #expect(label.value(forKey: "words") as? String == "Ann")
    #expect(box.value(forKeyPath: "title.words") as? String == "Ann")
    #expect(UIApplication.shared.value(forKeyPath: "statusBarWindow.statusBar") == nil)
  }

  /// A table finds objects by equal keys.
  @Test func table() {
    let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    let kept = NSObject()
    table.setObject(kept, forKey: NSString(string: "a"))
    #expect(table.object(forKey: NSString(string: "a")) === kept)
    #expect(table.object(forKey: NSString(string: "b")) == nil)
  }

  /// A group's folder is there, and the same each time.
  @Test func groups() throws {
    let folder = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.notes"))
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(FileManager.default.fileExists(atPath: folder.path))
    let again = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.notes")
    #expect(again == folder)
  }

  /// A lock is held by one at a time.
  @Test func locks() async {
    @safe final class Counter: @unchecked Sendable {
      let lock = UnsafeMutablePointer<os_unfair_lock_s>.allocate(capacity: 1)
      var count = 0
      init() { unsafe lock.initialize(to: os_unfair_lock_s()) }
      deinit { unsafe lock.deallocate() }
      func add() {
        unsafe os_unfair_lock_lock(lock)
        count += 1
        unsafe os_unfair_lock_unlock(lock)
      }
    }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<1000 { counter.add() } } }
    }
    #expect(counter.count == 8000)
    unsafe os_unfair_lock_lock(counter.lock)
    #expect(unsafe !os_unfair_lock_trylock(counter.lock))
    unsafe os_unfair_lock_unlock(counter.lock)
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
