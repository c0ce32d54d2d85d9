import FontFiles
import Foundation
import LayoutModel
import LayoutTestSupport
import Testing

/// The content of font files, and the faults of broken ones.
struct FontFileTests {
  private static let regular = bytes(of: "Grid-Regular.ttf")
  private static let bold = bytes(of: "Grid-Bold.otf")

  private static func bytes(of name: String) -> [UInt8] {
    (try? Data(contentsOf: URL(fileURLWithPath: Checkout.path("Fixtures/Fonts/\(name)")))).map { [UInt8]($0) } ?? []
  }

  /// A number in four bytes, the highest first.
  private static func word(_ number: Int) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  @Test("A file tells its font's name and its lines' height, of the table that UIKit reads")
  func reads() throws {
    let member = try #require(try FontFile(reading: Self.regular).members.first)
    #expect(member.postScriptName == "Grid-Regular" && member.index == 0)
    #expect(member.ascender == 0.8 && member.descender == 0.2)
    #expect(try FontFile(reading: Self.bold).members.map(\.postScriptName) == ["Grid-Bold"])
  }

  @Test("A collection tells all of its fonts")
  func readsCollections() throws {
    var collection = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 2]
    let first = 20
    for start in [first, first] { collection += Self.word(start) }
    var font = Self.regular
    // Tables are told by their place in the file.
    for record in 0..<(Int(font[4]) << 8 | Int(font[5])) {
      let place = 12 + 16 * record + 8
      let offset = font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } + first
      font.replaceSubrange(place..<place + 4, with: Self.word(offset))
    }
    let members = try FontFile(reading: collection + font).members
    #expect(members.map(\.index) == [0, 1] && members.map(\.postScriptName) == ["Grid-Regular", "Grid-Regular"])
  }

  @Test(
    "What isn't a font is told",
    arguments: [
      ([], FontFault.wrongFormat), (Array("<svg/>".utf8), .wrongFormat), (Array("wOF2".utf8), .wrongFormat),
      (Array("ttcf".utf8), .missingDirectory), (Array("OTTO".utf8) + [0, 9], .missingDirectory),
      (Array("OTTO".utf8) + [0, 0], .missingTable("head")),
    ])
  func tellsFaults(bytes: [UInt8], fault: FontFault) {
    #expect(throws: fault) { try FontFile(reading: bytes) }
  }

  @Test("A font's em without units is told")
  func tellsUnits() throws {
    var font = Self.regular
    let head = try #require(font.firstRange(of: Array("head".utf8))).lowerBound
    let offset = font[head + 8..<head + 12].reduce(0) { $0 << 8 | Int($1) }
    font.replaceSubrange(offset + 18..<offset + 20, with: [0, 0])
    #expect(throws: FontFault.unitsPerEm(0)) { try FontFile(reading: font) }
  }

  @Test("A file that is cut off anywhere is told, or read as far as it goes")
  func survivesCuts() throws {
    let whole = try FontFile(reading: Self.regular).members
    for count in Self.regular.indices {
      let members = try? FontFile(reading: Array(Self.regular.prefix(count))).members
      #expect(members == nil || members == [] || members == whole, "\(count)")
    }
  }

  @Test("A font whose lines have no height is told of: by them texts' lines couldn't be counted")
  func refusesNoLineHeight() throws {
    var bytes = Self.regular
    for table in ["hhea", "OS/2"] {
      let record = try #require(bytes.indices.dropLast(4).first { Array(bytes[$0..<$0 + 4]) == Array(table.utf8) })
      let start = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) } + (table == "hhea" ? 4 : 68)
      for place in start..<start + 4 { bytes[place] = 0 }
    }
    #expect(throws: FontFault.noLineHeight) { try FontFile(reading: bytes) }
  }
}

/// Texts as HarfBuzz sets them.
@Suite(.enabled(if: HarfBuzz.installed != nil, "HarfBuzz isn't installed"))
struct FontFaceTests {
  private static func face(_ bytes: [UInt8], identity: String = "test") -> FontFace? {
    guard let library = HarfBuzz.installed, let member = try? FontFile(reading: bytes).members.first else { return nil }
    return FontFace(member, in: bytes, identity: identity, library)
  }

  private static func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: Checkout.path("Fixtures/Fonts/\(name)"))))
  }

  @Test("Advances have kerning, ligatures share theirs, and what the font lacks has none")
  func measures() throws {
    let face = try #require(Self.face(try Self.bytes(of: "Grid-Regular.ttf")))
    #expect(face.advances(of: "ab i") == [0.5, 0.5, 0.25, 0.25])
    #expect(face.advances(of: "AVA") == [0.6, 0.7, 0.7])
    #expect(face.advances(of: "fin") == [0.3, 0.3, 0.5])
    #expect(face.advances(of: "aéß") == [0.5, nil, nil])
    #expect(face.advances(of: "a👩‍👩‍👧b") == [0.5, nil, 0.5])
    #expect(face.advances(of: "") == [])
    let bold = try #require(Self.face(try Self.bytes(of: "Grid-Bold.otf"), identity: "bold"))
    #expect(bold.advances(of: "af") == [0.6, 0.6])
    #expect(bold != face)
  }

  @Test("Every character has an advance, whatever the text")
  func measuresAnything() throws {
    let face = try #require(Self.face(try Self.bytes(of: "Grid-Regular.ttf")))
    for text in ["\r\na\n", "مرحبا a", "a\u{301}\u{302}", "\u{200D}", "नमस्ते", "\u{1F1E9}\u{1F1EA}", "\u{0}", "\u{FFFD}"]
    {
      #expect(face.advances(of: text).count == text.count, "\(text.debugDescription)")
    }
  }

  @Test("A font that was changed anywhere measures something, in time")
  func survivesChanges() throws {
    var random = SeededGenerator(seed: 17)
    for name in ["Grid-Regular.ttf", "Grid-Bold.otf"] {
      let bytes = try Self.bytes(of: name)
      for _ in 0..<400 {
        var changed = bytes
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          changed[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        for advance in Self.face(changed)?.advances(of: "AV fin hello") ?? [] {
          #expect(advance.map { $0 >= 0 && $0.isFinite } ?? true)
        }
      }
    }
  }

  @Test("A machine without HarfBuzz has none")
  func isOptional() { #expect(HarfBuzz(named: ["libnone.so.0"]) == nil) }
}
