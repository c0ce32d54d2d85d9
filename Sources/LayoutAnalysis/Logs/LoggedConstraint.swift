public import LayoutModel

/// A constraint as UIKit or AppKit prints it.
///
///     <NSLayoutConstraint:0x60 'gap' H:[UILabel:0x7f'Name']-(>=8)-[UIButton:0x7e]   (active)>
///
/// A visual format of several distances is several constraints of one address.
public struct LoggedConstraint: Hashable, Sendable {
  /// Who made a constraint, as far as what is printed tells (<doc:Logs#Who-made-it>).
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// The application.
    case constraint
    /// A view whose `translatesAutoresizingMaskIntoConstraints` is on.
    case mask
    /// Whoever owns a view and gives it its size: a table of its cells, a window of its root view.
    case encapsulated
    /// Whoever measures a view: the size stands while that is done.
    case temporary
    /// A stack view.
    case stack
    /// A view's intrinsic size, or a scroll view's content.
    case contentSize
    /// UIKit or AppKit otherwise: guides, bars, the keyboard.
    case system

    /// Whether the application can take the constraint away: the rest is somebody else's.
    public var isOfApplication: Bool { self == .constraint }
    /// Whether it is a size that a view is given from outside.
    public var isGivenSize: Bool { self == .encapsulated || self == .temporary }
  }

  /// A view or guide.
  public struct Item: Hashable, Sendable {
    /// Its identifier, or what stands for it; its title where it has neither.
    public var name: String?
    /// Its class, with the module's name where that is printed.
    public var className: String?
    /// Its address; `nil` where it was taken away.
    public var address: String?
  }

  /// An item's line or length.
  public struct Term: Hashable, Sendable {
    /// The item.
    public var item: Item
    /// The attribute as it is printed: `leading`, `midX`.
    public var attribute: String
  }

  /// The class of the constraint.
  public var className: String
  /// Its address.
  public var address: String
  /// Its identifier.
  public var identifier: String?
  /// Who made it.
  public var origin = Origin.constraint
  /// The left side.
  public var first: Term
  /// How the two sides compare.
  public var relation: ConstraintRelation
  /// The right side's item; `nil` where there is a number alone.
  public var second: Term?
  /// What the right side's item is multiplied by.
  public var multiplier = 1.0
  /// What is added, in points.
  public var constant = 0.0
  /// How strongly it holds: 1000 is required.
  public var priority = 1000.0
  /// The autoresizing mask that it stands for: `h=--& v=--&`.
  public var mask: String?
  /// The file and line that a library prints with it: `Cell.swift#43`.
  public var source: String?
  /// The line of the log that it begins on.
  public var line: Int
  /// Whether leading and trailing are left and right whatever the language: `(LTR)` is printed behind it.
  public var isLeftToRight = false
  /// Whether a number has as many digits as are printed, so that it may be a rounded one.
  var isRounded = false
  /// Whether its constant is printed; else it is the usual one, or 0.
  var isConstantPrinted = true
  /// The superview that `|` stands for, and the item in it.
  var superview: Item?
}

/// A line that stands among constraints and isn't understood: it is left out.
public struct UnreadLine: Hashable, Sendable {
  /// Its number.
  public var line: Int
  /// What it says, its beginning where it is long.
  public var text: String
  /// What is wrong with it, where that is known.
  public var problem: Problem?

  /// What is wrong at a place of the line.
  public struct Problem: Hashable, Sendable {
    /// The line of the file, and the column in it, from 1.
    public var line: Int
    /// The column.
    public var column: Int
    /// What is wrong.
    public var message: String
  }
}

extension LoggedConstraint.Item {
  /// What the item is told from others by: its address, else its class and name, as where addresses are written over.
  var key: String {
    if let address, !isWrittenOver { return address }
    return "\(className ?? "")|\(name ?? "")"
  }

  /// Whether neither an address nor a name tells the item from others of its class.
  var isNameless: Bool { (address == nil || isWrittenOver) && (name ?? "").isEmpty }

  /// Whether what stands for the address tells no view from another: `0x...`, `0x7f****`.
  private var isWrittenOver: Bool {
    guard let digits = address?.utf8.dropFirst(2), digits.first != UInt8(ascii: "<") else { return false }
    return digits.isEmpty || !digits.allSatisfy(Byte.isHexDigit)
  }
}
