import CodeText

/// The containers and the presentation in which the code of a project shows a controller.
///
///     navigationController?.pushViewController(DetailController(), animated: true)          pushed
///     present(UINavigationController(rootViewController: FormController()), animated: true)    presented, in a navigation controller
package struct ControllerPlace: Hashable, Sendable {
  /// A part of the place, by the word under which a program of screens knows it.
  package enum Part: String, Sendable, CaseIterable {
    /// In front of another controller.
    case presented
    /// A tab.
    case tab
    /// In a navigation controller.
    case navigation
    /// On top of another controller there.
    case pushed
  }

  /// The parts; none for a window that shows the controller alone.
  package let parts: Set<Part>

  package init(_ parts: Set<Part>) { self.parts = parts }

  /// The place that code gives a controller: a tab where it is one anywhere, else the one of presented and pushed that is written more
  /// often, else a container's root.
  init?(of all: [CodeType.Lead]) {
    // Of a part of another screen the containers aren't known.
    let ways = all.filter { $0.way != .child }
    guard !ways.isEmpty else { return nil }
    let presented = ways.count { $0.way == .present }
    let pushed = ways.count { $0.way == .push || $0.way == .show }
    let isInNavigation = ways.contains(where: \.isInNavigation)
    if let tab = ways.first(where: { $0.way == .tab }) {
      parts = tab.isInNavigation || isInNavigation ? [.tab, .navigation] : [.tab]
    } else if presented > pushed {
      parts = isInNavigation ? [.presented, .navigation] : [.presented]
    } else if pushed > 0 {
      parts = [.navigation, .pushed]
    } else {
      parts = isInNavigation ? [.navigation] : []
    }
  }

  /// The place of a program's words; `nil` where it says none.
  package init?(words: [String]) {
    parts = Set(words.compactMap(Part.init(rawValue:)))
    if parts.isEmpty { return nil }
  }

  /// The words of the parts, in their order.
  package var words: [String] { Part.allCases.filter(parts.contains).map(\.rawValue) }
}

extension ProjectCode {
  /// Returns the place in which the code shows a class of controllers; `nil` where it says none.
  package func place(of name: String) -> ControllerPlace? { ControllerPlace(of: ways[name] ?? []) }
}
