import Documents
package import FileSystem
import Notations

/// An error in a `.layout.json`.
package struct ConfigurationError: Error, Hashable {
  /// The configuration file.
  package let path: Path
  /// The cause of the error.
  package let cause: SceneFile.Failure

  package init(path: Path, cause: SceneFile.Failure) {
    self.path = path
    self.cause = cause
  }

  /// Reads a value from a file's bytes, and names the file in any error.
  ///
  /// - Throws: `ConfigurationError` if the file can't be read, or is faulty.
  static func reading<Value>(
    _ path: Path, _ make: ([UInt8]) throws(InputError) -> Value
  ) throws(ConfigurationError) -> Value {
    let bytes: [UInt8]
    do throws(Files.Failure) {
      bytes = try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
    } catch {
      throw ConfigurationError(path: path, cause: .file(error))
    }
    do throws(InputError) {
      return try make(bytes)
    } catch {
      throw ConfigurationError(path: path, cause: .input(error))
    }
  }
}
