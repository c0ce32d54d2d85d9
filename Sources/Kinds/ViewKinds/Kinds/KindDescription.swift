package import LayoutModel

/// A kind of view or control, said once: its element in Interface Builder, its settings, its size in each era and where that is
/// known from, and how it is drawn. A kind has a file of its own in this folder, and a row in `all`.
package struct KindDescription: Sendable {
  package let kind: ViewKind
  /// The element that stands for such a view in Interface Builder's files; `nil` for a kind that code alone makes.
  package let element: String?
  /// A Boolean that tells whether the class is a `UIControl`.
  package let isControl: Bool
  /// The axes along which such a view asks for a length of its own; none for a view that is made of others.
  package let intrinsicAxes: [Axis]
  /// A Boolean that tells whether a table or a collection places such a view, as a row or an item.
  package let isRow: Bool
  /// A Boolean that tells whether it is the content view of a row or an item.
  package let isContentView: Bool
  /// The size that its views ask for; `nil` where they ask for none.
  let sizes: ClassDefaults?
  /// The looks that the list of controls shows, by default the eras of its size.
  let specimens: [ControlSpecimen]
  /// A Boolean that tells whether nobody makes such a view larger, so that its size is no fault of a screen's.
  package let hasFixedSize: Bool
  /// The use that a device makes of the size that Interface Builder drew a view in.
  package let drawnSize: @Sendable (View) -> DrawnSize
  /// The way its views are drawn; `nil` where pictures have a look of their own for it.
  package let look: Drawing?
  /// The settings of its views, in the order of setting: those of superclasses first.
  package let settings: [KindSetting]

  /// Draws a view in its surroundings.
  package typealias Drawing = @Sendable (LookContext) -> Look

  /// The use of a drawn size.
  package enum DrawnSize: Sendable {
    /// The size holds on devices too.
    case kept
    /// Along these axes the size is the class's, of this system or of an older one that the file was built for; the view asks
    /// for no length along the others.
    case ofClass([Axis])
    /// Along these axes the size is measured anew.
    case measured([Axis])
  }

  init(
    _ kind: ViewKind, element: String? = nil, isControl: Bool = false,
    intrinsicAxes: [Axis] = [.horizontal, .vertical], isRow: Bool = false, isContentView: Bool = false,
    sizes: ClassDefaults? = nil, specimens: [ControlSpecimen]? = nil, hasFixedSize: Bool = false,
    drawnSize: @escaping @Sendable (View) -> DrawnSize = { _ in .ofClass([.horizontal, .vertical]) },
    look: Drawing? = nil, inherited: [KindSetting]? = nil, settings: [KindSetting] = []
  ) {
    self.kind = kind
    self.element = element
    self.isControl = isControl
    self.intrinsicAxes = intrinsicAxes
    (self.isRow, self.isContentView) = (isRow, isContentView)
    self.hasFixedSize = hasFixedSize
    self.drawnSize = drawnSize
    self.look = look
    self.sizes = sizes
    self.specimens = specimens ?? (sizes?.eras).map { $0.isEmpty ? [] : [ControlSpecimen(kind, since: $0)] } ?? []
    self.settings = (inherited ?? (isControl ? Control.settings : PlainView.settings)) + settings
  }

  /// The kinds.
  package static let all: [KindDescription] =
    [
      PlainView.kind, Label.kind, Button.kind, TextField.kind, TextView.kind, ImageView.kind,
      ActivityIndicatorView.kind,
      ColorWell.kind, DatePicker.kind, PageControl.kind, PickerView.kind, ProgressView.kind, RefreshControl.kind,
      SegmentedControl.kind, Slider.kind, Stepper.kind, Switch.kind, SearchBar.kind, StackView.kind, ScrollView.kind,
      TableView.kind, TableViewCell.kind, TableViewCell.content, TableViewCell.headerFooter, VisualEffectView.kind,
    ] + Bars.kinds + CollectionView.kinds

  /// The classes that Interface Builder has an element for and that are laid out like a plain view, by these elements.
  package static let classesWithoutKind: KeyValuePairs = [
    "control": "UIControl",
    "webView": "UIWebView",
    "wkWebView": "WKWebView",
    "mapView": "MKMapView",
    "glkView": "GLKView",
    "mtkView": "MTKView",
    "skView": "SKView",
    "sceneKitView": "SCNView",
    "arskView": "ARSKView",
    "arscnView": "ARSCNView",
    "arView": "ARView",
    "adBannerView": "ADBannerView",
    "pdfView": "PDFView",
    "inputView": "UIInputView",
  ]

  private static let byKind = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })
  private static let byElement = Dictionary(
    uniqueKeysWithValues: all.compactMap { kind in kind.element.map { ($0, kind) } })

  /// The description of a kind; `nil` for any other class.
  package static func of(_ kind: ViewKind) -> KindDescription? { byKind[kind] }

  /// The description of the kind that an element of Interface Builder stands for.
  package static func ofElement(_ name: String) -> KindDescription? { byElement[name] }

  /// The settings of an element of Interface Builder; every view's where its class has no kind.
  package static func settings(ofElement name: String) -> [KindSetting] {
    ofElement(name)?.settings ?? (name == "control" ? Control.settings : PlainView.settings)
  }
}

extension ViewKind {
  /// A Boolean that tells whether its class is a subclass of `UIControl`.
  package var isControl: Bool { KindDescription.of(self)?.isControl == true }

  /// A Boolean that tells whether it is a row of a table or an item of a collection, or what stands between these.
  package var isRow: Bool { KindDescription.of(self)?.isRow == true }
}
