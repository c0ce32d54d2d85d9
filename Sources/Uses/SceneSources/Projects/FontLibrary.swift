package import FileSystem
package import FontFiles
import LayoutEngine
package import LayoutModel
import LayoutOutput

/// The fonts in some files, by their PostScript names. The files are searched when the first font is requested, and a
/// font's file is read when that font is.
package final class FontLibrary: Sendable {
  private let files: [Path]
  private let library: HarfBuzz?
  private let index = Guarded<[String: Entry]?>(nil)
  private let kept = Guarded<Kept>(Kept())

  /// The location of a font.
  private struct Entry {
    let path: Path
    let member: FontFile.Member
  }

  /// The data read so far.
  private struct Kept {
    var faces: [String: FontFace?] = [:]
    var notes: [String: ProjectNote] = [:]
  }

  /// The maximum number of files that are searched; an application has some ten fonts.
  private static let maximumFiles = 1_000

  /// Creates a library of the fonts in files.
  ///
  /// - Parameters:
  ///   - files: The files; of several fonts with one name the first counts.
  ///   - library: HarfBuzz, which measures them; without it no font has a face.
  package init(_ files: [Path], _ library: HarfBuzz? = .installed) {
    self.files = Array(files.prefix(Self.maximumFiles))
    self.library = library
  }

  /// Returns the face of a font; `nil` if no file has it, it can't be read, or nothing here can measure it.
  @Sendable package func face(named name: String) -> FontFace? {
    if let known = kept.withLock({ $0.faces[name] }) { return known }
    let face = read(name)
    kept.withLock { $0.faces[name] = .some(face) }
    return face
  }

  /// The faults of requested fonts, and of files that may have contained them; sorted.
  package var notes: [ProjectNote] {
    kept.withLock { $0.notes.values.sorted { ($0.path, $0.message) < ($1.path, $1.message) } }
  }

  /// A text that changes if any of the fonts, or the library that measures them, does; empty if there are none.
  package var signature: String {
    guard !files.isEmpty else { return "" }
    let stamps = files.map { "\($0) \(Files.stamp(of: $0) ?? "")" }
    return Fingerprint.text(of: (stamps + [library?.version ?? ""]).joined(separator: "\n"))
  }

  private func note(_ path: Path, _ message: String) {
    kept.withLock { $0.notes["\(path)\n\(message)"] = ProjectNote(path: path, message: message) }
  }

  private func read(_ name: String) -> FontFace? {
    guard let entry = entries()[name] else { return nil }
    guard let library else {
      note(entry.path, "this font is measured as the system's: HarfBuzz, which measures fonts, isn't installed")
      return nil
    }
    let stamp = Files.stamp(of: entry.path) ?? ""
    guard let bytes = bytes(of: entry.path) else { return nil }
    return FontFace(entry.member, in: bytes, identity: "\(entry.path) \(stamp)", library)
  }

  private func bytes(of path: Path) -> [UInt8]? {
    guard Files.kind(of: path) != .other else {
      // Opening a pipe would block.
      note(path, "this is no plain file")
      return nil
    }
    do throws(Files.Failure) {
      let bytes = try Files.contents(of: path, limit: FontFile.maximumBytes)
      guard bytes.count <= FontFile.maximumBytes else {
        note(path, "the file is larger than \(FontFile.maximumBytes >> 20) MiB, the most that is read of a font")
        return nil
      }
      return bytes
    } catch {
      note(path, error.message)
      return nil
    }
  }

  private func members(of path: Path) -> [FontFile.Member] {
    guard let bytes = bytes(of: path) else { return [] }
    do throws(FontFault) {
      return try FontFile(reading: bytes).members
    } catch {
      note(path, error.message)
      return []
    }
  }

  /// Returns the fonts of all files.
  private func entries() -> [String: Entry] {
    index.withLock { index in
      if let known = index { return known }
      var entries: [String: Entry] = [:]
      for path in files {
        for member in members(of: path) where entries[member.postScriptName] == nil {
          entries[member.postScriptName] = Entry(path: path, member: member)
        }
      }
      index = entries
      return entries
    }
  }
}
