import Documents
import LayoutModel

/// The inset above a root view, derived from stored frames. It is used if they were drawn under another inset than the
/// rules give, by an older Xcode with other bars and status bars (<doc:CanvasRules#Safe-areas>).
///
///     safe area        |        44, by the rules
///     stored           |   64, of all views that constraints tie to it
struct DrawnTopInset {
  private let root: XMLElement
  /// The ids of the guides whose lower edge is the inset, and the attribute that stands for that edge.
  private var guides: [String: ConstraintAttribute] = [:]
  /// The upper edges of the root's views that constraints place, by their ids.
  private var tops: [String: Double] = [:]

  init(_ root: CanvasRoot) {
    self.root = root.element
    for child in root.element.children where child.name == "viewLayoutGuide" && child["key"] == "safeArea" {
      if let id = child.objectID { guides[id] = .top }
    }
    for child in root.controller?.element.child("layoutGuides")?.children ?? [] where child["type"] == "top" {
      if let id = child.objectID { guides[id] = .bottom }
    }
    for view in root.element.child("subviews")?.children ?? [] {
      let isMarked = view["misplaced"] == "YES" || view["ambiguous"] == "YES" || view["hidden"] == "YES"
      guard !isMarked, view["translatesAutoresizingMaskIntoConstraints"] == "NO", let id = view.objectID,
        let frame = view.child(forKey: "frame")?.rect
      else { continue }
      tops[id] = frame.y
    }
  }

  /// The inset, if all required distances from the guides to views agree.
  ///
  /// - Parameter known: The insets that some Xcode draws on the device. Any other inset means that a view was moved by
  ///   hand.
  /// - Returns: The inset; `nil` if there is no evidence, or views disagree.
  func inset(among known: Set<Double>) -> Double? {
    guard root.child("variation") == nil, !guides.isEmpty else { return nil }
    let told = Set((root.child("constraints")?.children ?? []).compactMap(inset))
    guard told.count == 1, let inset = told.first, known.contains(inset) else { return nil }
    return inset
  }

  /// The inset that a constraint implies: the stored edge minus the constant.
  private func inset(by constraint: XMLElement) -> Double? {
    guard constraint["relation"] == nil, constraint["priority"] == nil, constraint["multiplier"] == nil,
      constraint["symbolic"] == nil, constraint["placeholder"] == nil, let first = constraint["firstItem"],
      let second = constraint["secondItem"]
    else { return nil }
    let constant = constraint.number(of: "constant") ?? 0
    let attributes = (constraint["firstAttribute"], constraint["secondAttribute"])
    if let edge = guides[second], attributes.1 == edge.rawValue, attributes.0 == "top", let top = tops[first] {
      return top - constant
    }
    if let edge = guides[first], attributes.0 == edge.rawValue, attributes.1 == "top", let top = tops[second] {
      return top + constant
    }
    return nil
  }
}

extension CanvasInsets {
  /// The insets that an Xcode up to the file's draws above a root view on the device: the status bar's, with or without a navigation bar.
  /// Without a status bar Xcode 11 and later drew devices with a button.
  var knownTopInsets: Set<Double> {
    var status: Set<Double> = [device.statusBar, device.statusInset(era)]
    if !device.hasIndicator, era >= .xcode11 { status.insert(0) }
    return Set(status.flatMap { [$0, $0 + Self.phonesNavigationBar, $0 + navigationBar] })
  }
}
