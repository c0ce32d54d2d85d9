/// Short names for the items of a log: `UILabel “Name”`; `UIView #2` if several have no name; `HeaderView` if only one
/// has the class; `the safe area of UIView #2`.
struct LogNames {
  private var names: [String: String] = [:]

  /// Names the items of constraints, in order of appearance.
  init(_ constraints: [LoggedConstraint]) {
    var items: [LoggedConstraint.Item] = []
    var places: [String: Int] = [:]
    var owners: [String: LoggedConstraint.Item] = [:]
    func meet(_ item: LoggedConstraint.Item) {
      guard let index = places[item.key] else {
        places[item.key] = items.count
        items.append(item)
        return
      }
      // The same view may be printed with its title in one place and without it in another.
      if items[index].name == nil { items[index].name = item.name }
      if items[index].className == nil { items[index].className = item.className }
    }
    for constraint in constraints {
      meet(constraint.first.item)
      if let second = constraint.second { meet(second.item) }
      guard let superview = constraint.superview else { continue }
      meet(superview)
      for item in [constraint.first.item, constraint.second?.item].compactMap(\.self)
      where item.isGuide && item.key != superview.key { owners[item.key] = superview }
    }
    var counts: [String: Int] = [:]
    for item in items where item.isAnonymous { counts[item.word, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    for item in items {
      if item.isAnonymous {
        numbers[item.word, default: 0] += 1
        let isOnly = counts[item.word] == 1
        names[item.key] = isOnly ? item.word : "\(item.word) #\(numbers[item.word] ?? 1)"
      } else {
        names[item.key] = item.named
      }
    }
    for item in items {
      guard let guide = item.guideWord else { continue }
      names[item.key] = owners[item.key].flatMap { names[$0.key] }.map { "\(guide) of \($0)" } ?? guide
    }
  }

  /// The name of an item.
  subscript(item: LoggedConstraint.Item) -> String { names[item.key] ?? item.word }
}

extension LoggedConstraint.Item {
  private static let guideWords = [
    "UIViewSafeAreaLayoutGuide": "the safe area", "UIViewLayoutMarginsGuide": "the layout margins",
    "UIScrollView-contentLayoutGuide": "the content", "UIScrollView-frameLayoutGuide": "the frame",
    "UIViewReadableContentGuide": "the readable content", "UIViewKeyboardLayoutGuide": "the keyboard",
  ]

  /// The plain word for one of UIKit's guides.
  fileprivate var guideWord: String? { isGuide ? name.flatMap { Self.guideWords[$0] } : nil }

  fileprivate var isAnonymous: Bool { (name ?? "").isEmpty }

  /// The class, or a plain word if it is unknown.
  fileprivate var word: String { plainClass ?? "view" }

  fileprivate var named: String {
    let name = name ?? ""
    return plainClass.map { "\($0) “\(name)”" } ?? "“\(name)”"
  }
}
