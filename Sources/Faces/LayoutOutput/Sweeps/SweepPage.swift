import Documents
import LayoutModel

/// A self-contained page of sweeps: for each, a picture with its legend, the findings and their sizes, the pieces and the assertions. It
/// loads nothing and runs no script; a piece of the picture leads to its row.
package enum SweepPage {
  /// The page's text.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - sweeps: The sweeps, in order.
  /// - Returns: The document.
  package static func html(title: String, _ sweeps: [SweepDump]) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src '\(SHA256.policySource(of: style))'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\("\(title) – every window size".html)</title>
    <style>\(style)</style>
    </head>
    <body>
    <header><h1>\(title.html)</h1></header>
    <main>
    \(sweeps.enumerated().map { section($0.element, id: "s\($0.offset + 1)-") }.joined())</main>
    </body>
    </html>

    """
  }

  private static func section(_ sweep: SweepDump, id: String) -> String {
    let count = sweep.pieces.count == 1 ? "1 piece" : "\(sweep.pieces.count) pieces"
    let scene = sweep.scene.map { "scene \($0), " } ?? ""
    let picture = SweepPicture(sweep, rows: id).element(attributes: "aria-hidden=\"true\"", title: nil)
    return """
      <section><h2>\(sweep.conditions.html)</h2>
      <p class="sizes">\("\(scene)\(sweep.sizes) points: \(count)".html)</p>
      \(sweep.restInWords.map { "<p class=\"rest\">\($0.html)</p>\n" } ?? "")\
      <figure>\(picture)</figure>
      \(findings(of: sweep, id: id))\(assertions(of: sweep))\(pieces(of: sweep, id: id))</section>

      """
  }

  // MARK: Findings

  /// Each finding once, with the pieces that have it.
  private static func findings(of sweep: SweepDump, id: String) -> String {
    var places: [FrameDump.DiagnosticRecord: [Int]] = [:]
    var order: [FrameDump.DiagnosticRecord] = []
    for (number, piece) in sweep.pieces.enumerated() {
      for diagnostic in piece.diagnostics {
        if places[diagnostic, default: []].isEmpty { order.append(diagnostic) }
        places[diagnostic, default: []].append(number)
      }
    }
    guard !order.isEmpty else { return "<p class=\"fine\">Nothing is wrong in any of them.</p>\n" }
    let lines = order.map { diagnostic -> String in
      let own = places[diagnostic] ?? []
      let links = own.prefix(linkCount).map { number in
        "<a href=\"#\(id)\(number + 1)\">\(number + 1)</a>"
      }
      let more = own.count > linkCount ? " and \(own.count - linkCount) more" : ""
      return "<li>\(badge(diagnostic.severity)) \(diagnostic.message.html) "
        + "<small>\(diagnostic.code.html), in \(own.count == 1 ? "piece" : "pieces") \(links.joined(separator: ", "))\(more)</small></li>\n"
    }
    return "<h3>What is wrong</h3>\n<ul class=\"findings\">\n\(lines.joined())</ul>\n"
  }

  /// The maximum number of pieces that a finding leads to.
  private static let linkCount = 12

  private static func badge(_ severity: Diagnostic.Severity) -> String {
    "<span class=\"badge \(severity.rawValue)\">\(severity.rawValue)</span>"
  }

  // MARK: Tables

  private static func pieces(of sweep: SweepDump, id: String) -> String {
    let rows = sweep.pieces.enumerated().map { number, piece -> String in
      let codes = piece.diagnostics.reduce(into: [String]()) { codes, diagnostic in
        let code = "\(badge(diagnostic.severity)) \(diagnostic.code.html)"
        if !codes.contains(code) { codes.append(code) }
      }
      let begins = piece.begins ?? (number == 0 ? "the range" : "")
      let sample = piece.wordsOfSample.map { " <small>\($0.html)</small>" } ?? ""
      return "<tr id=\"\(id)\(number + 1)\"><th scope=\"row\">\(number + 1)</th><td>\(piece.sizes.html)\(sample)</td>"
        + "<td>\(begins.html)</td><td>\(codes.joined(separator: "<br>"))</td></tr>\n"
    }
    return table("Pieces", ["", "Sizes", "Begins", "Wrong"], rows)
  }

  private static func assertions(of sweep: SweepDump) -> String {
    guard let assertions = sweep.assertions, !assertions.isEmpty else { return "" }
    let rows = assertions.map { assertion -> String in
      let proof = assertion.isSampled ? "sampled" : "proved"
      let holds = assertion.holds ? proof : "<span class=\"badge error\">fails</span>"
      var places = assertion.fails.map { SweepDump.sizes($0.width, $0.height) }.joined(separator: ", ")
      if let witness = assertion.witness, let by = assertion.by {
        places += "; by \(SweepPicture.number(by)) at \(witness.map(SweepPicture.number).joined(separator: "x"))"
      }
      return "<tr><th scope=\"row\">\(holds)</th><td><code>\(assertion.assert.html)</code></td>"
        + "<td>\(places.html)</td></tr>\n"
    }
    return table("Assertions", ["Result", "Assertion", "Where"], rows)
  }

  private static func table(_ title: String, _ heads: [String], _ rows: [String]) -> String {
    let heads = heads.map { $0.isEmpty ? "<td></td>" : "<th scope=\"col\">\($0)</th>" }
    return "<h3>\(title)</h3>\n<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"\(title)\"><table>\n"
      + "<thead><tr>\(heads.joined())</tr></thead>\n<tbody>\n\(rows.joined())</tbody></table></div>\n"
  }

  private static let style = """
    :root{color-scheme:light dark;--line:#8886;--ground:#fff;--ink:#1d1d1f}
    body{font:15px/1.45 system-ui,sans-serif;max-width:68rem;margin:2rem auto;padding:0 1rem;color:var(--ink);background:var(--ground);overflow-wrap:anywhere}
    h1{font-size:1.5rem;margin:0}h2{font-size:1.15rem;margin:2rem 0 0;border-top:1px solid var(--line);padding-top:1.2rem}
    h3{font-size:1rem;margin:1.4rem 0 .4rem}.sizes{margin:.1rem 0 .6rem}.rest{font-weight:600}
    figure{margin:0}svg{display:block;max-width:100%;height:auto}svg text{fill:var(--ink)}svg .ground{fill:var(--ground)}
    svg .number{fill:#111;font-weight:600;pointer-events:none}svg a:hover polygon,svg a:hover rect{stroke-width:2}
    ul{padding-left:0;list-style:none;margin:0}li{padding:.35rem 0;border-bottom:1px solid var(--line)}
    a{color:inherit}.wide{overflow-x:auto}
    table{border-collapse:collapse;width:100%}td,th{padding:.35rem .6rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
    tbody td:nth-child(2){white-space:nowrap}tr:target{background:#ffd60a44}thead{font-size:.85rem}
    .badge{display:inline-block;font-size:.8rem;font-weight:600;line-height:1.3;padding:0 .45rem;border-radius:5px;background:#8883;color:var(--ink)}
    .badge.error{background:#e5484d;color:#111}.badge.warning{background:#f5a524;color:#111}
    @media (prefers-color-scheme:dark){:root{--ground:#161617;--ink:#f5f5f7}svg .ink{stroke:#d1d1d6}}
    @media (max-width:40rem){tbody td:nth-child(2){white-space:normal}svg{min-width:34rem}figure{overflow-x:auto}}
    """
}
