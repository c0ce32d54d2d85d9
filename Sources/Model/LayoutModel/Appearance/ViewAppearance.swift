/// The looks of a view. Only a row's accessory and a table's style move frames. Settings that a file leaves out are
/// UIKit's defaults.
///
///     view.appearance.backgroundColor = .system("systemYellow")
public struct ViewAppearance: Hashable, Sendable {
  /// The view's fill; of a bar, `barTintColor` comes first.
  public var backgroundColor: AppearanceColor?
  /// The colour of everything that can be tapped in the view and below it.
  public var tintColor: AppearanceColor?
  /// The colour of its text; of a button, its title's.
  public var textColor: AppearanceColor?
  /// A bar's fill.
  public var barTintColor: AppearanceColor?
  /// The filled part of a control that is on, or up to its value: of a switch, a slider, a progress view, a page control's dot.
  public var onTintColor: AppearanceColor?
  /// The unfilled part of a slider or a progress view, and a page control's other dots.
  public var trackTintColor: AppearanceColor?
  /// A switch's or a slider's thumb.
  public var thumbTintColor: AppearanceColor?
  /// The lines between a table's rows.
  public var separatorColor: AppearanceColor?
  /// The colour of the layer's border.
  public var borderColor: AppearanceColor?
  /// The width of the layer's border, in points.
  public var borderWidth = 0.0
  /// The radius of the layer's corners, in points.
  public var cornerRadius = 0.0
  /// The layer's shadow, gradient and corners.
  public var layer = LayerLook.standard
  /// A Boolean that tells whether subviews are cut at the view's edges; `nil` for the class's own way.
  public var clipsToBounds: Bool?
  /// The way an image fills its view: `UIView.ContentMode`.
  public var contentMode = ContentMode.scaleToFill
  /// The alignment of lines of text; if `nil`, the class's own or that of the reading direction.
  public var textAlignment: TextAlignment?
  /// The way text that doesn't fit is cut.
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  /// The image of an image view, a button or a bar's item, by its name in the application.
  public var imageName: String?
  /// The image by its name among the system's symbols.
  public var systemImageName: String?
  /// The way the image is coloured.
  public var renderingMode = RenderingMode.automatic
  /// A Boolean that tells whether a switch is on.
  public var isOn: Bool?
  /// The value of a slider, a progress view or a stepper; the minimum if `nil`.
  public var value: Double?
  /// The least value.
  public var minimumValue = 0.0
  /// The greatest value.
  public var maximumValue = 1.0
  /// The index of the selected segment: `noSegment` for none, and the first if `nil`.
  public var selectedSegmentIndex: Int?
  /// The index that stands for no segment, as UIKit's `UISegmentedControl.noSegment`.
  public static let noSegment = -1
  /// A Boolean that tells whether a search bar has a button that ends searching.
  public var showsCancelButton = false
  /// The titles of the scopes below a search bar's field; empty where they aren't shown.
  public var scopeTitles: [String] = []
  /// The insets of the title of a button without a configuration: how far it is moved, and how far it keeps from the edges.
  public var titleEdgeInsets = EdgeInsets.zero
  /// The same insets of the image of a button without a configuration.
  public var imageEdgeInsets = EdgeInsets.zero
  /// The page that a page control shows.
  public var currentPage = 0
  /// The accessory at the trailing edge of a table's row.
  public var accessoryType = AccessoryType.none
  /// The style of a table's sections.
  public var tableStyle = TableStyle.plain
  /// A Boolean that tells whether there are lines between a table's rows.
  public var showsSeparators = true
  /// The text above a section, kept by the section's first row.
  public var sectionHeader: String?
  /// The text below a section, kept by the section's last row.
  public var sectionFooter: String?
  /// A Boolean that tells whether typed text is shown as dots.
  public var isSecureTextEntry = false
  /// A Boolean that tells whether a bar is dark.
  public var isBarBlack = false
  /// The title of a bar, or of a bar's item.
  public var title: String?
  /// The system item that a bar's item is.
  public var systemItem: BarButtonItem.SystemItem?
  /// The line above a navigation bar's title.
  public var prompt: String?
  /// A Boolean that tells whether a navigation bar's title is large.
  public var isTitleLarge = false
  /// A Boolean that tells whether a tab is the one shown.
  public var isChosen = false
  /// The arrangement of a tab's title and image.
  package var tabStyle = TabStyle.stacked
  /// The insets around a bar item's title or icon; of a navigation bar, those around its title in the safe area; of a
  /// tab bar, those around its items' capsule.
  package var contentInsets: DirectionalEdgeInsets?
  /// The title of a navigation bar's back button; `nil` where it has none.
  package var backTitle: String?

  /// UIKit's defaults.
  public init() {}

  /// An appearance with nothing set.
  package static let standard = ViewAppearance()

  /// `UIView.ContentMode`.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// Stretched over the view, fitted into it, or filling it.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    /// Unscaled, at a place.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// `UIImage.RenderingMode`.
  public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
    /// As the image's place has it: a template in bars and system buttons, and elsewhere the image's own colours.
    case automatic
    /// Always its own colours.
    case alwaysOriginal
    /// Always the tint, in the image's shape.
    case alwaysTemplate
  }

  /// `NSTextAlignment`.
  public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    /// Left, centred, right, on both sides, or (`natural`) as the reading direction has it.
    case left, center, right, justified, natural
  }

  /// `NSLineBreakMode`.
  public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
    /// Breaking lines, clipping, or cutting text at its beginning, end or middle.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }

  /// `UITableViewCell.AccessoryType`.
  public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
    /// Nothing, an arrow, an arrow with a button, a tick, or a button.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The arrangement of a tab's title and its image.
  package enum TabStyle: Hashable, Sendable {
    /// The title below the image, beside it, or alone.
    case stacked, inline, titleAlone
  }

  /// `UITableView.Style`.
  public enum TableStyle: String, Hashable, Sendable, CaseIterable {
    /// Rows from edge to edge, in groups, or in groups with margins.
    case plain, grouped, insetGrouped
  }
}

/// A colour as a file writes it.
public enum AppearanceColor: Hashable, Sendable {
  /// One of UIKit's, by the name of its property without `Color`: `systemBlue`, `label`, `darkText`, `red`.
  case system(String)
  /// One of the application's asset catalogues, with the parts that the file keeps of it.
  case named(String, else: Components?)
  /// A colour that is the same in light and dark.
  case components(Components)

  /// Red, green, blue and opacity in sRGB, each from 0 to 1.
  public struct Components: Hashable, Sendable {
    /// From 0 to 1.
    public var red: Double
    /// From 0 to 1.
    public var green: Double
    /// From 0 to 1.
    public var blue: Double
    /// From 0, which is invisible, to 1.
    public var alpha: Double

    /// A colour by its parts, which are clamped to 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      func part(_ value: Double) -> Double { value.isFinite ? min(max(0, value), 1) : 0 }
      (self.red, self.green, self.blue, self.alpha) = (part(red), part(green), part(blue), part(alpha))
    }
  }
}

/// The style of an interface, light or dark: `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, Hashable, Sendable, CaseIterable {
  /// Dark text on light grounds, or the reverse.
  case light, dark
}

extension View {
  /// The view's looks, as far as its file sets them.
  public var appearance: ViewAppearance {
    get { self[rare: \.appearance]?.value ?? .standard }
    set { self[rare: \.appearance] = newValue == .standard ? nil : CopyOnWrite(newValue) }
  }
}
