extension SymbolGlyph {
  /// Things of the house, of shops and of letters, by the names that Apple's symbols have.
  static let things: [String: SymbolGlyph] = [
    "house": SymbolGlyph(
      body: "M5 10.5V20.5h14V10.5L12 4.2z",
      detail: "M10 20.5V14.5h4v6",
      open: "M2.5 12.2 12 3.7l9.5 8.5"),
    "building.2": SymbolGlyph(
      body: "M3 21V4.5h9V21zM12 21V9.5h9V21z",
      detail: "M6 8.5h3M6 12.5h3M6 16.5h3M15 13.5h3M15 17h3"),
    "bell": SymbolGlyph(
      body:
        "M12 3c-3.6 0-6 2.6-6 6.2 0 4.3-1.5 6-2.7 7.2-.5.5-.2 1.3.6 1.3h16.2c.8 0 1.1-.8.6-1.3-1.2-1.2-2.7-2.9-2.7-7.2C18 5.6 15.6 3 12 3z",
      open: "M9.8 20.2c.6 1.5 3.8 1.5 4.4 0"),
    "gear": SymbolGlyph(body: gear, detail: circle(12, 12, 3.4)),
    "wrench": SymbolGlyph(
      body:
        "M20.7 6.3 17.5 9.5 14.5 6.5 17.7 3.3a5.5 5.5 0 0 0-7.3 7L3.6 17.1a2.3 2.3 0 0 0 3.3 3.3l6.8-6.8a5.5 5.5 0 0 0 7-7.3z"
    ),
    "hammer": SymbolGlyph(
      body: "M5 8.5 9.5 4c1.5-1.2 4-1 5.5.5l4.5 4.5-2.8 2.8-2.2-1.6-2.5 2.5-3.5-3.5zM11 12l-8 8 1.8 1.8 8-8z"),
    "screwdriver": SymbolGlyph(body: "M14 3.5 20.5 10l-3 3-6.5-6.5zM12.5 9.5 4 18v2.5h2.5L15 12z"),
    "paintbrush": SymbolGlyph(
      body:
        "M20.5 3.5c-4 1.8-8 5.5-9.5 9l1 1c3.5-1.5 7.2-5.5 9-9.5zM9.8 13.5c-2.3-.3-4 1.2-4.3 3.2-.2 1.5-1 2.2-2.5 2.8 3.5 1.8 8.5.8 8.8-3.5z"
    ),
    "trash": SymbolGlyph(
      body: "M5.3 6.5 6.5 21h11l1.2-14.5z",
      detail: "M9.5 10l.4 7.5M14.5 10l-.4 7.5",
      open: "M3.5 6.5h17M9 6.2 9.6 3.5h4.8l.6 2.7"),
    "lock": SymbolGlyph(body: "M5.5 10.5h13v10h-13z", open: "M8 10.2V7.3a4 4 0 0 1 8 0v2.9"),
    "lock.open": SymbolGlyph(body: "M3.5 10.5h13v10h-13z", open: "M13.5 10.2V7.3a4 4 0 0 1 8 0v2.5"),
    "key": SymbolGlyph(
      body: "M14.5 14.5a5.8 5.8 0 1 0-5.3-3.5L3 17.2V21h4v-2.5h2.5V16l2-2a5.8 5.8 0 0 0 3 .5z",
      detail: circle(15.8, 8.2, 1.5)),
    "folder": SymbolGlyph(
      body: "M2.5 6.2c0-1 .7-1.7 1.7-1.7h4.6l2 2.2h9c1 0 1.7.7 1.7 1.7v9.4c0 1-.7 1.7-1.7 1.7H4.2c-1 0-1.7-.7-1.7-1.7z",
      detail: "M2.5 10h19"),
    "tray": SymbolGlyph(
      body: "M2.5 13.5 5.5 5h13l3 8.5v5.3H2.5z",
      detail: "M2.5 13.5h5.5c0 2 1.5 3.2 4 3.2s4-1.2 4-3.2h5.5"),
    "archivebox": SymbolGlyph(body: "M2.5 4.5h19v4h-19zM4 8.5V20h16V8.5z", detail: "M9.5 12.5h5"),
    "tag": SymbolGlyph(body: "M2.8 4.3v7.2l9.7 9.7 8.2-8.2L11 3.3H3.8c-.6 0-1 .4-1 1z", dots: circle(7.2, 7.7, 1.5)),
    "bookmark": SymbolGlyph(body: "M6.5 3.2h11V21L12 16.3 6.5 21z"),
    "flag": SymbolGlyph(body: "M5.5 4.5c4-2 8 2 14 0v9.5c-6 2-10-2-14 0z", open: "M5.5 3.5V21.5"),
    "cart": SymbolGlyph(
      body: "M6 6.5h15L18.8 15H8z",
      dots: "\(circle(9.3, 19.5, 1.6))\(circle(17.3, 19.5, 1.6))",
      open: "M2 3.5h3L8 15"),
    "bag": SymbolGlyph(body: "M4.8 8h14.4l1 12.8H3.8z", open: "M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5"),
    "creditcard": SymbolGlyph(body: roundedRect(2, 5, 20, 14, 2.2), detail: "M2 9.5h20M5 15.5h4"),
    "banknote": SymbolGlyph(body: roundedRect(2, 6, 20, 12, 1.5), detail: circle(12, 12, 2.8)),
    "gift": SymbolGlyph(
      body: "M3 8.5h18v4H3zM4.5 12.5V21h15v-8.5z",
      detail: "M12 8.5V21",
      open: "M12 8C8 8 6.3 6.8 6.8 5c.5-1.9 3.6-2 5.2 3 1.6-5 4.7-4.9 5.2-3 .5 1.8-1.2 3-5.2 3z"),
    "briefcase": SymbolGlyph(body: roundedRect(2.5, 7, 19, 13, 2), detail: "M2.5 12.5h19", open: "M8.5 7V4.5h7V7"),
    "case": SymbolGlyph(body: roundedRect(2.5, 7, 19, 13, 2), open: "M8.5 7V4.5h7V7"),
    "book": SymbolGlyph(
      body: "M12 6.2C9.5 4.2 6 3.8 2.5 4.8v14c3.5-1 7-.6 9.5 1.4 2.5-2 6-2.4 9.5-1.4v-14c-3.5-1-7-.6-9.5 1.4z",
      detail: "M12 6.2v14"),
    "books.vertical": SymbolGlyph(body: "M4 4h4.5v16.5H4zM8.5 6.5H13v14H8.5zM14.3 6.3l3.8-1 3.6 14-3.8 1z"),
    "newspaper": SymbolGlyph(
      body: roundedRect(3, 4, 18, 16.5, 2),
      detail: "M6.5 8h5v4.5h-5zM14.5 8h3.5M14.5 12h3.5M6.5 16.5h11.5"),
    "graduationcap": SymbolGlyph(
      body: "M12 5 1.5 10 12 15l10.5-5z",
      open: "M5.5 12.5V17c2 2.5 11 2.5 13 0v-4.5M22.5 10v6"),
    "map": SymbolGlyph(body: "M2.5 6.5 9 3.5l6 3 6.5-3v14L15 20.5l-6-3-6.5 3z", detail: "M9 3.5v14M15 6.5v14"),
    "mappin": SymbolGlyph(body: circle(12, 6.8, 3.8), open: "M12 10.6V21.5"),
    "mappin.and.ellipse": SymbolGlyph(
      body: circle(12, 6.5, 3.5),
      open: "M12 10v8M8 15.5c-7 1-6.5 5.5 4 5.5s11-4.5 4-5.5"),
    "location": SymbolGlyph(body: "M21 3 3.5 10.8l8 1.7 1.7 8z"),
    "pin": SymbolGlyph(body: "M8.5 3.5h7l-.8 7 3.3 3.5H6l3.3-3.5z", open: "M12 14v7.5"),
    "link": SymbolGlyph(
      open: "M10 14a4.2 4.2 0 0 0 6 0l4-4a4.2 4.2 0 0 0-6-6l-2 2M14 10a4.2 4.2 0 0 0-6 0l-4 4a4.2 4.2 0 0 0 6 6l2-2"),
    "paperclip": SymbolGlyph(
      open: "M19.5 11.5 11.3 19.7a5 5 0 0 1-7-7L13 4a3.4 3.4 0 0 1 4.8 4.8l-8.3 8.3a1.7 1.7 0 0 1-2.4-2.4L14.5 7.3"),
    "scissors": SymbolGlyph(
      body: "\(circle(6, 17.5, 2.8))\(circle(6, 6.5, 2.8))",
      open: "M8.2 8.2 21 18.5M8.2 15.8 21 5.5"),
    "paperplane": SymbolGlyph(body: "M21.5 2.5 2.5 10.5l6.8 3.2 3.2 7.8z", detail: "M21.5 2.5 9.3 13.7"),
    "envelope": SymbolGlyph(body: roundedRect(2, 5, 20, 14.5, 2), detail: "M2.8 6.5 12 13.5l9.2-7"),
    "message": SymbolGlyph(body: bubble),
    "bubble.left": SymbolGlyph(body: bubble),
    "bubble.right": SymbolGlyph(
      body:
        "M6 4h12c1.9 0 3.5 1.5 3.5 3.4v6.1c0 1.9-1.6 3.4-3.5 3.4l.5 4-5-4H6c-1.9 0-3.5-1.5-3.5-3.4V7.4C2.5 5.5 4.1 4 6 4z"
    ),
    "text.bubble": SymbolGlyph(body: bubble, detail: "M6.5 8.5h11M6.5 12.5h7"),
    "ellipsis.bubble": SymbolGlyph(
      body: bubble,
      dots: "\(circle(8, 10.5, 1.2))\(circle(12, 10.5, 1.2))\(circle(16, 10.5, 1.2))"),
    "bubble.left.and.bubble.right": SymbolGlyph(
      body:
        "M4 3.5h9c1.2 0 2 .8 2 2V10c0 1.2-.8 2-2 2H8l-3 2.5V12H4c-1.2 0-2-.8-2-2V5.5c0-1.2.8-2 2-2zM17.5 9H20c1.2 0 2 .8 2 2v4.5c0 1.2-.8 2-2 2h-1V20l-3-2.5h-5c-1 0-1.7-.6-1.9-1.5"
    ),
    "phone": SymbolGlyph(
      body:
        "M7.5 3.2 10 8 7.8 10.2c1 2.5 3.5 5 6 6L16 14l4.8 2.5c0 2.5-1.8 4.3-4 4.3C9.5 20.8 3.2 14.5 3.2 7.2c0-2.2 1.8-4 4.3-4z"
    ),
    "phone.down": SymbolGlyph(
      body:
        "M12 8.5c5.5 0 10 2.5 10 5.5 0 1.5-1 2.5-2.5 2.2l-3-.6c-1-.2-1.3-1-1.3-2v-1.4c-2-.6-4.4-.6-6.4 0v1.4c0 1-.3 1.8-1.3 2l-3 .6C3 16.5 2 15.5 2 14c0-3 4.5-5.5 10-5.5z"
    ),
    "camera": SymbolGlyph(
      body:
        "M2.5 8c0-1 .7-1.7 1.7-1.7h3.3L9 4h6l1.5 2.3h3.3c1 0 1.7.7 1.7 1.7v10.3c0 1-.7 1.7-1.7 1.7H4.2c-1 0-1.7-.7-1.7-1.7z",
      detail: circle(12, 12.8, 4)),
    "photo": SymbolGlyph(
      body: roundedRect(2, 4.5, 20, 15, 2.2),
      detail: "M2 16.5l5.5-5 5 4.5 3-2.5 6.5 5",
      dots: circle(15.8, 9, 1.6)),
    "photo.on.rectangle": SymbolGlyph(
      body: roundedRect(5.5, 7, 16.5, 13, 2),
      detail: "M5.5 17l4.5-4 4 3.5 2.5-2 5.5 4",
      open: "M3 16V6c0-1.1.9-2 2-2h13"),
    "video": SymbolGlyph(body: "\(roundedRect(1.5, 6, 14.5, 12, 2.2))M16 10.5 22 7.5v9L16 13.5z"),
    "film": SymbolGlyph(
      body: roundedRect(2.5, 4.5, 19, 15, 1.8),
      detail: "M7 4.5v15M17 4.5v15M2.5 9.5H7M2.5 14.5H7M17 9.5h4.5M17 14.5h4.5M7 12h10"),
    "mic": SymbolGlyph(
      body: "M12 2.5a3.5 3.5 0 0 0-3.5 3.5v5.5a3.5 3.5 0 0 0 7 0V6A3.5 3.5 0 0 0 12 2.5z",
      open: "M5.5 10.5v1.2a6.5 6.5 0 0 0 13 0v-1.2M12 18.2v3.3M8.5 21.5h7"),
    "speaker": SymbolGlyph(body: "M5 9H9L14 4.5v15L9 15H5z"),
    "speaker.wave.1": SymbolGlyph(body: "M4 9h4l5-4.5v15L8 15H4z", open: "M16 9.2a4.5 4.5 0 0 1 0 5.6"),
    "speaker.wave.2": SymbolGlyph(
      body: "M3 9h4l5-4.5v15L7 15H3z",
      open: "M15 9.2a4.5 4.5 0 0 1 0 5.6M17.8 6.8a8.2 8.2 0 0 1 0 10.4"),
    "speaker.wave.3": SymbolGlyph(
      body: "M2 9h3.5L10 4.8v14.4L5.5 15H2z",
      open: "M13 9.2a4.5 4.5 0 0 1 0 5.6M15.8 6.8a8.2 8.2 0 0 1 0 10.4M18.6 4.5a11.8 11.8 0 0 1 0 15"),
    "headphones": SymbolGlyph(
      body: "M3 14.5h3.5v6H5c-1.1 0-2-.9-2-2zM21 14.5h-3.5v6H19c1.1 0 2-.9 2-2z",
      open: "M3 15v-2.5a9 9 0 0 1 18 0V15"),
    "music.note": SymbolGlyph(
      body: "M10.5 18.2a2.8 2.3 0 1 1-5.6 0 2.8 2.3 0 0 1 5.6 0z",
      open: "M10.5 18V3.5c1.5 2.5 6.5 3 6.5 7.5"),
    "music.note.list": SymbolGlyph(
      body: "M11.5 18.2a2.5 2.1 0 1 1-5 0 2.5 2.1 0 0 1 5 0z",
      open: "M11.5 18V7.5l8-2V14M2 6h6M2 10.5h6"),
  ]
}
