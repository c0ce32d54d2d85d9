extension SymbolGlyph {
  /// Signs, shapes and lists, by the names that Apple's symbols have.
  static let signs: [String: SymbolGlyph] = [
    "plus": SymbolGlyph(open: "M12 4.5v15M4.5 12h15"),
    "minus": SymbolGlyph(open: "M4.5 12h15"),
    "multiply": SymbolGlyph(open: "M5.5 5.5l13 13M18.5 5.5l-13 13"),
    "xmark": SymbolGlyph(open: "M5.5 5.5l13 13M18.5 5.5l-13 13"),
    "checkmark": SymbolGlyph(open: "M4.5 13.2 9.8 18.8 19.5 5.5"),
    "equal": SymbolGlyph(open: "M4.5 9h15M4.5 15h15"),
    "divide": SymbolGlyph(dots: "\(circle(12, 6.5, 1.6))\(circle(12, 17.5, 1.6))", open: "M4.5 12h15"),
    "plusminus": SymbolGlyph(open: "M12 4v11M6.5 9.5h11M6.5 19.5h11"),
    "percent": SymbolGlyph(body: "\(circle(7, 7.5, 2.8))\(circle(17, 16.5, 2.8))", open: "M18 4.5 6 19.5"),
    "number": SymbolGlyph(open: "M9.5 4 7.5 20M16.5 4l-2 16M5 9h15M4 15h15"),
    "at": SymbolGlyph(open: "\(circle(12, 12, 3.8))M15.8 8.5V13.5c0 3 5 3 5-1.5a8.8 8.8 0 1 0-4 7.3"),
    "dollarsign": SymbolGlyph(
      open: "M12 2.8v18.4M16.5 7.5C15.5 4.5 7.5 4.5 7.5 8.5c0 4.5 9.2 2.5 9.2 7 0 4.3-8.2 4.3-9.4.8"),
    "eurosign": SymbolGlyph(open: "M18 6.5c-4-4-9.5-1-9.5 5.5s5.5 9.5 9.5 5.5M5 10.5h9M5 13.5h9"),
    "sterlingsign": SymbolGlyph(open: "M16.5 7c-1-4-8-3.5-7.5 1.5.3 3 1.5 5 0 8.5l-2.5 2.5h11M6 12.5h8"),
    "yensign": SymbolGlyph(open: "M5.5 4 12 12l6.5-8M12 12v8.5M7 13h10M7 16.5h10"),
    "bitcoinsign": SymbolGlyph(
      open:
        "M8 5.5h5.5c4.5 0 4.5 6.5 0 6.5H8V5.5M8 12h6.5c4.5 0 4.5 6.5 0 6.5H8zM10.5 3v2.5M13.5 3v2.5M10.5 18.5V21M13.5 18.5V21"
    ),
    "info": SymbolGlyph(dots: circle(12, 5.5, 1.7), open: "M9.5 10.5H12.5V19M9 19h7"),
    "exclamationmark": SymbolGlyph(dots: circle(12, 19, 1.5), open: "M12 4v10.5"),
    "exclamationmark.2": SymbolGlyph(
      dots: "\(circle(8.5, 19, 1.5))\(circle(15.5, 19, 1.5))",
      open: "M8.5 4v10.5M15.5 4v10.5"),
    "questionmark": SymbolGlyph(dots: circle(12, 19.5, 1.5), open: "M7.8 8c0-5.5 8.6-5.5 8.6-.3 0 3.3-4.4 3.3-4.4 7"),
    "nosign": SymbolGlyph(body: circle(12, 12, 9.5), detail: "M5.3 5.3l13.4 13.4"),
    "circle": SymbolGlyph(body: circle(12, 12, 9.5)),
    "largecircle.fill.circle": SymbolGlyph(dots: circle(12, 12, 6), open: circle(12, 12, 9.5)),
    "smallcircle.filled.circle": SymbolGlyph(dots: circle(12, 12, 3), open: circle(12, 12, 9.5)),
    "smallcircle.circle": SymbolGlyph(open: "\(circle(12, 12, 9.5))\(circle(12, 12, 3))"),
    "circle.grid.3x3": SymbolGlyph(
      body:
        "\(circle(5, 5, 2.2))\(circle(12, 5, 2.2))\(circle(19, 5, 2.2))\(circle(5, 12, 2.2))\(circle(12, 12, 2.2))\(circle(19, 12, 2.2))\(circle(5, 19, 2.2))\(circle(12, 19, 2.2))\(circle(19, 19, 2.2))"
    ),
    "circle.lefthalf": SymbolGlyph(dots: "M12 2.5a9.5 9.5 0 0 0 0 19z", open: circle(12, 12, 9.5)),
    "circle.righthalf": SymbolGlyph(dots: "M12 2.5a9.5 9.5 0 0 1 0 19z", open: circle(12, 12, 9.5)),
    "circle.dashed": SymbolGlyph(
      open:
        "M8.4 3.2a9.5 9.5 0 0 1 7.2 0M20.2 7.2a9.5 9.5 0 0 1 0 9.6M15.6 20.8a9.5 9.5 0 0 1-7.2 0M3.8 16.8a9.5 9.5 0 0 1 0-9.6"
    ),
    "square": SymbolGlyph(body: roundedRect(3.5, 3.5, 17, 17, 2.5)),
    "square.split.2x1": SymbolGlyph(body: roundedRect(3.5, 3.5, 17, 17, 2.5), detail: "M12 3.5v17"),
    "square.stack": SymbolGlyph(body: roundedRect(3.5, 8.5, 17, 12, 2), open: "M5.5 5.5h13M7.5 2.5h9"),
    "square.stack.3d.up": SymbolGlyph(
      body: "M12 3 22 8.5 12 14 2 8.5z",
      open: "M2 12.5 12 18l10-5.5M2 16.5 12 22l10-5.5"),
    "square.stack.3d.down.right": SymbolGlyph(
      body: "M3 3h12v12H3z",
      open: "M17 6.5h1.5v12h-12V17M20 10h1.5v11.5H10V20"),
    "square.on.square": SymbolGlyph(
      body: roundedRect(8, 8, 13, 13, 2),
      open: "M5 16H5c-1.1 0-2-.9-2-2V5c0-1.1.9-2 2-2h9c1.1 0 2 .9 2 2"),
    "square.grid.2x2": SymbolGlyph(
      body:
        "\(roundedRect(3.5, 3.5, 7, 7, 1.2))\(roundedRect(13.5, 3.5, 7, 7, 1.2))\(roundedRect(3.5, 13.5, 7, 7, 1.2))\(roundedRect(13.5, 13.5, 7, 7, 1.2))"
    ),
    "square.grid.3x3": SymbolGlyph(
      body:
        "M3 3h5v5H3zM9.5 3h5v5h-5zM16 3h5v5h-5zM3 9.5h5v5H3zM9.5 9.5h5v5h-5zM16 9.5h5v5h-5zM3 16h5v5H3zM9.5 16h5v5h-5zM16 16h5v5h-5z"
    ),
    "rectangle.grid.1x2": SymbolGlyph(body: "\(roundedRect(3, 4, 18, 7, 1.5))\(roundedRect(3, 13, 18, 7, 1.5))"),
    "rectangle.grid.2x2": SymbolGlyph(
      body:
        "\(roundedRect(2.5, 5, 9, 6.5, 1))\(roundedRect(12.5, 5, 9, 6.5, 1))\(roundedRect(2.5, 13, 9, 6.5, 1))\(roundedRect(12.5, 13, 9, 6.5, 1))"
    ),
    "rectangle": SymbolGlyph(body: roundedRect(2, 5, 20, 14, 2.2)),
    "rectangle.portrait": SymbolGlyph(body: roundedRect(5, 2.5, 14, 19, 2.2)),
    "rectangle.split.3x1": SymbolGlyph(body: roundedRect(2, 5, 20, 14, 2.2), detail: "M8.7 5v14M15.3 5v14"),
    "rectangle.on.rectangle": SymbolGlyph(
      body: roundedRect(6.5, 9, 15.5, 11, 2),
      open: "M4 16c-1.1 0-2-.9-2-2V6c0-1.1.9-2 2-2h12c1.1 0 2 .9 2 2"),
    "rectangle.stack": SymbolGlyph(body: roundedRect(2.5, 9, 19, 11.5, 2), open: "M4.5 6h15M6.5 3h11"),
    "sidebar.left": SymbolGlyph(body: roundedRect(2, 4.5, 20, 15, 2.2), detail: "M9 4.5v15M4.5 8h2M4.5 11h2"),
    "sidebar.right": SymbolGlyph(body: roundedRect(2, 4.5, 20, 15, 2.2), detail: "M15 4.5v15M17.5 8h2M17.5 11h2"),
    "capsule": SymbolGlyph(body: roundedRect(1.5, 7, 21, 10, 5)),
    "triangle": SymbolGlyph(body: triangle),
    "diamond": SymbolGlyph(body: "M12 2.5 21.5 12 12 21.5 2.5 12z"),
    "hexagon": SymbolGlyph(body: "M12 2.2 20.5 7v10L12 21.8 3.5 17V7z"),
    "octagon": SymbolGlyph(body: octagon),
    "app": SymbolGlyph(body: roundedRect(3, 3, 18, 18, 4.5)),
    "switch.2": SymbolGlyph(
      body: "\(roundedRect(4, 3, 16, 8, 4))\(roundedRect(4, 13, 16, 8, 4))",
      dots: "\(circle(16, 7, 2.2))\(circle(8, 17, 2.2))"),
    "slider.horizontal.3": SymbolGlyph(
      body: "\(circle(15.5, 6, 2.2))\(circle(8.5, 12, 2.2))\(circle(15.5, 18, 2.2))",
      open: "M3 6h10.3M17.7 6H21M3 12h3.3M10.7 12H21M3 18h10.3M17.7 18H21"),
    "ellipsis": SymbolGlyph(dots: "\(circle(5, 12, 2))\(circle(12, 12, 2))\(circle(19, 12, 2))"),
    "list.bullet": SymbolGlyph(
      dots: "\(circle(4, 6, 1.6))\(circle(4, 12, 1.6))\(circle(4, 18, 1.6))",
      open: "M8.5 6H21M8.5 12H21M8.5 18H21"),
    "list.dash": SymbolGlyph(open: "M3 6h2M3 12h2M3 18h2M8.5 6H21M8.5 12H21M8.5 18H21"),
    "list.number": SymbolGlyph(
      open:
        "M3.5 4.5 4.8 4v4M3.2 10.5c1-1 2.5 0 1.8 1.2L3.2 14H6M3.2 16.5h2l-1 1.5c2 0 1.8 2.5-.8 2M9.5 6H21M9.5 12H21M9.5 18H21"
    ),
    "checklist": SymbolGlyph(open: "M2.5 6 4 7.8 7 4M2.5 14 4 15.8 7 12M10.5 6H21M10.5 14H21M10.5 19H17"),
    "line.3.horizontal": SymbolGlyph(open: "M3.5 6h17M3.5 12h17M3.5 18h17"),
    "line.3.horizontal.decrease": SymbolGlyph(open: "M3 7h18M6.5 12h11M10 17h4"),
    "textformat.size": SymbolGlyph(open: "M2.5 19 7 8.5 11.5 19M4.2 15.5h5.6M11.5 19 16.5 5l5 14M13.2 14.5h6.6"),
    "textformat": SymbolGlyph(
      open: "M2 19 7 5l5 14M3.8 14.5h6.4M21 11.5V19M21 15.2a3.5 3.7 0 1 0-7 0 3.5 3.7 0 0 0 7 0z"),
    "bold": SymbolGlyph(width: 18, open: "M5 4h5.5c5 0 5 7.5 0 7.5H5V4M5 11.5h6.5c5.5 0 5.5 8.5 0 8.5H5z"),
    "italic": SymbolGlyph(width: 18, open: "M8.5 4h6M3.5 20h6M11.5 4l-5 16"),
    "underline": SymbolGlyph(width: 18, open: "M4.5 3.5V11c0 6 9 6 9 0V3.5M3.5 21h11"),
    "text.alignleft": SymbolGlyph(open: "M3.5 5h17M3.5 9.7h11M3.5 14.3h17M3.5 19h11"),
    "text.aligncenter": SymbolGlyph(open: "M3.5 5h17M6.5 9.7h11M3.5 14.3h17M6.5 19h11"),
    "text.alignright": SymbolGlyph(open: "M3.5 5h17M9.5 9.7h11M3.5 14.3h17M9.5 19h11"),
    "quote.bubble": SymbolGlyph(body: bubble, detail: "M8 8.5c-1 3 0 4.5 1.5 4M14 8.5c-1 3 0 4.5 1.5 4"),
    "qrcode": SymbolGlyph(
      open:
        "M3.5 3.5h6.5V10H3.5zM14 3.5h6.5V10H14zM3.5 14h6.5v6.5H3.5zM14 14h2.5v2.5M20.5 14v3M14 20.5h2.5M19.5 20.5h1M6.7 6.7h.1M17.2 6.7h.1M6.7 17.2h.1"
    ),
    "barcode": SymbolGlyph(open: "M3 5v14M6.5 5v14M9 5v14M13 5v14M16 5v14M18.5 5v14M21 5v14"),
    "viewfinder": SymbolGlyph(open: viewfinder),
    "qrcode.viewfinder": SymbolGlyph(
      open: "\(viewfinder)M7.5 7.5h3v3h-3zM13.5 7.5h3v3h-3zM7.5 13.5h3v3h-3zM13.5 13.5h1M16.5 13.5v1M13.5 16.5h3"),
    "barcode.viewfinder": SymbolGlyph(open: "\(viewfinder)M7.5 8v8M10 8v8M13 8v8M16.5 8v8"),
    "doc.text.viewfinder": SymbolGlyph(open: "\(viewfinder)M7.5 8.5h9M7.5 12h9M7.5 15.5h5"),
    "faceid": SymbolGlyph(open: "\(viewfinder)M8.5 8.5v1.5M15.5 8.5v1.5M12 8.5v4.5h-1M8.5 15.5c2 2 5 2 7 0"),
    "touchid": SymbolGlyph(
      open:
        "M6 19c1.5-2 2-4 2-7a4 4 0 0 1 8 0c0 4-1 7-2.5 9.5M3.5 15.5c.8-1.5 1-2.5 1-4A7.5 7.5 0 0 1 19 9M19.5 12c0 3-.3 5.5-1.2 8M12 12c0 4-1 7-3 9.5"
    ),
    "magnifyingglass": SymbolGlyph(body: circle(10.3, 10.3, 7), open: "M15.4 15.4 21 21"),
    "plus.magnifyingglass": SymbolGlyph(
      body: circle(10.3, 10.3, 7),
      detail: "M10.3 7.3v6M7.3 10.3h6",
      open: "M15.4 15.4 21 21"),
    "minus.magnifyingglass": SymbolGlyph(
      body: circle(10.3, 10.3, 7),
      detail: "M7.3 10.3h6",
      open: "M15.4 15.4 21 21"),
    "safari": SymbolGlyph(body: circle(12, 12, 9.5), detail: "M16.5 7.5 13.8 13.8 7.5 16.5 10.2 10.2z"),
    "globe": SymbolGlyph(
      body: circle(12, 12, 9.5),
      detail: "M2.5 12h19M12 2.5c-5 5.5-5 13.5 0 19M12 2.5c5 5.5 5 13.5 0 19M4.3 7h15.4M4.3 17h15.4"),
    "network": SymbolGlyph(
      body: circle(12, 12, 9.5),
      detail: "M2.5 12h19M12 2.5v19M12 12 5.3 5.3M12 12l6.7-6.7M12 12l-6.7 6.7M12 12l6.7 6.7"),
    "waveform": SymbolGlyph(open: "M3 10.5v3M6.6 7v10M10.2 3.5v17M13.8 7.5v9M17.4 5v14M21 10.5v3"),
    "waveform.path.ecg": SymbolGlyph(open: "M1.5 12.5h5L9 5l4.5 14 2.8-6.5h6.2"),
    "command": SymbolGlyph(open: "M8.5 8.5H5.5a3 3 0 1 1 3-3v13a3 3 0 1 1-3-3h13a3 3 0 1 1-3 3v-13a3 3 0 1 1 3 3z"),
    "capslock": SymbolGlyph(body: "M12 3 3.5 11.5H8V16h8v-4.5h4.5zM8 18.5h8V21H8z"),
    "delete.left": SymbolGlyph(body: "M8 5h13.5v14H8L2 12z", detail: "M12 9l6 6M18 9l-6 6"),
    "return": SymbolGlyph(open: "M20 5v8.5H4.5M9 9l-4.5 4.5L9 18"),
  ]
}
