import InterfaceBuilder
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Notations
import Testing

@testable import UIKit

/// The files of a folder as live views, their app's classes replaced by empty ones: their frames are the importer's.
@MainActor @Suite(.serialized) struct StoryboardCorpusTests {
  private nonisolated static let folder = ProcessInfo.processInfo.environment["LAYOUT_CORPUS"]

  /// The outcomes of the scenes of a folder.
  private struct Count {
    var equal = 0
    var files = 0
    var equalFiles = 0
    var others: [String: [String]] = [:]

    mutating func note(_ outcome: Outcome, _ name: String) {
      switch outcome {
      case .equal: equal += 1
      case .other(let reason, let words): others[reason, default: []].append("\(name): \(words)")
      }
    }
  }

  private enum Outcome {
    case equal
    /// Another one, by its reason, in words.
    case other(String, String)
  }

  @Test(.enabled(if: folder != nil)) func framesOfFiles() throws {
    let folder = URL(fileURLWithPath: Self.folder ?? "")
    let environment = UIScreen.main.environment
    NibClasses.standIn = { StandIn.type(for: $0) }
    defer {
      NibClasses.standIn = nil
      UIScreen.main.environment = environment
    }
    var count = Count()
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for path in paths.sorted() where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path),
        let nib = try? NibFile([UInt8](data), name: "file", fileName: path, bundle: .main)
      else { continue }
      count.files += 1
      let before = count.others.values.reduce(0) { $0 + $1.count }
      check(nib, path, &count)
      if count.others.values.reduce(0, { $0 + $1.count }) == before { count.equalFiles += 1 }
    }
    print("\(count.files) files, \(count.equalFiles) with nothing else; \(count.equal) scenes are equal")
    for (reason, names) in count.others.sorted(by: { $0.key < $1.key }) {
      print("\(names.count) \(reason)")
      for name in names { print("  \(name)") }
    }
    #expect(count.equal > 0)
    #expect(count.others["differ"] == nil)
  }

  private func check(_ nib: NibFile, _ path: String, _ count: inout Count) {
    let device = nib.file.systemDevice()
    var environment = ScreenEnvironment(device: device)
    environment.orientation = nib.file.drawnOrientation
    UIScreen.main.environment = environment
    let traits = environment.window.traits
    for (index, id) in nib.file.controllerIDs.enumerated() {
      guard let object = nib.objects[id], object.settings["storyboardName"] == nil else { continue }
      guard let loaded = try? nib.file.loadedController(index, for: traits) else {
        count.note(.other("are refused", ""), path)
        continue
      }
      guard loaded.hasView else { continue }
      // UIKit's own class has no headers, and raises an exception where its file gives them room.
      if object.kind == "collectionViewController", object.customClass == nil {
        count.note(.other("are without code", ""), path)
        continue
      }
      count.note(
        compare(loaded.controller, environment) {
          UIStoryboard(nib).loader.controller(index)
        }, "\(path) \(id ?? "")")
    }
    guard let views = try? nib.file.loadedViews(for: traits) else {
      return count.note(.other("are refused", ""), path)
    }
    for (index, view) in views.enumerated() {
      count.note(
        compare(LayoutModel.ViewController(view: view), environment) {
          let loader = NibLoader(nib, owner: nil, traits: traits)
          let controller = UIViewController()
          controller.view = loader.makeView(views[index])
          // A scene's view fills its window, whatever the file says of it.
          controller.view.translatesAutoresizingMaskIntoConstraints = true
          controller.view.preservesSuperviewLayoutMargins = false
          loader.activateConstraints()
          return controller
        }, "\(path) \(view.id ?? "")")
    }
  }

  private func compare(
    _ declared: LayoutModel.ViewController, _ environment: ScreenEnvironment, _ make: () -> UIViewController
  ) -> Outcome {
    switch declared.view.kind {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: return .other("are a list's", "")
    default: break
    }
    let scene = Scene(
      checked: declared, name: "scene", device: .inline(environment.device), systemVersion: nil,
      application: Application(), orientation: environment.orientation, userSettings: UserSettings())
    do {
      let kept = try scene.layout(in: environment.orientation)
      guard kept.window.traits.interfaceOrientation == environment.orientation else { return .other("turn", "") }
      let window = UIWindow(environment: environment)
      let controller = make()
      window.rootViewController = controller
      window.layoutIfNeeded()
      var views: [(String, UIView)] = []
      controller.view.forEachInTree { view in
        // The importer draws prototypes, and what is below them: a list has as many as its data source says.
        if let table = view.superview as? UITableView, table.staticRows == nil, view === table.tableFooterView {
          return
        }
        if let id = view.rare?.loaded?.declared.id { views.append((id, view)) }
      }
      for (id, view) in views where view !== controller.view {
        guard let expected = kept[id]?.frame, differs(view.frame, expected, scale: kept.window.scale) else { continue }
        let codes = Set(kept.diagnostics.map(\.code))
        if codes.contains(.ambiguousLayout) { return .other("are ambiguous and differ", words(id, view, expected)) }
        if codes.contains(.unsatisfiableConstraints) {
          return .other("contradict themselves and differ", words(id, view, expected))
        }
        return .other("differ", words(id, view, expected))
      }
      return .equal
    } catch {
      return .other("fail", "\(error)")
    }
  }

  /// Masks leave views between pixels, and the importer puts them on pixels.
  private func differs(_ frame: CGRect, _ expected: Rect, scale: Double) -> Bool {
    zip(
      [frame.minX, frame.minY, frame.width, frame.height], [expected.x, expected.y, expected.width, expected.height]
    ).contains { abs(Double($0) - $1) > 0.5 / scale + 1e-6 }
  }

  private func words(_ id: String, _ view: UIView, _ expected: Rect) -> String {
    let frame = view.frame
    return
      "\(type(of: view)) \(id) is (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height)) and not (\(expected.x) \(expected.y); \(expected.width) \(expected.height))"
  }
}

/// Empty classes in place of an app's.
@MainActor private enum StandIn {
  static func type(for base: AnyClass) -> AnyClass {
    switch base {
    case is UILabel.Type: OwnLabel.self
    case is UIButton.Type: OwnButton.self
    case is UIStackView.Type, is UITextField.Type, is UITextView.Type, is UIImageView.Type, is UIScrollView.Type: base
    case is UIControl.Type: base
    case is UICollectionViewController.Type: OwnItems.self
    case is UIViewController.Type: base == UIViewController.self ? OwnController.self : base
    case is UIView.Type: base == UIView.self ? OwnView.self : base
    default: base
    }
  }

  final class OwnView: UIView {}
  final class OwnLabel: UILabel {}
  final class OwnButton: UIButton {}
  final class OwnController: UIViewController {}

  /// A controller without items: the app's code has its headers.
  final class OwnItems: UICollectionViewController {
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
  }
}
