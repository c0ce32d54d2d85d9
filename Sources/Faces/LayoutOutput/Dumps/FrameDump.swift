package import Documents
package import LayoutModel
public import LayoutResolution

/// The frames of a fixture's layouts in the form of `layout-dump/1` (<doc:GoldenFiles#The-frame-dump>), for printing, keeping and
/// comparing.
///
/// It is separate from `Layout`, so that the inside can change while the format stays.
public struct FrameDump: Hashable, Sendable {
  package static let format = "layout-dump/1"

  /// The fixture's name.
  package var fixture: String
  package var layouts: [LayoutRecord]

  /// A layout on one device in one orientation.
  package struct LayoutRecord: Hashable, Sendable {
    package var device: String
    /// The time of a sample in a trace, in seconds from its beginning.
    package var time: Double?
    /// The id of the scene in a file of several.
    package var scene: String?
    package var requestedOrientation: String
    package var orientation: String
    /// The other conditions; `nil` for those that weren't asked for.
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

  /// A view; numbers are rounded to thousandths.
  package struct ViewRecord: Hashable, Sendable {
    package var id: String
    package var className: String
    package var depth: Int
    package var superview: String?
    /// The frame: x, y, width, height.
    package var frame: [Double]
    package var isHidden = false
    package var isEnabled = true
    package var isSelected = false
    package var alpha = 1.0
    package var ambiguous: [String] = []
    /// The transform of a view that has one: a, b, c, d, tx, ty.
    package var transform: [Double] = []
    /// The bounds of a view with a transform: x, y, width, height.
    package var bounds: [Double] = []
    /// The centre of a view with a transform, in the superview's coordinates.
    package var center: [Double] = []
    /// The content size of a scroll view with content: width, height.
    package var contentSize: [Double] = []
    /// The arrow's direction of a popover; empty if it has none.
    package var arrowDirection = ""
    /// The tip of a popover's arrow in the superview's coordinates, x and y.
    package var arrowTip: [Double] = []
  }

  /// A finding.
  package struct DiagnosticRecord: Hashable, Sendable {
    package var severity: Diagnostic.Severity
    package var code: String
    package var message: String
    package var position: SourcePosition?
    package var items: [String]
    package var broken: [String] = []
    /// Repairs of a conflict, in words, the likeliest first.
    package var repairs: [String] = []
  }

  package init(fixture: String, layouts: [LayoutRecord]) {
    self.fixture = fixture
    self.layouts = layouts
  }

  /// Creates the dump of a fixture's layouts, in their order.
  public init(fixture: String, layouts: [ScreenLayout]) {
    self.init(fixture: fixture, layouts: layouts.map { LayoutRecord($0) })
  }
}

extension FrameDump.LayoutRecord {
  init(_ screen: ScreenLayout) {
    // Placed views are large, so each becomes a record before the next is looked at.
    var records: [FrameDump.ViewRecord] = []
    records.reserveCapacity(screen.controllers.reduce(0) { $0 + $1.layout.tree.viewCount })
    screen.forEachView { records.append(FrameDump.ViewRecord($0)) }
    self.init(screen, records)
  }

  /// Creates a record of everything but the views.
  init(withoutViews screen: ScreenLayout) {
    self.init(screen, [])
  }

  /// Creates a record of what is visible at a moment.
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
  /// The conditions of the layout, as far as the record names them. The canvas is known only from the file.
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
    severity = diagnostic.severity
    code = diagnostic.code.rawValue
    message = diagnostic.message
    position = diagnostic.position
    items = diagnostic.items
    broken = diagnostic.broken
    repairs = diagnostic.repairs.map(\.description)
  }
}

extension Rect {
  /// The rectangle's x, y, width and height, rounded to thousandths.
  fileprivate var numbers: [Double] { [x, y, width, height].map(\.thousandths) }
}
