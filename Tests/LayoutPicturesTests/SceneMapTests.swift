import Foundation
import LayoutCommand
import LayoutPictures
import LayoutTestSupport
import Testing

/// The map of an application's screens.
struct SceneMapTests {
  /// A box of the map: its title, its frame, and how many boxes hold it, itself counted.
  private struct Box {
    let title: String
    let frame: CGRect
    let depth: Int

    init(_ values: [Any]) throws {
      title = try #require(values[0] as? String)
      let numbers = values.dropFirst().compactMap { $0 as? Double }
      frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      depth = Int(numbers[4])
    }
  }

  private static func scene(_ kind: String, _ id: String, _ segues: String) -> String {
    let view =
      kind == "viewController"
      ? """
      <view key="view" contentMode="scaleToFill" id="view-\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
      """ : ""
    return """
      <scene sceneID="scene-\(id)"><objects><\(kind) title="\(id)" id="\(id)" sceneMemberID="viewController">\(view)\
      <connections>\(segues)</connections></\(kind)></objects></scene>
      """
  }

  private static func segue(_ target: String, _ relationship: String?) -> String {
    let kind = relationship.map { "kind=\"relationship\" relationship=\"\($0)\"" } ?? "kind=\"show\""
    return "<segue destination=\"\(target)\" \(kind) id=\"to-\(target)\"/>"
  }

  @Test("Containers are boxes around what they hold, boxes hold boxes, and segues lead to screens and boxes")
  func boxes() throws {
    let scenes = [
      Self.scene(
        "tabBarController", "Tabs", Self.segue("Nav", "viewControllers") + Self.segue("Split", "viewControllers")),
      Self.scene("navigationController", "Nav", Self.segue("List", "rootViewController")),
      Self.scene(
        "splitViewController", "Split",
        Self.segue("Folders", "masterViewController") + Self.segue("Article", "detailViewController")),
      Self.scene("viewController", "List", Self.segue("Detail", nil)),
      Self.scene("viewController", "Folders", ""), Self.scene("viewController", "Article", ""),
      Self.scene("viewController", "Detail", Self.segue("Tabs", nil)),
    ]
    let map = try map(of: scenes, initial: "Tabs")
    let nodes = try #require(map["nodes"] as? [[String: Any]])
    let names = nodes.compactMap { $0["name"] as? String }
    #expect(names.sorted() == ["Article", "Detail", "Folders", "List"])
    let boxes = try #require(map["boxes"] as? [[Any]]).map(Box.init)
    #expect(boxes.map(\.title).sorted() == ["Nav", "Split", "Tabs"])
    func frame(_ name: String) throws -> CGRect {
      if let box = boxes.first(where: { $0.title == name }) { return box.frame }
      let node = try #require(nodes.first { $0["name"] as? String == name })
      let numbers = try ["x", "y", "w", "h"].map { try #require(node[$0] as? Double) }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    let held = [("Tabs", "Nav"), ("Tabs", "Split"), ("Nav", "List"), ("Split", "Folders"), ("Split", "Article")]
    for (outer, inner) in held {
      #expect(try frame(outer).contains(frame(inner)), "\(outer) holds \(inner)")
    }
    for (a, b) in [("Nav", "Split"), ("Folders", "Article"), ("Tabs", "Detail")] {
      #expect(try !frame(a).intersects(frame(b)), "\(a) is beside \(b)")
    }
    #expect(boxes.map { [$0.title: $0.depth] }.contains(["Split": 2]))
    let edges = try #require(map["edges"] as? [[Any]])
    let ends = names + boxes.map(\.title)
    let led = edges.compactMap { edge -> [String]? in
      guard let source = edge[0] as? Int, let target = edge[1] as? Int else { return nil }
      return [ends[source], ends[target]]
    }
    #expect(Set(led) == [["List", "Detail"], ["Detail", "Tabs"]])
  }

  @Test("A screen that two containers hold stands in one box, and the other leads to it")
  func sharedScreen() throws {
    let map = try map(
      of: [
        Self.scene("navigationController", "One", Self.segue("List", "rootViewController")),
        Self.scene("navigationController", "Other", Self.segue("List", "rootViewController")),
        Self.scene("viewController", "List", ""),
      ], initial: "One")
    let edges = try #require(map["edges"] as? [[Any]])
    #expect(edges.count == 1)
    #expect(edges.first?[2] as? String == "relationship")
    #expect((map["boxes"] as? [Any])?.count == 2)
  }

  @Test("Containers in containers without end are as deep as other relations, and joined by lines from there on")
  func deepContainers() throws {
    let names = (0..<2_000).map { "N\($0)" }
    let scenes = zip(names, names.dropFirst() + ["Last"]).map { name, next in
      Self.scene("navigationController", name, Self.segue(next, "rootViewController"))
    }
    let map = try map(of: scenes + [Self.scene("viewController", "Last", "")], initial: "N0")
    #expect((map["boxes"] as? [Any])?.count == 2_000)
    #expect((map["edges"] as? [[Any]])?.isEmpty == false)
  }

  @Test("Screens are joined by what the code of their classes pushes and presents, beside segues")
  func leads() throws {
    let scenes = ["List", "Detail", "Form"].map { name in
      Self.scene("viewController", name, name == "List" ? Self.segue("Detail", nil) : "")
        .replacing("<viewController ", with: "<viewController customClass=\"\(name)Controller\" ")
    }
    let code = """
      class ListController: UIViewController {
        func open() {
          navigationController?.pushViewController(DetailController(), animated: true)
          present(FormController(), animated: true)
          present(UnknownController(), animated: true)
        }
      }
      class DetailController: UIViewController {}
      class FormController: UIViewController {}
      """
    let map = try map(of: scenes, initial: "List", code: code)
    let nodes = try #require(map["nodes"] as? [[String: Any]]).compactMap { $0["name"] as? String }
    let edges: [[Any]] = try #require(map["edges"] as? [[Any]])
    let lines = edges.map { edge -> String in
      "\(nodes[edge[0] as? Int ?? 0]) \(edge[2]) \(nodes[edge[1] as? Int ?? 0])"
    }
    #expect(lines.sorted() == ["List present Form", "List show Detail"])
  }

  private func map(of scenes: [String], initial: String, code: String? = nil) throws -> [String: Any] {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="\(initial)">
      <scenes>\(scenes.joined())</scenes></document>
      """
    let folder = FileManager.default.temporaryDirectory.appending(path: "layout-map-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appending(path: "Main.storyboard").path, folder.appending(path: "page.html").path)
    try document.write(toFile: input, atomically: true, encoding: .utf8)
    try code?.write(toFile: folder.appending(path: "Code.swift").path, atomically: true, encoding: .utf8)
    #expect(
      Program.run([
        "report", input, "--no-code", "--device", "iphone-17", "--orientation", "portrait", "--width", "none",
        "--quiet", "--output",
        output,
      ]) == .success)
    let data = try #require(ReportPage.data(ofPage: try String(contentsOfFile: output, encoding: .utf8)))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    return try #require(json["map"] as? [String: Any])
  }
}
