public import Foundation

extension FileManager {
  /// Returns the folder that the apps of a group share: one of the running program, empty at first.
  ///
  /// - Parameter groupIdentifier: The group's identifier: `group.com.example.notes`.
  /// - Returns: The folder; `nil` if it can't be made.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let name =
      "\(ProcessInfo.processInfo.processIdentifier)-\(groupIdentifier.replacingOccurrences(of: "/", with: "_"))"
    let folder = temporaryDirectory.appendingPathComponent(name, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    return folder
  }
}
