import FileSystem
import LayoutModel
package import LayoutOutput
package import SceneSources

extension FileDifference {
  /// Finds what changed between the screens of two versions of code, which are compared by their names.
  ///
  /// - Parameters:
  ///   - old: The old version.
  ///   - new: The new version.
  ///   - request: The conditions of the layouts.
  ///   - draw: Draws a layout of a file; `nil` if nothing is drawn.
  /// - Returns: The files whose screens differ, by path.
  package static func ofCode(
    from old: CodeVersion, to new: CodeVersion, _ request: LayoutRequest, draw: Draw?
  ) -> [FileDifference] {
    let pairs = CodeScreenPairs(from: old, to: new)
    var found: [Path: FileDifference] = [:]
    func change(_ path: Path, _ body: (inout FileDifference) -> Void) {
      let isThere = (old: old.source(at: path) != nil, new: new.source(at: path) != nil)
      let status: Status = !isThere.old ? .added : !isThere.new ? .removed : .changed
      body(&found[path, default: FileDifference(path: path.description, status: status)])
    }
    for (before, after) in pairs.pairs {
      guard let a = old.source(at: before.path), let b = new.source(at: after.path) else { continue }
      let comparison = CodeScreenComparison(of: after.id, from: a, to: b, request, draw: draw)
      let isMoved = before.path != after.path
      guard comparison.isChanged || isMoved else { continue }
      change(after.path) { file in
        if isMoved { file.status = .changed }
        comparison.tell(in: &file, movedFrom: isMoved ? before.path : nil)
      }
    }
    for (screens, version, kind) in [(pairs.removed, new, Edit.Kind.removed), (pairs.added, old, .added)] {
      for screen in screens {
        change(screen.path) { file in
          // A screen that a version can't make isn't gone.
          if let fault = version.faults[screen.path] {
            file.status = .unreadable
            file.fault = "\(kind == .removed ? "the new version" : "the old version") can't be made: \(fault)"
          } else {
            file.edits.append(Edit(kind, "screen \(screen.id)", scene: nil, visibility: .seen))
          }
        }
      }
    }
    return found.values.sorted { $0.path < $1.path }
  }
}

extension FileDifference.Edit {
  /// An edit with the same text in every output.
  init(_ kind: Kind, _ text: String, scene: String?, visibility: FileDifference.Edit.Visibility) {
    self.init(
      kind: kind, scene: scene, element: nil, elementID: nil, text: text, cause: text, line: nil, oldLine: nil,
      visibility: visibility)
  }
}
