import Foundation
import ObjectiveC
import Testing
import UIKit
import _Testing_CoreGraphics
import _Testing_CoreImage
import _Testing_UIKit

/// Tests of what objects hear: notifications by methods, and changes of values.
@MainActor struct ObservationTests {
  @MainActor private final class Listener: NSObject {
    var heard: [String] = []

    func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }

    static let hearing = Selector("hear:", Listener.hear(_:))
  }

  /// A method is called at notifications until it is removed.
  @Test func notifications() {
    let (center, listener) = (NotificationCenter(), Listener())
    let (a, b) = (Notification.Name("a"), Notification.Name("b"))
    center.addObserver(listener, selector: Listener.hearing, name: a, object: nil)
    center.addObserver(listener, selector: Listener.hearing, name: b, object: nil)
    center.post(name: a, object: nil)
    center.removeObserver(listener, name: a, object: nil)
    center.post(name: a, object: nil)
    center.post(name: b, object: nil)
    center.removeObserver(listener)
    center.post(name: b, object: nil)
    #expect(listener.heard == ["a", "b"])
    let token = center.addObserver(forName: a, object: nil, queue: nil) { _ in Issue.record("heard after the end") }
    center.removeObserver(token)
    center.post(name: a, object: nil)
  }

  private final class Model: NSObject {
    var value = 1 { didSet { valuesMayHaveChanged() } }
    var other = 1 { didSet { valuesMayHaveChanged() } }
  }

  /// A closure hears other values, as long as its observation is kept.
  @Test func values() {
    let model = Model()
    var heard: [[Int?]] = []
    var observation: NSKeyValueObservation? = model.observe(\.value, options: [.initial, .new, .old]) { _, change in
      heard.append([change.oldValue, change.newValue])
    }
    model.value = 2
    model.other = 5
    observation?.invalidate()
    model.value = 3
    #expect(heard == [[nil, 1], [1, 2]])
    observation = nil
    #expect(observation == nil)
  }

  /// A scroll view tells of another size of its content, and of scrolling.
  @Test @MainActor func scrolling() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var heights: [CGFloat?] = []
    let sizes = view.observe(\.contentSize, options: [.new]) { _, change in heights.append(change.newValue?.height) }
    var offsets: [CGFloat] = []
    let scrolling = view.observe(\.contentOffset) { view, _ in offsets.append(view.contentOffset.y) }
    view.contentSize = CGSize(width: 100, height: 300)
    view.contentSize = CGSize(width: 100, height: 300)
    view.contentOffset = CGPoint(x: 0, y: 50)
    #expect(heights == [300] && offsets == [50])
    withExtendedLifetime((sizes, scrolling)) {}
  }

  /// Text, rectangles and rows come back from objects.
  @Test func conversions() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4.5)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).uiEdgeInsetsValue.right == 4)
    let path = IndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.section == 1 && path.item == 3)
  }

  /// What an element tells is kept beside it, and may be overridden.
  @Test @MainActor func accessibility() {
    final class Element: UIAccessibilityElement {
      override var accessibilityHint: String? {
        get { "own" }
        set {}
      }
    }
    let element = Element(accessibilityContainer: NSObject())
    element.accessibilityLabel = "label"
    element.accessibilityTraits.insert(.button)
    #expect(element.accessibilityLabel == "label" && element.accessibilityTraits == .button)
    #expect(element.accessibilityHint == "own" && element.isAccessibilityElement)
    let image = UIImage()
    image.accessibilityLabel = "image"
    #expect(image.accessibilityLabel == "image" && UIImage().accessibilityLabel == nil)
  }

  /// What was copied is there to be pasted.
  @Test func pasteboard() {
    let board = UIPasteboard.withUniqueName()
    #expect(!board.hasStrings)
    board.string = "text"
    #expect(board.string == "text" && board.hasStrings && !board.hasImages && board.changeCount == 1)
  }

  private final class Teller: UIView {
    var heard: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      heard.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
    }
  }

  /// A view is told of another's frame, text and hiding by their names, until it is removed.
  @Test @MainActor func keyPaths() {
    let (teller, label) = (Teller(), UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    unsafe label.addObserver(teller, forKeyPath: "text", options: [.new, .old], context: nil)
    unsafe label.addObserver(teller, forKeyPath: "hidden", options: .new, context: nil)
    label.text = "a"
    label.text = "b"
    label.isHidden = true
    #expect(teller.heard == ["text <null> a", "text a b", "hidden - true"])
    label.removeObserver(teller, forKeyPath: "text")
    label.text = "c"
    #expect(teller.heard.count == 3)
    unsafe label.addObserver(teller, forKeyPath: "bounds", options: .initial, context: nil)
    label.frame.size.width = 20
    label.frame.origin.x = 5
    #expect(teller.heard.suffix(2) == ["bounds - -", "bounds - -"] && teller.heard.count == 5)
  }

  private final class Plain: NSObject, NSKeyValueObserver {
    var count = 0

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      count += 1
    }
  }

  /// An object that is no responder is told too, also of what code itself says has changed.
  @Test @MainActor func plainObservers() {
    let (plain, view) = (Plain(), UIScrollView())
    unsafe view.addObserver(plain, forKeyPath: "contentOffset", options: [], context: nil)
    view.contentOffset.y = 5
    view.contentSize.height = 7
    #expect(plain.count == 1)
    view.removeObserver(plain, forKeyPath: "contentOffset")
    view.contentOffset.y = 6
    #expect(plain.count == 1)
  }

  private final class Shelf: NSObject, NSKeyValueObserver {
    private let books = NSMutableArray()
    var told: [String] = []
    @MainActor lazy var list = mutableArrayValue(forKey: "books")

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let places = change?[.indexesKey] as? NSIndexSet
      told.append("\(change?[.kindKey] ?? 0) \(places?.firstIndex ?? -1) \(change?[.newKey] ?? "-")")
    }
  }

  /// Changes of an array are told with their kind and place.
  @Test @MainActor func arrays() {
    let shelf = Shelf()
    unsafe shelf.addObserver(shelf, forKeyPath: "books", options: [.new, .old], context: nil)
    shelf.list.add("a")
    shelf.list.insert("b", at: 0)
    shelf.list.removeObject(at: 1)
    shelf.list[0] = "c"
    #expect(shelf.told == ["2 0 [\"a\"]", "2 0 [\"b\"]", "3 1 -", "4 0 [\"c\"]"])
    #expect(shelf.list.count == 1 && shelf.mutableArrayValue(forKey: "books").firstObject as? String == "c")
  }

  /// Elements are set behind the last, replaced by more or fewer, and exchanged.
  @Test @MainActor func arraysOfMany() {
    let shelf = Shelf()
    shelf.list[0] = "a"
    shelf.list.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: ["b", "c", "d"])
    #expect(shelf.list.map { "\($0)" } == ["b", "c", "d"])
    unsafe shelf.addObserver(shelf, forKeyPath: "books", options: [.new], context: nil)
    shelf.list.replaceObjects(in: NSRange(location: 1, length: 2), withObjectsFrom: ["e"])
    #expect(shelf.told == ["4 1 [\"e\"]", "3 2 -"])
    shelf.list.exchangeObject(at: 0, withObjectAt: 1)
    #expect(shelf.list.map { "\($0)" } == ["e", "b"])
    final class Book {}
    let book = Book()
    shelf.list.add(book)
    #expect(shelf.list.index(of: book) == 2 && !shelf.list.contains(Book()))
    shelf.list.remove(book)
    shelf.list.removeObjects(in: ["b"])
    #expect(shelf.list.count == 1)
  }
}
