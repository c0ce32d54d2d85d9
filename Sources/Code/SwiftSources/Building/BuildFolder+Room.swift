import Documents
import FileSystem

extension BuildFolder {
  /// The bytes that a program which builds needs at least.
  private static let room = 1 << 20

  /// Ends a build whose program failed for want of room, or of leave to write: what the program says then is seldom of its files.
  ///
  /// - Throws: `CodeError` if nothing can be written here.
  func checkRoom() throws(CodeError) {
    let probe = path.file("room.txt")
    do throws(Files.Failure) {
      try Files.replace(probe, with: PrintableText(document: String(repeating: "\n", count: Self.room)), flushes: false)
      Files.remove(probe)
    } catch {
      throw CodeError(error, at: path, advice: "; --build-folder names another folder for what is built")
    }
  }
}
