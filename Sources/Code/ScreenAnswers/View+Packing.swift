package import Documents
package import LayoutModel

/// Views as live ones are captured: without what only files say, such as variations, actions, and names for people.
extension View: Packable {
  package static var blank: View { View(position: nil) }

  package mutating func pass(through line: inout PackedLine) { line.nested { passParts(through: &$0) } }

  private mutating func passParts(through line: inout PackedLine) {
    var (id, className, frame, mask) = (id, className, frame, Int(autoresizingMask.rawValue))
    var (isResizing, isTranslating) = (autoresizesSubviews, translatesAutoresizingMaskIntoConstraints)
    var (isHidden, isEnabled, alpha, size) = (isHidden, isEnabled, alpha, intrinsicContentSize)
    var (hugging, resistance) = (contentHuggingPriority, contentCompressionResistancePriority)
    var (constraints, position) = (constraints, position)
    line.pass(&id)
    line.pass(&className)
    line.pass(&frame)
    line.pass(&mask, below: 64)
    line.pass(&isResizing)
    line.pass(&isTranslating)
    line.pass(&isHidden)
    line.pass(&isEnabled)
    line.pass(&alpha, unless: 1)
    line.pass(&size, unless: .unspecified)
    line.pass(&hugging, unless: AxisPriorities())
    line.pass(&resistance, unless: AxisPriorities())
    line.pass(&constraints)
    line.pass(&position)
    if line.isRead {
      self = View(
        id, class: className, frame: frame, autoresizingMask: AutoresizingMask(rawValue: UInt8(mask)),
        autoresizesSubviews: isResizing, translatesAutoresizingMaskIntoConstraints: isTranslating,
        intrinsicContentSize: size, contentHuggingPriority: hugging, contentCompressionResistancePriority: resistance,
        isHidden: isHidden, isEnabled: isEnabled, alpha: alpha, constraints: constraints, position: position)
    }
    var hasRareSettings = hasRareSettings
    line.pass(&hasRareSettings)
    if hasRareSettings { passRareSettings(through: &line) }
    var subviews = subviews
    line.pass(&subviews)
    if line.isRead { self.subviews = subviews }
  }

  /// Passes the settings that few views have. This is a function of its own, so that nested views take little stack.
  @inline(never)
  private mutating func passRareSettings(through line: inout PackedLine) {
    let standard = View.standard
    if let value = line.part(holder, unless: nil) { holder = value }
    if let value = line.part(alignmentRectInsets, unless: nil) { alignmentRectInsets = value }
    if let value = line.part(layoutMargins, unless: nil) { layoutMargins = value }
    if let value = line.part(directionalLayoutMargins, unless: nil) { directionalLayoutMargins = value }
    if let value = line.part(preservesSuperviewLayoutMargins, unless: false) { preservesSuperviewLayoutMargins = value }
    if let value = line.part(insetsLayoutMarginsFromSafeArea, unless: true) { insetsLayoutMarginsFromSafeArea = value }
    if let value = line.part(layoutMarginsFollowReadableWidth, unless: false) {
      layoutMarginsFollowReadableWidth = value
    }
    if let value = line.part(semanticContentAttribute, unless: .unspecified) { semanticContentAttribute = value }
    if let value = line.part(transform, unless: .identity) { transform = value }
    if let value = line.part(layoutGuides, unless: []) { layoutGuides = value }
    if let value = line.part(content, unless: standard.content) { content = value }
    if let value = line.part(stack, unless: standard.stack) { stack = value }
    if let value = line.part(scroll, unless: standard.scroll) { scroll = value }
    if let value = line.part(table, unless: standard.table) { table = value }
    if let value = line.part(keyboardLayoutGuideSettings, unless: standard.keyboardLayoutGuideSettings) {
      keyboardLayoutGuideSettings = value
    }
    if let value = line.part(isSelected, unless: false) { isSelected = value }
    if let value = line.part(lint, unless: standard.lint) { lint = value }
    if let value = line.part(provenance, unless: standard.provenance) { provenance = value }
    if let value = line.part(appearance, unless: standard.appearance) { appearance = value }
    if let value = line.part(popoverArrow, unless: nil) { popoverArrow = value }
  }

  private static let standard = View()
}

extension CodeHolder: Packable {
  package static var blank: CodeHolder { CodeHolder(type: "", property: "") }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&type)
    line.pass(&property)
  }
}

extension PopoverArrow: Packable {
  package static var blank: PopoverArrow { PopoverArrow(direction: .up, tip: Point(x: 0, y: 0)) }
  package mutating func pass(through line: inout PackedLine) {
    var direction = direction.rawValue
    line.pass(&direction, below: 16)
    line.pass(&tip)
    self.direction = PopoverArrowDirection(rawValue: direction)
  }
}

extension SourcePosition: Packable {
  package static var blank: SourcePosition { .start }
  package mutating func pass(through line: inout PackedLine) {
    var (first, second) = (Int(words.0), Int(words.1))
    line.pass(&first)
    line.pass(&second)
    guard line.isRead else { return }
    let words = (UInt32(truncatingIfNeeded: first), UInt32(truncatingIfNeeded: second))
    self = words.0 == 0 ? .start : SourcePosition(words: words)
  }
}

extension Constraint: Packable {
  package static var blank: Constraint { Constraint(.holder, .width, .equal, nil) }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&id)
    line.pass(&firstItem)
    line.pass(&firstAttribute)
    line.pass(&relation)
    line.pass(&second)
    line.pass(&constant, unless: 0)
    line.pass(&priority, unless: .required)
    line.pass(&position)
  }
}

extension Constraint.Second: Packable {
  package static var blank: Constraint.Second { Constraint.Second(.holder, .width) }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&item)
    line.pass(&attribute)
    line.pass(&multiplier, unless: 1)
  }
}

extension Constraint.Item: Packable {
  package static var blank: Constraint.Item { .holder }
  package mutating func pass(through line: inout PackedLine) {
    var (choice, name, guide): (Int, String?, SystemLayoutGuide) =
      switch self {
      case .holder: (0, nil, .safeArea)
      case .id(let id): (1, id, .safeArea)
      case .superview(of: let id): (2, id, .safeArea)
      case .guide(let guide, of: let owner): (3, owner, guide)
      }
    line.pass(&choice, below: 4)
    if choice > 0 { line.pass(&name) }
    if choice > 2 { line.pass(&guide) }
    guard line.isRead else { return }
    self =
      switch choice {
      case 0: .holder
      case 1: .id(name ?? "")
      case 2: .superview(of: name ?? "")
      default: .guide(guide, of: name)
      }
  }
}

extension ConstraintAttribute: PackableChoice {}
extension ConstraintRelation: PackableChoice {}
extension SystemLayoutGuide: PackableChoice {}

extension Priority: Packable {
  package static var blank: Priority { .required }
  package mutating func pass(through line: inout PackedLine) {
    var value = rawValue
    line.pass(&value)
    if line.isRead { self = Priority(rawValue: value) ?? .required }
  }
}

extension AxisPriorities: Packable {
  package static var blank: AxisPriorities { AxisPriorities() }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&horizontal)
    line.pass(&vertical)
  }
}

extension LayoutGuide: Packable {
  package static var blank: LayoutGuide { LayoutGuide("") }
  package mutating func pass(through line: inout PackedLine) { line.pass(&id) }
}
