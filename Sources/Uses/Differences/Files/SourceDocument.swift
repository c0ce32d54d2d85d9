package import Documents
import FileSystem
import Fixtures
package import LayoutOutput
import SceneSources

/// A file's bytes, parsed as far as a comparison needs.
package struct SourceDocument: Sendable {
  /// The kind of the file.
  package enum Kind: Sendable {
    case interfaceBuilder(SourceElement)
    case fixture(SourceElement)
    case dump(FrameDump)
  }

  package let kind: Kind
  /// The file's name without its extension.
  package let name: String

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - name: Its name without its extension.
  /// - Throws: `SourceFault` if it can't be compared; it tells what the file is, and why.
  package init(_ bytes: [UInt8], name: String) throws(SourceFault) {
    self.name = name
    do throws(DocumentError) {
      if SceneFormat.interfaceBuilder.begins(bytes) {
        kind = .interfaceBuilder(
          SourceElement(
            try XMLDocumentReader.root(
              of: bytes,
              limits: DocumentLimits(
                maximumBytes: DocumentLimits.standard.maximumBytes, maximumDepth: SourceElement.maximumDepth))))
        return
      }
      let value = try JSONParser.parse(
        bytes,
        limits: DocumentLimits(
          maximumBytes: DocumentLimits.standard.maximumBytes, maximumDepth: SourceElement.maximumDepth))
      guard Self.format(of: value) == FrameDump.format else {
        kind = .fixture(SourceElement(value, name: "fixture"))
        return
      }
    } catch {
      throw SourceFault(message: error.message, position: error.position)
    }
    do throws(FrameDump.ReadingError) {
      kind = .dump(try FrameDump(reading: bytes))
    } catch {
      throw SourceFault(message: error.message, position: error.position)
    }
  }

  /// Returns the format that a JSON file names.
  package static func format(of value: JSONValue) -> String? {
    guard case .object(let members) = value.content,
      case .string(let format)? = members.first(where: { $0.key == "format" })?.value.content
    else { return nil }
    return format
  }

  /// Tells whether a JSON file declares at its beginning that it is a fixture or a dump, so that others in a folder are
  /// left alone.
  package static func isOurs(_ bytes: [UInt8]) -> Bool {
    let beginning = String(decoding: bytes.prefix(4_096), as: UTF8.self)
    return [Fixture.format, FrameDump.format].contains { beginning.holds("\"\($0)\"") }
  }
}

/// The reason why a file can't be read.
package struct SourceFault: Error, Hashable {
  package let message: String
  package let position: SourcePosition?

  package init(message: String, position: SourcePosition?) {
    self.message = message
    self.position = position
  }

  /// The position and the message.
  package var description: String { (position.map { "\($0.line):\($0.column): " } ?? "") + message }
}
