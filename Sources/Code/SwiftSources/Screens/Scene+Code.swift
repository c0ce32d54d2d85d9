import Documents
import FileSystem
import LayoutModel

extension Scene {
  /// The scene as one of a file of code: with an id, for any device, and with the places that it comes from.
  ///
  /// - Parameters:
  ///   - screen: The screen that the scene is of.
  ///   - isPresented: Whether the app presents the screen by a presentation of its own, which places the view.
  ///   - file: The file's name in dumps.
  ///   - id: The scene's id in the file.
  ///   - places: The places; elements without one have the place of the screen's declaration.
  /// - Returns: The scene.
  func made(by screen: CodeScreen, isPresented: Bool, in file: String, id: String, at places: PlacedTree) -> Scene {
    var controller = rootViewController
    var places = places
    controller.view = places.placed(controller.view)
    if screen.isByRule { controller.view.subviews = controller.view.subviews.map(\.withUnsetSizes) }
    controller.position = places.start
    if isPresented {
      controller.view.provenance.frame = .part
      controller.view.provenance.frameAxes = .both
    }
    // A preview stands in the orientation that it names, whichever is asked for.
    if let orientation = screen.conditions.orientation {
      controller.supportedInterfaceOrientations = InterfaceOrientationMask(orientation)
    }
    var scene = Scene(
      checked: controller, viewControllers: viewControllers, name: file,
      device: .named(CodeSource.standardDevice), systemVersion: nil,
      application: application, orientation: orientation, userSettings: screen.conditions.userSettings, id: id,
      title: screen.name)
    scene.position = places.start
    return scene
  }
}

extension View {
  /// The view, and all in it, without the sizes that a class made alone hasn't got yet. Whoever shows it gives frames to views that have
  /// none, as a collection's layout attributes do, and fills stack views that are empty.
  fileprivate var withUnsetSizes: View {
    var view = self
    if kind == .stackView, subviews.isEmpty { (view.provenance.content, view.provenance.contentAxes) = (.row, .both) }
    if translatesAutoresizingMaskIntoConstraints {
      if frame?.width ?? 0 == 0 { view.provenance.frameAxes.insert(.horizontal) }
      if frame?.height ?? 0 == 0 { view.provenance.frameAxes.insert(.vertical) }
      if !view.provenance.frameAxes.isEmpty { view.provenance.frame = .part }
    }
    view.subviews = subviews.map(\.withUnsetSizes)
    return view
  }
}

/// The places of a screen's views and constraints, in the order of its tree.
struct PlacedTree {
  /// The place of the screen's declaration.
  let start: SourcePosition
  private var views: ArraySlice<CodePlaces.Line?>
  private var declarations: ArraySlice<CodePlaces.Line?>
  private var constraints: ArraySlice<CodePlaces.Line?>
  private let own: Int
  private let places: CodePlaces

  /// The places of a screen.
  ///
  /// - Parameters:
  ///   - made: The screen as its program says it.
  ///   - start: The place of its declaration.
  ///   - own: The index of its file.
  ///   - places: The places in the project.
  init(_ made: MadeScreen, from start: SourcePosition, inFile own: Int, _ places: CodePlaces) {
    self.start = start
    self.own = own
    self.places = places
    views = made.views.map { $0.flatMap { places.line(ofProperty: $0.property, of: $0.type) } }[...]
    declarations = made.declarations.map { $0.flatMap { places.line($0.line, ofFile: $0.file) } }[...]
    constraints = made.constraints.map { $0.flatMap { places.line($0.line, ofFile: $0.file) } }[...]
  }

  /// Returns a screen's outermost view with all that is in it at its places: where a file declares a view, or where the property is
  /// that holds it. Any other is where the first constraint on it was made, or else where its superview is.
  mutating func placed(_ root: View) -> View {
    var firstPlaces: [String: SourcePosition] = [:]
    let known = withOwnPlaces(root, &firstPlaces)
    return withOtherPlaces(known, firstPlaces, around: start)
  }

  /// Gives places to constraints and to the views that properties hold.
  ///
  /// - Parameters:
  ///   - view: The view with all that is in it.
  ///   - firstPlaces: Takes the places of the first constraints of views, by the views' ids.
  /// - Returns: The view.
  private mutating func withOwnPlaces(_ view: View, _ firstPlaces: inout [String: SourcePosition]) -> View {
    var view = view
    let property = views.popFirst() ?? nil
    let declaration = declarations.popFirst() ?? nil
    view.position = (declaration ?? property)?.position(from: own)
    var rules = property.map { places.ignoredRules(at: $0, from: own) } ?? []
    for index in view.constraints.indices {
      view.constraints[index].position = nil
      guard let line = constraints.popFirst() ?? nil else { continue }
      let position = line.position(from: own)
      view.constraints[index].position = position
      if case .id(let id) = view.constraints[index].firstItem, firstPlaces[id] == nil { firstPlaces[id] = position }
      rules += places.ignoredRules(at: line, from: own)
    }
    if !rules.isEmpty { view.lint.ignoredRules += rules }
    view.subviews = view.subviews.map { withOwnPlaces($0, &firstPlaces) }
    return view
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
