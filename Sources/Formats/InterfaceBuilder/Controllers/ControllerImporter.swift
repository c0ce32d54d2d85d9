import Documents
import LayoutModel

/// Reads a controller's own settings and those for the bars around it, without its view and its children.
enum ControllerImporter {
  /// The controller that an element declares.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - notes: The notes that the scene's parts share.
  /// - Returns: The controller, bare.
  static func controller(_ element: XMLElement, _ notes: inout ImporterNotes) -> ViewController {
    notes.add(KnownNames.unknownNames(inController: element))
    var controller = ViewController(
      id: notes.claimID(of: element), kind: kind(of: element), position: element.position)
    controller.bars = bars(of: element, &notes)
    controller.preferredContentSize = preferredContentSize(of: element)
    if element["definesPresentationContext"] != nil {
      controller.definesPresentationContext = notes.flag("definesPresentationContext", of: element)
    }
    controller.wantsFullScreenLayout = notes.flag("wantsFullScreenLayout", of: element)
    switch controller.kind {
    case .navigationController: controller.navigation = navigation(of: element, &notes)
    case .tabBarController:
      controller.navigation.isTranslucent = translucency(of: element.child(forKey: "tabBar"), &notes)
    case .splitViewController: controller.split = split(of: element, &notes)
    case .viewController, .pageViewController, .tableViewController, .collectionViewController, .imagePickerController,
      .mailComposeViewController:
      break
    }
    return controller
  }

  /// The kind of an element's controller.
  static func kind(of element: XMLElement) -> ViewController.Kind { kind(ofElementNamed: element.name) }

  /// The kind of the controllers that elements of a name declare.
  static func kind(ofElementNamed name: String) -> ViewController.Kind { kinds[name] ?? .viewController }

  /// The kinds of elements that aren't plain view controllers.
  private static let kinds: [String: ViewController.Kind] = [
    "navigationController": .navigationController,
    "tabBarController": .tabBarController,
    "splitViewController": .splitViewController,
    "pageViewController": .pageViewController,
    "tableViewController": .tableViewController,
    "collectionViewController": .collectionViewController,
  ]

  /// The preferred size in a popover or a sheet: `contentSizeForViewInPopover` up to Xcode 5.
  static func preferredContentSize(of element: XMLElement) -> Size? {
    let value = element.child(forKey: "preferredContentSize") ?? element.child(forKey: "contentSizeForViewInPopover")
    guard let width = value?.number(of: "width"), let height = value?.number(of: "height"), width > 0, height > 0 else {
      return nil
    }
    return Size(width: width, height: height)
  }

  // MARK: Bars

  private static func bars(of element: XMLElement, _ notes: inout ImporterNotes) -> BarSettings {
    var bars = BarSettings()
    if let item = element.child(forKey: "navigationItem") {
      bars.navigationItem = BarItemImporter.navigationItem(item, &notes)
    }
    bars.tabBarItem = element.child(forKey: "tabBarItem").flatMap { BarItemImporter.item($0, &notes) }
    bars.toolbarItems = BarItemImporter.items(element.child("toolbarItems"), &notes)
    bars.hidesBottomBarWhenPushed = notes.flag("hidesBottomBarWhenPushed", of: element)
    bars.extendedLayoutIncludesOpaqueBars = notes.flag("extendedLayoutIncludesOpaqueBars", of: element)
    if let edges = element.child(forKey: "edgesForExtendedLayout") {
      let named: [(name: String, edge: RectEdge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
      ]
      bars.edgesForExtendedLayout = []
      for (name, edge) in named where notes.flag(name, of: edges) { bars.edgesForExtendedLayout.insert(edge) }
    }
    return bars
  }

  private static func navigation(of element: XMLElement, _ notes: inout ImporterNotes) -> NavigationSettings {
    var settings = NavigationSettings()
    settings.isNavigationBarHidden = notes.flag("navigationBarHidden", of: element)
    settings.isToolbarHidden = notes.flag("toolbarHidden", of: element, otherwise: true)
    let bar = element.child(forKey: "navigationBar")
    settings.prefersLargeTitles = bar.map { notes.flag("largeTitles", of: $0) } ?? false
    settings.isTranslucent = translucency(of: bar, &notes)
    return settings
  }

  private static func translucency(of bar: XMLElement?, _ notes: inout ImporterNotes) -> Bool? {
    guard let bar, bar["translucent"] != nil else { return nil }
    return notes.flag("translucent", of: bar, otherwise: true)
  }

  // MARK: Columns

  /// Reads the settings of a split view controller's columns. Warnings about them are given where the controller is
  /// built.
  static func split(of element: XMLElement) -> SplitSettings {
    var notes = ImporterNotes()
    return split(of: element, &notes)
  }

  private static func split(of element: XMLElement, _ notes: inout ImporterNotes) -> SplitSettings {
    var settings = SplitSettings()
    settings.preferredDisplayMode =
      notes.value("preferredDisplayMode", of: element) { displayModes[$0] } ?? .automatic
    settings.minimumPrimaryColumnWidth = notes.length("minimumPrimaryColumnWidth", of: element)
    settings.maximumPrimaryColumnWidth = notes.length("maximumPrimaryColumnWidth", of: element)
    settings.preferredPrimaryColumnWidthFraction = notes.value(
      "preferredPrimaryColumnWidthFraction", of: element
    ) { text in
      element.number(text).flatMap { (0...1).contains($0) ? $0 : nil }
    }
    return settings
  }

  /// Interface Builder's names before Xcode 12 and since. A column that covers two others, or stands beside the last
  /// one, shows all.
  private static let displayModes: [String: SplitSettings.DisplayMode] = [
    "automatic": .automatic, "primaryHidden": .secondaryOnly, "secondaryOnly": .secondaryOnly,
    "allVisible": .oneBesideSecondary, "beside": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary,
    "twoBesideSecondary": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary, "over": .oneOverSecondary,
    "oneOverSecondary": .oneOverSecondary, "twoOverSecondary": .oneOverSecondary,
    "twoDisplaceSecondary": .oneBesideSecondary,
  ]
}
