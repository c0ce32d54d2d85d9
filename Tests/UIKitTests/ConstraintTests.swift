import Testing
import UIKit

/// Views in code that constraints place, against what UIKit makes of them.
@MainActor struct ConstraintTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let controller = UIViewController()
  private var root: UIView { controller.view }

  init() { window.rootViewController = controller }

  private func add(_ view: UIView = UIView(), to superview: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  /// Edges at a distance from the superview's.
  @Test func edges() {
    let view = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    #expect(view.frame == .zero)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 30, width: 370, height: 185))
    #expect(root.constraints.count == 3)
    #expect(view.constraints.count == 1)
  }

  /// What constraints leave open: a size is 0, a position 0, and an inequality alone is tight.
  @Test func open() {
    let (left, right) = (add(), add())
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
      right.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
      right.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 10, y: 0, width: 0, height: 0))
    #expect(right.frame == CGRect(x: 340, y: 0, width: 50, height: 0))
  }

  /// A priority becomes another kind until a window or a layout makes the engine that the constraint is in.
  @Test func priorityBeforeALayout() {
    let (outer, view) = (UIView(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 40)
    height.isActive = true
    height.priority = .defaultHigh
    #expect(height.priority == .defaultHigh)
    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    outer.layoutIfNeeded()
    #expect(view.frame.height == 30)
  }

  /// An alignment along a format's own axis is no fault where one view has nothing to be aligned with.
  @Test func alignmentOfOneView() {
    let view = add()
    let edges = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-[view]-|", options: .alignAllLastBaseline, metrics: nil, views: ["view": view])
    #expect(edges.count == 2)
  }

  /// A constraint gives the anchors that it was made of; two are equal where they are of the same line.
  @Test func anchorsOfAConstraint() {
    let view = add()
    let edge = view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor)
    #expect(edge.firstAnchor.isEqual(view.topAnchor) && edge.firstAnchor.hash == view.topAnchor.hash)
    #expect(edge.secondAnchor?.isEqual(root.layoutMarginsGuide.bottomAnchor) == true)
    #expect(!edge.firstAnchor.isEqual(view.bottomAnchor) && !edge.firstAnchor.isEqual(root.topAnchor))
    #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    let none = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0, constant: 30)
    #expect(none.multiplier == 1 && none.secondItem == nil && none.constant == 30)
    let distance = view.topAnchor.anchorWithOffset(to: view.bottomAnchor)
    #expect(distance.isEqual(distance) && !distance.isEqual(view.topAnchor.anchorWithOffset(to: view.bottomAnchor)))
  }

  /// A view that asks for a length without bound.
  private final class Boundless: UIView {
    private let width, height: CGFloat

    init(width: CGFloat, height: CGFloat) {
      (self.width, self.height) = (width, height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: width, height: height) }
  }

  @Test("The topmost view without a mask is as large as constraints say, and zero where they say nothing")
  func topmostView() {
    let frame = CGRect(x: 10, y: 20, width: 300, height: 200)
    let (root, other, view) = (UIView(frame: frame), UIView(frame: frame), UIView())
    for item in [root, other, view] { item.translatesAutoresizingMaskIntoConstraints = false }
    other.layoutIfNeeded()
    #expect(other.frame == frame, "there is no constraint")
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), root.widthAnchor.constraint(equalToConstant: 120),
    ])
    root.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 10, y: 20, width: 120, height: 0))
  }

  @Test("A content without bound is 2,777,777 long, or as long as constraints let it be")
  func contentWithoutBound() {
    let stack = UIStackView(arrangedSubviews: [Boundless(width: .greatestFiniteMagnitude, height: 20)])
    stack.axis = .vertical
    stack.alignment = .leading
    let high = add(Boundless(width: UIView.noIntrinsicMetric, height: .infinity))
    _ = add(stack)
    let trailing = stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      stack.topAnchor.constraint(equalTo: root.topAnchor), high.topAnchor.constraint(equalTo: stack.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 20, y: 0, width: 2_777_777, height: 20))
    #expect(high.frame == CGRect(x: 0, y: 20, width: 0, height: 2_777_777))
    trailing.isActive = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 360)
  }

  /// A constant, a priority and a constraint that comes and goes.
  @Test func edits() {
    let view = add()
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.priority = .defaultLow
    let wider = view.widthAnchor.constraint(equalToConstant: 200)
    wider.priority = .defaultHigh
    NSLayoutConstraint.activate([top, width, wider])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 8, width: 200, height: 0))
    top.constant = 24
    wider.priority = UILayoutPriority(100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 24, width: 100, height: 0))
    width.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    #expect(!width.isActive)
    #expect(view.constraints.count == 1)
  }

  /// Right to left: leading is on the right.
  @Test func rightToLeft() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 290)
  }

  /// A view that leaves takes the constraints along that cross its edge, and keeps those within.
  @Test func leaving() {
    let outer = add()
    let inner = add(to: outer)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 7),
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9),
      inner.widthAnchor.constraint(equalToConstant: 11),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 9, y: 7, width: 11, height: 0))
    outer.removeFromSuperview()
    #expect(root.constraints.isEmpty)
    #expect(outer.constraints.count == 1)
    root.addSubview(outer)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 7, width: 11, height: 0))
  }

  /// A mask places at once, as its superview takes another size; constraints at the next layout.
  @Test func masks() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(inner)
    view.frame.size = CGSize(width: 200, height: 150)
    #expect(inner.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
    view.bounds.size = CGSize(width: 100, height: 100)
    #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 100))
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 80, height: 20))
  }

  /// A stack view shares its length, and gives a hidden view no room.
  @Test func stack() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    _ = add(stack)
    stack.distribution = .fillEqually
    stack.spacing = 10
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 320), stack.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 110, 220])
    #expect(views.map(\.frame.width) == [100, 100, 100])
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(views[0].frame.width == 155)
    #expect(views[2].frame == CGRect(x: 165, y: 0, width: 155, height: 40))
  }

  /// The size that constraints make of a view in no other.
  @Test func fitting() {
    let view = UIView()
    let inner = add(to: view)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      inner.heightAnchor.constraint(equalToConstant: 30),
      inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 82, height: 46))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 46))
    #expect(view.frame == .zero)
  }

  /// A label asks for its text's size, and for more height where it gets less width.
  @Test func label() {
    let label = UILabel()
    label.text = "A text that is long enough for a few lines"
    label.numberOfLines = 0
    _ = add(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor), label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 120),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 120)
    #expect(label.frame.height > 60)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
  }

  /// A view in `layoutSubviews` finds the frames that constraints gave, once it has called its superclass.
  @Test func layoutSubviews() {
    final class Custom: UIView {
      let inner = UIView()
      var before = CGRect.null
      var after = CGRect.null
      var count = 0
      override func layoutSubviews() {
        count += 1
        before = inner.frame
        super.layoutSubviews()
        after = inner.frame
      }
    }
    let custom = Custom()
    _ = add(custom)
    _ = add(custom.inner, to: custom)
    NSLayoutConstraint.activate([
      custom.widthAnchor.constraint(equalToConstant: 100), custom.heightAnchor.constraint(equalToConstant: 50),
      custom.inner.widthAnchor.constraint(equalTo: custom.widthAnchor, multiplier: 0.5),
      custom.inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(custom.before == .zero)
    #expect(custom.after == CGRect(x: 0, y: 0, width: 50, height: 10))
    let count = custom.count
    root.layoutIfNeeded()
    #expect(custom.count == count)
  }
}
