package import Documents

extension DifferenceReport {
  /// The report as a self-contained page: the edits, their effects, and pictures of before and after, one over the
  /// other.
  ///
  /// Texts of files stay plain text in it. The page loads nothing, and runs only its own script.
  package var html: PrintableText {
    let told = files.filter { $0.isChanged }
    let body = told.enumerated().map { $0.element.htmlSection(id: "file\($0.offset)") }.joined()
    return PrintableText(
      document: """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
        img-src data:; style-src 'unsafe-inline'; script-src '\(Self.scriptDigest)'; base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>What changed on screens</title>
        <style>\(Self.style)</style>
        </head>
        <body>
        <header><h1>What changed on screens</h1>
        <p class="sides">\(old.html) → \(new.html)</p>
        <p class="summary">\(summary.html)</p>\(Self.overview(of: told))</header>
        \(body)
        <script>\(Self.script)</script>
        </body>
        </html>

        """)
  }

  /// The changed scenes of each file with what happens in them, and the findings that came or went: what is read first.
  private static func overview(of files: [FileDifference]) -> String {
    guard !files.isEmpty else { return "" }
    var rows = ""
    for (number, file) in files.enumerated() {
      let scenes = (file.pictures.compactMap(\.scene) + file.edits.compactMap(\.scene)).reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      let moved = file.effects.reduce(0) { $0 + $1.movedViews }
      let deeds = [
        moved > 0 ? "\(moved) \(moved == 1 ? "view" : "views") moved" : nil,
        file.seenEdits > 0
          ? "\(file.seenEdits) \(file.seenEdits == 1 ? "text or colour" : "texts or colours") changed" : nil,
        file.fault == nil ? nil : "can't be compared",
      ].compactMap(\.self)
      rows += "<li><a href=\"#file\(number)\">\(file.heading.html)</a>"
      if !scenes.isEmpty { rows += ": \(scenes.joined(separator: ", ").html)" }
      if !deeds.isEmpty { rows += " <span class=\"deeds\">\(deeds.joined(separator: ", ").html)</span>" }
      if !file.findings.isEmpty { rows += "<ul>\(file.findings.map { "<li>\($0.html)</li>" }.joined())</ul>" }
      rows += "</li>\n"
    }
    return "\n<nav aria-label=\"Changed files\"><ul class=\"overview\">\n\(rows)</ul></nav>\n"
  }

  /// The script that moves the pictures.
  package static let script = """
    for (const figure of document.querySelectorAll('.compare')) {
    const stage = figure.querySelector('.stage'), range = figure.querySelector('input');
    const cut = () => stage.style.setProperty('--cut', range.value + '%');
    range.addEventListener('input', cut); cut();
    for (const button of figure.querySelectorAll('button')) button.addEventListener('click', () => {
    stage.className = 'stage ' + button.dataset.mode;
    range.hidden = button.dataset.mode !== 'slide';
    for (const other of figure.querySelectorAll('button')) other.setAttribute('aria-pressed', other === button);
    });
    }
    """

  /// The script's digest, by which the page's policy allows it.
  package static let scriptDigest = SHA256.policySource(of: script)

  private static let style = """
    :root{color-scheme:light dark;--line:#8888;--old:#c0392b;--new:#1e8449}
    body{font:15px/1.45 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
    h1{font-size:1.4rem;margin:0}h2{font-size:1.1rem;border-bottom:1px solid var(--line);padding-bottom:.3rem;margin-top:2.5rem}
    h3{font-size:1rem;margin:1rem 0 .2rem}.sides{opacity:.7;margin:.2rem 0}.summary{font-weight:600}
    .overview{margin:1rem 0;padding:.6rem 1rem .6rem 2rem;border:1px solid var(--line);border-radius:10px}.deeds{opacity:.75}a{color:LinkText}
    ul{margin:.2rem 0 .6rem;padding-left:1.3rem}li{margin:.1rem 0}.added>span{color:var(--new)}.removed>span{color:var(--old)}
    .effect>strong{font-weight:600}.fault{color:var(--old)}figure{margin:1rem 0}
    figcaption{opacity:.7;margin-bottom:.3rem}.modes button{\
    font:inherit;font-size:.85rem;padding:.1rem .6rem;margin-right:.3rem;border:1px solid var(--line);border-radius:6px;background:none;color:inherit}
    .modes button[aria-pressed=true]{background:#8884}
    .stage{position:relative;border:1px solid var(--line);margin-top:.5rem;overflow:hidden;max-width:100%}
    .stage>svg{position:absolute;inset:0;width:100%;height:100%}
    .frames rect{fill:#88888812;stroke:#888a;stroke-width:1;vector-effect:non-scaling-stroke}
    .frames text{fill:currentColor;opacity:.75;dominant-baseline:central}
    .old .frames .changed{stroke:var(--old);stroke-width:2;fill:#c0392b18}.new .frames .changed{stroke:var(--new);stroke-width:2;fill:#1e844918}
    .arrows{pointer-events:none}.arrow{stroke:#d68910;stroke-width:2;fill:none;vector-effect:non-scaling-stroke}marker path{fill:#d68910}
    .slide .old{clip-path:inset(0 calc(100% - var(--cut,50%)) 0 0)}.slide .new{clip-path:inset(0 0 0 var(--cut,50%))}
    .slide::after{content:"";position:absolute;top:0;bottom:0;left:var(--cut,50%);border-left:1px solid #d68910}
    .stage.old .new,.stage.new .old,.stage.old .arrows,.stage.new .arrows,.stage.blink .arrows{display:none}
    .stage.blink .new{animation:blink 1.2s steps(1) infinite}.stage.blink .old{animation:blink 1.2s steps(1) -.6s infinite}
    @keyframes blink{50%{visibility:hidden}}@media(prefers-reduced-motion:reduce){.stage.blink>svg{animation-duration:4s}}
    input[type=range]{max-width:100%;margin:.3rem 0}
    """
}

extension FileDifference {
  /// The file's part of the page, to which a link leads.
  fileprivate func htmlSection(id: String) -> String {
    var text = "<section id=\"\(id)\">\n<h2>\(heading.html)</h2>\n"
    if let fault { return text + "<p class=\"fault\">\(fault.html)</p>\n</section>\n" }
    if let verdict { text += "<p>\(verdict.html)</p>\n" }
    let notJudged = linesOfNotJudged()
    if !notJudged.isEmpty { text += "<ul>\(notJudged.map { "<li>\($0.html)</li>" }.joined())</ul>\n" }
    text += pictures.map { DifferencePicture($0).html }.joined()
    if !edits.isEmpty { text += "<h3>What was changed</h3>\n<ul>\n" }
    for (scene, elements) in editsByPlace {
      if let scene { text += "<li>\(scene.html)<ul>" }
      for (element, edits) in elements {
        if let element { text += "<li>\(element.html)<ul>" }
        for edit in edits { text += "<li class=\"\(edit.kind.rawValue)\"><span>\(edit.line().html)</span></li>" }
        if element != nil { text += "</ul></li>" }
      }
      if scene != nil { text += "</ul></li>\n" }
    }
    if !edits.isEmpty { text += "</ul>\n" }
    if !effects.isEmpty {
      let count = conditions.count
      text +=
        "<h3>What it does\(count > 0 ? ", under \(count) \(count == 1 ? "condition" : "conditions")" : "")</h3>\n<ul>\n"
      for effect in effects {
        text += "<li class=\"effect\"><strong>\(headline(of: effect).html)</strong><ul>"
        for change in effect.changes {
          let lines = change.text.split(separator: "\n").map { String($0).html }
          text += "<li>\(lines.joined(separator: "<br>"))</li>"
        }
        text += "</ul></li>\n"
      }
      text += "</ul>\n"
    }
    if !notes.isEmpty { text += "<h3>Notes</h3><ul>\(notes.map { "<li>\($0.html)</li>" }.joined())</ul>\n" }
    return text + "</section>\n"
  }
}
