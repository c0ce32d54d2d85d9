import CodeText
import Documents
import InterfaceBuilder
import LayoutModel
import SceneSources

/// Changes of a file's objects in the text of code, for scenes that the code has made of the file.
///
/// A run shows what code does until the screen appears, and not what it does later: with data, or when something is tapped. So a change
/// that the run has made is known, and any other is as open as where nothing is built.
///
///     titleLabel.text = model.title      in viewDidLoad: the live label has another text than the file's, and is known
///     badge.isHidden = true              when a request ends: an overlap with the badge is a guess
struct LiveChanges {
  private let changes: CodeChanges
  /// The ids of the objects that begin on a line of the file.
  private let ids: [Int: [String]]

  /// The changes of a file's objects; `nil` where there is none.
  init?(of file: any SceneSource) {
    guard let changes = file.codeChanges, !changes.isEmpty, let objects = file.storyboard?.objects else { return nil }
    self.changes = changes
    ids = Dictionary(grouping: objects.byID.values.sorted { $0.id < $1.id }, by: \.position.line)
      .mapValues { $0.map(\.id) }
  }

  /// Returns a scene with what is open marked, so that whatever rests on it is a guess.
  ///
  /// - Parameters:
  ///   - scene: The scene that the code has made.
  ///   - declared: The scene as the file declares it.
  /// - Returns: The scene, and what is open, by the ids of its views and constraints.
  func marked(_ scene: Scene, declaredAs declared: Scene?) -> (scene: Scene, left: CodeChanges) {
    var walk = Walk(changes: changes, ids: ids, declared: declared.map(DeclaredObjects.init))
    let named = scene.mapping { controller in controller.view = walk.named(controller.view) }
    let left = CodeChanges(
      constraints: walk.constraints, views: walk.views, missingClasses: walk.missingClasses,
      barredViews: walk.barredViews, embeddedViews: walk.embeddedViews)
    return (left.marked(named), left)
  }
}

/// Open changes of a source's scenes after a run of their code, each as the last run of the scene left it: what the code does may depend on
/// the conditions, and so may the names of views.
final class OpenChanges: Sendable {
  private let changes = Guarded<[String: CodeChanges]>([:])

  /// Returns the open changes of a scene.
  func of(_ id: String) -> CodeChanges? { changes.withLock { $0[id] } }

  /// Notes what is open of a scene.
  func note(_ left: CodeChanges, ofScene id: String) {
    changes.withLock { $0[id] = left }
  }
}

/// The views and constraints that a file declares, by the lines on which they begin.
private struct DeclaredObjects {
  private(set) var views: [Int: View] = [:]
  private(set) var constraints: [Int: Constraint] = [:]

  init(_ scene: Scene) {
    var pending: [View] = []
    // Mapping visits all controllers; none is changed here.
    _ = scene.mapping { pending.append($0.view) }
    while let view = pending.popLast() {
      if let line = view.position?.ownLine { views[line] = view }
      for constraint in view.constraints {
        if let line = constraint.position?.ownLine { constraints[line] = constraint }
      }
      pending += view.subviews
    }
  }
}

/// A walk through the controllers of a live scene.
private struct Walk {
  let changes: CodeChanges
  let ids: [Int: [String]]
  let declared: DeclaredObjects?
  private(set) var constraints: [String: CodeChanges.Change] = [:]
  private(set) var views: [String: [CodeChanges.Change]] = [:]
  private(set) var missingClasses: [String: String] = [:]
  private(set) var barredViews: Set<String> = []
  private(set) var embeddedViews: Set<String> = []

  init(changes: CodeChanges, ids: [Int: [String]], declared: DeclaredObjects?) {
    (self.changes, self.ids, self.declared) = (changes, ids, declared)
  }

  /// Returns a controller's view with names for the constraints that are open.
  mutating func named(_ view: View) -> View {
    var constrained: Set<String> = []
    view.addItemsConstrainedByCode(to: &constrained)
    return named(view, around: nil, constrained)
  }

  /// Returns a view with names for the constraints that are open.
  ///
  /// - Parameters:
  ///   - view: The view, with all that is in it.
  ///   - line: The line of the view around it: what code adds there has its place.
  ///   - constrained: The ids of views to which code has given constraints.
  /// - Returns: The view.
  private mutating func named(_ view: View, around line: Int?, _ constrained: Set<String>) -> View {
    var view = view
    for index in view.constraints.indices {
      let constraint = view.constraints[index]
      guard let own = constraint.position?.ownLine, let id = ids[own]?.first(where: { changes.constraints[$0] != nil }),
        let change = changes.constraints[id]
      else { continue }
      if let file = declared?.constraints[own], !constraint.isSet(as: file) { continue }
      let name = constraint.id ?? id
      view.constraints[index].id = name
      constraints[name] = change
    }
    let own = view.position?.ownLine
    if let id = view.id, let own, own != line {
      let file = declared?.views[own]
      for object in ids[own] ?? [] {
        if let name = changes.missingClasses[object] { missingClasses[id] = name }
        if changes.barredViews.contains(object) { barredViews.insert(id) }
        if changes.embeddedViews.contains(object) { embeddedViews.insert(id) }
        let open = (changes.views[object] ?? []).filter { change in
          !(file.map { view.shows(change, since: $0) } ?? false)
            && !(change.kind == .constraints && constrained.contains(id))
        }
        if !open.isEmpty { views[id, default: []] += open }
      }
    }
    view.subviews = view.subviews.map { named($0, around: own, constrained) }
    return view
  }
}

extension SourcePosition {
  /// The line in the source's own file; `nil` for a place in another.
  fileprivate var ownLine: Int? { fileNumber == 0 ? line : nil }
}

extension Constraint {
  /// Tells whether nothing has changed a constraint that a file declares.
  fileprivate func isSet(as file: Constraint) -> Bool {
    constant == file.constant && priority == file.priority && isActive == file.isActive
  }
}

extension View {
  /// Tells whether a change was made to the view since the file declared it.
  fileprivate func shows(_ change: CodeChanges.Change, since file: View) -> Bool {
    switch change.kind {
    case .text:
      content.text != file.content.text || content.attributedText != file.content.attributedText
        || content.placeholder != file.content.placeholder || content.segments != file.content.segments
    case .look: content.font != file.content.font || content.image != file.content.image
    case .content: subviews.count > file.subviews.count
    // A run tells nothing of when a view is hidden, moved or taken away later, nor when a header is fitted again.
    case .constraint, .constraints, .frame, .header, .footer, .visibility, .removal, nil: false
    }
  }

  /// Adds the ids of views in the view that constraints made in code place.
  fileprivate func addItemsConstrainedByCode(to ids: inout Set<String>) {
    for constraint in constraints where (constraint.position?.fileNumber ?? 0) > 0 {
      for item in [constraint.firstItem, constraint.second?.item].compactMap(\.self) {
        if case .id(let id) = item { ids.insert(id) }
      }
    }
    for view in subviews { view.addItemsConstrainedByCode(to: &ids) }
  }
}
