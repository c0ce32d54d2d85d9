public import Foundation

extension NSAttributedString {
  /// A document's text: that of a page without its marks.
  ///
  /// - Throws: An error of Foundation where the data isn't text.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes dict: Any? = nil
  ) throws {
    guard let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    let type = options[.documentType]
    let isPage = (type as? DocumentType) == .html || (type as? String) == DocumentType.html.rawValue
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    self.init(string: isPage ? Self.text(ofPage: text) : text, attributes: attributes)
  }

  /// The text of a page: paragraphs end lines, other marks vanish, and named characters are themselves.
  private static func text(ofPage page: String) -> String {
    var text = ""
    var rest = page[...]
    while let open = rest.firstIndex(of: "<") {
      text += rest[..<open]
      let close = rest[open...].firstIndex(of: ">") ?? rest.index(before: rest.endIndex)
      let mark = rest[rest.index(after: open)..<close].lowercased()
      if ["br", "/p", "/div", "/li", "/h1", "/h2", "/h3", "/h4"].contains(where: mark.hasPrefix) { text += "\n" }
      rest = rest[rest.index(after: close)...]
    }
    text += rest
    let names = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&nbsp;": "\u{A0}", "&amp;": "&"]
    for (name, character) in names where name != "&amp;" { text = text.replacingOccurrences(of: name, with: character) }
    return text.replacingOccurrences(of: "&amp;", with: "&")
  }
}
