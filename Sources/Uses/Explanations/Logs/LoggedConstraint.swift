public import LayoutModel

/// A constraint as UIKit or AppKit prints it.
///
///     <NSLayoutConstraint:0x60 'gap' H:[UILabel:0x7f'Name']-(>=8)-[UIButton:0x7e]   (active)>
///
/// A visual format with several distances is several constraints with one address.
public struct LoggedConstraint: Hashable, Sendable {
  /// The maker of a constraint, as far as the printed text shows it (<doc:WhyIsItSo#Who-made-it>).
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// The application.
    case constraint
    /// A view whose `translatesAutoresizingMaskIntoConstraints` is on.
    case mask
    /// The owner of a view, as the source of its size: a table for its cells, a window for its root view.
    case encapsulated
    /// The measurer of a view; the size applies during the measurement.
    case temporary
    /// A stack view.
    case stack
    /// A view's intrinsic size, or a scroll view's content.
    case contentSize
    /// UIKit or AppKit in other places: guides, bars, the keyboard.
    case system

    /// A Boolean value that tells whether the application can remove the constraint; all others belong to somebody
    /// else.
    public var isOfApplication: Bool { self == .constraint }
    /// A Boolean value that tells whether the constraint is a size that a view is given from outside.
    public var isGivenSize: Bool { self == .encapsulated || self == .temporary }
  }

  /// A view or guide.
  public struct Item: Hashable, Sendable {
    /// The item's identifier or the name that stands for it; without either, its title.
    public var name: String?
    /// Its class, with the module's name if that is printed.
    public var className: String?
    /// Its address; `nil` if it was removed.
    public var address: String?
  }

  /// A line or length of an item.
  public struct Term: Hashable, Sendable {
    /// The item.
    public var item: Item
    /// The attribute as printed: `leading`, `midX`.
    public var attribute: String
  }

  /// The class of the constraint.
  public var className: String
  /// Its address.
  public var address: String
  /// Its identifier.
  public var identifier: String?
  /// The constraint's maker.
  public var origin = Origin.constraint
  /// The left side.
  public var first: Term
  /// The relation between the two sides.
  public var relation: ConstraintRelation
  /// The right side's item; `nil` if there is only a number.
  public var second: Term?
  /// The multiplier of the right side's item.
  public var multiplier = 1.0
  /// The constant that is added, in points.
  public var constant = 0.0
  /// The priority; 1000 is required.
  public var priority = 1000.0
  /// The autoresizing mask that it comes from: `h=--& v=--&`.
  public var mask: String?
  /// The file and line that a library prints with it: `Cell.swift#43`.
  public var source: String?
  /// The line of the log on which it begins.
  public var line: Int
  /// A Boolean value that tells whether leading and trailing are left and right in every language: `(LTR)` is printed
  /// after it.
  public var isLeftToRight = false
  /// A Boolean value that tells whether a number has all the digits that are printed, so that it may be rounded.
  var isRounded = false
  /// A Boolean value that tells whether its constant is printed; otherwise it is the usual one, or 0.
  var isConstantPrinted = true
  /// The superview that `|` stands for, and the item in it.
  var superview: Item?
}

/// A line among constraints that isn't understood and is left out.
public struct UnreadLine: Hashable, Sendable {
  /// The line's number.
  public var line: Int
  /// The line's text; only its beginning if it is long.
  public var text: String
  /// The problem, if it is known.
  public var problem: Problem?

  /// A problem at a place in the line.
  public struct Problem: Hashable, Sendable {
    /// The line of the file, from 1.
    public var line: Int
    /// The column in that line, from 1.
    public var column: Int
    /// The message.
    public var message: String
  }
}

extension LoggedConstraint.Item {
  /// The text that distinguishes the item from others: its address, or its class and name where, say, addresses are
  /// written over.
  var key: String {
    if let address, !isWrittenOver { return address }
    return "\(className ?? "")|\(name ?? "")"
  }

  /// A Boolean value that tells whether neither an address nor a name distinguishes the item from others of its class.
  var isNameless: Bool { (address == nil || isWrittenOver) && (name ?? "").isEmpty }

  /// A Boolean value that tells whether the text in place of the address is the same for every view: `0x...`,
  /// `0x7f****`.
  private var isWrittenOver: Bool {
    guard let address else { return false }
    // Keys are asked for more often than anything else: the digits are looked at without a copy.
    var (count, isOfDigits) = (0, true)
    for byte in address.utf8 {
      count += 1
      guard count > 2 else { continue }
      if count == 3, byte == UInt8(ascii: "<") { return false }
      isOfDigits = isOfDigits && Byte.isHexDigit(byte)
    }
    return count <= 2 || !isOfDigits
  }
}
