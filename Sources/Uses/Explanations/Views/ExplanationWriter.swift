import Documents
import LayoutEngine
import LayoutModel
import LayoutResolution

/// A writer that puts a layout's certificates into words.
struct ExplanationWriter {
  private let layout: Layout
  /// The view in question.
  var view: ViewTree.Index
  private let certificates: LayoutCertificates
  private let names: [ItemName]
  private let ids: [String]
  /// Constraints of other views in words, kept because the sentences of many views repeat them.
  private var wordsOfOthers: [Int: String] = [:]

  init(_ layout: Layout, _ view: ViewTree.Index) {
    self.layout = layout
    self.view = view
    certificates = LayoutCertificates(layout)
    names = layout.tree.itemNames
    ids = layout.tree.names
  }

  private var tree: ViewTree { layout.tree }

  /// Returns the explanation of a number of the view's frame.
  func attribute(_ name: String, _ measure: FrameMeasure) -> Explanation.Attribute {
    let certificate = certificates.certificate(of: view, measure)
    let terms = certificate.terms.map(term)
    let unmet = certificates.unmetGoals(of: view, along: measure.axis).map(goal)
    let settlement = settlement(of: certificate)
    return Explanation.Attribute(
      attribute: name, value: certificate.value, perWidth: certificate.perWidth, perHeight: certificate.perHeight,
      terms: terms, unmet: unmet, settledBy: settlement, isDegenerate: certificate.isDegenerate,
      words: sentence(name, certificate, settlement, reasons: terms.filter { $0.kind != .inset }.map(\.words)).words,
      equation: equation(certificate))
  }

  /// Returns the reasons for a number of the view's frame, in a sentence.
  mutating func sentence(_ name: String, _ measure: FrameMeasure) -> FrameSentences.Sentence {
    let certificate = certificates.certificate(of: view, measure)
    var reasons: [String] = []
    for term in certificate.terms where kind(of: term.source) != .inset { reasons.append(reason(term)) }
    return sentence(name, certificate, settlement(of: certificate), reasons: reasons)
  }

  /// Returns a term in words, kept from before if it doesn't mention the view.
  private mutating func reason(_ term: FrameCertificate.Term) -> String {
    guard case .constraint(let index) = term.source,
      ![tree.constraints[index].firstView, tree.constraints[index].secondView].contains(Int32(view.position))
    else { return words(of: term.source, term.constant) }
    if let known = wordsOfOthers[index] { return known }
    let words = words(ofConstraint: index)
    wordsOfOthers[index] = words
    return words
  }

  private func settlement(of certificate: FrameCertificate) -> Explanation.Settlement? {
    guard certificate.isOpen else { return nil }
    let isDeclared = certificate.terms.contains { if case .declaredFrame = $0.source { true } else { false } }
    return isDeclared ? .declaredFrame : .tie
  }

  // MARK: Sentences

  private func sentence(
    _ attribute: String, _ certificate: FrameCertificate, _ settlement: Explanation.Settlement?, reasons: [String]
  ) -> FrameSentences.Sentence {
    let value = number(certificate.value)
    let name = names[view.position].term
    let statement: String
    switch attribute {
    case "width": statement = "\(name) is \(value) wide"
    case "height": statement = "\(name) is \(value) high"
    case "x": statement = "\(name) begins \(value) from the left"
    case "y": statement = "\(name) begins \(value) from the top"
    default: statement = "\(attribute) of \(name) is \(value)"
    }
    guard view != tree.root else { return FrameSentences.Sentence("\(statement), as its window gives it") }
    guard !reasons.isEmpty else {
      return FrameSentences.Sentence("\(statement), for what it is measured by is nothing else")
    }
    let isTie = settlement == .tie ? "; that is one of several ways, and the view that stands first takes the room" : ""
    return FrameSentences.Sentence("\(statement) because ", reasons: reasons, closing: isTie)
  }

  /// Returns a number as people read it.
  private func number(_ value: Double) -> String { ConstraintPhrase.number(value.thousandths) }

  /// Returns the sum in words: `362 = 402 (the window's width) - 20 - 20`.
  private func equation(_ certificate: FrameCertificate) -> String {
    var parts: [(sign: Bool, text: String)] = []
    func add(_ factor: Double, _ constant: Double, _ note: String) {
      let product = factor * constant
      guard abs(product) > 1e-9 else { return }
      let size = abs(factor) == 1 ? "" : "\(ConstraintPhrase.number(abs(factor))) · "
      let isNegative = product < 0
      let value = ConstraintPhrase.number(abs(constant))
      parts.append((isNegative, size + value + note))
    }
    let size = layout.window.size
    add(certificate.perWidth, size.width, " (the window's width)")
    add(certificate.perHeight, size.height, " (the window's height)")
    for term in certificate.terms { add(term.multiplier, term.constant, note(on: term.source)) }
    var sum = ""
    for (index, part) in parts.enumerated() {
      sum += index == 0 ? (part.sign ? "-" : "") : part.sign ? " - " : " + "
      sum += part.text
    }
    return "\(number(certificate.value)) = \(sum.isEmpty ? "0" : sum)"
  }

  private func note(on source: FrameCertificate.Source) -> String {
    switch source {
    case .inset(let insets, let edge): " (\(words(of: insets, edge)))"
    case .content(let view, _, _): " (the content of \(names[view.position].term))"
    case .declaredFrame(let view, _, _): " (the frame of \(names[view.position].term))"
    case .mask(let view, _, _): " (the mask of \(names[view.position].term))"
    case .constraint, .zeroLength: ""
    }
  }

  // MARK: Terms

  private func term(_ term: FrameCertificate.Term) -> Explanation.Term {
    let source = term.source
    return Explanation.Term(
      kind: kind(of: source), id: id(of: source), view: view(of: source), identifier: identifier(of: source),
      text: text(of: source), words: words(of: source, term.constant), position: position(of: source),
      priority: priority(of: source), constant: term.constant, multiplier: term.multiplier)
  }

  private func kind(of source: FrameCertificate.Source) -> Explanation.Kind {
    switch source {
    case .constraint: .constraint
    case .mask: .mask
    case .content(_, _, .contentHuggingPriority): .contentHugging
    case .content: .contentCompressionResistance
    case .zeroLength: .zeroLength
    case .declaredFrame: .declaredFrame
    case .inset: .inset
    }
  }

  private func part(_ axis: Axis, isLength: Bool) -> String {
    switch axis {
    case .horizontal: isLength ? "width" : "x"
    case .vertical: isLength ? "height" : "y"
    }
  }

  /// Returns the name of a term in an answer.
  private func id(of source: FrameCertificate.Source) -> String {
    switch source {
    case .constraint(let index): return tree.name(of: tree.constraints[index])
    case .mask(let view, let axis, let isLength), .declaredFrame(let view, let axis, let isLength):
      return "\(ids[view.position]).\(part(axis, isLength: isLength))"
    case .content(let view, let axis, _), .zeroLength(let view, let axis):
      return "\(ids[view.position]).\(part(axis, isLength: true))"
    case .inset(let insets, let edge):
      let name = insets.map { "\(ids[Int($0.view)]).\($0.word)" } ?? "inset"
      return edge.map { "\(name).\($0.rawValue)" } ?? name
    }
  }

  private func view(of source: FrameCertificate.Source) -> String? {
    switch source {
    case .constraint(let index):
      guard tree.constraints[index].isImplied else { return nil }
      let name = tree.name(of: tree.constraints[index])
      return name.lastIndex(of: "/").map { String(name[..<$0]) }
    case .mask(let view, _, _), .declaredFrame(let view, _, _), .content(let view, _, _), .zeroLength(let view, _):
      return ids[view.position]
    case .inset(let insets, _): return insets.map { ids[Int($0.view)] }
    }
  }

  private func identifier(of source: FrameCertificate.Source) -> String? {
    guard case .constraint(let index) = source, tree.constraints[index].isImplied else { return nil }
    return tree.constraints[index].identifier
  }

  private func text(of source: FrameCertificate.Source) -> String {
    switch source {
    case .constraint(let index): tree.constraints[index].text(in: tree)
    case .mask(let view, _, _): "\(id(of: source)) by \(tree[view].autoresizingMask.logFormat)"
    case .content: "\(id(of: source)) of its content"
    case .zeroLength: "\(id(of: source)) >= 0"
    case .declaredFrame: id(of: source)
    case .inset: id(of: source)
    }
  }

  private func position(of source: FrameCertificate.Source) -> SourcePosition? {
    switch source {
    case .constraint(let index): tree.constraints[index].position
    case .mask(let view, _, _), .declaredFrame(let view, _, _), .content(let view, _, _), .zeroLength(let view, _):
      tree.position(of: view)
    case .inset: nil
    }
  }

  private func priority(of source: FrameCertificate.Source) -> Double? {
    switch source {
    case .constraint(let index): tree.constraints[index].priority.rawValue
    case .content(let view, let axis, let kind): tree[view][kind][axis].rawValue
    case .mask: 1000
    case .zeroLength, .declaredFrame, .inset: nil
    }
  }

  // MARK: Plain words

  private func words(of source: FrameCertificate.Source, _ constant: Double) -> String {
    switch source {
    case .constraint(let index): return words(ofConstraint: index)
    case .mask(let view, let axis, let isLength):
      let owner = view == self.view ? "its autoresizing mask" : "the autoresizing mask of \(name(view))"
      return "\(owner) settles its \(part(axis, isLength: isLength)) (\(tree[view].autoresizingMask.logFormat))"
    case .content(let view, let axis, let kind):
      let adjective = axis == .horizontal ? "wide" : "high"
      let priority = number(tree[view][kind][axis].rawValue)
      let subject = view == self.view ? "its content" : "the content of \(name(view))"
      let object = view == self.view ? "it" : "that"
      return kind == .contentHuggingPriority
        ? "\(subject) is \(number(constant)) \(adjective) and \(object) isn't larger (hugging \(priority))"
        : "\(subject) is \(number(constant)) \(adjective) and \(object) isn't smaller (compression \(priority))"
    case .zeroLength(let view, let axis):
      return "the \(part(axis, isLength: true)) of \(name(view)) can't be negative"
    case .declaredFrame(let view, let axis, let isLength):
      let part = part(axis, isLength: isLength)
      let frame = tree.frame(of: view.position)
      let declared = isLength ? frame.length(along: axis) : frame.position(along: axis)
      let stays = abs(declared - constant) < 1e-6 ? "stays as it is declared" : "comes to be so"
      return "nothing settles the \(part) of \(name(view)), which \(stays), \(number(constant))"
    case .inset(let insets, let edge): return words(of: insets, edge)
    }
  }

  private func name(_ view: ViewTree.Index) -> String {
    guard tree.systemGuide(at: view) == .keyboard, let owner = tree.superview(of: view) else {
      return names[view.position].term
    }
    return "the keyboard guide of \(name(owner))"
  }

  private func words(of insets: ItemInsets?, _ edge: FrameCertificate.Edge?) -> String {
    guard let insets else { return "what lies between the rectangles" }
    let owner = name(tree.index(at: Int(insets.view)))
    let side = edge.map { ", \($0.rawValue)" } ?? ""
    return switch insets.kind {
    case .fixed: "the alignment of \(owner)"
    case .centredBaseline: "the baseline of \(owner)"
    case .safeArea: "the safe area of \(owner)\(side)"
    case .layoutMargins: "the margins of \(owner)\(side)"
    case .readableContent: "the readable content of \(owner)\(side)"
    case .frame: "the frame of \(owner)"
    case .contentOffset: "where the content of \(owner) begins\(side)"
    case .listMargins: "the margin of rows of \(owner)\(side)"
    case .cellContent: "where the content of \(owner) lies\(side)"
    case .cellText: "the margin of texts in \(owner)\(side)"
    case .barItems: "the margin of items in \(owner)\(side)"
    case .lack: "what \(owner) lacks for its parts"
    case .keyboard: "the height of the keyboard guide of \(owner)"
    }
  }

  func words(ofConstraint index: Int) -> String {
    let constraint = tree.constraints[index]
    func term(_ term: TreeConstraint.Term) -> ConstraintPhrase.Term {
      ConstraintPhrase.Term(
        item: item(of: term), isSubject: term.view == view && item(of: term) == name(view),
        attribute: .plain(term.attribute))
    }
    let phrase = ConstraintPhrase(
      first: term(constraint.first), relation: constraint.relation, second: constraint.second.map(term),
      multiplier: constraint.multiplier, constant: constraint.constant,
      isOfOneItem: constraint.secondView == constraint.firstView)
    var notes: [String] = []
    if constraint.isImplied {
      notes.append(constraint.identifier)
    } else if case .given(let id) = constraint.name, !ItemName.isGenerated(id) {
      notes.append(id)
    }
    if let position = constraint.position { notes.append("line \(position.line)") }
    if !constraint.priority.isRequired { notes.append("priority \(number(constraint.priority.rawValue))") }
    return phrase.words + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }

  private func item(of term: TreeConstraint.Term) -> String {
    let name = name(term.view)
    guard let insets = term.insets, !term.attribute.isMargin else { return name }
    switch tree.insets[Int(insets)].kind {
    case .safeArea, .lack(_, _, isBesideSafeArea: true): return "the safe area of \(name)"
    case .layoutMargins: return "the margins of \(name)"
    case .readableContent: return "the readable content of \(name)"
    case .listMargins: return "where rows stand in \(name)"
    case .cellContent: return "where content stands in \(name)"
    case .cellText: return "where texts stand in \(name)"
    case .barItems: return "where items stand in \(name)"
    case .keyboard: return "what the keyboard leaves of \(name)"
    case .fixed, .centredBaseline, .frame, .contentOffset, .lack: return name
    }
  }

  // MARK: What isn't met

  private func goal(_ goal: UnmetGoal) -> Explanation.Goal {
    let because = goal.because.map(id)
    // Ids that Interface Builder makes mean nothing to people.
    let named = goal.because.map { source in
      ItemName.isGenerated(id(of: source)) ? "“\(text(of: source))”" : id(of: source)
    }
    let priority = number(goal.priority)
    let own = ids[view.position]
    let reason =
      because.isEmpty
      ? "something else that is as strong won"
      : "\(named.listed("and", isSerial: true)) \(because.count == 1 ? "stands" : "stand") against it"
    let isConstraint = if case .constraint = goal.source { true } else { false }
    let words: String
    switch goal.source {
    case .content(_, let axis, let kind):
      let what = kind == .contentHuggingPriority ? "hugging" : "compression resistance"
      words =
        "\(what) \(priority) would have it \(number(goal.wanted)) \(axis == .horizontal ? "wide" : "high"); "
        + "that is missed by \(number(goal.missing)), for \(reason)"
    default:
      words =
        "\(text(of: goal.source)) is missed by \(number(goal.missing)), for \(reason)"
    }
    return Explanation.Goal(
      kind: kind(of: goal.source), id: isConstraint ? id(of: goal.source) : nil, view: own, priority: goal.priority,
      wanted: goal.wanted, missing: goal.missing, because: because, words: words)
  }
}

extension ItemInsets {
  /// The word for the insets in a term's id.
  fileprivate var word: String {
    switch kind {
    case .fixed, .centredBaseline: "alignment"
    case .safeArea: "safeArea"
    case .layoutMargins: "layoutMargins"
    case .readableContent: "readableContent"
    case .frame: "frame"
    case .contentOffset: "contentOffset"
    case .keyboard: "keyboard"
    case .listMargins: "listMargins"
    case .cellContent: "cellContent"
    case .cellText: "cellText"
    case .barItems: "barItems"
    case .lack: "lack"
    }
  }
}
