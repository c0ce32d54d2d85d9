import Documents

/// A self-contained page: a style, a script, and the data that the script shows. It loads nothing, and its policy lets
/// no other script run.
struct PageShell {
  let title: String
  let script: String
  /// The data, as JSON.
  let data: String
  /// The data of an earlier page.
  var baseline: String?
  /// The content that is shown without a script, as markup.
  var table = ""
  /// The version of a page that is written again when its inputs change.
  var version: String?

  /// The page.
  var html: String {
    let style = Minified.style(Self.text(PackageResources.report_css))
    // A watched page looks for its next version beside itself.
    let watch = version == nil ? "" : " file: 'self'"
    let policy =
      "default-src 'none'; img-src data:; script-src '\(SHA256.policySource(of: script))'\(watch); style-src '\(SHA256.policySource(of: style))'"
    var text = ""
    text.reserveCapacity((data.utf8.count + (baseline?.utf8.count ?? 0)) * 9 / 8 + script.utf8.count + table.utf8.count)
    text += """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <link rel="icon" href="data:,">
      <title>\(Markup.escaped(title))</title>
      <style>\(style)</style>
      </head>
      <body\(version.map { " data-version=\"\(Markup.escaped($0))\"" } ?? "")>
      <div id="app"></div>
      <noscript>\(table)</noscript>
      <script type="application/json" id="layout-data">
      """
    Self.append(data, inScriptOf: &text)
    text += "</script>\n"
    if let baseline {
      text += "<script type=\"application/json\" id=\"layout-baseline\">"
      Self.append(baseline, inScriptOf: &text)
      text += "</script>\n"
    }
    text += "<script>\(script)</script>\n</body>\n</html>\n"
    return text
  }

  /// The script of modules, one after the other in a common scope.
  static func script(_ modules: [[UInt8]]) -> String {
    "\"use strict\";(() => {\n\(Minified.script(modules.map(text).joined(separator: "\n")))\n})();"
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Appends JSON to a script element, so that it can't end the element.
  private static func append(_ json: String, inScriptOf text: inout String) {
    json.append(to: &text, among: special) { escaped($0) }
  }

  /// The bytes that may begin a character that must be escaped in a script.
  private static let special = ByteSet { byte in
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): true
    case UInt8(ascii: "\n"), UInt8(ascii: " ")...UInt8(ascii: "~"): false
    default: true
    }
  }

  /// The escape of a character in a script; `nil` if it needs none.
  private static func escaped(_ character: Unicode.Scalar) -> String? {
    switch character {
    case "<": return "\\u003c"
    case ">": return "\\u003e"
    case "&": return "\\u0026"
    case "\n", " "..."~": return nil
    default:
      guard character.isSteering else { return nil }
      guard character.value <= 0xFFFF else { return "\u{FFFD}" }
      let digits = String(character.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
