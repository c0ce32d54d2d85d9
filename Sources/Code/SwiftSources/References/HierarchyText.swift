import Documents
import LayoutModel
package import ScreenAnswers

/// Reads the views and frames of a text in the form of UIKit's `recursiveDescription`.
///
///     <App.LoginView; frame = (0 0; 320 568); layer = <CALayer>>
///        | <UILabel; frame = (16 20; 288 25); text = 'Log in'; layer = <_UILabelLayer>>
package enum HierarchyText {
  /// The most lines that are read.
  private static let maximumLines = 100_000

  /// The views of a text, in preorder; none where it describes no views.
  package static func views(in text: String) -> [DescribedView] {
    text.split(whereSeparator: \.isNewline).prefix(maximumLines).compactMap(view)
  }

  private static func view(_ line: Substring) -> DescribedView? {
    guard let open = line.firstIndex(of: "<") else { return nil }
    let prefix = line[..<open]
    guard prefix.allSatisfy({ $0 == " " || $0 == "|" }) else { return nil }
    let rest = line[line.index(after: open)...]
    guard let frame = frame(in: rest) else { return nil }
    let name = rest.prefix { $0 != ";" && $0 != ":" }
    return DescribedView(
      depth: prefix.count { $0 == "|" }, className: name.split(separator: ".").last.map(String.init) ?? "",
      frame: frame)
  }

  /// The first frame of a line. Frames of other objects, such as a data source, follow.
  private static func frame(in line: Substring) -> Rect? {
    guard let mark = line.firstRange(of: "frame = ("), let end = line[mark.upperBound...].firstIndex(of: ")") else {
      return nil
    }
    let numbers = line[mark.upperBound..<end].split { $0 == " " || $0 == ";" }.map { Double($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3],
      [x, y, width, height].allSatisfy(\.isFinite)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
