import Documents
import FileSystem
import LayoutTestSupport

/// Makes projects of which one file, or the folder itself, is hostile.
enum ProjectGrammar {
  private static let treeMutations = [
    "pbxproj": mutations(of: ProjectSeeds.pbxproj), "settings": mutations(of: ProjectSeeds.settings),
    "information": mutations(of: ProjectSeeds.information), "catalogue": mutations(of: ProjectSeeds.catalogue),
    "assets": mutations(of: ProjectSeeds.imageSet),
  ]

  private static func mutations(of tree: JSONTree) -> TreeMutations {
    TreeMutations(grammar: InferredGrammar(learntFrom: [tree], makesIDs: false))
  }

  /// A tree with values changed: by others of its own, by any of any kind, by paths that lead elsewhere.
  static func mutated(_ tree: JSONTree, _ name: String, _ random: inout SeededGenerator) -> JSONTree {
    switch random.integer(0...9) {
    case 0: return tree
    case 1..<5: return treeMutations[name]?.mutated(tree, &random) ?? tree
    case 5..<7: return StructureMutations.mutated(tree, &random)
    default:
      var tree = tree
      let texts = tree.places.filter { if case .string = tree[$0].content { true } else { false } }
      guard !texts.isEmpty else { return tree }
      for _ in 0..<random.integer(1...3) { tree[random.pick(texts)].content = .string(HostileNames.path(&random)) }
      return tree
    }
  }

  /// A property list in XML.
  static func propertyList(_ tree: JSONTree) -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n".utf8) + tree.bytes(in: .propertyList)
      + Array("</plist>\n".utf8)
  }

  /// A text with lines and pieces of it moved, doubled and left out, and with some of a language's marks.
  static func mutated(_ text: String, marks: [String], _ random: inout SeededGenerator) -> [UInt8] {
    if random.happens(0.05) { return Array(text.utf8) }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<random.pick([1, 1, 2, 4]) {
      let place = random.integer(0...(lines.count - 1))
      switch random.integer(0...7) {
      case 0: if lines.count > 1 { lines.remove(at: place) }
      case 1: lines.insert(random.pick(lines), at: place)
      case 2: lines.swapAt(place, random.integer(0...(lines.count - 1)))
      case 3: lines[place] = TextMutations.mutated(lines[place], &random)
      case 4: lines.insert(String(repeating: random.pick(marks), count: random.pick([1, 1, 2, 50, 4_000])), at: place)
      case 5: lines[place] += random.pick(marks)
      default:
        // Another path in quotes.
        let parts = lines[place].split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 2 else { continue }
        lines[place] =
          "\(parts[0])\"\(HostileNames.path(&random))\"" + parts.dropFirst(2).joined(separator: "\"")
      }
    }
    var bytes = Array(lines.joined(separator: random.happens(0.9) ? "\n" : random.pick(["\r\n", "\r"])).utf8)
    if random.happens(0.1) { ByteChanges.change(&bytes, &random) }
    return bytes
  }

  private static let marksOfRuby = [
    "pod '", "pod 'a', :path => '..'", ":path =>", "path:", "[", "]", "{", "}", "=>", "'", "\"", "#",
    "s.source_files = '", "s.source_files = [",
    "resource_bundle", "s.module_name = ", "\\", "%w(", "#{", "\n",
  ]
  private static let marksOfManifests = [
    ".target(", ".target(name: \"a\"", ".testTarget(", "(", ")", "[", "]", "\"", "\"\"\"", "/*", "//", "name:",
    "path: \"/\"", "path: \"..\"",
    "dependencies: [", "arget(", "swift-tools-version:", "\\(", "#if", "#\"",
  ]

  /// A project with a hostile `project.pbxproj`.
  static func pbxproj(_ random: inout SeededGenerator) -> [UInt8] {
    var project = ProjectText(.xcode)
    var bytes = mutated(ProjectSeeds.pbxproj, "pbxproj", &random).bytes(in: .oldPropertyList)
    if random.happens(0.15) { ByteChanges.change(&bytes, &random) }
    project.add("App.xcodeproj/project.pbxproj", bytes)
    return project.bytes
  }

  /// A project with a hostile workspace and scheme.
  static func workspace(_ random: inout SeededGenerator) -> [UInt8] {
    var project = ProjectText(.workspace)
    // The workspace is asked where there is no project beside it.
    if random.happens(0.7) { project.remove("App.xcodeproj/project.pbxproj") }
    project.add("Other/Other.xcodeproj/project.pbxproj", ProjectSeeds.pbxproj.bytes(in: .oldPropertyList))
    for (path, text) in [
      ("App.xcworkspace/contents.xcworkspacedata", ProjectSeeds.workspace),
      ("App.xcodeproj/xcshareddata/xcschemes/App.xcscheme", ProjectSeeds.scheme),
    ] {
      let bytes = Array(text.utf8)
      let isText = random.happens(0.4)
      project.add(
        path,
        isText
          ? mutated(
            text, marks: ["location=\"", "group:", "<FileRef location=\"group:Other/Other.xcodeproj\">", "\""], &random)
          : random.pick(markup).apply(to: bytes, &random))
    }
    return project.bytes
  }

  private static let markup = Mutation.allCases.filter { $0 != .elementsNested }

  /// A project with a hostile `Podfile` and podspec.
  static func pods(_ random: inout SeededGenerator) -> [UInt8] {
    var project = ProjectText(.pods)
    project.add("Podfile", mutated(ProjectSeeds.podfile, marks: marksOfRuby, &random))
    project.add("Local/Kit/Kit.podspec", mutated(ProjectSeeds.podspec, marks: marksOfRuby, &random))
    return project.bytes
  }

  /// A package with a hostile manifest.
  static func manifest(_ random: inout SeededGenerator) -> [UInt8] {
    var project = ProjectText(.package)
    project.add("Package.swift", mutated(ProjectSeeds.manifest, marks: marksOfManifests, &random))
    return project.bytes
  }

  /// A project with a hostile configuration.
  static func settings(_ random: inout SeededGenerator) -> [UInt8] {
    var project = ProjectText(random.pick(ProjectText.Kind.allCases))
    project.add("Stubs/Snap.swift", "public struct Snap {}\n")
    project.add(".layout.json", mutated(ProjectSeeds.settings, "settings", &random).bytes)
    return project.bytes
  }

  /// A project with a hostile asset catalogue, property list or text in a language.
  static func resources(_ random: inout SeededGenerator) -> [UInt8] {
    var project = ProjectText(.loose)
    project.addResources()
    switch random.integer(0...7) {
    case 0: project.add("Info.plist", propertyList(mutated(ProjectSeeds.information, "information", &random)))
    case 1: project.add("de.lproj/A.strings", texts(&random))
    case 2: project.add("A.xcstrings", mutated(ProjectSeeds.catalogue, "catalogue", &random).bytes)
    default:
      let sets = [
        ("Contents.json", ProjectSeeds.group), ("logo.imageset/Contents.json", ProjectSeeds.imageSet),
        ("Icons/Contents.json", ProjectSeeds.group), ("Icons/star.imageset/Contents.json", ProjectSeeds.imageSet),
        ("brand.colorset/Contents.json", ProjectSeeds.colorSet),
      ]
      let (path, tree) = random.pick(sets)
      project.add("Media.xcassets/\(path)", mutated(tree, "assets", &random).bytes)
      if random.happens(0.3) { addEntries(&project, &random) }
      if random.happens(0.3) {
        var bytes = random.happens(0.5) ? ProjectSeeds.png : Array(ProjectSeeds.svg.utf8)
        ByteChanges.change(&bytes, &random)
        project.add("Media.xcassets/logo.imageset/\(random.pick(["logo@2x.png", "logo.svg"]))", bytes)
      }
    }
    return project.bytes
  }

  /// Texts of a language in the old form, in one of its encodings.
  static func texts(_ random: inout SeededGenerator) -> [UInt8] {
    let tree = mutated(ProjectSeeds.texts, "catalogue", &random)
    var bytes = tree.bytes(in: random.happens(0.8) ? .oldPropertyList : .json)
    if random.happens(0.2) { bytes = propertyList(tree) }
    // What stands in braces stands without them more often.
    if random.happens(0.6), bytes.first == UInt8(ascii: "{") { bytes = Array(bytes.dropFirst().dropLast()) }
    if random.happens(0.3) { ByteChanges.change(&bytes, &random) }
    guard random.happens(0.2) else { return bytes }
    let isBig = random.happens(0.5)
    let units = [0xFEFF] + Array(String(decoding: bytes, as: UTF8.self).utf16)
    bytes = units.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] }
    if random.happens(0.3) { ByteChanges.change(&bytes, &random) }
    return bytes
  }

  /// A project in whose folder there are names, links and pipes that no project has.
  static func folder(_ random: inout SeededGenerator) -> [UInt8] {
    var project = ProjectText(random.pick(ProjectText.Kind.allCases))
    if random.happens(0.3) { project.addResources() }
    addEntries(&project, &random)
    return project.bytes
  }

  private static func addEntries(_ project: inout ProjectText, _ random: inout SeededGenerator) {
    for _ in 0..<random.pick([1, 1, 2, 3, 6]) {
      // What is there already, or something new.
      let name = random.happens(0.3) ? random.pick(project.entries).path : HostileNames.name(&random)
      switch random.integer(0...9) {
      case 0, 1: project.add(name, linkTo: HostileNames.target(&random))
      case 2: project.add(name, value: "null")
      case 3: project.add(name, value: "true")
      case 4: project.add(name, value: "\(random.pick([0, 1, 100_000, 1_000_000]))")
      case 5: project.add(name, value: random.pick(project.entries).value)
      case 6: project.add("\(name)/\(HostileNames.name(&random))", ProjectSeeds.controller("C"))
      case 7:
        project.add(
          String(repeating: "d/", count: random.pick([5, 60, 300])) + "D.swift", ProjectSeeds.controller("D"))
      default: project.add(name, ProjectSeeds.controller("C"))
      }
    }
  }
}
