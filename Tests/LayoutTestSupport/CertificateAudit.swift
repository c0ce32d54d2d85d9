import LayoutEngine
import LayoutModel
import LayoutResolution

/// Holds every certificate of a screen against the layout by another route: its sum, whether its terms are tight, and what
/// becomes of the number when a term's constant is moved and all is laid out anew.
package struct CertificateAudit {
  /// The numbers that aren't as a certificate says.
  package private(set) var problems: [String] = []
  /// The number of certificates looked at, and of constants moved.
  package private(set) var certificates = 0
  package private(set) var moves = 0
  /// The number of certificates that say that multipliers aren't what the number moves by.
  package private(set) var degenerate = 0
  /// The number of open numbers.
  package private(set) var open = 0

  /// The distance by which a constant is moved, in points.
  private static let step = 0.01
  /// The tolerance of a sum, and of a number after a move, in points.
  private static let tolerance = 1e-6

  private let layout: Layout

  /// - Throws: What laying out throws.
  package init(of screen: RandomScreen) throws {
    layout = try LayoutPlan(screen.tree()).layout(in: screen.window)
    let states = layout.constraintStates
    let certificates = LayoutCertificates(layout)
    var sides: [FrameCertificate.Source: Moved] = [:]
    for view in layout.tree.indices.dropFirst() {
      for axis in Axis.allCases {
        for isLength in [false, true] {
          let certificate = certificates.certificate(of: view, FrameMeasure(axis, isLength: isLength))
          let name = "\(layout.tree.name(of: view)) \(axis) \(isLength ? "length" : "position")"
          try check(certificate, name, view, axis, isLength, states, &sides)
        }
        for goal in certificates.unmetGoals(of: view, along: axis) { check(goal, states) }
      }
    }
  }

  /// The frames after a constant was moved up and down.
  private struct Moved {
    let up: [Rect]
    let down: [Rect]
  }

  private mutating func check(
    _ certificate: FrameCertificate, _ name: String, _ view: ViewTree.Index, _ axis: Axis, _ isLength: Bool,
    _ states: [ConstraintState], _ sides: inout [FrameCertificate.Source: Moved]
  ) throws {
    certificates += 1
    let sum = certificate.sum(in: layout.window.size)
    let magnitude = certificate.terms.reduce(1) { $0 + abs($1.multiplier * $1.constant) }
    if abs(sum - certificate.value) > Self.tolerance * magnitude {
      problems.append("\(name) is \(certificate.value), but its terms sum to \(sum)")
    }
    for term in certificate.terms {
      if case .constraint(let index) = term.source, states[index] != .tight {
        problems.append("\(name): \(layout.tree.constraints[index].text(in: layout.tree)) isn't tight")
      }
    }
    open += certificate.isOpen ? 1 : 0
    degenerate += certificate.isDegenerate ? 1 : 0
    guard !certificate.isOpen, !certificate.isDegenerate else { return }
    for term in certificate.terms {
      let moved: Moved
      if let known = sides[term.source] {
        moved = known
      } else if let new = try self.moved(term.source) {
        moved = new
        sides[term.source] = new
      } else {
        continue
      }
      moves += 1
      for (frames, sign) in [(moved.up, 1.0), (moved.down, -1.0)] {
        let frame = frames[view.position]
        let value = isLength ? frame.length(along: axis) : frame.position(along: axis)
        let expected = certificate.value + sign * Self.step * term.multiplier
        if abs(value - expected) > Self.tolerance * magnitude {
          problems.append(
            "\(name): \(term.source) moved by \(sign * Self.step) gives \(value), not \(expected) (was \(certificate.value))"
          )
        }
      }
    }
  }

  /// The frames with a term's constant moved; `nil` of what has none that can be.
  private func moved(_ source: FrameCertificate.Source) throws -> Moved? {
    func frames(_ change: Double) throws -> [Rect]? {
      var tree = layout.tree
      switch source {
      case .constraint(let index): tree.constraints[index].constant += change
      case .content(let view, let axis, _):
        var size = tree[view].intrinsicContentSize
        guard let length = size[axis] else { return nil }
        if axis == .horizontal { size.width = length + change } else { size.height = length + change }
        tree.setIntrinsicContentSize(size, of: view)
      case .mask, .zeroLength, .declaredFrame, .inset: return nil
      }
      return try LayoutPlan(tree).layout(in: layout.window).unroundedFrames
    }
    guard let up = try frames(Self.step), let down = try frames(-Self.step) else { return nil }
    return Moved(up: up, down: down)
  }

  private mutating func check(_ goal: UnmetGoal, _ states: [ConstraintState]) {
    if case .constraint(let index) = goal.source, states[index] == .tight || states[index] == .slack {
      problems.append("\(layout.tree.constraints[index].text(in: layout.tree)) is told as missed, and holds")
    }
    if goal.missing <= 0 { problems.append("a goal is missed by \(goal.missing)") }
  }
}
