extension SymbolGlyph {
  /// Arrows and chevrons, by the names that Apple's symbols have.
  static let arrows: [String: SymbolGlyph] = [
    "chevron.right": SymbolGlyph(width: 14, open: "M4 4.5 11 12 4 19.5"),
    "chevron.left": SymbolGlyph(width: 14, open: "M10 4.5 3 12l7 7.5"),
    "chevron.forward": SymbolGlyph(width: 14, open: "M4 4.5 11 12 4 19.5"),
    "chevron.backward": SymbolGlyph(width: 14, open: "M10 4.5 3 12l7 7.5"),
    "chevron.up": SymbolGlyph(open: "M4 15.5 12 8l8 7.5"),
    "chevron.down": SymbolGlyph(open: "M4 8.5 12 16l8-7.5"),
    "chevron.compact.right": SymbolGlyph(width: 10, open: "M3 3.5 7 12 3 20.5"),
    "chevron.compact.left": SymbolGlyph(width: 10, open: "M7 3.5 3 12l4 8.5"),
    "chevron.compact.down": SymbolGlyph(open: "M2.5 10 12 14l9.5-4"),
    "chevron.compact.up": SymbolGlyph(open: "M2.5 14 12 10l9.5 4"),
    "chevron.right.2": SymbolGlyph(open: "M4.5 5 11 12l-6.5 7M12.5 5 19 12l-6.5 7"),
    "chevron.left.2": SymbolGlyph(open: "M19.5 5 13 12l6.5 7M11.5 5 5 12l6.5 7"),
    "chevron.up.chevron.down": SymbolGlyph(width: 18, open: "M3.5 9.5 9 4l5.5 5.5M3.5 14.5 9 20l5.5-5.5"),
    "chevron.left.slash.chevron.right": SymbolGlyph(open: "M7 6.5 1.5 12 7 17.5M17 6.5l5.5 5.5-5.5 5.5M14 4l-4 16"),
    "arrow.up": SymbolGlyph(open: "M12 20V4M5.5 10.5 12 4l6.5 6.5"),
    "arrow.down": SymbolGlyph(open: "M12 4v16M5.5 13.5 12 20l6.5-6.5"),
    "arrow.left": SymbolGlyph(open: "M20 12H4M10.5 5.5 4 12l6.5 6.5"),
    "arrow.right": SymbolGlyph(open: "M4 12h16M13.5 5.5 20 12l-6.5 6.5"),
    "arrow.backward": SymbolGlyph(open: "M20 12H4M10.5 5.5 4 12l6.5 6.5"),
    "arrow.forward": SymbolGlyph(open: "M4 12h16M13.5 5.5 20 12l-6.5 6.5"),
    "arrow.up.right": SymbolGlyph(open: "M6 18 18 6M8.5 6H18v9.5"),
    "arrow.up.left": SymbolGlyph(open: "M18 18 6 6M15.5 6H6v9.5"),
    "arrow.down.left": SymbolGlyph(open: "M18 6 6 18M15.5 18H6V8.5"),
    "arrow.down.right": SymbolGlyph(open: "M6 6l12 12M8.5 18H18V8.5"),
    "arrow.up.arrow.down": SymbolGlyph(open: "M7.5 20V4M3 8.5 7.5 4 12 8.5M16.5 4v16M12 15.5l4.5 4.5 4.5-4.5"),
    "arrow.left.arrow.right": SymbolGlyph(open: "M20 7.5H4M8.5 3 4 7.5 8.5 12M4 16.5h16M15.5 12l4.5 4.5-4.5 4.5"),
    "arrow.left.and.right": SymbolGlyph(open: "M2.5 12h19M7 7.5 2.5 12 7 16.5M17 7.5l4.5 4.5-4.5 4.5"),
    "arrow.up.and.down": SymbolGlyph(open: "M12 2.5v19M7.5 7 12 2.5 16.5 7M7.5 17l4.5 4.5 4.5-4.5"),
    "arrow.up.left.and.arrow.down.right": SymbolGlyph(open: "M10 10 4 4M4 9V4h5M14 14l6 6M20 15v5h-5"),
    "arrow.down.right.and.arrow.up.left": SymbolGlyph(open: "M4 4l6 6M10 5v5H5M20 20l-6-6M14 19v-5h5"),
    "arrow.clockwise": SymbolGlyph(open: "M20 12a8 8 0 1 1-2.5-5.8M18 2v4.5h-4.5"),
    "arrow.counterclockwise": SymbolGlyph(open: "M4 12a8 8 0 1 0 2.5-5.8M6 2v4.5h4.5"),
    "goforward": SymbolGlyph(open: "M20 12.5a8 8 0 1 1-4-6.9M12.5 2.5l4 3-3.5 3.5"),
    "gobackward": SymbolGlyph(open: "M4 12.5a8 8 0 1 0 4-6.9M11.5 2.5l-4 3L11 9"),
    "arrow.2.circlepath": SymbolGlyph(
      open: "M4 11a8 8 0 0 1 14.5-3.5M20 13a8 8 0 0 1-14.5 3.5M19 3.5v4.5h-4.5M5 20.5V16h4.5"),
    "arrow.2.squarepath": SymbolGlyph(open: "M3 14V7h13M12.5 3.5 16 7l-3.5 3.5M21 10v7H8M11.5 13.5 8 17l3.5 3.5"),
    "arrow.uturn.left": SymbolGlyph(open: "M8.5 4 4 8.5 8.5 13M4 8.5h10a5.5 5.5 0 0 1 0 11H9"),
    "arrow.uturn.right": SymbolGlyph(open: "M15.5 4 20 8.5 15.5 13M20 8.5H10a5.5 5.5 0 0 0 0 11h5"),
    "arrow.turn.left.up": SymbolGlyph(open: "M4.5 8 9 3.5 13.5 8M9 3.5V15c0 3 1.5 5 4.5 5H18"),
    "arrow.turn.up.left": SymbolGlyph(open: "M8 4.5 3.5 9 8 13.5M3.5 9H15c3 0 5 1.5 5 4.5V18"),
    "arrow.turn.up.right": SymbolGlyph(open: "M16 4.5 20.5 9 16 13.5M20.5 9H9c-3 0-5 1.5-5 4.5V18"),
    "arrowshape.turn.up.left": SymbolGlyph(body: "M10 4 2.5 11l7.5 7v-4c5 0 8.5 1.5 11 5 0-7-4-11-11-11z"),
    "arrowshape.turn.up.right": SymbolGlyph(body: "M14 4l7.5 7-7.5 7v-4c-5 0-8.5 1.5-11 5 0-7 4-11 11-11z"),
    "arrow.triangle.branch": SymbolGlyph(
      body: "\(circle(6, 5.5, 2.3))\(circle(6, 18.5, 2.3))",
      open: "M6 7.8v8.4M6 15c0-4 10-2 10-8M12.5 8.5 16 5l3.5 3.5"),
    "square.and.arrow.up": SymbolGlyph(open: "M8.5 9.5H5.5v12h13v-12h-3M12 15.5v-13M8 6.5l4-4 4 4"),
    "square.and.arrow.down": SymbolGlyph(open: "M8.5 9.5H5.5v12h13v-12h-3M12 2.5v13M8 11.5l4 4 4-4"),
    "square.and.pencil": SymbolGlyph(
      body: "M19.5 2.5l2 2-9.5 9.5-3 1 1-3z",
      open: "M12.5 4.5H5.5c-1.1 0-2 .9-2 2v12c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2v-7"),
    "rectangle.portrait.and.arrow.right": SymbolGlyph(
      open:
        "M14.5 8V5c0-1.1-.9-2-2-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h7.5c1.1 0 2-.9 2-2v-3M8.5 12H22M18.5 8.5 22 12l-3.5 3.5"
    ),
    "rectangle.portrait.and.arrow.forward": SymbolGlyph(
      open:
        "M14.5 8V5c0-1.1-.9-2-2-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h7.5c1.1 0 2-.9 2-2v-3M8.5 12H22M18.5 8.5 22 12l-3.5 3.5"
    ),
    "rectangle.expand.vertical": SymbolGlyph(
      open: "M3 9.5h18v5H3zM12 6.5V2.5M9.5 4.5 12 2l2.5 2.5M12 17.5v4M9.5 19.5 12 22l2.5-2.5"),
    "rectangle.compress.vertical": SymbolGlyph(
      open: "M3 9.5h18v5H3zM12 2v5M9.5 4.5 12 7l2.5-2.5M12 22v-5M9.5 19.5 12 17l2.5 2.5"),
    "shuffle": SymbolGlyph(
      open: "M2.5 7h4c4 0 6 10 10 10h5M2.5 17h4c4 0 6-10 10-10h5M18.5 4l3 3-3 3M18.5 14l3 3-3 3"),
    "repeat": SymbolGlyph(
      open: "M4 11.5V9c0-1.7 1.3-3 3-3h13M17 3l3 3-3 3M20 12.5V15c0 1.7-1.3 3-3 3H4M7 15l-3 3 3 3"),
  ]
}
