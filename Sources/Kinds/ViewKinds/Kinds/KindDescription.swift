package import LayoutModel

/// A kind of view or control, said once: its element in Interface Builder, its settings, its size in each era and where that is
/// known from, and how it is drawn. A kind has a file of its own in this folder, and a row in `all`.
package struct KindDescription: Sendable {
  package let kind: ViewKind
  /// The element that stands for such a view in Interface Builder's files.
  package let element: String
  /// A Boolean that tells whether the class is a `UIControl`.
  package let isControl: Bool
  /// The size that its views ask for.
  let sizes: ClassDefaults
  /// The looks that the list of controls shows, by default the eras of its size.
  let specimens: [ControlSpecimen]
  /// A Boolean that tells whether nobody makes such a view larger, so that its size is no fault of a screen's.
  package let hasFixedSize: Bool
  /// The use that a device makes of the size that Interface Builder drew a view in.
  package let drawnSize: @Sendable (View) -> DrawnSize
  /// The way its views are drawn.
  package let look: Drawing
  /// The kind's own settings, in the order of setting.
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
    _ kind: ViewKind, element: String, isControl: Bool = false, sizes: ClassDefaults,
    specimens: [ControlSpecimen]? = nil, hasFixedSize: Bool = false,
    drawnSize: @escaping @Sendable (View) -> DrawnSize = { _ in .ofClass([.horizontal, .vertical]) },
    look: @escaping Drawing, settings: [KindSetting] = []
  ) {
    self.kind = kind
    self.element = element
    self.isControl = isControl
    self.hasFixedSize = hasFixedSize
    self.drawnSize = drawnSize
    self.look = look
    self.sizes = sizes
    self.specimens = specimens ?? [ControlSpecimen(kind, since: sizes.eras)]
    self.settings = settings
  }

  /// The kinds.
  package static let all: [KindDescription] = [
    ActivityIndicatorView.kind, ColorWell.kind, DatePicker.kind, PageControl.kind, PickerView.kind, ProgressView.kind,
    RefreshControl.kind, SegmentedControl.kind, Slider.kind, Stepper.kind, Switch.kind,
  ]

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
  private static let byElement = Dictionary(uniqueKeysWithValues: all.map { ($0.element, $0) })

  /// The description of a kind; `nil` for a kind whose rows are still in tables of their own: texts, buttons, bars, containers.
  package static func of(_ kind: ViewKind) -> KindDescription? { byKind[kind] }

  /// The description of the kind that an element of Interface Builder stands for.
  package static func ofElement(_ name: String) -> KindDescription? { byElement[name] }
}

extension ViewKind {
  /// A Boolean that tells whether its class is a subclass of `UIControl`.
  package var isControl: Bool { [.button, .textField].contains(self) || KindDescription.of(self)?.isControl == true }
}
