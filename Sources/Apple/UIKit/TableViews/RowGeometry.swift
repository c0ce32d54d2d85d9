import LayoutEngine
import LayoutModel
import LayoutResolution

/// The place of a table, as far as the rules of its rows go by it.
struct TableSurroundings: Hashable {
  /// The controller's view around the table as a window, without what covers its top and its bottom.
  let window: LayoutModel.Window
  /// The table's frame in it.
  let frame: Rect
  /// A Boolean that tells whether the table is the controller's view.
  let isView: Bool
  let style: ViewAppearance.TableStyle

  @MainActor init(of table: UIView, _ style: ViewAppearance.TableStyle) {
    var outer = table
    while outer.rare?.viewController == nil, let superview = outer.superview { outer = superview }
    let environment = WindowEnvironment(of: table)
    var window = environment.window
    window.traits = table.measuringTraits
    window.size = Size(outer.storedSize)
    window.safeAreaInsets = EdgeInsets(left: outer.storedSafeArea.left, right: outer.storedSafeArea.right)
    window.keyboardHeight = nil
    self.window = window
    frame = outer === table ? Rect(window.size) : Rect(table.converted(table.bounds, to: outer))
    isView = outer === table
    self.style = style
  }
}

/// The frames of a row's parts, as the rules of files lay a declared row out: one implementation for fixtures and code.
///
///     row/contentView     beside the accessory, the editing controls and the separator
///     row/title           within the margins of a standard style
@MainActor struct RowGeometry {
  /// The frames by the names below, each in its superview.
  private let frames: [String: Rect]
  private let scale: Double

  static let row = "row"
  static let content = "content"
  static let title = "title"
  static let detail = "detail"
  static let image = "image"
  static let accessory = "accessory"
  private static let margins = "margins"

  /// The frames of a row that stands alone in a table.
  init(of row: View, in table: TableSurroundings) {
    var declared = View("table", class: ViewKind.tableView.rawValue, frame: table.frame)
    declared.appearance.tableStyle = table.style
    declared.table.sectionHeaderTopPadding = 0
    declared.subviews = [row]
    var root = declared
    if !table.isView {
      root = View("root", frame: Rect(table.window.size))
      root.subviews = [declared]
    }
    scale = max(1, table.window.scale)
    let tree = ViewTree(checked: root, for: table.window.traits, windowSize: table.window.size)
    guard let exact = try? LayoutPlan(tree).frames(in: table.window) else {
      frames = [:]
      return
    }
    var frames: [String: Rect] = [:]
    for id in [Self.row, Self.content, Self.title, Self.detail, Self.image, Self.accessory, Self.margins] {
      if let index = tree.index(ofID: id) { frames[id] = exact[index.position] }
    }
    self.frames = frames
  }

  /// The height of the row, in points: whole pixels.
  var height: CGFloat { CGFloat((frames[Self.row]?.height ?? 0).roundedUp(to: scale)) }

  /// The frame of a part, on the pixels of the screen.
  func frame(of part: String) -> CGRect? {
    frames[part].map { CGRect(PixelGrid(scale: scale).rounded($0)) }
  }

  /// The insets of the content's margins.
  var contentMargins: EdgeInsets? {
    guard let content = frames[Self.content], let inner = frames[Self.margins] else { return nil }
    return EdgeInsets(
      top: inner.y, left: inner.x, bottom: content.height - inner.maxY, right: content.width - inner.maxX)
  }

  /// A declared view that fills the margins of a content view.
  static var margin: View {
    View(margins, translatesAutoresizingMaskIntoConstraints: false)
  }

  /// The constraints of a view that fills the margins of a content view.
  static var marginConstraints: [Constraint] {
    [ConstraintAttribute.left, .right, .top, .bottom].map {
      Constraint(
        .id(margins), $0, .equal, Constraint.Second(.guide(.layoutMargins, of: content), $0))
    }
  }
}
