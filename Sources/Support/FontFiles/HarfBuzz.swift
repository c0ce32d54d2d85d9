#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// HarfBuzz, which sets text in a font. It is a library of the machine, loaded when a font is to be measured; it may be
/// missing. Only this file calls it; `Calls` names each call as HarfBuzz's manual does.
package final class HarfBuzz: Sendable {
  /// The machine's HarfBuzz, or `nil` if it has none.
  package static let installed = HarfBuzz(
    named: [
      "libharfbuzz.so.0", "libharfbuzz.0.dylib", "/opt/homebrew/lib/libharfbuzz.0.dylib",
      "/usr/local/lib/libharfbuzz.0.dylib",
    ])

  /// Its version, such as `6.0.0`.
  package let version: String
  private let calls: Calls

  /// Loads the first of some libraries that exists and has every call needed; it stays loaded.
  package init?(named names: [String]) {
    for name in names {
      guard let library = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) else { continue }
      guard let calls = unsafe try? Calls(library) else { continue }
      self.calls = calls
      version = unsafe String(cString: calls.versionString())
      return
    }
    return nil
  }

  /// A font to set text in. Several threads may use it: HarfBuzz never changes a frozen font.
  @safe package final class Font: Sendable {
    private let library: HarfBuzz
    private nonisolated(unsafe) let font: Calls.Object?
    private let unitsPerEm: Double

    /// Creates a font of a file.
    ///
    /// - Parameters:
    ///   - bytes: The file's content, which is copied. HarfBuzz skips broken parts.
    ///   - index: The font's index in a collection.
    ///   - library: HarfBuzz.
    package init(_ bytes: [UInt8], at index: Int, _ library: HarfBuzz) {
      self.library = library
      let calls = library.calls
      let blob = unsafe bytes.withUnsafeBytes {
        unsafe calls.makeBlob($0.baseAddress, UInt32(clamping: $0.count), Calls.duplicatesMemory, nil, nil)
      }
      let face = unsafe calls.makeFace(blob, UInt32(clamping: index))
      unsafe calls.freeBlob(blob)
      unsafe font = calls.makeFont(face)
      unsafe unitsPerEm = Double(max(1, calls.unitsPerEm(face)))
      unsafe calls.freeFace(face)
      unsafe calls.freeze(font)
    }

    deinit {
      unsafe library.calls.freeFont(font)
    }

    /// Returns the advances of a text's characters when set in one line, in ems. Kerning counts, and a ligature's
    /// advance is shared evenly. The value is `nil` for a character that the font lacks.
    package func advances(of text: String) -> [Double?] {
      let sums = advancesOfBytes(Array(text.utf8))
      var advances: [Double?] = []
      var offset = 0
      // The characters since the last one that a glyph belongs to, and the advance of these glyphs.
      var group = 0
      var total: Double? = 0
      func share() -> [Double?] { Array(repeating: total.map { $0 / Double(max(1, group)) }, count: group) }
      for character in text {
        let bytes = sums[offset..<offset + character.utf8.count]
        offset += character.utf8.count
        let own = bytes.compactMap(\.self)
        if !own.isEmpty {
          advances += share()
          group = 0
          let units = own.reduce(0) { $0 + $1.units }
          total = own.contains(where: \.isMissing) ? nil : min(max(0, units / unitsPerEm), Self.largestAdvance)
        }
        group += 1
      }
      return advances + share()
    }

    /// An upper bound, in ems: no character of a sound font is wider.
    private static let largestAdvance = 1_000.0

    /// The advance of the glyphs that begin at a byte, and whether one of them stands for a character that the font
    /// lacks.
    private struct Cluster {
      var units = 0.0
      var isMissing = false
    }

    /// Returns the glyph clusters by the byte of the text at which each begins.
    private func advancesOfBytes(_ bytes: [UInt8]) -> [Cluster?] {
      var clusters = [Cluster?](repeating: nil, count: bytes.count)
      let calls = library.calls
      guard let buffer = unsafe calls.makeBuffer() else { return clusters }
      defer { unsafe calls.freeBuffer(buffer) }
      let count = Int32(clamping: bytes.count)
      unsafe bytes.withUnsafeBufferPointer { unsafe calls.add(buffer, $0.baseAddress, count, 0, count) }
      // Otherwise the machine's language would apply.
      unsafe calls.setLanguage(buffer, calls.language("en", -1))
      unsafe calls.guessScript(buffer)
      unsafe calls.shape(font, buffer, nil, 0)
      var glyphs: UInt32 = 0
      guard let infos = unsafe calls.infos(buffer, &glyphs), let positions = unsafe calls.positions(buffer, &glyphs)
      else { return clusters }
      for index in 0..<Int(glyphs) {
        // hb_glyph_info_t is codepoint, mask, cluster and two words of its own; hb_glyph_position_t begins with
        // x_advance.
        let start = index * Self.recordBytes
        let glyph = unsafe infos.load(fromByteOffset: start, as: UInt32.self)
        let byte = Int(unsafe infos.load(fromByteOffset: start + 8, as: UInt32.self))
        let advance = unsafe positions.load(fromByteOffset: start, as: Int32.self)
        guard clusters.indices.contains(byte) else { continue }
        var cluster = clusters[byte] ?? Cluster()
        cluster.units += Double(advance)
        if glyph == 0 { cluster.isMissing = true }
        clusters[byte] = cluster
      }
      return clusters
    }

    private static let recordBytes = 20
  }

  /// HarfBuzz's calls; `Object` stands for each of its types.
  @safe private struct Calls: @unchecked Sendable {
    typealias Object = UnsafeMutableRawPointer

    /// `HB_MEMORY_MODE_DUPLICATE`: the library copies the bytes.
    static let duplicatesMemory: Int32 = 0

    let versionString: @convention(c) () -> UnsafePointer<CChar>
    let makeBlob: @convention(c) (UnsafeRawPointer?, UInt32, Int32, Object?, Object?) -> Object?
    let freeBlob: @convention(c) (Object?) -> Void
    let makeFace: @convention(c) (Object?, UInt32) -> Object?
    let freeFace: @convention(c) (Object?) -> Void
    let unitsPerEm: @convention(c) (Object?) -> UInt32
    let makeFont: @convention(c) (Object?) -> Object?
    let freeFont: @convention(c) (Object?) -> Void
    let freeze: @convention(c) (Object?) -> Void
    let makeBuffer: @convention(c) () -> Object?
    let freeBuffer: @convention(c) (Object?) -> Void
    let add: @convention(c) (Object?, UnsafePointer<UInt8>?, Int32, UInt32, Int32) -> Void
    let setLanguage: @convention(c) (Object?, Object?) -> Void
    let guessScript: @convention(c) (Object?) -> Void
    let language: @convention(c) (UnsafePointer<CChar>?, Int32) -> Object?
    let shape: @convention(c) (Object?, Object?, UnsafeRawPointer?, UInt32) -> Void
    let infos: @convention(c) (Object?, UnsafeMutablePointer<UInt32>) -> UnsafeRawPointer?
    let positions: @convention(c) (Object?, UnsafeMutablePointer<UInt32>) -> UnsafeRawPointer?

    /// An error for a library that lacks a call.
    struct Missing: Error {}

    /// Looks up the calls in a library.
    ///
    /// - Throws: `Missing` if one is missing.
    init(_ library: UnsafeMutableRawPointer) throws(Missing) {
      func call<Function>(_ name: String) throws(Missing) -> Function {
        guard let symbol = unsafe dlsym(library, "hb_\(name)") else { throw Missing() }
        return unsafe unsafeBitCast(symbol, to: Function.self)
      }
      unsafe versionString = try unsafe call("version_string")
      unsafe makeBlob = try unsafe call("blob_create")
      unsafe freeBlob = try unsafe call("blob_destroy")
      unsafe makeFace = try unsafe call("face_create")
      unsafe freeFace = try unsafe call("face_destroy")
      unsafe unitsPerEm = try unsafe call("face_get_upem")
      unsafe makeFont = try unsafe call("font_create")
      unsafe freeFont = try unsafe call("font_destroy")
      unsafe freeze = try unsafe call("font_make_immutable")
      unsafe makeBuffer = try unsafe call("buffer_create")
      unsafe freeBuffer = try unsafe call("buffer_destroy")
      unsafe add = try unsafe call("buffer_add_utf8")
      unsafe setLanguage = try unsafe call("buffer_set_language")
      unsafe guessScript = try unsafe call("buffer_guess_segment_properties")
      unsafe language = try unsafe call("language_from_string")
      unsafe shape = try unsafe call("shape")
      unsafe infos = try unsafe call("buffer_get_glyph_infos")
      unsafe positions = try unsafe call("buffer_get_glyph_positions")
    }
  }
}
