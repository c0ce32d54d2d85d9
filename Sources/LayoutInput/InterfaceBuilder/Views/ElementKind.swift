import Documents
import LayoutModel

/// What an element of Interface Builder is as a view. Kinds differ by this table alone.
struct ElementKind: Sendable {
  /// The UIKit class.
  let className: String
  /// What the class is to layout.
  var viewKind: ViewKind { ViewKind(className: className) }
  /// The axes along which the stored size is what the content asks for; none of views that are made of others.
  var intrinsicAxes: [Axis] = []
  /// Whether it is a row or an item whose place its owner gives.
  var isCell = false
  /// Whether it is what a cell shows its content in.
  var isContentView = false

  /// The kind of an element; a view whose name isn't known is told by its frame.
  static func of(_ element: XMLElement) -> ElementKind? {
    if let kind = table[element.name] { return kind }
    guard !othersWithFrames.contains(element.name), element.child(forKey: "frame")?.name == "rect" else { return nil }
    return ElementKind(className: "UIView")
  }

  /// Whether the table has an element.
  static func isKnown(_ name: String) -> Bool { table[name] != nil }

  /// Tells whether a class is the system's: one that Interface Builder has an element of, or that is laid out by its name. Others
  /// that begin as UIKit's do are the app's own.
  static func isSystemClass(_ name: String) -> Bool { systemClasses.contains(name) }

  /// The names of the system's classes.
  static let systemClasses = Set(table.values.map(\.className) + ViewKind.allCases.map(\.rawValue)).subtracting([""])

  /// The names of the table's elements.
  static var names: [String] { table.keys.sorted() }

  /// Elements with a frame that are no views.
  private static let othersWithFrames: Set<String> = ["window"]

  private static func leaf(_ className: String) -> ElementKind {
    ElementKind(className: className, intrinsicAxes: [.horizontal, .vertical])
  }

  /// As wide as it is made, and of one height.
  private static func bar(_ className: String) -> ElementKind {
    ElementKind(className: className, intrinsicAxes: [.vertical])
  }

  private static let table: [String: ElementKind] = [
    "view": ElementKind(className: "UIView"),
    "label": leaf("UILabel"),
    "button": leaf("UIButton"),
    "textField": leaf("UITextField"),
    "textView": leaf("UITextView"),
    "imageView": leaf("UIImageView"),
    "switch": leaf("UISwitch"),
    "slider": leaf("UISlider"),
    "progressView": leaf("UIProgressView"),
    "segmentedControl": leaf("UISegmentedControl"),
    "stepper": leaf("UIStepper"),
    "activityIndicatorView": leaf("UIActivityIndicatorView"),
    "pageControl": leaf("UIPageControl"),
    "datePicker": leaf("UIDatePicker"),
    "pickerView": leaf("UIPickerView"),
    "colorWell": leaf("UIColorWell"),
    "searchBar": bar("UISearchBar"),
    "toolbar": bar("UIToolbar"),
    "navigationBar": bar("UINavigationBar"),
    "tabBar": bar("UITabBar"),
    "control": ElementKind(className: "UIControl"),
    "containerView": ElementKind(className: "UIView"),
    "stackView": ElementKind(className: "UIStackView"),
    "scrollView": ElementKind(className: "UIScrollView"),
    "tableView": ElementKind(className: "UITableView"),
    "tableViewCell": ElementKind(className: "UITableViewCell", isCell: true),
    "tableViewCellContentView": ElementKind(className: "UITableViewCellContentView", isContentView: true),
    "collectionView": ElementKind(className: "UICollectionView"),
    "collectionViewCell": ElementKind(className: "UICollectionViewCell", isCell: true),
    "collectionViewCellContentView": ElementKind(className: "UIView", isContentView: true),
    "collectionReusableView": ElementKind(className: "UICollectionReusableView", isCell: true),
    "visualEffectView": ElementKind(className: "UIVisualEffectView"),
    "webView": ElementKind(className: "UIWebView"),
    "wkWebView": ElementKind(className: "WKWebView"),
    "mapView": ElementKind(className: "MKMapView"),
    "glkView": ElementKind(className: "GLKView"),
    "mtkView": ElementKind(className: "MTKView"),
    "skView": ElementKind(className: "SKView"),
    "sceneKitView": ElementKind(className: "SCNView"),
    "arskView": ElementKind(className: "ARSKView"),
    "arscnView": ElementKind(className: "ARSCNView"),
    "arView": ElementKind(className: "ARView"),
    "adBannerView": ElementKind(className: "ADBannerView"),
    "pdfView": ElementKind(className: "PDFView"),
    "inputView": ElementKind(className: "UIInputView"),
    "refreshControl": ElementKind(className: "UIRefreshControl"),
  ]
}
