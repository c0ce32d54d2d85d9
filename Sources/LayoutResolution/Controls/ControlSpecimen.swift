package import LayoutModel

/// A control as `layout devices --controls` lists it: what it asks for under each system, and how that is known.
///
/// Sizes are measured as layouts measure them, so that the list is what is laid out; <doc:Controls> has the sources.
package struct ControlSpecimen: Sendable {
  /// How something is known: <doc:Sources> explains the words.
  package enum Knowledge: String, Sendable {
    case observed, documented, inferred
    case generalKnowledge = "general knowledge"
    case unknown

    /// Whether frames of real UIKit or Interface Builder were held against it.
    package var isTested: Bool { self == .observed }
  }

  /// An era: the first system of it, and how what is said of it is known.
  struct Era {
    let since: Int
    let knowledge: Knowledge
    let source: String
  }

  /// UIKit's class.
  package let className: String
  /// Which of its looks; empty of the only one.
  package let look: String
  /// A view that shows it.
  let view: View
  /// What it is shown on, where that matters.
  let idiom: UserInterfaceIdiom
  /// The eras, oldest first: none before the first, when there was no such control.
  let eras: [Era]

  init(
    _ kind: ViewKind, _ look: String = "", on idiom: UserInterfaceIdiom = .phone, since eras: [Era],
    _ change: (inout View) -> Void = { _ in }
  ) {
    className = kind.rawValue
    self.look = look
    self.idiom = idiom
    self.eras = eras
    var view = View("specimen", class: kind.rawValue)
    change(&view)
    self.view = view
  }

  /// A row of the list: some systems under which it is the same.
  package struct Row: Sendable {
    package let className: String
    package let look: String
    /// The systems, from the first to the last.
    package let systems: ClosedRange<Int>
    /// The size of the frame, in points; `nil` along an axis where it asks for none.
    package let width: Double?
    package let height: Double?
    /// How far the alignment rectangle lies within the frame.
    package let alignmentRectInsets: EdgeInsets
    package let knowledge: Knowledge
    /// Where that is from, and how much of it.
    package let source: String
  }

  /// The rows, oldest first, up to the newest system.
  package func rows(upTo newest: Int) -> [Row] {
    guard let first = eras.first?.since else { return [] }
    var rows: [Row] = []
    for system in first...max(first, newest) {
      guard let era = eras.last(where: { $0.since <= system }), let row = row(in: system...system, era) else {
        continue
      }
      if let last = rows.last, last.isLike(row) {
        rows[rows.count - 1] = self.row(in: last.systems.lowerBound...system, era) ?? last
      } else {
        rows.append(row)
      }
    }
    return rows
  }

  private func row(in systems: ClosedRange<Int>, _ era: Era) -> Row? {
    let isPad = idiom == .pad
    let traits = Traits(
      userInterfaceIdiom: idiom, horizontalSizeClass: isPad ? .regular : .compact, verticalSizeClass: .regular,
      interfaceOrientation: .portrait, systemVersion: SystemVersion(major: systems.upperBound))
    guard let measurement = ContentMeasurement(view, traits, .standard) else { return nil }
    let insets = measurement.look?.insets ?? .zero
    return Row(
      className: className, look: look, systems: systems,
      width: measurement.size.width.map { $0 + insets.left + insets.right },
      height: measurement.size.height.map { $0 + insets.top + insets.bottom }, alignmentRectInsets: insets,
      knowledge: era.knowledge, source: era.source)
  }
}

extension ControlSpecimen.Row {
  fileprivate func isLike(_ other: Self) -> Bool {
    width == other.width && height == other.height && alignmentRectInsets == other.alignmentRectInsets
      && knowledge == other.knowledge && source == other.source
  }
}
