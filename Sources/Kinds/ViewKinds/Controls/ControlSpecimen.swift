package import LayoutModel

/// A control as `layout devices --controls` lists it: the size that it asks for under each system, and the source of that.
///
/// Sizes are measured as layouts measure them, so the list shows what is laid out; <doc:Controls> has the sources.
package struct ControlSpecimen: Sendable {
  /// The way a figure is known: <doc:Sources> explains the words.
  package enum Knowledge: String, Sendable {
    case observed, documented, inferred
    case generalKnowledge = "general knowledge"
    case unknown

    /// A Boolean that tells whether it was compared with frames of real UIKit or Interface Builder.
    package var isTested: Bool { self == .observed }
  }

  /// The way a figure is known, and its source.
  struct Evidence: Sendable {
    let knowledge: Knowledge
    let source: String

    /// Compared with a number of frames in public files.
    static func measured(_ count: Int) -> Evidence { Evidence(knowledge: .observed, source: "\(files), \(count)") }

    /// Compared with what a source says.
    static func observed(_ source: String) -> Evidence { Evidence(knowledge: .observed, source: source) }

    static func inferred(_ source: String = "") -> Evidence { Evidence(knowledge: .inferred, source: source) }

    /// Known to many, and found nowhere.
    static let unsourced = Evidence(knowledge: .generalKnowledge, source: "")

    static let unknown = Evidence(knowledge: .unknown, source: "")

    /// Seen in public files, in more of them than were counted.
    static let tally = observed(files)
    static let list = observed("lists of 2011")
    static let article = observed("sources in Bars")
    /// The source that most figures have.
    static let files = "tally of public files"
  }

  /// An era: its first system, and the way its figures are known.
  struct Era {
    let since: Int
    let evidence: Evidence

    init(_ since: Int, _ evidence: Evidence) {
      (self.since, self.evidence) = (since, evidence)
    }
  }

  /// UIKit's class.
  package let className: String
  /// The name of its look; empty for the only one.
  package let look: String
  /// A view that shows it.
  let view: View
  /// The kind of device that shows the control, where that matters.
  let idiom: UserInterfaceIdiom
  /// The eras, oldest first. Before the first one the control didn't exist.
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

  /// The controls, in the order of their names; kinds that nobody named come last.
  package static let all: [ControlSpecimen] =
    (named + KindDescription.all.map(\.kind).filter { !named.contains($0) }).flatMap {
      KindDescription.of($0)?.specimens ?? []
    }

  private static let named: [ViewKind] = [
    .activityIndicatorView, .progressView, .colorWell, .button, .datePicker, .pickerView, .pageControl, .navigationBar,
    .searchBar, .tabBar, .toolbar, .segmentedControl, .slider, .stepper, .textField, .label, .textView, .switch,
  ]

  /// A row of the list: a range of systems under which the control is the same.
  package struct Row: Sendable {
    package let className: String
    package let look: String
    /// The systems, from the first to the last.
    package let systems: ClosedRange<Int>
    /// The size of the frame, in points; `nil` along an axis where the control asks for none.
    package let width: Double?
    package let height: Double?
    /// The insets of the alignment rectangle within the frame.
    package let alignmentRectInsets: EdgeInsets
    package let knowledge: Knowledge
    /// The source, and how much of the row it covers.
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
      knowledge: era.evidence.knowledge, source: era.evidence.source)
  }
}

extension ControlSpecimen.Row {
  fileprivate func isLike(_ other: Self) -> Bool {
    width == other.width && height == other.height && alignmentRectInsets == other.alignmentRectInsets
      && knowledge == other.knowledge && source == other.source
  }
}
