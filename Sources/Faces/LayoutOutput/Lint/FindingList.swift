public import LayoutModel
public import LayoutResolution

/// The findings of several layouts, each finding once, with the conditions that it was found under.
///
///     Main.storyboard:31:9: warning: Login: “Sign in” (UIButton) is ambiguous: x is open (iphone-17/portrait and 5 more)
public struct FindingList: Sendable {
  /// A finding, and its conditions.
  public struct Finding: Sendable {
    /// The first occurrence of the finding.
    public let diagnostic: Diagnostic
    /// Its scene's name for people; `nil` if the file is the scene.
    public let sceneTitle: String?
    /// The names of the conditions, in the order of the layouts; at least one.
    public internal(set) var conditions: [String]
  }

  /// The findings, in the order of their first occurrences.
  public private(set) var findings: [Finding] = []
  /// The findings' indices.
  private var positions: [Key: Int] = [:]

  /// Creates the list of the findings in layouts.
  ///
  /// - Parameter layouts: The layouts, each with the name of its conditions.
  public init(_ layouts: some Sequence<(layout: ScreenLayout, conditions: String)>) {
    for (layout, conditions) in layouts { add(layout, under: conditions) }
  }

  /// Creates an empty list.
  package init() {}

  /// Adds the findings of a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - conditions: The name of its conditions.
  package mutating func add(_ layout: ScreenLayout, under conditions: String) {
    for diagnostic in layout.diagnostics {
      let key = Key(diagnostic, in: layout)
      if let position = positions[key] {
        if findings[position].conditions.last != conditions { findings[position].conditions.append(conditions) }
      } else {
        positions[key] = findings.count
        findings.append(Finding(diagnostic: diagnostic, sceneTitle: layout.sceneTitle, conditions: [conditions]))
      }
    }
  }

  /// The identity of a finding: kind, items, scene, and the constraint that is broken in a conflict. The words may differ from window to
  /// window. A refusal belongs to the request.
  private struct Key: Hashable {
    let scene: String?
    let code: Diagnostic.Code
    let items: [String]
    let request: InterfaceOrientation?

    init(_ diagnostic: Diagnostic, in layout: ScreenLayout) {
      scene = layout.scene
      code = diagnostic.code
      items = diagnostic.broken.isEmpty ? diagnostic.items : diagnostic.broken
      switch diagnostic.code {
      case .orientationRefused: request = layout.requestedOrientation
      case .noSupportedOrientation, .unsatisfiableConstraints, .ambiguousLayout, .unsettled, .misplacedView,
        .fixedFrameView, .unavailable:
        request = nil
      }
    }
  }
}

extension FindingList.Finding {
  /// The finding in words, as a terminal shows it: its scene, the finding, and the number of conditions.
  ///
  /// - Parameter isVerbose: A Boolean that tells whether ids follow names, and all conditions are listed, one a line.
  /// - Returns: The first line, and the details below it, indented; empty if there are none.
  public func text(isVerbose: Bool) -> (headline: String, details: String) {
    var lines = diagnostic.text.textWithPlaces(withIDs: isVerbose).split(separator: "\n").map(String.init)[...]
    var headline = lines.popFirst() ?? ""
    if !lines.isEmpty, headline.hasSuffix(":") { headline.removeLast() }
    let rest = conditions.count - 1
    let counted = rest > 0 ? " and \(rest) more" : ""
    let scene = sceneTitle.map { "\($0): " } ?? ""
    if isVerbose, rest > 0 { lines += ["  under \(conditions.count) conditions:"] + conditions.map { "    \($0)" } }
    return ("\(scene)\(headline) (\(conditions[0])\(counted))", lines.joined(separator: "\n"))
  }
}
