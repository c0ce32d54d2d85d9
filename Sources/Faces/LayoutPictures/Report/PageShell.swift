import CReportPage
import Documents

/// A self-contained page: a style, a script, and the data that the script shows. It loads nothing, and its policy lets
/// no other script run.
struct PageShell {
  let title: String
  let code: Code
  /// The data, JSON in packed form.
  let data: PackedText
  /// The data of an earlier page.
  var baseline: PackedText?
  /// The content that is shown without a script, as markup.
  var table = ""
  /// The version of a page that is written again when its inputs change.
  var version: String?
  /// The origin of the program that answers a watched page's questions.
  var answersFrom: String?

  /// A page's script and style, compressed, with what the page's policy names them by.
  struct Code {
    fileprivate let packed: PackedText
    fileprivate let scriptSource: String
    fileprivate let styleSource: String

    /// Packs the script of modules, one after the other in a common scope, and their style, before that of all pages.
    init(_ modules: [String], styles: [String] = []) {
      let texts = modules.map { PageShell.file("\($0).js") }
      let script = "\"use strict\";(() => {\n\(Minified.script(texts.joined(separator: "\n")))\n})();"
      let style = (styles + ["report"]).map { Minified.style(PageShell.file("\($0).css")) }.joined()
      packed = PackedText(squeezing: "\(style)\0\(script)")
      scriptSource = SHA256.policySource(of: script)
      styleSource = SHA256.policySource(of: style)
    }
  }

  /// The id of the element with the data.
  static let dataID = "layout-data"

  /// The script that unpacks the data and the page's own script.
  private static let unpacking = "(()=>{\(Minified.script(file("unpack.js")))})()"
  /// The style without a script.
  private static let plainStyle = """
    noscript{font:14px/1.45 system-ui,sans-serif}noscript td,noscript th{border:1px solid #8888;padding:4px 8px;text-align:left}
    noscript figure{display:inline-block;margin:24px 20px 0 0}noscript svg{display:block;height:360px;width:auto;max-width:100%}
    """

  /// The page.
  var html: String {
    // A watched page looks for its next version beside itself.
    let watch = version == nil ? "" : " file: 'self'" + (answersFrom.map { " \($0)" } ?? "")
    let policy =
      "default-src 'none'; img-src data:; script-src '\(SHA256.policySource(of: Self.unpacking))' '\(code.scriptSource)'\(watch); "
      + "style-src '\(SHA256.policySource(of: Self.plainStyle))' '\(code.styleSource)'"
    var text = ""
    text.reserveCapacity(
      data.text.utf8.count + (baseline?.text.utf8.count ?? 0) + code.packed.text.utf8.count + table.utf8.count + 1 << 13
    )
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

      """
    text += data.element(id: Self.dataID)
    if let baseline { text += baseline.element(id: "layout-baseline") }
    text += code.packed.squeezedElement(id: "layout-code")
    text += "<script>\(Self.unpacking)</script>\n</body>\n</html>\n"
    return text
  }

  /// The text of one of the page's own files.
  private static func file(_ name: String) -> String {
    guard let text = unsafe report_page_file(name) else { preconditionFailure("the page has no file \(name)") }
    return unsafe String(cString: text)
  }
}
