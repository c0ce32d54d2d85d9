package import FileSystem
package import FontFiles
import LayoutEngine
package import LayoutModel
import LayoutOutput

/// The fonts of some files, by their PostScript names. Files are looked through when the first font is asked for, and
/// the file of each font that is asked for is read.
package final class FontLibrary: Sendable {
  private let files: [Path]
  private let library: HarfBuzz?
  private let index = Guarded<[String: Entry]?>(nil)
  private let kept = Guarded<Kept>(Kept())

  /// Where a font is.
  private struct Entry {
    let path: Path
    let member: FontFile.Member
  }

  /// What was read so far.
  private struct Kept {
    var faces: [String: FontFace?] = [:]
    var notes: [String: ProjectNote] = [:]
  }

  /// The most files that are looked at: an application has some ten fonts.
  private static let maximumFiles = 1_000

  /// The fonts of files.
  ///
  /// - Parameters:
  ///   - files: The files; of several fonts of a name the first one counts.
  ///   - library: What measures them; without it none has a face.
  package init(_ files: [Path], _ library: HarfBuzz? = .installed) {
    self.files = Array(files.prefix(Self.maximumFiles))
    self.library = library
  }

  /// The face of a font; `nil` of one that is in no file, that can't be read, or that nothing here measures.
  @Sendable package func face(named name: String) -> FontFace? {
    if let known = kept.withLock({ $0.faces[name] }) { return known }
    let face = read(name)
    kept.withLock { $0.faces[name] = .some(face) }
    return face
  }

  /// What is wrong with fonts that were asked for, and with files that may have been theirs; sorted.
  package var notes: [ProjectNote] {
    kept.withLock { $0.notes.values.sorted { ($0.path, $0.message) < ($1.path, $1.message) } }
  }

  /// What tells whether any of the fonts has changed, or what measures them; empty where there are none.
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
      // A pipe would be waited for.
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

  /// The fonts of all files.
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
