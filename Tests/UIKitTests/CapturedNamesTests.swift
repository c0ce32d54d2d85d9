import LayoutModel
import Testing

@testable import UIKit

/// Names of captured views by the properties that hold them.
@MainActor struct CapturedNamesTests {
  private func ids(_ view: UIView) -> [String] {
    var capture = Capture(of: view)
    return capture.declared().subviews.compactMap(\.id)
  }

  @Test("Properties of all types that may hold a view name it")
  func kinds() {
    #expect(
      ids(Holder()) == [
        "plain", "optional", "weakly", "lazily", "asResponder", "asObject", "asMarked", "asAny", "hashable", "list1",
        "list2", "anys1", "inherited", "label1",
      ])
  }

  @Test("A class's layout is known from its first object; what its next one holds is read anew")
  func anew() {
    let first = Choice()
    first.show(UILabel())
    #expect(ids(first) == ["shown"])
    let second = Choice()
    second.addSubview(UILabel())
    #expect(ids(second) == ["label1"])
    second.value = 3
    #expect(ids(second) == ["label1"])
    second.show(UIView())
    #expect(ids(second) == ["label1", "shown"])
  }

  @Test("An object that describes itself names what it tells, and not what it holds")
  func described() {
    #expect(ids(Described()) == ["told"])
  }

  @Test("Guides are named like views")
  func guides() {
    let view = Guided()
    var capture = Capture(of: view)
    #expect(capture.declared().layoutGuides.map(\.id) == ["column"])
  }

  @Test("The property that holds a view is known with the class that declares it, and those that this is in")
  func places() {
    var capture = Capture(of: Holder.Inner(), withPlaces: true)
    #expect(capture.declared().subviews.last?.holder == CodeHolder(type: "Holder.Inner", property: "icon"))
  }
}

private protocol Marked {}
private final class MarkedView: UIView, Marked {}

private class Base: UIView {
  let inherited = UIView()
}

private final class Holder: Base {
  final class Inner: UIView {
    private let icon = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(icon)
    }

    required init?(coder: NSCoder) { nil }
  }

  let number = 1
  let text: String? = "text"
  let action: () -> Void = {}
  let sizes = [1, 2]
  let plain = UIView()
  var optional: UIView?
  weak var weakly: UIView?
  lazy var lazily = UIView()
  let asResponder: UIResponder
  let asObject: AnyObject
  let asMarked: any Marked
  let asAny: Any
  let hashable: AnyHashable
  let list = [UIView(), UIView()]
  let anys: [Any]

  override init(frame: CGRect) {
    let weakView = UIView()
    optional = UIView()
    (asResponder, asObject, asMarked, asAny) = (UIView(), UIView(), MarkedView(), UIView())
    hashable = AnyHashable(UIView())
    anys = [UIView()]
    super.init(frame: frame)
    addSubview(plain)
    if let optional { addSubview(optional) }
    addSubview(weakView)
    weakly = weakView
    addSubview(lazily)
    let others: [Any] = [asResponder, asObject, asMarked, asAny, hashable.base, list[0], list[1], anys[0], inherited]
    for case let view as UIView in others { addSubview(view) }
    addSubview(UILabel())
  }

  required init?(coder: NSCoder) { nil }
}

private final class Choice: UIView {
  var value: Any?
  private var shown: Any = 0

  func show(_ view: UIView) {
    shown = view
    addSubview(view)
  }
}

private final class Described: UIView, @preconcurrency CustomReflectable {
  private let held = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(held)
  }

  required init?(coder: NSCoder) { nil }

  var customMirror: Mirror { Mirror(self, children: ["told": held]) }
}

private final class Guided: UIView {
  private let column = UILayoutGuide()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addLayoutGuide(column)
  }

  required init?(coder: NSCoder) { nil }
}
