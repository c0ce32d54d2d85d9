import Documents

/// A self-contained page: a style, a script, and the data that the script shows. It loads nothing, and its policy lets
/// no other script run.
struct PageShell {
  let title: String
  let code: Code
  /// The data, as JSON.
  let data: String
  /// The data of an earlier page.
  var baseline: String?
  /// The content that is shown without a script, as markup.
  var table = ""
  /// The version of a page that is written again when its inputs change.
  var version: String?

  /// A page's script and style, compressed, with what the page's policy names them by.
  struct Code {
    fileprivate let packed: String
    fileprivate let scriptSource: String
    fileprivate let styleSource: String

    /// Packs the script of modules, one after the other in a common scope, and the style of all pages.
    init(_ modules: [[UInt8]]) {
      let script =
        "\"use strict\";(() => {\n\(Minified.script(modules.map(PageShell.text).joined(separator: "\n")))\n})();"
      let style = Minified.style(PageShell.text(PackageResources.report_css))
      packed = Base85.text(of: Deflated.bytes(of: Array("\(style)\0\(script)".utf8)))
      scriptSource = SHA256.policySource(of: script)
      styleSource = SHA256.policySource(of: style)
    }
  }

  /// The script that unpacks the page's own.
  private static let unpacking = "(()=>{\(Minified.script(text(PackageResources.unpack_js)))})()"
  /// The style without a script.
  private static let plainStyle = """
    noscript{font:14px/1.45 system-ui,sans-serif}noscript td,noscript th{border:1px solid #8888;padding:4px 8px;text-align:left}
    noscript figure{display:inline-block;margin:24px 20px 0 0}noscript svg{display:block;height:360px;width:auto;max-width:100%}
    """

  /// The page.
  var html: String {
    // A watched page looks for its next version beside itself.
    let watch = version == nil ? "" : " file: 'self'"
    let policy =
      "default-src 'none'; img-src data:; script-src '\(SHA256.policySource(of: Self.unpacking))' '\(code.scriptSource)'\(watch); "
      + "style-src '\(SHA256.policySource(of: Self.plainStyle))' '\(code.styleSource)'"
    var text = ""
    text.reserveCapacity(
      (data.utf8.count + (baseline?.utf8.count ?? 0)) * 9 / 8 + code.packed.utf8.count + table.utf8.count)
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
      <style>\(Self.plainStyle)</style>
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
    text += "<script type=\"text/plain\" id=\"layout-packed\">\(code.packed)</script>\n"
    text += "<script>\(Self.unpacking)</script>\n</body>\n</html>\n"
    return text
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
