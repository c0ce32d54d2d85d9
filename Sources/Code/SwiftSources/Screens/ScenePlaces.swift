import Documents
import LayoutModel

/// The places of a captured scene's views and constraints in the files of a project.
struct ScenePlaces {
  /// The place of the screen's declaration.
  let start: SourcePosition
  /// The index of the file that positions are in where they name no other.
  let own: Int
  let project: CodePlaces

  /// Returns a scene's outermost view with all that is in it at its places: where a file declares a view, or where the property is
  /// that holds it. Any other is where the first constraint on it was made, or else where its superview is.
  func placed(_ scene: Scene) -> View {
    let files = scene.fileNames.map(project.file(named:))
    var firstPlaces: [String: SourcePosition] = [:]
    let known = withOwnPlaces(scene.rootViewController.view, files, &firstPlaces)
    return withOtherPlaces(known, firstPlaces, around: start)
  }

  /// Gives places to constraints and to the views that properties hold.
  ///
  /// - Parameters:
  ///   - view: The view with all that is in it.
  ///   - files: The project's files by the numbers in the view's positions; `nil` for a foreign file.
  ///   - firstPlaces: Takes the places of the first constraints of views, by the views' ids.
  /// - Returns: The view.
  private func withOwnPlaces(
    _ view: View, _ files: [Int?], _ firstPlaces: inout [String: SourcePosition]
  ) -> View {
    var view = view
    let property = view.holder.flatMap { project.line(ofProperty: $0.property, of: $0.type) }
    let declaration = line(at: view.position, files)
    view.holder = nil
    view.position = (declaration ?? property)?.position(from: own)
    var rules = property.map { project.ignoredRules(at: $0, from: own) } ?? []
    for index in view.constraints.indices {
      let line = line(at: view.constraints[index].position, files)
      let position = line?.position(from: own)
      view.constraints[index].position = position
      guard let line, let position else { continue }
      if case .id(let id) = view.constraints[index].firstItem, firstPlaces[id] == nil { firstPlaces[id] = position }
      rules += project.ignoredRules(at: line, from: own)
    }
    if !rules.isEmpty { view.lint.ignoredRules += rules }
    view.subviews = view.subviews.map { withOwnPlaces($0, files, &firstPlaces) }
    return view
  }

  /// Returns the line of the project at a position of a captured scene; `nil` for one that isn't in its files.
  private func line(at position: SourcePosition?, _ files: [Int?]) -> CodePlaces.Line? {
    guard let position, files.indices.contains(position.fileNumber - 1),
      let file = files[position.fileNumber - 1]
    else { return nil }
    return CodePlaces.Line(file: file, number: position.line)
  }

  private func withOtherPlaces(
    _ view: View, _ firstPlaces: [String: SourcePosition], around superview: SourcePosition
  ) -> View {
    var view = view
    let position = view.position ?? view.id.flatMap { firstPlaces[$0] } ?? superview
    view.position = position
    for index in view.constraints.indices where view.constraints[index].position == nil {
      view.constraints[index].position = position
    }
    for index in view.layoutGuides.indices { view.layoutGuides[index].position = position }
    view.subviews = view.subviews.map { withOtherPlaces($0, firstPlaces, around: position) }
    return view
  }
}
