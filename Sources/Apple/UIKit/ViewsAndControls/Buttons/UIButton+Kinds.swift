extension UIButton {
  /// The looks of a button.
  public enum ButtonType: Int, Sendable {
    /// No look, or the system's.
    case custom = 0, system
    /// An icon of the system.
    case detailDisclosure, infoLight, infoDark, contactAdd
    /// An icon that plays, or a cross.
    case plain = 6, close = 7
    public static var roundedRect: ButtonType { .system }
  }

  /// The role of a button.
  public enum Role: Int, Sendable {
    case normal = 0, primary, cancel, destructive
  }
}

/// The parts of a button for a state of it.
struct ButtonParts {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}
