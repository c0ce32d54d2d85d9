import Testing

@testable import ViewKinds

/// System symbols as pictures draw them.
struct SymbolDrawingTests {
  /// Names that public files and code have most.
  private static let used = """
    info.circle qrcode doc.on.doc applelogo play.fill ellipsis chevron.right chevron.compact.right square.and.arrow.up
    plus gear chevron.down xmark qrcode.viewfinder pencil star.fill globe doc.text.fill checkmark.circle.fill
    xmark.circle trash checkmark magnifyingglass heart person.2 pause.fill lock info house arrowshape.turn.up.right
    arrow.up.circle.fill arrow.down.circle timer square.stack.3d.down.right rectangle.portrait.and.arrow.right person
    pencil.circle paperplane.fill nosign lock.shield house.fill exclamationmark.octagon.fill clock
    checkmark.shield.fill checkmark.seal.fill xmark.circle.fill wrench waveform.circle.fill sun.min suit.heart.fill
    square.and.pencil speaker.wave.3.fill shuffle repeat rectangle.expand.vertical questionmark.circle.fill
    questionmark.circle plus.circle phone.down.fill person.fill paintbrush minus.circle iphone heart.fill
    hand.raised.fill flame exclamationmark.triangle.fill dot.radiowaves.left.and.right doc.fill desktopcomputer
    chevron.up checkmark.circle arrow.up.circle antenna.radiowaves.left.and.right xmark.shield xmark.bin.fill tray
    trash.fill tag.fill switch.2 sun.max.fill stop.circle star square.fill speaker.fill snow smallcircle.filled.circle
    safari rectangle.compress.vertical plus.square plus.bubble person.crop.circle.fill.badge.plus
    person.crop.circle.fill person.crop.circle.badge.checkmark person.crop.circle person.3 network minus.circle.fill
    mic.fill message.fill lock.open lock.fill lock.circle list.bullet line.3.horizontal.decrease line.3.horizontal
    ladybug hand.thumbsup.fill hand.thumbsup gearshape.fill gamecontroller forward.fill folder.fill folder eye.fill eye
    externaldrive.fill.badge.minus exclamationmark.circle.fill exclamationmark.bubble envelope.fill doc.text doc
    cloud.sun cloud.rain.fill cloud.fill circle chevron.left chevron.forward chevron.down.circle camera.fill
    calendar.circle.fill calendar bubble.left bookmark.circle.fill bitcoinsign.square bell.slash bell.circle.fill
    bell.badge bell backward.fill arrowshape.turn.up.left arrow.turn.left.up arrow.left.arrow.right.circle
    arrow.clockwise arrow.2.circlepath antenna.radiowaves.left.and.right.slash airplayaudio wifi wifi.slash
    person.badge.plus cart.fill creditcard photo video.fill map mappin.and.ellipse location.fill arrow.right
    chevron.backward bolt.fill moon.fill drop clock.fill gift bag key printer book.fill flag.fill link paperclip
    slider.horizontal.3 square.grid.2x2 chart.bar.fill 1.circle.fill 9.square dollarsign.circle at number keyboard
    headphones music.note film tv car.fill airplane leaf.fill pawprint.fill cube.fill sparkles crown.fill lightbulb
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test("The symbols that people use are drawn, each otherwise", arguments: used)
  func drawn(name: String) throws {
    let drawing = try #require(SymbolDrawing(named: name))
    #expect(!drawing.layers.isEmpty && drawing.layers.allSatisfy { $0.path.hasPrefix("M") })
    let alike = Self.used.filter { $0 != name && SymbolDrawing(named: $0) == drawing }
    #expect(alike.allSatisfy(Self.isAlias(name)), "\(name) is drawn as \(alike)")
  }

  /// Symbols of two names that Apple draws alike, or nearly so.
  private static func isAlias(_ name: String) -> (String) -> Bool {
    let groups: [Set<String>] = [
      ["gear", "gearshape.fill", "gearshape"], ["heart.fill", "suit.heart.fill"], ["chevron.right", "chevron.forward"],
      ["chevron.left", "chevron.backward"], ["trash.fill", "xmark.bin.fill"], ["message.fill", "bubble.left"],
      ["globe", "network"],
    ]
    return { other in groups.contains { $0.contains(name) && $0.contains(other) } }
  }

  @Test("A name is composed of a glyph, what it stands in, its fill, a badge and a slash")
  func composition() throws {
    let plain = try #require(SymbolDrawing(named: "bell"))
    let filled = try #require(SymbolDrawing(named: "bell.fill"))
    let slashed = try #require(SymbolDrawing(named: "bell.slash.fill"))
    #expect(!plain.layers.contains { $0.role == .area } && filled.layers.contains { $0.role == .area })
    #expect(slashed.layers.prefix(filled.layers.count) == filled.layers[...])
    #expect(slashed.layers.contains { $0.role == .cutLine } && slashed.layers.last?.role == .lineAbove)
    let inCircle = try #require(SymbolDrawing(named: "plus.circle"))
    #expect(inCircle.layers.contains { $0.scale < 1 } && inCircle.layers.first?.scale == 1)
    let cut = try #require(SymbolDrawing(named: "plus.circle.fill"))
    #expect(cut.layers.contains { $0.role == .cutLine && $0.scale < 1 })
    let badge = try #require(SymbolDrawing(named: "person.badge.plus"))
    #expect(badge.layers.contains { $0.role == .cutArea } && badge.layers.contains { $0.role == .lineAbove })
  }

  @Test("A name that isn't known is drawn as the longest beginning that is, and one without any as nothing")
  func unknown() throws {
    #expect(SymbolDrawing(named: "trash.and.something.else") == SymbolDrawing(named: "trash"))
    for name in ["", ".", "..", "nothing.is.called.so", "fill", "slash", "badge", ".fill", "badge.plus"] {
      #expect(SymbolDrawing(named: name) == nil, "\(name)")
    }
  }
}
