extension SymbolGlyph {
  /// People, weather, plants and animals, by the names that Apple's symbols have.
  static let people: [String: SymbolGlyph] = [
    "person": SymbolGlyph(
      body: "M16.2 7.7a4.2 4.2 0 1 1-8.4 0 4.2 4.2 0 0 1 8.4 0zM4 20.4c0-4.2 3.4-6.2 8-6.2s8 2 8 6.2z"),
    "person.2": SymbolGlyph(
      body:
        "M11.8 8.6a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0zM2 19.4c0-3.6 2.7-5.2 6.5-5.2s6.5 1.6 6.5 5.2zM19.6 9.4a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 0 1 5.2 0zM17.6 18.6h4.9c0-3-2-4.4-5.4-4.4"
    ),
    "person.3": SymbolGlyph(
      body:
        "M14.8 8.4a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0zM6.6 19c0-3.2 2.2-4.6 5.4-4.6s5.4 1.4 5.4 4.6zM6.8 9.6a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM21.2 9.6a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM1 17.6c0-2.4 1.4-3.6 4-3.6M23 17.6c0-2.4-1.4-3.6-4-3.6"
    ),
    "person.crop": SymbolGlyph(
      body: "M15.6 9.2a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0zM4.5 22c.6-4.2 3.4-6.2 7.5-6.2s6.9 2 7.5 6.2z"),
    "figure.walk": SymbolGlyph(
      body: "M15 3.4a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0z",
      open: "M8 12.5 9.5 9l3-1.5 1.5 4 3.5 1.5M12.5 7.5 11.5 14l3.5 3 1 5M11.5 14l-1 4.5L7.5 22"),
    "face.smiling": SymbolGlyph(
      body: circle(12, 12, 9.5),
      detail: "M7.6 13.8c1.8 4.2 7 4.2 8.8 0",
      dots: "\(circle(8.7, 9.6, 1.2))\(circle(15.3, 9.6, 1.2))"),
    "hand.raised": SymbolGlyph(
      body:
        "M7.2 12V6a1.4 1.4 0 0 1 2.8 0v4.5V4a1.4 1.4 0 0 1 2.8 0v6.5V5a1.4 1.4 0 0 1 2.8 0v6.5V8a1.4 1.4 0 0 1 2.8 0v7c0 4-2.6 7-6.4 7-3.2 0-4.8-1.6-6.2-4.4L4 13.8c-.8-1.7 1.2-2.8 2.2-1.5z"
    ),
    "hand.thumbsup": SymbolGlyph(
      body:
        "M8.5 10.5 12 3c1.8 0 2.8 1.4 2.3 3.2L13.5 9h5.3c1.4 0 2.2 1 1.9 2.3l-1.7 7c-.3 1.2-1.2 1.9-2.4 1.9H8.5zM4 10.5h2v9.7H4z"
    ),
    "hand.thumbsdown": SymbolGlyph(
      body:
        "M15.5 13.5 12 21c-1.8 0-2.8-1.4-2.3-3.2l.8-2.8H5.2c-1.4 0-2.2-1-1.9-2.3l1.7-7C5.3 4.5 6.2 3.8 7.4 3.8h8.1zM20 13.5h-2V3.8h2z"
    ),
    "eye": SymbolGlyph(
      body: "M1.8 12c2.6-4.6 6-6.8 10.2-6.8s7.6 2.2 10.2 6.8c-2.6 4.6-6 6.8-10.2 6.8S4.4 16.6 1.8 12z",
      detail: circle(12, 12, 3.3)),
    "ear": SymbolGlyph(body: "M7 9a5 5 0 0 1 10 0c0 3.6-3.5 4-3.5 7.5 0 2-1 3.5-3 3.5-1.8 0-3-1.2-3-3z"),
    "heart": SymbolGlyph(
      body:
        "M12 20.8C5 15.7 2.3 12.4 2.3 8.8 2.3 5.8 4.5 3.7 7.2 3.7c2 0 3.8 1.1 4.8 3 1-1.9 2.8-3 4.8-3 2.7 0 4.9 2.1 4.9 5.1 0 3.6-2.7 6.9-9.7 12z"
    ),
    "star": SymbolGlyph(body: "M12 2.5l2.9 6.4 6.9.8-5.1 4.7 1.4 6.9L12 17.8l-6.1 3.5 1.4-6.9L2.2 9.7l6.9-.8z"),
    "sparkles": SymbolGlyph(
      body:
        "M10 4l1.7 5.3L17 11l-5.3 1.7L10 18l-1.7-5.3L3 11l5.3-1.7zM18.5 14l.9 2.6 2.6.9-2.6.9-.9 2.6-.9-2.6-2.6-.9 2.6-.9zM18.5 2l.7 1.8 1.8.7-1.8.7-.7 1.8-.7-1.8-1.8-.7 1.8-.7z"
    ),
    "sun.max": SymbolGlyph(body: circle(12, 12, 4.2), open: sunRays(6.8, 9.8)),
    "sun.min": SymbolGlyph(body: circle(12, 12, 4.2), open: sunRays(7, 8)),
    "moon": SymbolGlyph(body: "M20.5 14.5A9 9 0 0 1 9.5 3.5a9 9 0 1 0 11 11z"),
    "moon.stars": SymbolGlyph(
      body: "M17.5 16A8 8 0 0 1 8 6.5 8 8 0 1 0 17.5 16z",
      open: "M16 3v4M14 5h4M20.5 9v3M19 10.5h3"),
    "cloud": SymbolGlyph(body: cloud),
    "cloud.rain": SymbolGlyph(
      body: "M6.5 14a4 4 0 0 1-.3-8A5.8 5.8 0 0 1 17 5.5a4.3 4.3 0 0 1 .5 8.5z",
      open: "M7.5 17l-1 3M12 17l-1 3M16.5 17l-1 3"),
    "cloud.snow": SymbolGlyph(
      body: "M6.5 14a4 4 0 0 1-.3-8A5.8 5.8 0 0 1 17 5.5a4.3 4.3 0 0 1 .5 8.5z",
      dots: "\(circle(7.5, 18, 1.1))\(circle(12, 20, 1.1))\(circle(16.5, 18, 1.1))"),
    "cloud.bolt": SymbolGlyph(
      body: "M6.5 14a4 4 0 0 1-.3-8A5.8 5.8 0 0 1 17 5.5a4.3 4.3 0 0 1 .5 8.5z",
      open: "M13 15.5 10.5 19H13l-1.5 3"),
    "cloud.sun": SymbolGlyph(
      body: "M6.5 20.5a4 4 0 0 1-.3-8A5.6 5.6 0 0 1 16.6 12a4.2 4.2 0 0 1 .5 8.5z",
      open: "M12.5 6.5a3.8 3.8 0 0 1 6.3 4M16 2.5V3.5M21.5 8h-1M20.2 3.8l-.8.8M11.5 3.5l.7.9"),
    "snow": SymbolGlyph(
      open: "M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8M9.5 4 12 6.5 14.5 4M9.5 20l2.5-2.5 2.5 2.5"),
    "wind": SymbolGlyph(open: "M2.5 9.5h11.5a3 3 0 1 0-3-3M2.5 13.5h15.5a3 3 0 1 1-3 3M2.5 17.5h8.5"),
    "drop": SymbolGlyph(body: "M12 2.5c4 5 6.5 8.5 6.5 12a6.5 6.5 0 0 1-13 0c0-3.5 2.5-7 6.5-12z"),
    "flame": SymbolGlyph(
      body: "M12.5 2c.5 4-6.5 7-6.5 13a6.3 6.3 0 0 0 12.5 0c0-3-1.5-5-2.5-6.5-.3 1.7-1 2.5-2 3 .5-3.5.5-6.5-1.5-9.5z"),
    "bolt": SymbolGlyph(body: "M13.5 2 4.5 13.5h6.5L9.5 22l9.5-12h-6.8z"),
    "leaf": SymbolGlyph(
      body: "M20.5 3.5C12 3.5 4.5 5.5 4.5 13c0 4 3 6.5 6.5 6.5 7.5 0 9.5-8 9.5-16z",
      open: "M3 21c2-5 6-8.5 11-10.5"),
    "tree": SymbolGlyph(body: "M12 2 19 10h-3l4.5 6.5h-17L8 10H5z", open: "M12 16.5V22"),
    "pawprint": SymbolGlyph(
      body:
        "M12 11.5c-3 0-5.5 3.5-5.5 6 0 3 3.5 2 5.5 2s5.5 1 5.5-2c0-2.5-2.5-6-5.5-6zM10.5 6a2 2.5 0 1 1-4 0 2 2.5 0 0 1 4 0zM17.5 6a2 2.5 0 1 1-4 0 2 2.5 0 0 1 4 0zM6 11.5a1.8 2.2 0 1 1-3.6 0 1.8 2.2 0 0 1 3.6 0zM21.6 11.5a1.8 2.2 0 1 1-3.6 0 1.8 2.2 0 0 1 3.6 0z"
    ),
    "ladybug": SymbolGlyph(
      body:
        "M12 7.5a6.5 6.5 0 0 0-6.5 6.5c0 4 3 7.5 6.5 7.5s6.5-3.5 6.5-7.5A6.5 6.5 0 0 0 12 7.5zM8.5 8a3.5 3.5 0 0 1 7 0",
      detail: "M12 8v13.5",
      open: "M5.5 14h-3M21.5 14h-3M9 4 7.5 2.5M15 4l1.5-1.5"),
    "ant": SymbolGlyph(
      body: "\(circle(12, 6, 2.5))\(circle(12, 11.5, 2.2))M15.5 18a3.5 4 0 1 1-7 0 3.5 4 0 0 1 7 0z",
      open: "M10 4 8.5 2M14 4l1.5-2M9.5 11.5 5 8.5M14.5 11.5 19 8.5M8.5 17 5 19M15.5 17l3.5 2"),
    "hare": SymbolGlyph(
      body:
        "M4 17c0-4 3-6.5 7-6.5 1.5 0 3 .5 4 1.2C14 8 13.5 4.5 15 4c1.5-.5 2.8 3 3 6 2.5.5 3.5 2.5 3.5 4 0 1.8-1.5 3-3.5 3z"
    ),
    "tortoise": SymbolGlyph(
      body: "M3.5 15.5c0-5 3.5-8 7.5-8s7 3 7 8zM18 13c.5-2.5 4-2.5 4 0 0 1.5-1.5 2.5-4 2.5",
      open: "M6 15.5v3M15 15.5v3"),
  ]
}
