import Foundation
import LayoutModel

extension UIColor {
  /// The colours of the system by name.
  private static let namedColors: [String: UIColor] = Dictionary(
    uniqueKeysWithValues: SystemColor.names.map { ($0, UIColor(Value.system($0))) })

  /// The colours that don't depend on traits. The table has them in whole 255ths; UIKit's parts are whole thirtieths:
  /// halves, thirds and fifths.
  private static let fixedColors: [String: UIColor] = Dictionary(
    uniqueKeysWithValues: SystemColor.names.compactMap { name in
      guard let parts = SystemColor.components(name, .light) else { return nil }
      func exact(_ part: Double) -> CGFloat { CGFloat((part * 30).rounded() / 30) }
      let (red, green, blue) = (exact(parts.red), exact(parts.green), exact(parts.blue))
      let isGray = red == green && green == blue
      return (
        name,
        isGray
          ? UIColor(white: red, alpha: exact(parts.alpha))
          : UIColor(red: red, green: green, blue: blue, alpha: exact(parts.alpha))
      )
    })

  private static func system(_ name: String) -> UIColor { namedColors[name] ?? UIColor() }

  private static func fixed(_ name: String) -> UIColor { fixedColors[name] ?? UIColor() }

  public class var black: UIColor { fixed("black") }
  /// The colour *dark gray*.
  public class var darkGray: UIColor { fixed("darkGray") }
  /// The colour *light gray*.
  public class var lightGray: UIColor { fixed("lightGray") }
  public class var white: UIColor { fixed("white") }
  public class var gray: UIColor { fixed("gray") }
  public class var red: UIColor { fixed("red") }
  public class var green: UIColor { fixed("green") }
  public class var blue: UIColor { fixed("blue") }
  public class var cyan: UIColor { fixed("cyan") }
  public class var yellow: UIColor { fixed("yellow") }
  public class var magenta: UIColor { fixed("magenta") }
  public class var orange: UIColor { fixed("orange") }
  public class var purple: UIColor { fixed("purple") }
  public class var brown: UIColor { fixed("brown") }
  public class var clear: UIColor { fixed("clear") }
  /// The system's colour *system red*.
  public class var systemRed: UIColor { system("systemRed") }
  /// The system's colour *system orange*.
  public class var systemOrange: UIColor { system("systemOrange") }
  /// The system's colour *system yellow*.
  public class var systemYellow: UIColor { system("systemYellow") }
  /// The system's colour *system green*.
  public class var systemGreen: UIColor { system("systemGreen") }
  /// The system's colour *system mint*.
  public class var systemMint: UIColor { system("systemMint") }
  /// The system's colour *system teal*.
  public class var systemTeal: UIColor { system("systemTeal") }
  /// The system's colour *system cyan*.
  public class var systemCyan: UIColor { system("systemCyan") }
  /// The system's colour *system blue*.
  public class var systemBlue: UIColor { system("systemBlue") }
  /// The system's colour *system indigo*.
  public class var systemIndigo: UIColor { system("systemIndigo") }
  /// The system's colour *system purple*.
  public class var systemPurple: UIColor { system("systemPurple") }
  /// The system's colour *system pink*.
  public class var systemPink: UIColor { system("systemPink") }
  /// The system's colour *system brown*.
  public class var systemBrown: UIColor { system("systemBrown") }
  /// The system's colour *system gray*.
  public class var systemGray: UIColor { system("systemGray") }
  /// The system's colour *system gray 2*.
  public class var systemGray2: UIColor { system("systemGray2") }
  /// The system's colour *system gray 3*.
  public class var systemGray3: UIColor { system("systemGray3") }
  /// The system's colour *system gray 4*.
  public class var systemGray4: UIColor { system("systemGray4") }
  /// The system's colour *system gray 5*.
  public class var systemGray5: UIColor { system("systemGray5") }
  /// The system's colour *system gray 6*.
  public class var systemGray6: UIColor { system("systemGray6") }
  /// The system's colour *label*.
  public class var label: UIColor { system("label") }
  /// The system's colour *secondary label*.
  public class var secondaryLabel: UIColor { system("secondaryLabel") }
  /// The system's colour *tertiary label*.
  public class var tertiaryLabel: UIColor { system("tertiaryLabel") }
  /// The system's colour *quaternary label*.
  public class var quaternaryLabel: UIColor { system("quaternaryLabel") }
  /// The system's colour *placeholder text*.
  public class var placeholderText: UIColor { system("placeholderText") }
  /// The system's colour *link*.
  public class var link: UIColor { system("link") }
  /// The system's colour *separator*.
  public class var separator: UIColor { system("separator") }
  /// The system's colour *opaque separator*.
  public class var opaqueSeparator: UIColor { system("opaqueSeparator") }
  /// The system's colour *system fill*.
  public class var systemFill: UIColor { system("systemFill") }
  /// The system's colour *secondary system fill*.
  public class var secondarySystemFill: UIColor { system("secondarySystemFill") }
  /// The system's colour *tertiary system fill*.
  public class var tertiarySystemFill: UIColor { system("tertiarySystemFill") }
  /// The system's colour *quaternary system fill*.
  public class var quaternarySystemFill: UIColor { system("quaternarySystemFill") }
  /// The system's colour *system background*.
  public class var systemBackground: UIColor { system("systemBackground") }
  /// The system's colour *secondary system background*.
  public class var secondarySystemBackground: UIColor { system("secondarySystemBackground") }
  /// The system's colour *tertiary system background*.
  public class var tertiarySystemBackground: UIColor { system("tertiarySystemBackground") }
  /// The system's colour *system grouped background*.
  public class var systemGroupedBackground: UIColor { system("systemGroupedBackground") }
  /// The system's colour *secondary system grouped background*.
  public class var secondarySystemGroupedBackground: UIColor { system("secondarySystemGroupedBackground") }
  /// The system's colour *tertiary system grouped background*.
  public class var tertiarySystemGroupedBackground: UIColor { system("tertiarySystemGroupedBackground") }
  /// The system's colour *group table view background*.
  public class var groupTableViewBackground: UIColor { system("groupTableViewBackground") }
  /// The system's colour *dark text*.
  public class var darkText: UIColor { system("darkText") }
  /// The system's colour *light text*.
  public class var lightText: UIColor { system("lightText") }
  /// The colour of what can be tapped.
  public class var tintColor: UIColor { system("tint") }
}
