import LayoutModel

/// A self-contained page of pictures, each with its name.
package enum PicturePage {
  /// The page's text.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - pictures: The pictures, in order.
  /// - Returns: The document.
  package static func html(title: String, _ pictures: [ScreenPicture]) -> String {
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
    text += "</title>\n<style>\(style)</style>\n</head>\n<body>\n<h1>\(Markup.escaped(title))</h1>\n<main>\n"
    for (index, picture) in pictures.enumerated() {
      text += "<figure>\n\(picture.svg(prefix: "p\(index)"))<figcaption>\(Markup.escaped(picture.title))"
      text += " <small>\(Markup.number(picture.size.width)) × \(Markup.number(picture.size.height))</small>"
      text += "</figcaption>\n</figure>\n"
    }
    return text + "</main>\n</body>\n</html>\n"
  }

  /// The style that pages of pictures share.
  static let style = """
    body{margin:0;padding:24px;font:15px/1.4 system-ui,sans-serif;background:#f5f5f7;color:#1d1d1f}
    h1{font-size:22px;margin:0 0 20px;font-weight:600}
    main{display:flex;flex-wrap:wrap;gap:28px;align-items:flex-start}
    figure{margin:0;max-width:100%}
    svg{display:block;max-width:100%;height:auto;background:#fff;border-radius:12px;box-shadow:0 0 0 1px #0002,0 6px 24px #0002}
    figcaption{margin-top:10px;font-size:13px;font-weight:500}small{color:#6e6e73;font-weight:400;margin-left:6px}
    @media (prefers-color-scheme:dark){body{background:#161617;color:#f5f5f7}small{color:#a1a1a6}svg{box-shadow:0 0 0 1px #fff3}}
    """
}
