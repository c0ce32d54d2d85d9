import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Testing

/// The constraints that are reported as missing are the right ones in random screens: with them nothing is open, and with
/// less something is.
///
/// The tests read the messages as people do, and add what they ask for.
struct AmbiguityMessageTests {
  @Test("With what is missing everywhere, nothing is open", arguments: 0..<10)
  func isEnough(chunk: Int) throws {
    var followers = 0
    for seed in chunk * 100..<(chunk + 1) * 100 {
      let screen = RandomScreen(seed: UInt64(seed))
      let layout = try LayoutPlan(screen.tree()).layout(in: screen.window)
      var random = SeededGenerator(seed: UInt64(seed))
      var root = screen.root
      for finding in Finding.all(in: layout) {
        for attribute in finding.missing(&random) { root.pin(finding.view, attribute, in: layout) }
        if finding.isFollower { followers += 1 }
      }
      let open = try LayoutPlan(tree(root, of: screen)).layout(in: screen.window).diagnostics.filter {
        $0.code == .ambiguousLayout
      }
      #expect(open.map(\.message) == [], "seed \(seed)")
    }
    #expect(followers > 5)
  }

  /// Goals below all others lead to other optima: of what one constraint determines, these lie on a line.
  @Test("Where a position and a size are missing, one constraint isn't enough", arguments: 0..<10)
  func isNeeded(chunk: Int) throws {
    var count = 0
    for seed in chunk * 100..<(chunk + 1) * 100 {
      let screen = RandomScreen(seed: UInt64(seed))
      let layout = try LayoutPlan(screen.tree()).layout(in: screen.window)
      let findings = Finding.all(in: layout).filter { !$0.axesLackingBoth.isEmpty }
      guard !findings.isEmpty else { continue }
      var random = SeededGenerator(seed: UInt64(seed))
      let others = try (0..<24).map { _ in
        var root = screen.root
        for finding in findings {
          for axis in finding.axesLackingBoth {
            for attribute in axis.attributes.shuffled(using: &random).prefix(2) {
              let priority = Priority(floatLiteral: Double(random.integer(1...900)) / 1_000)
              root.pin(finding.view, attribute, in: layout, off: Double(random.integer(-300...300)), priority)
            }
          }
        }
        return try LayoutPlan(tree(root, of: screen)).frames(in: screen.window)
      }
      for finding in findings {
        for axis in finding.axesLackingBoth {
          let frames = ([layout.unroundedFrames] + others).map { $0[finding.view.position] }
          let points = frames.map { (x: $0.position(along: axis), y: $0.length(along: axis)) }
          count += 1
          #expect(spansPlane(points), "seed \(seed), \(finding.message), \(points)")
        }
      }
    }
    #expect(count > 20)
  }

  private func spansPlane(_ points: [(x: Double, y: Double)]) -> Bool {
    points.dropFirst().contains { a in
      points.dropFirst().contains { b in
        let area = (a.x - points[0].x) * (b.y - points[0].y) - (a.y - points[0].y) * (b.x - points[0].x)
        return abs(area) > 1e-3
      }
    }
  }

  private func tree(_ root: View, of screen: RandomScreen) throws -> ViewTree {
    try ViewTree(root, for: screen.window.traits, windowSize: screen.window.size)
  }
}

/// A message about an ambiguous view, read.
private struct Finding {
  let view: ViewTree.Index
  let message: String
  private let sentences: [String]
  /// The attributes that are said to be open: `x`, `width`.
  private let open: Set<String>

  static func all(in layout: Layout) -> [Finding] {
    let views = Dictionary(uniqueKeysWithValues: zip(layout.tree.names, layout.tree.indices))
    return layout.diagnostics.filter { $0.code == .ambiguousLayout }.compactMap { diagnostic in
      views[diagnostic.items[0]].map { Finding($0, diagnostic.text) }
    }
  }

  private init(_ view: ViewTree.Index, _ text: DiagnosticText) {
    self.view = view
    message = text.text()
    let first = text.parts.first?.message.text() ?? ""
    open = Set(first.split { $0 == " " || $0 == "," }.map(String.init))
    sentences = text.parts.dropFirst().map { $0.message.text() }
  }

  var isFollower: Bool { sentences.allSatisfy { $0.contains(" follow") } }

  /// The axes along which a position and a length are said to be missing.
  var axesLackingBoth: [Axis] {
    if sentences.contains("a position and a size are missing along both axes") { return Axis.allCases }
    return Axis.allCases.filter { sentences.contains("a \($0.rawValue) position and a \($0.length) are missing") }
  }

  /// A Boolean value that tells whether constraints of one priority are said to leave the view open.
  private var isInGoalTie: Bool { sentences.contains { $0.contains(" can't all hold") } }

  /// The attributes that the message asks for; where it leaves a choice, any; a tie is ended by the length, and one of constraints, whose
  /// priorities stay here, by what is open.
  func missing(_ random: inout SeededGenerator) -> [ConstraintAttribute] {
    var attributes: [ConstraintAttribute] = []
    for axis in Axis.allCases {
      let (near, far, center, length) = (axis.attributes[0], axis.attributes[1], axis.attributes[2], axis.attributes[3])
      if isInGoalTie, open.contains(axis == .horizontal ? "x" : "y") { attributes.append(near) }
      if isInGoalTie, open.contains(axis.length) { attributes.append(length) }
      if axesLackingBoth.contains(axis) { attributes += [random.pick([near, far, center]), length] }
      for sentence in sentences {
        switch sentence {
        case "a \(axis.rawValue) position or a \(axis.length) is missing, or both": attributes += [near, length]
        case "a \(axis.rawValue) position is missing (\(near), \(far) or \(center))":
          attributes.append(random.pick([near, far, center]))
        case "a \(axis.length) or a \(far) edge is missing": attributes.append(random.pick([length, far]))
        case _ where sentence.hasPrefix("one \(axis.rawValue) constraint is missing ("):
          let choice = [near, far, center, length].filter { sentence.split(separator: "(")[1].contains($0.rawValue) }
          attributes.append(random.pick(choice))
        case _ where sentence.contains(" \(axis.rawValue) content"): attributes.append(length)
        default: break
        }
      }
    }
    return attributes
  }
}

extension Axis {
  fileprivate var length: String { self == .horizontal ? "width" : "height" }

  /// Near edge, far edge, centre, length.
  fileprivate var attributes: [ConstraintAttribute] {
    self == .horizontal ? [.leading, .trailing, .centerX, .width] : [.top, .bottom, .centerY, .height]
  }
}

extension View {
  /// Asks for an attribute of a view below, measured in its superview, to be what it is in a layout, or so far off.
  fileprivate mutating func pin(
    _ view: ViewTree.Index, _ attribute: ConstraintAttribute, in layout: Layout, off distance: Double = 0,
    _ priority: Priority = .required
  ) {
    guard let superview = layout.tree.superview(of: view) else { return }
    let axis = attribute.axis
    let frame = layout.unroundedFrames[view.position]
    let origin = Constraint.Second(.id(layout.tree.name(of: superview)), axis == .horizontal ? .leading : .top)
    let value =
      attribute.isSize
      ? frame.length(along: axis) : frame.position(along: axis) + attribute.fraction * frame.length(along: axis)
    constraints.append(
      Constraint(
        .id(layout.tree.name(of: view)), attribute, .equal, attribute.isSize ? nil : origin,
        constant: value + distance, priority: priority))
  }
}
