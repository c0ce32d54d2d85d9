import Documents
import LayoutModel

/// The guides of a tree, after its views, and the insets that its constraints use.
extension ViewTreeBuilder {
  /// Adds a guide that constraints place, after all others.
  ///
  /// - Parameters:
  ///   - name: Its name in constraints and diagnostics.
  ///   - owner: The position of the view whose guide it is.
  ///   - source: The place in the file of the guide, or of its view.
  ///   - kind: Its kind among a view's own guides; `nil` for others.
  /// - Returns: The guide's position in the tree.
  mutating func addGuide(
    _ name: String, of owner: Int, at source: SourcePosition? = nil, kind: SystemLayoutGuide? = nil
  ) -> Int {
    let position = parents.count
    guides.append(ResolvedGuide(name: name, position: source, kind: kind))
    parents.append(Int32(owner))
    depths.append(depths[owner] + 1)
    subtreeEnds.append(Int32(position + 1))
    classOrdinals.append(0)
    return position
  }

  /// Adds the guides that views own, and those that every view has where a constraint names them. Their order doesn't
  /// depend on where they are declared or named.
  mutating func addGuides() {
    addOwnGuides()
    for key in namedGuides().sorted(by: { ($0.view, $0.guide.rawValue) < ($1.view, $1.guide.rawValue) }) {
      switch key.guide {
      case .content, .topLayoutGuide, .bottomLayoutGuide, .keyboard: addSystemGuide(key)
      case .safeArea, .layoutMargins, .readableContent, .frame: break
      }
    }
    addScrollOffsets()
  }

  private mutating func addOwnGuides() {
    for view in 0..<viewCount {
      for guide in views[view].declaration.layoutGuides.sorted(by: { $0.id < $1.id }) {
        let position = addGuide(guide.id, of: view, at: guide.position)
        positionsByID[guide.id] = Int32(position)
      }
    }
  }

  /// The guides that constraints name, including those that a scroll view's edges stand for.
  private func namedGuides() -> Set<GuideKey> {
    var named: Set<GuideKey> = []
    for (holder, constraint) in declared {
      let items = [constraint.firstItem, constraint.second?.item].map { $0.flatMap { item(of: $0, holder) } }
      for case let (view, guide?)? in items { named.insert(GuideKey(view: view, guide: guide)) }
      guard let second = constraint.second else { continue }
      for (own, attribute, other) in [
        (items[0], constraint.firstAttribute, items[1]), (items[1], second.attribute, items[0]),
      ] {
        guard let own, own.guide == nil, let other, meansContent(own.item, attribute, beside: other.item) else {
          continue
        }
        named.insert(GuideKey(view: own.item, guide: .content))
      }
    }
    return named
  }

  /// Notes the origins of scroll views' bounds in their content.
  private mutating func addScrollOffsets() {
    for view in 0..<viewCount where subtreeEnds[view] > view + 1 {
      guard let scroll = views[view].scroll else { continue }
      let kind = scroll.contentOffset.map { ItemInsets.Kind.fixed(EdgeInsets(top: $0.y, left: $0.x)) } ?? .contentOffset
      scrollOffsets[Int32(view)] = number(of: ItemInsets(view: Int32(view), kind: kind))
    }
  }

  /// The item of a scroll view's content, added where nothing has named it so far.
  mutating func contentGuide(of view: Int) -> Int {
    let key = GuideKey(view: view, guide: .content)
    if systemGuides[key] == nil { addSystemGuide(key) }
    return systemGuides[key].map(Int.init) ?? view
  }

  private mutating func addSystemGuide(_ key: GuideKey) {
    let name = "\(name(ofHolder: key.view)).\(key.guide.rawValue)"
    let guide = addGuide(name, of: key.view, at: views[key.view].position, kind: key.guide)
    systemGuides[key] = Int32(guide)
    guard key.guide != .content else {
      contentItems[Int32(key.view)] = Int32(guide)
      return
    }
    // A controller's guide, or the keyboard's: as wide as its view, between an edge of the view and that of the safe
    // area or the keyboard.
    let isTop = key.guide == .topLayoutGuide
    let kind: ItemInsets.Kind = key.guide == .keyboard ? .keyboard : .safeArea
    let inset = number(of: ItemInsets(view: Int32(key.view), kind: kind))
    for attribute in [ConstraintAttribute.left, .right, .top, .bottom] {
      let isInner = attribute == (isTop ? .bottom : .top)
      imply(
        "\(name)/\(attribute.rawValue)", guide, attribute, .equal, key.view,
        isInner ? (isTop ? .top : .bottom) : attribute, insets: isInner ? inset : nil)
    }
  }

  /// Tells whether a view's subviews are in content that scrolls.
  func isScrollView(_ view: Int) -> Bool {
    view < viewCount && views[view].kind.scrolls
  }

  /// Tells whether an edge of a scroll view means its content's, as it does for views inside
  /// (<doc:AutoLayout#Scroll-views>); its sizes and centres mean the view's own.
  func meansContent(_ view: Int, _ attribute: ConstraintAttribute, beside other: Int) -> Bool {
    guard isScrollView(view), isInside(other, view), !attribute.isSize else { return false }
    return attribute.fraction != 0.5 || attribute.isMargin
  }

  /// The index of insets, which are added where they are new.
  mutating func number(of insets: ItemInsets) -> Int32 {
    if let number = insetNumbers[insets] { return number }
    let number = Int32(self.insets.count)
    self.insets.append(insets)
    insetNumbers[insets] = number
    return number
  }
}
