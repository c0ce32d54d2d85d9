/// The looks of classes' proxies, given to views as they come into a window.
///
/// A view's own settings win: a look applies only where the view still has its class's default. Of several proxies for the view, the proxy
/// inside of most containers wins, then the proxy of the nearest class.
@MainActor enum AppearanceRules {
  private static var rules: [Rule] = []

  /// A class's proxy, and where its looks hold.
  @MainActor private struct Rule {
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    let proxy: UIView
    /// A view of the class that nobody set anything of.
    let pristine: UIView
    let isInstance: @MainActor (UIView) -> Bool

    func holds(for view: UIView) -> Bool {
      guard isInstance(view), traits.map({ view.traitCollection.containsTraits(in: $0) }) ?? true else { return false }
      var outer = view.next
      for container in containers {
        while let current = outer, !AppearanceRules.isInstance(current, of: container) { outer = current.next }
        guard outer != nil else { return false }
        outer = outer?.next
      }
      return true
    }
  }

  private static func isInstance<Container>(_ object: UIResponder, of type: Container.Type) -> Bool {
    object is Container
  }

  /// The proxy of a class for a place, made where there is none yet.
  static func proxy<Look: UIView>(
    of type: Look.Type, inside containers: [any UIAppearanceContainer.Type] = [], under traits: UITraitCollection? = nil
  ) -> Look {
    for rule in rules
    where rule.traits == traits && rule.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init) {
      if Swift.type(of: rule.proxy) == type, let proxy = rule.proxy as? Look { return proxy }
    }
    guard let proxy = type.init(coder: NSCoder()), let pristine = type.init(coder: NSCoder()) else {
      preconditionFailure("\(type) holds looks only where a file can make it")
    }
    rules.append(
      Rule(containers: containers, traits: traits, proxy: proxy, pristine: pristine, isInstance: { $0 is Look }))
    return proxy
  }

  /// Gives a view the looks that hold for it.
  static func apply(to view: UIView) {
    guard !rules.isEmpty else { return }
    let holding = rules.filter { $0.holds(for: view) }
    guard !holding.isEmpty else { return }
    func nearness(_ rule: Rule) -> Int { rules.count { $0.isInstance(rule.proxy) } }
    let sorted = holding.enumerated().sorted {
      let (a, b) = ($0.element, $1.element)
      return (b.containers.count, nearness(b), $0.offset) < (a.containers.count, nearness(a), $1.offset)
    }.map(\.element)
    for look in AppearanceLook.all {
      for rule in sorted where look.give(rule.proxy, rule.pristine, view) { break }
    }
  }
}

/// A property that a class's proxy may hold for all of the class.
@MainActor struct AppearanceLook {
  /// Gives a view what a proxy holds, unless the view has something of its own. It tells whether the proxy holds something.
  let give: (_ proxy: UIView, _ pristine: UIView, _ view: UIView) -> Bool

  init<Root: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    self.init(
      read: { (view: Root) in view[keyPath: path] }, write: { (view: Root, value) in view[keyPath: path] = value })
  }

  private init<Root: UIView, Value: Equatable>(
    read: @escaping @MainActor (Root) -> Value, write: @escaping @MainActor (Root, Value) -> Void
  ) {
    give = { proxy, pristine, view in
      guard let proxy = proxy as? Root, let pristine = pristine as? Root, let view = view as? Root else { return false }
      let (held, none) = (read(proxy), read(pristine))
      guard held != none else { return false }
      if read(view) == none { write(view, held) }
      return true
    }
  }

  /// The properties, as UIKit lists them.
  static let all: [AppearanceLook] = [
    AppearanceLook(\UIView.backgroundColor),
    AppearanceLook(read: { (view: UIView) in view.rare?.tintColor }, write: { $0.tintColor = $1 }),
    AppearanceLook(\UILabel.font), AppearanceLook(\UILabel.textColor),
    AppearanceLook(\UITextField.font), AppearanceLook(\UITextField.textColor),
    AppearanceLook(\UITextView.font), AppearanceLook(\UITextView.textColor),
    AppearanceLook(\UISwitch.onTintColor), AppearanceLook(\UISwitch.thumbTintColor),
    AppearanceLook(\UISlider.minimumTrackTintColor), AppearanceLook(\UISlider.maximumTrackTintColor),
    AppearanceLook(\UISlider.thumbTintColor),
    AppearanceLook(\UIProgressView.progressTintColor), AppearanceLook(\UIProgressView.trackTintColor),
    AppearanceLook(\UIPageControl.pageIndicatorTintColor), AppearanceLook(\UIPageControl.currentPageIndicatorTintColor),
    AppearanceLook(\UISegmentedControl.selectedSegmentTintColor), AppearanceLook(\UIActivityIndicatorView.color),
    AppearanceLook(\UISearchBar.barTintColor), AppearanceLook(\UIButton.contentEdgeInsets),
  ]
}
