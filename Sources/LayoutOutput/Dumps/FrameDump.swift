package import Documents
package import LayoutModel
public import LayoutResolution

/// The frames of a fixture's layouts as `layout-dump/1` holds them (<doc:FrameDumps>): what is printed, kept and
/// compared.
///
/// It is apart from `Layout`, so that the inside may change while the format stays.
public struct FrameDump: Hashable, Sendable {
  package static let format = "layout-dump/1"

  /// The fixture's name.
  package var fixture: String
  package var layouts: [LayoutRecord]

  /// One device in one orientation.
  package struct LayoutRecord: Hashable, Sendable {
    package var device: String
    /// Of what is seen in the middle of a trace, when: in seconds from its beginning.
    package var time: Double?
    /// The id of the scene in a file of several.
    package var scene: String?
    package var requestedOrientation: String
    package var orientation: String
    /// What else was asked for; `nil` of what wasn't.
    package var systemVersion: SystemVersion?
    package var size: Size?
    package var contentSizeCategory: ContentSizeCategory?
    package var layoutDirection: UserInterfaceLayoutDirection?
    package var pseudolanguage: Pseudolanguage?
    package var localization: String?
    package var window: [Double]
    package var views: [ViewRecord]
    package var diagnostics: [DiagnosticRecord]
  }

  /// One view; numbers are rounded to thousandths.
  package struct ViewRecord: Hashable, Sendable {
    package var id: String
    package var className: String
    package var depth: Int
    package var superview: String?
    /// x, y, width, height.
    package var frame: [Double]
    package var isHidden = false
    package var isEnabled = true
    package var isSelected = false
    package var alpha = 1.0
    package var ambiguous: [String] = []
    /// Of a view with a transform: a, b, c, d, tx, ty.
    package var transform: [Double] = []
    /// Of a view with a transform: its own rectangle, x, y, width, height.
    package var bounds: [Double] = []
    /// Of a view with a transform: the centre in the superview's coordinates.
    package var center: [Double] = []
    /// Of a scroll view with content: width, height.
    package var contentSize: [Double] = []
    /// Of a popover: where its arrow points; empty where it has none.
    package var arrowDirection = ""
    /// Of a popover with an arrow: its tip in the superview's coordinates, x and y.
    package var arrowTip: [Double] = []
  }

  /// One finding.
  package struct DiagnosticRecord: Hashable, Sendable {
    package var severity: String
    package var code: String
    package var message: String
    package var position: SourcePosition?
    package var items: [String]
    package var broken: [String] = []
    /// What mends a conflict, in words, the likeliest first.
    package var repairs: [String] = []
  }

  package init(fixture: String, layouts: [LayoutRecord]) {
    self.fixture = fixture
    self.layouts = layouts
  }

  /// The dump of a fixture's layouts, in their order.
  public init(fixture: String, layouts: [ScreenLayout]) {
    self.init(fixture: fixture, layouts: layouts.map { LayoutRecord($0) })
  }
}

extension FrameDump.LayoutRecord {
  init(_ screen: ScreenLayout) {
    // Placed views are large: each becomes a record before the next is looked at.
    var records: [FrameDump.ViewRecord] = []
    records.reserveCapacity(screen.controllers.reduce(0) { $0 + $1.layout.tree.viewCount })
    screen.forEachView { records.append(FrameDump.ViewRecord($0)) }
    self.init(screen, records)
  }

  /// All but the views.
  init(withoutViews screen: ScreenLayout) {
    self.init(screen, [])
  }

  /// What is seen at a moment.
  init(_ sample: ScreenSample) {
    self.init(sample.layout, sample.views.map { FrameDump.ViewRecord($0) })
    time = sample.time.thousandths
    window = Rect(sample.windowSize).numbers
  }

  private init(_ screen: ScreenLayout, _ views: [FrameDump.ViewRecord]) {
    device = screen.device.id
    scene = screen.scene
    requestedOrientation = screen.requestedOrientation.name
    orientation = screen.orientation.name
    systemVersion = screen.conditions.systemVersion
    size = screen.conditions.size
    contentSizeCategory = screen.conditions.contentSizeCategory
    layoutDirection = screen.conditions.layoutDirection
    pseudolanguage = screen.conditions.pseudolanguage
    localization = screen.conditions.localization
    window = Rect(screen.window.size).numbers
    self.views = views
    diagnostics = screen.diagnostics.map { FrameDump.DiagnosticRecord($0) }
  }
}

extension FrameDump.LayoutRecord {
  /// Under what the layout was made, as it names them itself; a canvas is told by whoever knows its file.
  package var conditions: Conditions {
    Conditions(
      device: device, systemVersion: systemVersion, orientation: InterfaceOrientation(name: requestedOrientation),
      size: size, contentSizeCategory: contentSizeCategory, layoutDirection: layoutDirection,
      pseudolanguage: pseudolanguage, localization: localization)
  }
}

extension FrameDump.ViewRecord {
  init(_ placed: PlacedView) {
    let layout = placed.view
    id = placed.name
    className = layout.view.className
    depth = placed.depth
    superview = placed.superview
    frame = layout.frame.numbers
    isHidden = layout.view.isHidden
    isEnabled = layout.view.isEnabled
    isSelected = layout.view.isSelected
    alpha = layout.view.alpha.thousandths
    ambiguous = layout.ambiguity.names
    if layout.view.transform != .identity {
      let transform = layout.view.transform
      self.transform =
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(\.thousandths)
      bounds = Rect(layout.untransformedFrame.size).numbers
      center = [layout.center.x, layout.center.y].map(\.thousandths)
    }
    if layout.contentSize != .zero {
      contentSize = [layout.contentSize.width, layout.contentSize.height].map(\.thousandths)
    }
    if let arrow = layout.arrow {
      arrowDirection = arrow.direction.name
      arrowTip = [arrow.tip.x, arrow.tip.y].map(\.thousandths)
    }
  }
}

extension FrameDump.DiagnosticRecord {
  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity.rawValue
    code = diagnostic.code.rawValue
    message = diagnostic.message
    position = diagnostic.position
    items = diagnostic.items
    broken = diagnostic.broken
    repairs = diagnostic.repairs.map(\.description)
  }
}

extension Rect {
  /// x, y, width, height, rounded to thousandths.
  fileprivate var numbers: [Double] { [x, y, width, height].map(\.thousandths) }
}
