import Documents
package import LayoutModel

/// A self-contained page of snapshots that were recorded on a Mac, each beside the same one drawn here, with the difference of both.
package enum ReferencesPage {
  /// A pair.
  package struct Entry: Sendable {
    let title: String
    /// The difference in words.
    let words: String
    let content: Content

    package init(title: String, words: String, content: Content) {
      (self.title, self.words, self.content) = (title, words, content)
    }
  }

  /// The two of a pair.
  package enum Content: Sendable {
    /// PNG files, and their sizes in pixels; ours is `nil` where it isn't drawn.
    case pictures(theirs: [UInt8], ours: [UInt8]?, size: Size, ourSize: Size, scale: Double)
    case rows([Row])
  }

  /// A view of a description: its frame in the record and here, `nil` where it isn't.
  package struct Row: Sendable {
    let name: String
    let theirs: Rect?
    let ours: Rect?
    let isEqual: Bool

    package init(name: String, theirs: Rect?, ours: Rect?, isEqual: Bool) {
      (self.name, self.theirs, self.ours, self.isEqual) = (name, theirs, ours, isEqual)
    }
  }

  /// The page's text.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - entries: The pairs, in order.
  /// - Returns: The document.
  package static func html(title: String, _ entries: [Entry]) -> String {
    var text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <title>
      """
    text += Markup.escaped(title)
    text += "</title>\n<style>\(PicturePage.style)\(style)</style>\n</head>\n<body>\n"
    text += "<h1>\(Markup.escaped(title))</h1>\n<main>\n"
    for entry in entries {
      text += "<section>\n<h2>\(Markup.escaped(entry.title)) <small>\(Markup.escaped(entry.words))</small></h2>\n"
      switch entry.content {
      case .pictures(let theirs, let ours, let size, let ourSize, let scale):
        append(theirs, ours, size, ourSize, scale, to: &text)
      case .rows(let rows): append(rows, to: &text)
      }
      text += "</section>\n"
    }
    return text + "</main>\n</body>\n</html>\n"
  }

  /// Both pictures as variables, so that the difference needs neither of them again.
  private static func append(
    _ theirs: [UInt8], _ ours: [UInt8]?, _ size: Size, _ ourSize: Size, _ scale: Double, to text: inout String
  ) {
    func address(_ bytes: [UInt8]) -> String { "url(data:image/png;base64,\(Base64.text(of: bytes)))" }
    /// A picture, which tells its size where both aren't of the same. `style` follows the picture's own.
    func figure(_ kind: String, _ shown: Size, _ words: String, style: String = "") -> String {
      let (width, height) = (Markup.number(shown.width / scale), Markup.number(shown.height / scale))
      let told = size == ourSize ? "" : ", \(width) × \(height) pt"
      return "<figure><div class=\"\(kind)\" style=\"width:\(width)px;aspect-ratio:\(width)/\(height)\(style)\"></div>"
        + "<figcaption>\(words)\(told)</figcaption></figure>\n"
    }
    text += "<div class=\"pair\" style=\"--t:\(address(theirs))"
    if let ours { text += ";--o:\(address(ours))" }
    text += "\">\n" + figure("t", size, "theirs")
    guard ours != nil else { return text += "</div>\n" }
    let both = Size(width: max(size.width, ourSize.width), height: max(size.height, ourSize.height))
    // Both lie at the same scale, from the same corner.
    let shares = [size, ourSize].map { "\(Markup.number($0.width / both.width * 100))% auto" }
    text += figure("o", ourSize, "ours")
    text += figure("d", both, "difference", style: ";background-size:\(shares.joined(separator: ","))") + "</div>\n"
  }

  private static func append(_ rows: [Row], to text: inout String) {
    func cell(_ frame: Rect?) -> String {
      guard let frame else { return "–" }
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(Markup.number)
      return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
    }
    text += "<table>\n<tr><th>view</th><th>theirs</th><th>ours</th></tr>\n"
    for row in rows {
      text += "<tr\(row.isEqual ? "" : " class=\"off\"")><td>\(Markup.escaped(row.name))</td>"
      text += "<td>\(cell(row.theirs))</td><td>\(cell(row.ours))</td></tr>\n"
    }
    text += "</table>\n"
  }

  private static let style = """
    main{flex-direction:column}h2{font-size:15px;margin:0 0 10px}section{max-width:100%}
    .pair{display:flex;flex-wrap:wrap;gap:20px}.pair div{max-width:100%}
    .pair .t{background:var(--t) 0/100% 100%,#f2f2f7}.pair .o{background:var(--o) 0/100% 100%,#f2f2f7}
    .pair .d{background:var(--t),var(--o),#000;background-repeat:no-repeat;background-blend-mode:difference}
    table{border-collapse:collapse;font:12px/1.5 ui-monospace,monospace}td,th{text-align:left;padding:1px 14px 1px 0}.off{color:#d70015}
    @media (prefers-color-scheme:dark){.off{color:#ff6961}}
    """
}
