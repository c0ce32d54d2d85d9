import Documents
import LayoutModel

/// The way in which an application comes to show each controller of a file. Of several relations the one that binds the
/// controller most closely counts; of equal ones, the first in the file. The initial view controller is neither pushed
/// nor presented.
struct StoryboardRelations {
  private var relations: [Storyboard.Relation?]
  private let initial: Int?

  /// Finds the relations of a file's controllers.
  ///
  /// - Parameters:
  ///   - graph: The controllers.
  ///   - initial: The initial view controller of the application.
  init(_ graph: ControllerGraph, initial: Int?) {
    relations = Array(repeating: nil, count: graph.controllers.count)
    self.initial = initial
    for index in relations.indices {
      for child in graph.content(of: index) + graph.contentInCompactWidth(of: index)
      where child != index && relations[child] == nil {
        relations[child] = .contained(in: index)
      }
    }
    for index in relations.indices {
      for segue in graph.controllers[index].segues where segue.kind == .embed {
        guard let view = segue.containerView, let child = graph.target(of: segue) else { continue }
        if child != index, relations[child] == nil { relations[child] = .embedded(in: index, containerView: view) }
      }
    }
    findPushed(in: graph)
    findDetails(in: graph)
    for index in relations.indices {
      for (number, segue) in graph.controllers[index].segues.enumerated() where segue.presents {
        guard let target = graph.target(of: segue) else { continue }
        let style = ModalPresentationStyle.init(name:)
        let presentation = Storyboard.Presentation(
          segue: number, isPopover: segue.isPopover, isPopoverController: segue.kind == .popover,
          style: segue.element["modalPresentationStyle"].flatMap(style)
            ?? graph.controllers[target].element["modalPresentationStyle"].flatMap(style))
        lead(to: target, .presented(from: index, presentation), from: index)
      }
    }
  }

  subscript(index: Int) -> Storyboard.Relation? { relations[index] }

  /// Notes a relation unless there is one already.
  @discardableResult
  private mutating func lead(to target: Int?, _ relation: Storyboard.Relation, from index: Int) -> Bool {
    guard let target, target != index, target != initial, relations[target] == nil else { return false }
    relations[target] = relation
    return true
  }

  /// Finds the controllers on the stacks of navigation controllers: the controllers that their roots push, and controllers pushed from
  /// within. It begins at the roots, nearest first.
  private mutating func findPushed(in graph: ControllerGraph) {
    var inner: [Int: [Int]] = [:]
    for (child, relation) in relations.enumerated() {
      switch relation {
      case .contained(in: let outer) where Self.canBePushed(graph.controllers[outer]):
        inner[outer, default: []].append(child)
      case .embedded(in: let outer, containerView: _): inner[outer, default: []].append(child)
      default: break
      }
    }
    // A controller, and the member of the stack that it belongs to.
    var queue = relations.indices.compactMap { index -> (index: Int, member: Int)? in
      guard case .contained(in: let container) = relations[index],
        graph.controllers[container].kind == .navigationController
      else { return nil }
      return (index, index)
    }
    var seen = Set(queue.map(\.index))
    var next = 0
    while next < queue.count {
      let (index, member) = queue[next]
      next += 1
      for segue in graph.controllers[index].segues where segue.kind == .show || segue.kind == .push {
        guard let target = graph.target(of: segue), Self.canBePushed(graph.controllers[target]) else { continue }
        if lead(to: target, .pushed(from: member), from: member), seen.insert(target).inserted {
          queue.append((target, target))
        }
      }
      for child in inner[index] ?? [] where seen.insert(child).inserted { queue.append((child, member)) }
    }
  }

  /// Tells whether a controller can be on a stack. Another navigation controller or a split view controller can't.
  private static func canBePushed(_ controller: CanvasController) -> Bool {
    ![.navigationController, .splitViewController].contains(controller.kind)
  }

  private mutating func findDetails(in graph: ControllerGraph) {
    for index in relations.indices {
      let segues = graph.controllers[index].segues.filter { $0.kind == .showDetail || $0.replacesDetail }
      guard !segues.isEmpty, let split = split(around: index, in: graph) else { continue }
      for segue in segues { lead(to: graph.target(of: segue), .detail(of: split), from: split) }
    }
  }

  /// The nearest split view controller around a controller.
  private func split(around index: Int, in graph: ControllerGraph) -> Int? {
    var current = index
    for _ in 0..<Storyboard.maximumDepth {
      switch relations[current] {
      case .contained(in: let outer), .embedded(in: let outer, containerView: _), .pushed(from: let outer),
        .detail(of: let outer):
        current = outer
      case .presented, nil: return nil
      }
      if graph.controllers[current].kind == .splitViewController { return current }
    }
    return nil
  }
}

extension CanvasSegue {
  /// A Boolean that tells whether the segue presents its target, unless that is shown otherwise: `show` presents
  /// without a stack.
  fileprivate var presents: Bool {
    switch kind {
    case .modal, .popover, .presentation, .popoverPresentation, .show, .showDetail: true
    case .relationship, .embed, .push, .replace, nil: false
    }
  }

  /// A Boolean that tells whether the segue replaces a split view's detail, in the form of Xcode 5.
  fileprivate var replacesDetail: Bool { kind == .replace && element["splitViewControllerTargetIndex"] != "0" }
}
