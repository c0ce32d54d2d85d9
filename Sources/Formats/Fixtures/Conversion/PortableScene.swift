import Documents
package import LayoutModel
import LayoutResolution

/// Turns any scene into one that a fixture can express, with the same layout. The canvas becomes a device, every item
/// of a constraint gets a name, ids consist of the format's characters, and defaults are left out.
package enum PortableScene {
  /// The scene in a form that a fixture can express.
  package static func scene(_ scene: Scene) -> Scene {
    let scene = flat(scene)
    var rewriting = ControllerRewriting(scene)
    let controller = rewriting.rewrite(scene.rootViewController, isFirst: true)
    let (device, systemVersion) = device(of: scene)
    var portable = Scene(
      checked: controller, viewControllers: scene.viewControllers.map { rewriting.rewrite($0) }, name: scene.name,
      device: device, systemVersion: systemVersion, application: rewriting.rewrite(scene.application),
      orientation: scene.canvas?.orientation ?? scene.orientation, userSettings: scene.userSettings,
      events: scene.events.map { rewriting.rewrite($0) })
    portable.assertions = scene.assertions
    return portable
  }

  /// The scene where what templates made is called by ids that fixtures declare: `new_imageView` for `new/imageView`.
  private static func flat(_ scene: Scene) -> Scene {
    let names = SceneIDs(scene).changed.filter { $0.key.contains("/") }
    guard !names.isEmpty else { return scene }
    let renaming = SceneNames(names)
    var flat = Scene(
      checked: renaming.apply(to: scene.rootViewController),
      viewControllers: scene.viewControllers.map(renaming.apply), name: scene.name, device: scene.device,
      systemVersion: scene.systemVersion, application: renaming.apply(to: scene.application),
      orientation: scene.orientation, userSettings: scene.userSettings, events: scene.events.map(renaming.apply),
      canvas: scene.canvas)
    flat.assertions = scene.assertions
    return flat
  }

  // MARK: Devices

  /// The device of a scene and its system. An Interface Builder file's canvas is a device of its own.
  private static func device(of scene: Scene) -> (DeviceChoice?, SystemVersion?) {
    if let canvas = scene.canvas { return (.inline(device(of: canvas)), canvas.device.systemVersion) }
    guard case .inline(var device)? = scene.device else { return (scene.device, scene.systemVersion) }
    let own = device.systemVersion == .newest ? nil : device.systemVersion
    device.id = Device.inlineID
    device.systemVersion = .newest
    return (.inline(device), scene.systemVersion ?? own)
  }

  /// A device with a canvas's window as its whole screen. Its insets are known for the canvas's orientation only.
  private static func device(of canvas: Canvas) -> Device {
    let window = canvas.window
    let isLandscape = canvas.orientation.isLandscape
    let size = isLandscape ? Size(width: window.size.height, height: window.size.width) : window.size
    let insets = window.safeAreaInsets
    var device = Device(
      size: size, scale: window.scale, idiom: window.traits.userInterfaceIdiom,
      safeAreaInsets: isLandscape ? OrientedInsets(landscapeLeft: insets) : OrientedInsets(portrait: insets),
      layoutMargins: window.layoutMargins)
    let sizeClass = window.traits.horizontalSizeClass
    if device.traits(in: canvas.orientation).horizontalSizeClass != sizeClass { device.horizontalSizeClass = sizeClass }
    return device
  }

  // MARK: Views

  /// Rewrites a view into a form that a fixture can express.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - index: Its index in the tree.
  ///   - tree: The tree.
  ///   - hasPlaces: A Boolean that tells whether the constraints' positions in their file give their order.
  /// - Returns: The view.
  static func rewrite(_ view: View, at index: Int, of tree: DeclaredTree, hasPlaces: Bool) -> View {
    var view = rewriteOwn(view, at: index, of: tree, hasPlaces: hasPlaces)
    var next = index + 1
    for index in view.subviews.indices {
      view.subviews[index] = rewrite(view.subviews[index], at: next, of: tree, hasPlaces: hasPlaces)
      next = tree.subtreeEnds[next]
    }
    return view
  }

  /// Rewrites a view into a form that a fixture can express, without its subviews. This is a function of its own, so
  /// that nested views take little stack.
  @inline(never)
  private static func rewriteOwn(_ view: View, at index: Int, of tree: DeclaredTree, hasPlaces: Bool) -> View {
    var view = view
    view.id = tree.ids[index]
    view.dropDefaults()
    view.constraints = view.constraints.filter { $0.isActive || !$0.isRemovedAtBuildTime }.map {
      tree.rewrite($0, heldBy: index)
    }
    view.layoutGuides = view.layoutGuides.map { LayoutGuide(tree.newID(of: $0.id), position: $0.position) }
    view.stack = tree.rewrite(view.stack)
    if view.kind == .tableView { view.table = tree.rewrite(view.table) }
    if view.kind == .tableViewCell { view.cell = tree.rewrite(view.cell) }
    view.variations = view.variations.map { variation in
      Variation(when: variation.when, set: variation.set.map { tree.rewrite($0, of: index) })
    }
    if hasPlaces { view.sortConstraints() } else { view.forgetPlaces() }
    return view
  }
}

extension View {
  /// Leaves out the defaults of the class.
  fileprivate mutating func dropDefaults() {
    contentHuggingPriority = contentHuggingPriority.without(ClassDefaults.hugging(of: kind))
    contentCompressionResistancePriority =
      contentCompressionResistancePriority.without(ClassDefaults.compressionResistance)
    if intrinsicContentSize == .none, !ClassDefaults.canAskForSize(kind) { intrinsicContentSize = .unspecified }
    if isSizedAsDrawn { isSizedAsDrawn = false }
    // Only Interface Builder's files give an image its symbol's name.
    if let image = content.image, image.symbolName != nil {
      content.image?.spread = 0
      content.image?.symbolName = nil
    }
    if provenance != ContentProvenance() { provenance = ContentProvenance() }
    if lint != LintSettings() {
      lint.showsImage = false
      lint.showsSystemSymbol = false
      lint.isConfigured = false
      lint.textAlignment = nil
      lint.hasOwnClass = false
      lint.isPrototype = false
      lint.isClear = false
      lint.hasTapRecognizer = false
      lint.takesTouches = true
      lint.isPlacedByCell = false
      lint.ambiguityCheck = .always
    }
    if numberOfLines > ValueFormat<Int>.maximumCounted { numberOfLines = 0 }
  }

  /// Sorts the constraints by their positions in their file. Those of a visual format may be in another order.
  fileprivate mutating func sortConstraints() {
    constraints = constraints.enumerated().sorted { a, b in
      guard let left = a.element.position, let right = b.element.position, left != right else {
        return a.offset < b.offset
      }
      return left < right
    }.map(\.element)
  }

  /// Leaves out the positions of the view and its constraints in their file.
  fileprivate mutating func forgetPlaces() {
    position = nil
    for index in constraints.indices { constraints[index].position = nil }
    for index in variations.indices {
      variations[index].set = variations[index].set.map { setting in
        setting.changing(\.constraints) { constraints in
          constraints.map { constraint in
            var constraint = constraint
            constraint.position = nil
            return constraint
          }
        }
      }
    }
  }
}

extension AxisPriorities {
  /// The priorities without those that the class has by default.
  fileprivate func without(_ own: ContentPriorities) -> AxisPriorities {
    var rest = self
    for axis in Axis.allCases where rest[axis] == own[axis] { rest[axis] = nil }
    return rest
  }
}
