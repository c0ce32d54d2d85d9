/// The looks of a view, where its file says them: nothing of them moves a frame, but a row's accessory and a table's style, and all
/// of it is UIKit's default where nothing is said.
///
///     view.appearance.backgroundColor = .system("systemYellow")
public struct ViewAppearance: Hashable, Sendable {
  /// What fills the view; of a bar `barTintColor` comes first.
  public var backgroundColor: AppearanceColor?
  /// The colour of what can be tapped, in the view and below it.
  public var tintColor: AppearanceColor?
  /// The colour of its text; of a button, its title's.
  public var textColor: AppearanceColor?
  /// What fills a bar.
  public var barTintColor: AppearanceColor?
  /// What is filled of a control that is on, or up to its value: a switch, a slider, a progress view, a page control's
  /// dot.
  public var onTintColor: AppearanceColor?
  /// What of a slider or a progress view isn't filled, and a page control's other dots.
  public var trackTintColor: AppearanceColor?
  /// A switch's or a slider's thumb.
  public var thumbTintColor: AppearanceColor?
  /// The lines between a table's rows.
  public var separatorColor: AppearanceColor?
  /// The colour of the layer's border.
  public var borderColor: AppearanceColor?
  /// How wide the layer's border is, in points.
  public var borderWidth = 0.0
  /// How round the layer's corners are, in points.
  public var cornerRadius = 0.0
  /// Whether subviews are cut at the view's edges; what the class does by itself if `nil`.
  public var clipsToBounds: Bool?
  /// How an image fills its view: `UIView.ContentMode`.
  public var contentMode = ContentMode.scaleToFill
  /// How lines of text stand in the view; by the reading direction, or as the class has it, if `nil`.
  public var textAlignment: TextAlignment?
  /// How text that doesn't fit is cut.
  public var lineBreakMode = LineBreakMode.byTruncatingTail
  /// The image of an image view, a button or a bar's item, by its name in the application.
  public var imageName: String?
  /// The same by its name among the system's symbols.
  public var systemImageName: String?
  /// Whether a switch is on.
  public var isOn: Bool?
  /// What a slider, a progress view or a stepper stands at; the least if `nil`.
  public var value: Double?
  /// The least value.
  public var minimumValue = 0.0
  /// The greatest value.
  public var maximumValue = 1.0
  /// Which segment is selected: `noSegment` for none, and the first if `nil`.
  public var selectedSegmentIndex: Int?
  /// The index that stands for no segment, as UIKit's `UISegmentedControl.noSegment`.
  public static let noSegment = -1
  /// Of a button without a configuration: how far its title is moved from where it stands, and what it keeps from that.
  public var titleEdgeInsets = EdgeInsets.zero
  /// Of a button without a configuration: the same of its image.
  public var imageEdgeInsets = EdgeInsets.zero
  /// Which page a page control shows.
  public var currentPage = 0
  /// What stands at the trailing edge of a table's row.
  public var accessoryType = AccessoryType.none
  /// How a table's sections stand.
  public var tableStyle = TableStyle.plain
  /// Whether lines stand between a table's rows.
  public var showsSeparators = true
  /// Of a section's first row, what stands above the section.
  public var sectionHeader: String?
  /// Of a section's last row, what stands below the section.
  public var sectionFooter: String?
  /// Whether what is typed is shown as dots.
  public var isSecureTextEntry = false
  /// Whether a bar is dark.
  public var isBarBlack = false
  /// Of a bar its title, and of a bar's item what it says.
  public var title: String?
  /// Of a bar's item what the system has for it.
  public var systemItem: BarButtonItem.SystemItem?
  /// Of a navigation bar, the line above its title.
  public var prompt: String?
  /// Of a navigation bar, whether its title is large.
  public var isTitleLarge = false
  /// Of a tab, whether it is the one that is shown.
  public var isChosen = false
  /// Of a tab, how its title and its image stand.
  package var tabStyle = TabStyle.stacked
  /// Of a bar's item, what is around its title or its icon; of a navigation bar, what is around its title
  /// in the safe area, and of a tab bar, around the capsule that its items stand in.
  package var contentInsets: DirectionalEdgeInsets?
  /// Of a navigation bar, the title of its back button; `nil` where it has none.
  package var backTitle: String?

  /// UIKit's defaults.
  public init() {}

  /// Nothing said.
  package static let standard = ViewAppearance()

  /// `UIView.ContentMode`.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// To fill the view, within it, or over it.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    /// As it is, at a place.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// `NSTextAlignment`.
  public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    /// Where lines stand; `natural` follows the reading direction.
    case left, center, right, justified, natural
  }

  /// `NSLineBreakMode`.
  public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
    /// Where text that is too long is broken or cut.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }

  /// `UITableViewCell.AccessoryType`.
  public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
    /// What stands at a row's trailing edge.
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

/// A colour as a file says it.
public enum AppearanceColor: Hashable, Sendable {
  /// One of UIKit's, by the name of its property without `Color`: `systemBlue`, `label`, `darkText`, `red`.
  case system(String)
  /// One of the application's asset catalogues, and what the file keeps of it.
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
    /// From 0, which isn't seen, to 1.
    public var alpha: Double

    /// A colour by its parts, which are taken as from 0 to 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      func part(_ value: Double) -> Double { value.isFinite ? min(max(0, value), 1) : 0 }
      (self.red, self.green, self.blue, self.alpha) = (part(red), part(green), part(blue), part(alpha))
    }
  }
}

/// Whether an interface is light or dark: `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, Hashable, Sendable, CaseIterable {
  /// Dark text on light grounds, or the reverse.
  case light, dark
}

extension View {
  /// What it looks like, where its file says it.
  public var appearance: ViewAppearance {
    get { self[rare: \.appearance]?.value ?? .standard }
    set { self[rare: \.appearance] = newValue == .standard ? nil : CopyOnWrite(newValue) }
  }
}
