/// What of a view's size and place nobody declared and nothing measured, so that what rests on it is a guess.
///
/// An Interface Builder file stores a frame of each view. On the canvas that is what Xcode laid out. On a device it stands in for
/// a size that the file doesn't tell: of the app's own classes, of images that aren't in the project, of texts that code fills
/// in. All that isn't said here is declared or measured. Fixtures are wholly declared.
public struct ContentProvenance: Hashable, Sendable {
  /// What isn't known of the size that the content asks for; `nil` where all is.
  public var content: Unknown?
  /// The axes along which that size isn't known.
  public var contentAxes: Axes = []
  /// What isn't known of the frame, of a view that constraints don't place; `nil` where it is declared.
  public var frame: Unknown?
  /// The axes along which the frame isn't known.
  public var frameAxes: Axes = []

  /// All of it known.
  public init() {}

  /// Why a number isn't known.
  public enum Unknown: Hashable, Sendable {
    /// The view is of a class of the app's own, which may say its size in code.
    case ownClass(String)
    /// The image of this name is neither in the project nor described by the file; without a name code sets it.
    case image(String?)
    /// How large the symbol of this name is in its configuration isn't known.
    case symbol(String)
    /// Code fills in the text, or sets its font.
    case text
    /// The font of this name isn't in the project, and is measured as the system's.
    case font(String)
    /// Nothing measures a control of this class as it is set.
    case control(String)
    /// A row or an item of a list, whose size code or the list gives.
    case row
    /// The view of a file by itself, which is shown at whatever size code gives it.
    case part
  }

  /// Some of the two axes.
  public struct Axes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The width.
    public static let horizontal = Axes(rawValue: 1)
    /// The height.
    public static let vertical = Axes(rawValue: 2)
    /// Both.
    public static let both: Axes = [.horizontal, .vertical]

    /// One axis.
    public init(_ axis: Axis) {
      self = axis == .horizontal ? .horizontal : .vertical
    }

    /// Whether an axis is among them.
    public func contains(_ axis: Axis) -> Bool { contains(Axes(axis)) }
  }
}

extension View {
  /// What of its size and place nobody declared and nothing measured.
  public var provenance: ContentProvenance {
    get { self[rare: \.provenance] }
    set { self[rare: \.provenance] = newValue }
  }
}
