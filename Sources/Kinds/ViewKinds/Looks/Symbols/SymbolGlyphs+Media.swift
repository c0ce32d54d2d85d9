extension SymbolGlyph {
  /// Players, clocks, documents, vehicles, devices and writing, by the names that Apple's symbols have.
  static let media: [String: SymbolGlyph] = [
    "play": SymbolGlyph(body: "M6.5 4.2v15.6L20 12z"),
    "pause": SymbolGlyph(body: "M6.5 4.5H10v15H6.5zM14 4.5h3.5v15H14z"),
    "stop": SymbolGlyph(body: roundedRect(5, 5, 14, 14, 1.5)),
    "forward": SymbolGlyph(body: "M3 6v12l8.5-6zM12 6v12l8.5-6z"),
    "backward": SymbolGlyph(body: "M21 6v12l-8.5-6zM12 6v12L3.5 12z"),
    "forward.end": SymbolGlyph(body: "M5 5v14l11-7z", open: "M18.5 5v14"),
    "backward.end": SymbolGlyph(body: "M19 5v14L8 12z", open: "M5.5 5v14"),
    "clock": SymbolGlyph(body: circle(12, 12, 9.5), detail: "M12 6.5V12l3.8 2.5"),
    "alarm": SymbolGlyph(body: circle(12, 13, 8), detail: "M12 8.5V13l3 2", open: "M3 6.5 6.5 3.5M21 6.5 17.5 3.5"),
    "timer": SymbolGlyph(open: "M12 3a9.2 9.2 0 1 1-7.7 4.1M12 3v4M12 12.5 7.5 8"),
    "stopwatch": SymbolGlyph(
      body: circle(12, 13.5, 8),
      detail: "M12 9v4.5",
      open: "M9.5 2.5h5M12 2.5v3M18.5 6.5l1.2-1.2"),
    "hourglass": SymbolGlyph(
      body: "M6.5 3.5h11v3c0 2.5-3.5 4-3.5 5.5s3.5 3 3.5 5.5v3h-11v-3c0-2.5 3.5-4 3.5-5.5s-3.5-3-3.5-5.5z"),
    "calendar": SymbolGlyph(
      body: roundedRect(3, 5, 18, 16, 2.2),
      detail: "M3 9.8h18",
      dots: "\(circle(8, 13.5, 1))\(circle(12, 13.5, 1))\(circle(16, 13.5, 1))\(circle(8, 17, 1))\(circle(12, 17, 1))",
      open: "M7.5 2.8V6.5M16.5 2.8V6.5"),
    "doc": SymbolGlyph(body: "M5.5 2.5h8L19 8v13.5H5.5z", detail: "M13.2 2.5V8.3H19"),
    "doc.text": SymbolGlyph(body: "M5.5 2.5h8L19 8v13.5H5.5z", detail: "M8.5 12h7.5M8.5 15h7.5M8.5 18h4.5"),
    "doc.on.doc": SymbolGlyph(
      body: "M8.5 7h6l4.5 4.5v10H8.5z",
      detail: "M14.3 7v4.7H19",
      open: "M8.5 17.5H5V2.5h6L15 6.5"),
    "doc.on.clipboard": SymbolGlyph(
      body: roundedRect(4.5, 4.5, 15, 17, 2),
      detail: "M8 11h8M8 15h8",
      open: "M9 4.5V2.8h6v1.7"),
    "list.clipboard": SymbolGlyph(
      body: roundedRect(4.5, 4.5, 15, 17, 2),
      detail: "M8 11h8M8 15h8",
      open: "M9 4.5V2.8h6v1.7"),
    "note.text": SymbolGlyph(body: roundedRect(3.5, 3.5, 17, 17, 2), detail: "M7 8.5h10M7 12.5h10M7 16.5h6"),
    "chart.bar": SymbolGlyph(body: "M3.5 13h4.5v8H3.5zM9.8 8h4.5v13H9.8zM16 3.5h4.5V21H16z"),
    "chart.pie": SymbolGlyph(body: "M11 4a8.5 8.5 0 1 0 9 9h-9zM14 2.5V10h7.5A7.5 7.5 0 0 0 14 2.5z"),
    "chart.line.uptrend.xyaxis": SymbolGlyph(open: "M3 3.5V20.5h18M6.5 16 10.5 11l3.5 3 5.5-7.5M15.5 6.5h4v4"),
    "gauge": SymbolGlyph(body: circle(12, 12, 9.5), detail: "M12 13l4-5M6.5 15.5h.1M17.5 15.5h.1"),
    "speedometer": SymbolGlyph(body: circle(12, 12, 9.5), detail: "M12 13l4-5M5.5 13h2M16.5 13h2M12 5.5v2"),
    "wand.and.stars": SymbolGlyph(
      body: "M3 19.5 14.5 8l2 2L5 21.5z",
      open: "M17 2.5v4M15 4.5h4M7 4.5v3M5.5 6h3M20.5 13.5v3M19 15h3"),
    "wand.and.rays": SymbolGlyph(
      body: "M3 19.5 14.5 8l2 2L5 21.5z",
      open: "M16 2.5v3M21.5 8h-3M10 4l2 2M20 4.5l-2 2M20 14l-2-2"),
    "crown": SymbolGlyph(body: "M3 7.5 7.5 12 12 5l4.5 7L21 7.5 19.5 18.5h-15z"),
    "trophy": SymbolGlyph(
      body: "M7 3.5h10v6a5 5 0 0 1-10 0z",
      open: "M7 5.5H3.5c0 4 1.5 5.5 4 5.5M17 5.5h3.5c0 4-1.5 5.5-4 5.5M12 14.5v4M8 20.5h8"),
    "lightbulb": SymbolGlyph(
      body: "M12 2.5a6.8 6.8 0 0 0-4 12.2c.6.5 1 1.3 1 2.3h6c0-1 .4-1.8 1-2.3a6.8 6.8 0 0 0-4-12.2z",
      open: "M9.5 20h5M10.5 22.3h3"),
    "cube": SymbolGlyph(body: "M12 2.5 20.5 7v10L12 21.5 3.5 17V7z", detail: "M3.5 7 12 11.5 20.5 7M12 11.5v10"),
    "shippingbox": SymbolGlyph(
      body: "M12 2.5 20.5 7v10L12 21.5 3.5 17V7z",
      detail: "M3.5 7 12 11.5 20.5 7M12 11.5v10M7.8 4.8l8.5 4.5"),
    "shield": SymbolGlyph(body: shield),
    "seal": SymbolGlyph(body: seal),
    "cross": SymbolGlyph(body: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z"),
    "cross.case": SymbolGlyph(
      body: roundedRect(2.5, 7, 19, 13, 2),
      detail: "M12 10.5v6M9 13.5h6",
      open: "M8.5 7V4.5h7V7"),
    "pills": SymbolGlyph(
      body: "\(circle(16.5, 16.5, 4.5))M3.6 12.8 9.3 7a3 3 0 0 1 4.3 4.3L8 17A3 3 0 0 1 3.6 12.8z",
      detail: "M6.5 9.9l4.2 4.2M12.5 18l8-3"),
    "thermometer": SymbolGlyph(
      body: "M12 2.5a2.5 2.5 0 0 0-2.5 2.5v9a4.3 4.3 0 1 0 5 0V5A2.5 2.5 0 0 0 12 2.5z",
      detail: "M12 8v9"),
    "bed.double": SymbolGlyph(
      body: "M2.5 12.5h19v5.5h-19z",
      open: "M2.5 20.5V18M21.5 20.5V18M4.5 12.5V6h15v6.5M8 12.5V10h8v2.5"),
    "fork.knife": SymbolGlyph(
      open: "M7 2.5V21.5M4 2.5V8c0 2 1.2 3 3 3s3-1 3-3V2.5M17 21.5V2.5c-2.5 1.5-3.5 5-3.5 10H17"),
    "cup.and.saucer": SymbolGlyph(
      body: "M4 6h13v5.5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z",
      open: "M17 7.5h2a2.5 2.5 0 0 1 0 5h-2.5M3 20h16"),
    "car": SymbolGlyph(
      body: "M3 11.5 5.5 6h13l2.5 5.5V18H3z",
      detail: "M3.5 11.5h17M6 14.8h2M16 14.8h2",
      open: "M5 18v2M19 18v2"),
    "bus": SymbolGlyph(
      body: roundedRect(4, 3.5, 16, 15, 2),
      detail: "M4 12.5h16M7 15.5h1.5M15.5 15.5H17",
      open: "M6.5 18.5v2M17.5 18.5v2"),
    "tram": SymbolGlyph(
      body: roundedRect(5, 5, 14, 12.5, 3),
      detail: "M5 11.5h14M8 14.5h1M15 14.5h1",
      open: "M8 2.5h8M12 2.5V5M8.5 17.5 6 21M15.5 17.5 18 21"),
    "bicycle": SymbolGlyph(
      open:
        "\(circle(5.5, 16, 4))\(circle(18.5, 16, 4))M5.5 16 9 8.5h7L12 16H5.5M9 8.5l3 7.5M16 8.5 18.5 16M15 6h2l-1 2.5M7.5 8.5h3"
    ),
    "airplane": SymbolGlyph(
      body:
        "M21.5 12c0-.9-.8-1.6-2-1.6h-5L9.5 3H7.5l2.3 7.4H5.5L3.5 8H2l1.2 4L2 16h1.5l2-2.4h4.3L7.5 21h2l5-7.4h5c1.2 0 2-.7 2-1.6z"
    ),
    "gamecontroller": SymbolGlyph(
      body:
        "M6.5 6.5h11c3 0 5 5 4.5 9.5-.3 2.8-3 3-4.5.8L16 14.5H8l-1.5 2.3C5 19 2.3 18.8 2 16c-.5-4.5 1.5-9.5 4.5-9.5z",
      detail: "M8 8.5v4M6 10.5h4",
      dots: "\(circle(15.5, 11.5, 1))\(circle(17.8, 9.3, 1))"),
    "dice": SymbolGlyph(
      body: roundedRect(3.5, 3.5, 17, 17, 3),
      dots: "\(circle(8, 8, 1.5))\(circle(16, 16, 1.5))\(circle(12, 12, 1.5))"),
    "puzzlepiece": SymbolGlyph(
      body: "M4 7.5h5c-1.2-2 0-4.5 2-4.5s3.2 2.5 2 4.5h5v5c2-1.2 4.5 0 4.5 2s-2.5 3.2-4.5 2v5H4z"),
    "theatermasks": SymbolGlyph(
      body: "M3 4.5h10v7c0 3-2 5-5 5s-5-2-5-5z",
      detail: "M5.5 8h1.5M9.5 8H11M6 12c1 1.5 3 1.5 4 0",
      open: "M15.5 8.5H21v7c0 3-2 5-5 5-1.8 0-3.3-.7-4.2-2"),
    "ticket": SymbolGlyph(
      body: "M2.5 6.5h19v3.5a2 2 0 0 0 0 4v3.5h-19V14a2 2 0 0 0 0-4z",
      detail: "M15.5 7.5v2M15.5 11v2M15.5 14.5v2"),
    "applelogo": SymbolGlyph(
      body:
        "M12 7.5c-1.2 0-2.2-1-4-1C5 6.5 3 9 3 12.5 3 17 6 21.5 8.5 21.5c1.3 0 2-.8 3.5-.8s2.2.8 3.5.8c2 0 4-3 5-5.5-2-.8-3.2-2.6-3.2-4.6 0-1.8 1-3.3 2.5-4.2-1-1.3-2.5-2-4-2-1.6 0-2.6.3-3.8.3z",
      open: "M12 5.5c0-2 1.2-3.5 3-4"),
    "iphone": SymbolGlyph(body: roundedRect(6.5, 2, 11, 20, 2.4), detail: "M10.5 4.5h3"),
    "ipad": SymbolGlyph(body: roundedRect(4, 2.5, 16, 19, 2), detail: "M10.5 18.8h3"),
    "applewatch": SymbolGlyph(
      body: roundedRect(6, 6, 12, 12, 3),
      open: "M8 6 8.5 2.5h7L16 6M8 18l.5 3.5h7L16 18M18 10.5v3"),
    "laptopcomputer": SymbolGlyph(body: roundedRect(4, 5, 16, 11, 1.5), open: "M1.5 19h21"),
    "desktopcomputer": SymbolGlyph(
      body: roundedRect(2, 3.5, 20, 13, 1.5),
      detail: "M2 13.5h20",
      open: "M10 16.5l-.5 4h5l-.5-4M7.5 20.5h9"),
    "display": SymbolGlyph(body: roundedRect(2, 3.5, 20, 13.5, 1.5), open: "M12 17v3.5M7.5 20.5h9"),
    "tv": SymbolGlyph(body: roundedRect(2, 5, 20, 12.5, 1.8), open: "M8 20.5h8"),
    "printer": SymbolGlyph(body: "M3 9h18v8H3z", detail: "M7 14h10", open: "M7 9V3.5h10V9M7 14v7h10v-7"),
    "keyboard": SymbolGlyph(
      body: roundedRect(1.5, 6, 21, 12, 2),
      detail:
        "M5 9.5h.1M8.5 9.5h.1M12 9.5h.1M15.5 9.5h.1M19 9.5h.1M5 12.3h.1M8.5 12.3h.1M12 12.3h.1M15.5 12.3h.1M19 12.3h.1M8 15.3h8"
    ),
    "externaldrive": SymbolGlyph(body: "M4.5 5h15l2.5 8v6H2v-6z", detail: "M2 13h20M17.5 16h1"),
    "internaldrive": SymbolGlyph(body: "M4.5 5h15l2.5 8v6H2v-6z", detail: "M2 13h20M17.5 16h1"),
    "server.rack": SymbolGlyph(
      body: "\(roundedRect(3, 3.5, 18, 7.5, 1.5))\(roundedRect(3, 13, 18, 7.5, 1.5))",
      detail: "M6.5 7.2h.1M6.5 16.7h.1M10 7.2h8M10 16.7h8"),
    "cpu": SymbolGlyph(
      body: roundedRect(5.5, 5.5, 13, 13, 1.5),
      detail: "M9.5 9.5h5v5h-5z",
      open: "M9 5.5v-3M15 5.5v-3M9 21.5v-3M15 21.5v-3M5.5 9h-3M5.5 15h-3M21.5 9h-3M21.5 15h-3"),
    "battery.100": SymbolGlyph(
      body: roundedRect(1.5, 7, 18, 10, 2.2),
      dots: roundedRect(4, 9.5, 13, 5, 0.8),
      open: "M22.2 10.5v3"),
    "wifi": SymbolGlyph(
      dots: circle(12, 18.5, 1.7),
      open: "M2.5 9.5c5.5-5 13.5-5 19 0M5.8 13c3.6-3.2 8.8-3.2 12.4 0M9 16c1.8-1.5 4.2-1.5 6 0"),
    "antenna.radiowaves.left.and.right": SymbolGlyph(
      dots: circle(12, 9.5, 1.8),
      open: "M12 11v10.5M8 13a5 5 0 0 1 0-7M16 13a5 5 0 0 0 0-7M5 16a9.2 9.2 0 0 1 0-13M19 16a9.2 9.2 0 0 0 0-13"),
    "dot.radiowaves.left.and.right": SymbolGlyph(
      dots: circle(12, 12, 2),
      open: "M8 16a5.6 5.6 0 0 1 0-8M16 16a5.6 5.6 0 0 0 0-8M5 19a9.9 9.9 0 0 1 0-14M19 19a9.9 9.9 0 0 0 0-14"),
    "dot.radiowaves.forward": SymbolGlyph(
      dots: circle(5.5, 12, 2),
      open: "M10 16a5.6 5.6 0 0 0 0-8M13.5 19a9.9 9.9 0 0 0 0-14M17 22a14 14 0 0 0 0-20"),
    "airplayaudio": SymbolGlyph(body: "M12 15.5 18 21.5H6z", open: "M6.5 16.5a8 8 0 1 1 11 0M9 13a4.3 4.3 0 1 1 6 0"),
    "airplayvideo": SymbolGlyph(
      body: "M12 15.5 18 21.5H6z",
      open: "M5.5 17.5H4c-1.1 0-2-.9-2-2V6c0-1.1.9-2 2-2h16c1.1 0 2 .9 2 2v9.5c0 1.1-.9 2-2 2h-1.5"),
    "simcard": SymbolGlyph(body: "M5.5 2.5h8L18.5 7.5v14h-13z", detail: "M8.5 11.5h7v7h-7zM12 11.5v7"),
    "power": SymbolGlyph(open: "M12 2.8V11.5M7 5.5a8.5 8.5 0 1 0 10 0"),
    "pencil": SymbolGlyph(
      body: "M4 20l1-4.8L16.5 3.7a1.5 1.5 0 0 1 2.1 0l1.7 1.7a1.5 1.5 0 0 1 0 2.1L8.8 19z",
      detail: "M14 6.2 17.8 10"),
    "highlighter": SymbolGlyph(body: "M15 3.5 20.5 9 12 17.5H8.5l-2 2H3l3.5-3.5V12.5z"),
    "eraser": SymbolGlyph(body: "M14 4l7 7-8.5 8.5H8L3 14.5z", detail: "M8.5 9.5l7 7"),
    "signature": SymbolGlyph(
      open: "M2.5 17c4 0 9-9 7.5-12.5-2-2-4 8-2.5 12.5 2 0 3-4 4.5-4s0 4 2 4 1.5-2.5 3-2.5 1 2.5 4.5 2.5M2.5 20.5h19"),
    "0": SymbolGlyph(width: 16, open: "M8 4.5c-6 0-6 15 0 15s6-15 0-15z"),
    "1": SymbolGlyph(width: 14, open: "M4 7.5 8 4.5v15"),
    "2": SymbolGlyph(width: 16, open: "M3.5 8.5c0-5.5 9-5.5 9 0 0 3.5-6 6-9 11h9.5"),
    "3": SymbolGlyph(width: 16, open: "M3.5 7c1.5-4 8.5-3 8.5 1 0 3-2.5 3.5-5 3.5 2.5 0 5.5.5 5.5 4 0 5-8 5-9.5.8"),
    "4": SymbolGlyph(width: 16, open: "M11 19.5v-15L3 15.5h11"),
    "5": SymbolGlyph(width: 16, open: "M12.5 4.5H5L4.2 11c3-2 8.8-1.5 8.8 3.5 0 6-8 6-9.5 2"),
    "6": SymbolGlyph(width: 16, open: "M12 6.5c-2-3.5-8.5-2.5-8.5 6.5 0 8.5 9.5 8 9.5 1.5 0-5.5-7.5-6-9.2-1"),
    "7": SymbolGlyph(width: 16, open: "M3.5 4.5h9.5L7 19.5"),
    "8": SymbolGlyph(width: 16, open: "M8 11.5c-5.5 0-5.5-7 0-7s5.5 7 0 7c-6.5 0-6.5 8 0 8s6.5-8 0-8z"),
    "9": SymbolGlyph(width: 16, open: "M4 17.5c2 3.5 8.5 2.5 8.5-6.5C12.5 2.5 3 3 3 9.5c0 5.5 7.5 6 9.2 1"),
  ]
}
