/// The system's panel for the looks of a text: an empty view here.
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {
  /// The panel's parts, and their order.
  public let configuration: Configuration

  /// A panel of parts.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// A panel of a file.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// The panel's parts, and their order.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// The parts, in groups.
    public let groups: [ComponentGroup]

    /// The system's parts.
    public override convenience init() { self.init(groups: []) }
    /// Parts of one's own.
    public init(groups: [ComponentGroup]) { self.groups = groups }
  }

  /// Parts beside each other.
  @preconcurrency @MainActor
  open class ComponentGroup: NSObject {
    /// The parts.
    public let components: [Component]
    /// A group of parts.
    public init(components: [Component]) { self.components = components }
  }

  /// A part.
  @preconcurrency @MainActor
  open class Component: NSObject {
    /// The size of a part.
    public enum Size: Int, Sendable {
      /// The size.
      case automatic = 0, mini, small, regular, large, extraLarge
    }

    /// Its kind.
    public let componentKey: ComponentKey
    /// The size that it would like.
    public let preferredSize: Size
    /// A part of a kind.
    public init(componentKey: ComponentKey, preferredSize: Size) {
      (self.componentKey, self.preferredSize) = (componentKey, preferredSize)
    }
  }

  /// A kind of part.
  public struct ComponentKey: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind.
    public static let fontAttributes = ComponentKey(rawValue: "fontAttributes")
    /// A kind.
    public static let fontPicker = ComponentKey(rawValue: "fontPicker")
    /// A kind.
    public static let fontSize = ComponentKey(rawValue: "fontSize")
    /// A kind.
    public static let fontPointSize = ComponentKey(rawValue: "fontPointSize")
    /// A kind.
    public static let textAlignment = ComponentKey(rawValue: "textAlignment")
    /// A kind.
    public static let textColor = ComponentKey(rawValue: "textColor")
    /// A kind.
    public static let lineHeight = ComponentKey(rawValue: "lineHeight")
    /// A kind.
    public static let listStyles = ComponentKey(rawValue: "listStyles")
    /// A kind.
    public static let highlight = ComponentKey(rawValue: "highlight")
  }
}
