import LayoutKit
import UIKit

/// A screen made through the classes of UIKit: views, anchors, activation.
@MainActor struct Hierarchy {
  let window: UIWindow
  private(set) var views: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []

  init(_ recipe: Recipe) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: recipe.size.width, height: recipe.size.height))
    views.reserveCapacity(recipe.views.count)
    constraints.reserveCapacity(recipe.constraints.count)
    for step in recipe.views { add(step) }
    for step in recipe.constraints {
      let made = Self.constraint(
        step.constraint, views[step.first], step.second < 0 ? nil : views[step.second])
      if step.constraint.priority != .required {
        made.priority = UILayoutPriority(Float(step.constraint.priority.rawValue))
      }
      constraints.append(made)
    }
    NSLayoutConstraint.activate(constraints)
  }

  private mutating func add(_ step: Recipe.ViewStep) {
    let view = Self.view(step.view)
    views.append(view)
    guard step.superview >= 0 else {
      view.frame = window.bounds
      window.addSubview(view)
      return
    }
    let superview = views[step.superview]
    if let stack = superview as? UIStackView { stack.addArrangedSubview(view) } else { superview.addSubview(view) }
  }

  private static func view(_ declared: View) -> UIView {
    let view: UIView
    if declared.className == "UIStackView" {
      let stack = UIStackView()
      stack.axis = declared.stack.axis == .vertical ? .vertical : .horizontal
      stack.spacing = declared.stack.spacing
      stack.alignment = declared.stack.alignment == .center ? .center : .fill
      view = stack
    } else if declared.intrinsicContentSize.width != nil {
      view = ContentView(declared)
    } else if let frame = declared.frame {
      view = UIView(frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    } else {
      view = UIView()
    }
    if declared.translatesAutoresizingMaskIntoConstraints {
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(declared.autoresizingMask.rawValue))
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    return view
  }

  // MARK: Constraints

  private static func constraint(_ step: Constraint, _ first: UIView, _ second: UIView?) -> NSLayoutConstraint {
    let constant = CGFloat(step.constant)
    guard let second, let attribute = step.second?.attribute else {
      let own = dimension(first, step.firstAttribute)
      return switch step.relation {
      case .equal: own.constraint(equalToConstant: constant)
      case .greaterThanOrEqual: own.constraint(greaterThanOrEqualToConstant: constant)
      case .lessThanOrEqual: own.constraint(lessThanOrEqualToConstant: constant)
      }
    }
    switch step.firstAttribute {
    case .width, .height:
      return constraint(dimension(first, step.firstAttribute), step.relation, dimension(second, attribute), constant)
    case .top, .bottom, .centerY:
      return constraint(yAnchor(first, step.firstAttribute), step.relation, yAnchor(second, attribute), constant)
    default:
      return constraint(xAnchor(first, step.firstAttribute), step.relation, xAnchor(second, attribute), constant)
    }
  }

  private static func constraint<Anchor>(
    _ first: NSLayoutAnchor<Anchor>, _ relation: ConstraintRelation, _ second: NSLayoutAnchor<Anchor>,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .equal: first.constraint(equalTo: second, constant: constant)
    case .greaterThanOrEqual: first.constraint(greaterThanOrEqualTo: second, constant: constant)
    case .lessThanOrEqual: first.constraint(lessThanOrEqualTo: second, constant: constant)
    }
  }

  private static func dimension(_ view: UIView, _ attribute: ConstraintAttribute) -> NSLayoutDimension {
    attribute == .width ? view.widthAnchor : view.heightAnchor
  }

  private static func yAnchor(_ view: UIView, _ attribute: ConstraintAttribute) -> NSLayoutYAxisAnchor {
    switch attribute {
    case .top: view.topAnchor
    case .bottom: view.bottomAnchor
    default: view.centerYAnchor
    }
  }

  private static func xAnchor(_ view: UIView, _ attribute: ConstraintAttribute) -> NSLayoutXAxisAnchor {
    switch attribute {
    case .left: view.leftAnchor
    case .right: view.rightAnchor
    case .leading: view.leadingAnchor
    case .trailing: view.trailingAnchor
    default: view.centerXAnchor
    }
  }
}

/// A view whose content asks for a size.
private final class ContentView: UIView {
  private let size: CGSize

  init(_ declared: View) {
    size = CGSize(
      width: declared.intrinsicContentSize.width ?? UIView.noIntrinsicMetric,
      height: declared.intrinsicContentSize.height ?? UIView.noIntrinsicMetric)
    super.init(frame: .zero)
    let (hugging, resistance) = (declared.contentHuggingPriority, declared.contentCompressionResistancePriority)
    if let priority = hugging.horizontal {
      setContentHuggingPriority(UILayoutPriority(Float(priority.rawValue)), for: .horizontal)
    }
    if let priority = resistance.horizontal {
      setContentCompressionResistancePriority(UILayoutPriority(Float(priority.rawValue)), for: .horizontal)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
