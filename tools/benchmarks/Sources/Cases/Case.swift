/// The benchmark's cases, each a family of screens.
package enum Case: String, CaseIterable, Codable {
  case chain = "a"
  case rows = "b"
  case nested = "c"
  case form = "d"
  case tight = "e"
  case masks = "m"
  case stacks = "s"

  /// A form of a case that only our engine is given.
  package enum Variant: String, Codable {
    /// As the case says.
    case plain
    /// The constraints in random order, all of them at the root.
    case shuffled
    /// Each view inside the one above it.
    case deep
  }

  /// About how many views are laid out.
  package var sizes: [Int] {
    switch self {
    case .masks: [10, 100, 1_000, 3_000, 100_000]
    // The 200 stack views of a full screen hold 600 views.
    case .stacks: [10, 100, 800, 3_000]
    default: [10, 100, 1_000, 3_000]
    }
  }

  /// Whether kiwi is given the case: it has no stack views.
  package var isForKiwi: Bool { self != .masks && self != .stacks }

  /// The forms of the case apart from the plain one.
  package var variants: [Variant] {
    switch self {
    case .chain: [.shuffled, .deep]
    case .masks, .stacks: []
    default: [.shuffled]
    }
  }

  /// The sizes between which a view may not become dearer.
  package static let growth = (from: 100, to: 3_000)

  /// The case's screen of about so many views.
  package func screen(views: Int, _ variant: Variant = .plain) -> Screen {
    switch variant {
    case .plain: plainScreen(views: views)
    case .shuffled: plainScreen(views: views).shuffled()
    case .deep: .deepChain(views)
    }
  }

  private func plainScreen(views: Int) -> Screen {
    switch self {
    case .chain: .chain(views)
    case .rows: .rows(views / 3)
    case .nested: .nested(depth: Screen.nestedDepth(views: views))
    case .form: .form(views)
    case .tight: .tightRows(views / 3)
    case .masks: .masks(views)
    case .stacks: .stacks(views / 4)
    }
  }
}
