import Foundation
import OSLog
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

  /// Lengths of time, in words of each style; values as Apple's documentation of the styles has them.
  @Test func lengthsOfTime() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: 10_000) == "2:46:40")
    #expect(formatter.string(from: 605) == "10:05")
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 34_860) == "9 hours, 41 minutes")
    formatter.unitsStyle = .spellOut
    #expect(formatter.string(from: 34_860) == "nine hours, forty-one minutes")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 34_860) == "9h 41m")
    formatter.unitsStyle = .short
    #expect(formatter.string(from: 34_860) == "9 hr, 41 min")
    formatter.unitsStyle = .brief
    #expect(formatter.string(from: 34_860) == "9hr 41min")
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 3600) == "1 hour remaining")
  }

  /// Units without a value are left out, or have two digits.
  @Test func zerosOfLengths() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 0) == "0")
    #expect(formatter.string(from: 3605) == "1:00:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
    formatter.zeroFormattingBehavior = .dropMiddle
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3605) == "1 hour, 5 seconds")
    #expect(formatter.string(from: 60) == "0 hours, 1 minute, 0 seconds")
    let words = DateComponentsFormatter.localizedString(from: DateComponents(minute: 90), unitsStyle: .full)
    #expect(words == "90 minutes", "the units are the parts'")
    (formatter.unitsStyle, formatter.zeroFormattingBehavior) = (.positional, .default)
    #expect(formatter.string(from: -3605) == "-1:00:05")
  }

  /// What a class declares anew of an object's messages, and what the root class says of them.
  private class Proxy: NSObject {
    func responds(to selector: Selector!) -> Bool { selector.name == "tap" || super.responds(to: selector) }
    func forwardingTarget(for selector: Selector!) -> Any? { self }
  }

  @Test func messagesOfAClass() {
    #expect(Proxy().responds(to: Selector("tap")) && !Proxy().responds(to: Selector("press")))
    #expect(!NSObject().responds(to: Selector("tap")))
    #expect(Proxy().forwardingTarget(for: Selector("tap")) is Proxy)
    #expect(NSObject().forwardingTarget(for: Selector("tap")) == nil)
  }

  /// The process's messages, but for those that are there for debugging alone.
  @Test func loggedMessages() throws {
    let log = OSLog(subsystem: "com.example.notes", category: "store")
    os_log("%{public}@ of %d", log: log, type: .error, "one", 2)
    os_log(.debug, log: log, "left out")
    Logger(log).info("opened \(3, privacy: .public)")
    os_log("nowhere", log: .disabled)
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let entries = try store.getEntries(
      at: store.position(timeIntervalSinceLatestBoot: 0),
      matching: NSPredicate(format: "subsystem == 'com.example.notes'")
    ).compactMap { $0 as? OSLogEntryLog }
    #expect(entries.map(\.composedMessage) == ["one of 2", "opened 3"])
    #expect(entries.map(\.level) == [.error, .info] && entries.first?.category == "store")
    #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
  }
}
