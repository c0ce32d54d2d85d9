import Documents
import Foundation
import InterfaceBuilder
import LayoutModel

/// A file of Interface Builder as the app has it: read once, and loaded as often as code asks.
@MainActor final class NibFile {
  /// The name without folder and extension.
  let name: String
  /// The name that messages show.
  let fileName: String
  let bundle: Bundle
  let file: InterfaceBuilderFile
  let objects: NibObjects
  /// The object ids by the places where objects begin.
  let ids: [SourcePosition: String]
  private var storedAppearances: [String: ViewAppearance]?
  /// The objects that are written in others, in the file's order, by the object ids of these.
  private let parts: [String: [NibObject]]
  /// The objects at which segues begin, in the file's order, by the scenes that they are in.
  private let segueSources: [String?: [NibObject]]

  /// A file of some bytes.
  ///
  /// - Throws: `InputError` where they aren't a file of Interface Builder.
  init(_ bytes: [UInt8], name: String, fileName: String, bundle: Bundle) throws {
    self.name = name
    self.fileName = fileName
    self.bundle = bundle
    let read = try InterfaceBuilderFile(reading: bytes, name: name)
    var project = ProjectContent()
    project.texts = Self.texts(of: name, in: bundle)
    project.imageSizes = Self.imageSizes(read.projectImages, in: bundle)
    file = read.with(project)
    objects = file.objects
    var ids: [SourcePosition: String] = [:]
    for (id, object) in objects.byID { ids[object.position] = id }
    self.ids = ids
    parts = Dictionary(grouping: objects.byID.values.filter { $0.parent != nil }) { $0.parent ?? "" }
      .mapValues { $0.sorted { $0.position < $1.position } }
    segueSources = Dictionary(grouping: objects.byID.values.filter(\.beginsSegues)) { $0.scene }
      .mapValues { $0.sorted { $0.position < $1.position } }
  }

  /// The objects of a scene at which segues begin.
  func segueSources(inScene scene: String?) -> [NibObject] { segueSources[scene] ?? [] }

  /// The objects directly inside an object of the file.
  func parts(of id: String?) -> [NibObject] { id.flatMap { parts[$0] } ?? [] }

  /// The looks of the file's views and bar items, by their object ids.
  var appearances: [String: ViewAppearance] {
    if let storedAppearances { return storedAppearances }
    let appearances = file.appearances()
    storedAppearances = appearances
    return appearances
  }

  /// The object that begins at a place.
  func object(at position: SourcePosition?) -> NibObject? { objects[position.flatMap { ids[$0] }] }

  /// A place in the file, for messages.
  func place(_ position: SourcePosition) -> String { "\(fileName):\(position.line):\(position.column)" }

  /// The texts of the user's language: `NAME.strings` beside the file.
  private static func texts(of name: String, in bundle: Bundle) -> [String: String] {
    guard let path = bundle.path(forResource: name, ofType: "strings"),
      let data = FileManager.default.contents(atPath: path),
      let list = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
    else { return [:] }
    return list
  }

  private static func imageSizes(_ names: [String], in bundle: Bundle) -> [String: Size] {
    var sizes: [String: Size] = [:]
    for name in names {
      if let size = UIImage(named: name, in: bundle, compatibleWith: nil)?.size { sizes[name] = Size(size) }
    }
    return sizes
  }

  // MARK: Finding

  /// The file of a name in a bundle; `nil` where there is none.
  ///
  /// The device's own comes first, as `Form~ipad`.
  static func find(_ name: String, _ types: [String], in bundle: Bundle) -> URL? {
    let isPad = UITraitCollection.ofScreen.values.userInterfaceIdiom == .pad
    let file = known(name, types, of: isPad ? "~ipad" : "~iphone", in: bundle)
    if file != known(name, types, of: isPad ? "~iphone" : "~ipad", in: bundle) { ConditionReads.note(.device) }
    return file
  }

  private static func known(_ name: String, _ types: [String], of idiom: String, in bundle: Bundle) -> URL? {
    let question = Question(bundle: bundle.bundlePath, name: name, types: types, idiom: idiom)
    if let answer = answers[question] { return answer }
    let answer = find(name, types, of: idiom, in: bundle)
    answers[question] = .some(answer)
    return answer
  }

  /// The answers so far. A bundle's files stay what they are, and each controller asks for its own.
  private static var answers: [Question: URL?] = [:]

  private struct Question: Hashable {
    let bundle: String
    let name: String
    let types: [String]
    let idiom: String
  }

  private static func find(_ name: String, _ types: [String], of idiom: String, in bundle: Bundle) -> URL? {
    let stem = types.contains((name as NSString).pathExtension) ? (name as NSString).deletingPathExtension : name
    for candidate in [stem + idiom, stem] {
      for type in types {
        if let path = bundle.path(forResource: candidate, ofType: type) { return URL(fileURLWithPath: path) }
      }
    }
    let files = Self.files(in: bundle)
    for candidate in [stem + idiom, stem] {
      for type in types {
        if let found = files["\(candidate).\(type)"] { return found }
      }
    }
    return nil
  }

  private static var known: [URL: [String: URL]] = [:]

  /// The bundle's files by their names: an app's build puts those of all folders of its sources beside each other.
  private static func files(in bundle: Bundle) -> [String: URL] {
    guard let folder = bundle.resourceURL else { return [:] }
    if let files = known[folder] { return files }
    var files: [String: URL] = [:]
    let names = FileManager.default.enumerator(atPath: folder.path)
    while let path = names?.nextObject() as? String {
      guard InterfaceBuilderFile.endings.contains((path as NSString).pathExtension) else { continue }
      let name = (path as NSString).lastPathComponent
      // The language of development comes first.
      if files[name] == nil || path.contains("Base.lproj/") { files[name] = folder.appendingPathComponent(path) }
    }
    known[folder] = files
    return files
  }

  /// The bundle as UIKit's messages print it.
  static func words(of bundle: Bundle) -> String { "NSBundle <\(bundle.bundlePath)> (loaded)" }
}

extension NibObject {
  /// Tells whether segues begin at it.
  var beginsSegues: Bool { connections.contains { if case .segue = $0.kind { true } else { false } } }
}
