import CoreText
import LayoutModel
import LayoutResolution
import Testing

@testable import UIKit

extension RunningAppTests {
  /// Values that tests of public libraries, and snapshots of theirs, hold real UIKit to.
  @MainActor @Suite(.serialized) struct RealValueTests {
    // MARK: Windows

    @Test("A window that is made without a frame is as large as its screen, and one of a scene too")
    func windows() {
      #expect(UIWindow().frame == UIScreen.main.bounds)
      #expect(UIWindow(frame: .zero).frame == UIScreen.main.bounds)
      final class Overlay: UIWindow {
        let passes: Bool
        init(passes: Bool, _ scene: UIWindowScene) {
          self.passes = passes
          super.init(windowScene: scene)
        }
        required init?(coder: NSCoder) { nil }
      }
      let session = UISceneSession(.windowApplication, UISceneConfiguration(name: nil, sessionRole: .windowApplication))
      let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
      let window = Overlay(passes: true, scene)
      #expect(window.frame == UIScreen.main.bounds)
      #expect(window.windowScene === scene)
    }

    @Test("A controller that is shown alone finds its scene, its window and the key window in its first callback")
    func windowsInCallbacks() throws {
      final class Controller: UIViewController {
        var found: [Int] = []
        override func viewDidLoad() {
          let app = UIApplication.shared
          found = [app.connectedScenes.count, app.windows.count, app.keyWindow == nil ? 0 : 1]
        }
      }
      let controller = Controller()
      let app = try RunningApp(in: Conditions(device: "iphone-17"), showing: { controller })
      #expect(controller.found == [1, 1, 1])
      #expect(app.window.rootViewController === controller)
    }

    // MARK: Geometry

    @Test("A frame that is set under a transform reads back as it was set", arguments: [1.5, 0.7, 3] as [CGFloat])
    func transformedFrame(scale: CGFloat) {
      let view = UIView()
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      let frame = CGRect(x: 150, y: 175, width: 100, height: 50)
      view.frame = frame
      #expect(view.frame == frame)
      view.center.x += 10
      #expect(abs(view.frame.minX - 160) < 1e-9)
      view.frame = frame
      view.transform = .identity
      #expect(abs(view.frame.width - 100 / scale) < 1e-9)
    }

    @Test("Geometry describes itself as Apple's does")
    func descriptions() {
      #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
      #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
      #expect("\(CGSize(width: 1, height: 2))" == "(1.0, 2.0)")
    }

    @Test("The keyboard's guide stays where it was as the root view becomes lower")
    func keyboardGuide() {
      let controller = UIViewController()
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      guard let root = controller.view else { return }
      let first = root.keyboardLayoutGuide.layoutFrame
      root.frame.size.height -= first.height
      #expect(first.height > 0)
      #expect(root.keyboardLayoutGuide.layoutFrame == first)
    }

    // MARK: Buttons

    @Test("A button without a type has a title of 18 points, 30 by 34 while it is empty; a system button one of 15")
    func emptyButtons() {
      #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
      #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18)
      let system = UIButton(type: .system)
      #expect(system.intrinsicContentSize == CGSize(width: 30, height: 30))
      #expect(system.titleLabel?.font.pointSize == 15)
    }

    @Test("An image, or insets, take the room around a title; without a title its line counts")
    func buttonsWithImages() {
      for type in [UIButton.ButtonType.custom, .system] {
        let button = UIButton(type: type)
        button.setImage(image(5, 5), for: .normal)
        let line: CGFloat = type == .custom ? 22 : 18
        #expect(button.intrinsicContentSize == CGSize(width: 5, height: line))
        button.setImage(image(40, 40), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 40, height: 40))
        button.setImage(nil, for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        #expect(button.intrinsicContentSize == CGSize(width: 2, height: line + 2))
      }
    }

    @Test("A button with an icon of the system heeds insets, a title and an image")
    func iconButtons() {
      let button = UIButton(type: .infoLight)
      let icon = button.intrinsicContentSize
      button.contentEdgeInsets = UIEdgeInsets(top: 20, left: 40, bottom: 20, right: 40)
      #expect(button.intrinsicContentSize == CGSize(width: icon.width + 80, height: icon.height + 40))
      button.contentEdgeInsets = .zero
      button.setTitle("Hello world", for: .normal)
      let titled = UIButton(type: .system)
      titled.setTitle("Hello world", for: .normal)
      #expect(button.intrinsicContentSize.width == icon.width + titled.intrinsicContentSize.width)
      button.titleLabel?.font = .systemFont(ofSize: 40)
      #expect(button.intrinsicContentSize.width == icon.width + titled.intrinsicContentSize.width)
      button.setTitle(nil, for: .normal)
      button.setImage(image(5, 5), for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 5, height: 5))
    }

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }

    // MARK: Text

    @Test(
      "Helvetica has its own widths, and lines of 1.15 ems",
      arguments: [("Nick", 33.333), ("Hi", 16.333), ("Nick Snyder", 91.667), ("Snyder", 54)])
    func helvetica(text: String, width: Double) {
      let label = UILabel()
      label.font = UIFont(name: "Helvetica", size: 17)
      label.text = text
      #expect(abs(Double(label.intrinsicContentSize.width) - width) < 0.001)
      #expect(abs(label.intrinsicContentSize.height - 19.667) < 0.001)
    }

    @Test(
      "Lines of Helvetica Neue are drawn with the gap that whole points leave",
      arguments: ["One", "One\nTwo", "1\n2\n3"])
    func helveticaNeue(text: String) throws {
      var view = View(class: "UILabel")
      view.content.text = text
      view.content.numberOfLines = 0
      view.content.font = .named("HelveticaNeue", size: 21)
      var traits = UIView().measuringTraits
      traits.displayScale = 2
      let content = try #require(ViewContent(of: view, for: traits))
      let lines = text.split(separator: "\n").count
      #expect(content.size.height == [25, 49.5, 74][lines - 1])
    }

    @Test("A family's name with spaces is its face, and a slanted face is as wide as its upright one")
    func names() {
      func width(_ name: String) -> CGFloat {
        let label = UILabel()
        label.font = UIFont(name: name, size: 34)
        label.text = "iCloud for Tinylog"
        return label.intrinsicContentSize.width
      }
      #expect(width("Helvetica Neue") == width("HelveticaNeue"))
      #expect(width("HelveticaNeue-ThinItalic") == width("HelveticaNeue-Thin"))
      #expect(abs(width("HelveticaNeue-Thin") - 244) < 0.35)
      #expect(width("HelveticaNeue-Bold") > width("HelveticaNeue"))
    }

    @Test("A label that wraps by characters fills its lines")
    func characterWrapping() {
      let text = "Lorem ipsum dolor sit amet, consectetuer adipiscing elit. Aenean comm"
      let (byCharacters, byWords) = (UILabel(), UILabel())
      byCharacters.lineBreakMode = .byCharWrapping
      for label in [byCharacters, byWords] { (label.text, label.numberOfLines) = (text, 0) }
      let most = CGSize(width: 305, height: 10_000)
      #expect(byCharacters.sizeThatFits(most).width > byWords.sizeThatFits(most).width)
      #expect(byCharacters.sizeThatFits(most).height <= byWords.sizeThatFits(most).height)
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = .byCharWrapping
      let attributed = NSAttributedString(
        string: text, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
      let drawn = attributed.boundingRect(with: most, options: .usesLineFragmentOrigin, context: nil)
      #expect(abs(drawn.width - byCharacters.sizeThatFits(most).width) < 0.34)
      let ofLabel = UILabel()
      (ofLabel.attributedText, ofLabel.numberOfLines) = (NSAttributedString(string: text), 0)
      ofLabel.lineBreakMode = .byCharWrapping
      #expect(ofLabel.sizeThatFits(most) == byCharacters.sizeThatFits(most))
    }

    // LayoutKit's labels are measured so, and have the sizes of real ones on iOS 12.
    @Test("A text's rectangle, up to whole pixels, is a label's size on each system", arguments: [12, 15, 16])
    func rectangles(_ major: Int) throws {
      let conditions = Conditions(device: "iphone-8", systemVersion: SystemVersion(major: major, minor: 0))
      let window = try UIWindow(conditions)
      let fonts = (8...30).map { CGFloat($0) }.flatMap {
        [UIFont.systemFont(ofSize: $0), .boldSystemFont(ofSize: $0), UIFont(name: "Helvetica", size: $0)]
          .compactMap { $0 }
      }
      for font in fonts {
        let label = UILabel()
        (label.text, label.font) = ("hello world", font)
        window.addSubview(label)
        window.traitCollection.performAsCurrent {
          let drawn = "hello world".size(withAttributes: [.font: font])
          let whole = CGSize(width: (drawn.width * 2).rounded(.up) / 2, height: (drawn.height * 2).rounded(.up) / 2)
          #expect(label.intrinsicContentSize == whole, "\(font.fontName) \(font.pointSize)")
        }
      }
    }

    // MARK: Lists

    @Test("A table's controller takes the data anew when it first appears, and setters call no override of reloadData")
    func reloads() {
      final class Table: UITableView {
        var count = 0
        override func reloadData() {
          count += 1
          super.reloadData()
        }
      }
      final class Controller: UITableViewController {
        var rows = 0
        override func viewDidLoad() {
          let table = Table()
          table.dataSource = self
          table.delegate = self
          tableView = table
          table.layoutIfNeeded()
          rows = 3
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
      }
      let controller = Controller()
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
      final class Grid: UICollectionView {
        var count = 0
        override func reloadData() { count += 1 }
      }
      final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
      }
      let grid = Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let source = Source()
      grid.dataSource = source
      #expect(grid.count == 0)
    }

    @Test("A header of no size has a place all the same")
    func emptyHeaders() throws {
      let layout = UICollectionViewFlowLayout()
      let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
      final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
      }
      let source = Source()
      list.dataSource = source
      layout.prepare()
      let path = IndexPath(item: 0, section: 0)
      let header = layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: path)
      #expect(try #require(header).frame.size == .zero)
      #expect(layout.layoutAttributesForElements(in: list.bounds)?.count == 1)
    }

    @Test("A row's list content is as high as its lines are inside of the margins that reach into it")
    func listContent() {
      final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          var content = cell.defaultContentConfiguration()
          content.text = "Swift Codebase"
          content.secondaryText = "Entirely written in Swift with a clean and modern structure."
          cell.contentConfiguration = content
          return cell
        }
      }
      for width in stride(from: CGFloat(280), through: 460, by: 4) {
        let list = List(style: .insetGrouped)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
        window.rootViewController = list
        window.makeKeyAndVisible()
        guard let cell = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) else { continue }
        let fitting = cell.contentView.systemLayoutSizeFitting(
          CGSize(width: cell.contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        #expect(abs(cell.bounds.height - fitting.height) < 0.34, "in \(width) points")
      }
    }

    // MARK: Bars

    @Test(
      "A search bar that is always shown makes the navigation bar 52 higher, where it stands below the title",
      arguments: [
        ("iphone-13", "15.5", true, 195.0), ("iphone-13", "15.5", false, 143.0),
        // The status bar is 62 high, the bar itself 54.
        ("iphone-17", "26.0", true, 168.0),
      ])
    func searchBar(device: String, version: String, isAlwaysShown: Bool, top: Double) throws {
      let page = UIViewController()
      page.navigationItem.searchController = UISearchController(searchResultsController: nil)
      page.navigationItem.hidesSearchBarWhenScrolling = !isAlwaysShown
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      let conditions = Conditions(device: device, systemVersion: SystemVersion(version))
      let window = try UIWindow(conditions)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      #expect(abs(page.view.safeAreaInsets.top - top) < 1e-9)
    }

    // MARK: Traits

    @Test("Until iOS 12 views are told of their first traits as they come into a window", arguments: ["12.4", "13.0"])
    func firstTraits(version: String) throws {
      final class Watcher: UIView {
        var told = 0
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
          if previousTraitCollection == nil { told += 1 }
        }
      }
      let window = try UIWindow(Conditions(device: "iphone-8", systemVersion: SystemVersion(version)))
      let view = Watcher()
      window.addSubview(view)
      view.removeFromSuperview()
      window.addSubview(view)
      #expect(view.told == (version == "12.4" ? 1 : 0))
    }

    @Test("A closure of a registration names its first parameter as documentation spells it")
    func registrations() {
      class Page: UIViewController {
        var told = 0
        func register() {
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: Self, _: UITraitCollection) in
            page.told += 1
          }
        }
      }
      let page = Page()
      let window = UIWindow()
      window.rootViewController = page
      window.makeKeyAndVisible()
      page.register()
      window.overrideUserInterfaceStyle = .dark
      #expect(page.told == 1)
    }

    // MARK: Overriding

    @Test("What stands in extensions of other modules can be overridden")
    func overrides() {
      final class View: UIView {
        var calls: [String] = []
        override func addInteraction(_ interaction: any UIInteraction) {
          calls.append("add")
          super.addInteraction(interaction)
        }
        override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
        override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
        override func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { .zero }
      }
      final class Table: UITableView {
        var names: [String] = []
        override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { names.append(identifier) }
      }
      let view = View()
      view.addInteraction(UIPointerInteraction(delegate: nil))
      #expect(view.calls == ["add"])
      #expect((view as UIView).snapshotView(afterScreenUpdates: false) == nil)
      let table = Table()
      (table as UITableView).register(nil as UINib?, forCellReuseIdentifier: "row")
      #expect(table.names == ["row"])
    }

    // MARK: Nothing to show

    @Test("A content for nothing to show lies over the controller's view, its parts in the middle of the safe area")
    func contentUnavailable() throws {
      let controller = UIViewController()
      var content = UIContentUnavailableConfiguration.empty()
      (content.text, content.secondaryText) = ("No Mail", "Messages you receive will appear here.")
      controller.contentUnavailableConfiguration = content
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
      #expect(view.frame == controller.view.bounds)
      let stack = try #require(view.subviews.first as? UIStackView)
      #expect(
        stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == [
          "No Mail", "Messages you receive will appear here.",
        ])
      #expect(abs(stack.frame.midY - view.safeAreaLayoutGuide.layoutFrame.midY) <= 0.5)
      controller.contentUnavailableConfiguration = nil
      #expect(view.superview == nil)
    }

    // MARK: Other modules

    @Test("A font's file that isn't there isn't registered, and a timer can be made of nothing")
    func services() {
      var error: Unmanaged<CFError>?
      let url = URL(fileURLWithPath: "/none.ttf") as CFURL
      let isRegistered = unsafe CTFontManagerRegisterFontsForURL(url, .process, &error)
      let code = unsafe error?.takeRetainedValue().code
      #expect(!isRegistered)
      #expect(code == CTFontManagerError.fileNotFound.rawValue)
      let timer = Timer()
      #expect(timer.timeInterval == 0)
    }
  }
}
