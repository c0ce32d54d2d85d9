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

    public override convenience init() { self.init(groups: []) }
    /// Parts of one's own.
    public init(groups: [ComponentGroup]) { self.groups = groups }
  }

  /// Parts beside each other.
  @preconcurrency @MainActor
  open class ComponentGroup: NSObject {
    public let components: [Component]
    /// A group of parts.
    public init(components: [Component]) { self.components = components }
  }

  @preconcurrency @MainActor
  open class Component: NSObject {
    /// The size of a part.
    public enum Size: Int, Sendable {
      case automatic = 0, mini, small, regular, large, extraLarge
    }

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
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fontAttributes = ComponentKey(rawValue: "fontAttributes")
    public static let fontPicker = ComponentKey(rawValue: "fontPicker")
    public static let fontSize = ComponentKey(rawValue: "fontSize")
    public static let fontPointSize = ComponentKey(rawValue: "fontPointSize")
    public static let textAlignment = ComponentKey(rawValue: "textAlignment")
    public static let textColor = ComponentKey(rawValue: "textColor")
    public static let lineHeight = ComponentKey(rawValue: "lineHeight")
    public static let listStyles = ComponentKey(rawValue: "listStyles")
    public static let highlight = ComponentKey(rawValue: "highlight")
  }
}
