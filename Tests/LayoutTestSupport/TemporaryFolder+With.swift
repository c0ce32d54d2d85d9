package import FileSystem
package import Foundation

package typealias TemporaryFolder = FileSystem.TemporaryFolder

extension FileSystem.TemporaryFolder {
  /// Does something in a folder that is there while a body runs.
  package static func with<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = try FileSystem.TemporaryFolder(named: "layout-tests")
    return try body(URL(fileURLWithPath: folder.path.description, isDirectory: true))
  }
}
