/// The parts of a view's size and place that nobody declared and nothing measured. Whatever rests on them is a guess.
///
/// An Interface Builder file stores a frame of each view. On the canvas that is Xcode's layout. On a device it stands
/// in for a size that the file lacks: of the app's own classes, of images that aren't in the project, of texts that
/// code fills in. Everything not listed here is declared or measured. Fixtures are wholly declared.
public struct ContentProvenance: Hashable, Sendable {
  /// The reason why the content's size isn't known; `nil` where it is.
  public var content: Unknown?
  /// The axes along which the content's size isn't known.
  public var contentAxes: Axes = []
  /// The reason why the frame isn't known, for a view that constraints don't place; `nil` where it is declared.
  public var frame: Unknown?
  /// The axes along which the frame isn't known.
  public var frameAxes: Axes = []

  /// A view with everything known.
  public init() {}

  /// The reason why a number isn't known.
  public enum Unknown: Hashable, Sendable {
    /// The view has a class of the app's own, which may set its size in code.
    case ownClass(String)
    /// The image of this name is neither in the project nor described by the file; an image without a name is set by code.
    case image(String?)
    /// The size of the symbol of this name in its configuration isn't known.
    case symbol(String)
    /// Code fills in the text, or sets its font.
    case text
    /// The font of this name isn't in the project, and is measured as the system font.
    case font(String)
    /// A control of this class with these settings can't be measured.
    case control(String)
    /// A row or an item of a list, whose size is set by code or the list.
    case row
    /// The view of a file by itself, which is shown at any size that code gives it.
    case part
  }

  /// A set of axes.
  public struct Axes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The width.
    public static let horizontal = Axes(rawValue: 1)
    /// The height.
    public static let vertical = Axes(rawValue: 2)
    /// Both axes.
    public static let both: Axes = [.horizontal, .vertical]

    /// One axis.
    public init(_ axis: Axis) {
      self = axis == .horizontal ? .horizontal : .vertical
    }

    /// Tells whether an axis is in the set.
    public func contains(_ axis: Axis) -> Bool { contains(Axes(axis)) }
  }
}

extension View {
  /// The parts of its size and place that nobody declared and nothing measured.
  public var provenance: ContentProvenance {
    get { self[rare: \.provenance] }
    set { self[rare: \.provenance] = newValue }
  }
}
