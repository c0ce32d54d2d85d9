import Documents
import FileSystem

/// The files that the compiler reads: copies of what the rewriter made of a module's, some without parts that don't compile.
struct CompiledFiles {
  /// The module's files, by their paths in its folder.
  let files: [Path]
  /// The copies.
  let copies: [Path]
  /// The files as the rewriter made them.
  let originals: [Path]
  private let indices: [Path: Int]
  /// The folder of what the compiler makes of each.
  private let objects: Path

  /// The copies of a module's files, in a folder.
  init(of project: CodeProject, in folder: BuildFolder) {
    files = project.files
    let names = project.compiledNames
    originals = names.map(folder.rewritten.file)
    copies = names.map(folder.compiled.file)
    objects = folder.path.file("objects")
    indices = Dictionary(copies.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  }

  /// Returns the index of the file that the compiler makes an object of.
  func index(ofObject object: Path) -> Int? { indices[copies[0].folder.file(object.name.stem.appending(".swift"))] }

  /// Returns the index of the file that a copy is of.
  func index(ofCopy path: Path) -> Int? { indices[path] }

  /// Restores a copy to the file's whole text. An equal copy keeps its modification time.
  ///
  /// - Throws: `CodeError` if it can't be written.
  func restore(_ index: Int) throws(CodeError) {
    let former = Files.stamp(of: copies[index])
    do throws(Files.Failure) {
      try Files.copy(originals[index], to: copies[index])
    } catch {
      throw CodeError(error, at: copies[index])
    }
    if Files.stamp(of: copies[index]) != former { forgetObject(of: index) }
  }

  /// Leaves all of a file out.
  ///
  /// - Throws: `CodeError` if its copy can't be written.
  func leaveOut(_ index: Int) throws(CodeError) {
    do throws(Files.Failure) {
      try Files.replace(copies[index], with: "", flushes: false)
    } catch {
      throw CodeError(error, at: copies[index])
    }
    forgetObject(of: index)
  }

  /// Removes what the compiler made of a file whose copy has changed. The compiler goes by times in seconds, and would take what it made a
  /// moment ago for what it would make now.
  func forgetObject(of index: Int) { Files.remove(objects.file(copies[index].name.stem.appending(".o"))) }

  /// Returns the texts that change with a file and its copy.
  func stamp(_ index: Int) -> String {
    "\(Files.stamp(of: originals[index]) ?? "") \(Files.stamp(of: copies[index]) ?? "")"
  }
}
