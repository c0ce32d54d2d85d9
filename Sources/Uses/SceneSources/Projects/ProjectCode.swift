package import CodeText
package import FileSystem
import InterfaceBuilder
package import LayoutModel
import LayoutOutput

/// The types in the code of a project, as its text declares them: nothing is built.
package final class ProjectCode: Sendable {
  /// A type in a file.
  package struct Part: Sendable {
    package let type: CodeType
    package let path: Path
    /// The first line that does each kind of thing to a property of its own, by the properties' names.
    let touches: [String: [CodeType.Kind: Int]]

    init(type: CodeType, path: Path) {
      (self.type, self.path) = (type, path)
      var touches: [String: [CodeType.Kind: Int]] = [:]
      for touch in type.touches where touch.isOwn && touches[touch.name]?[touch.kind] == nil {
        touches[touch.name, default: [:]][touch.kind] = touch.line
      }
      self.touches = touches
    }

    /// The place of a line, as messages say it: `Card.swift:12`.
    package func place(_ line: Int) -> String { "\(path.name):\(line)" }
  }

  /// A class with its superclasses, as far as they are in the code.
  package struct Chain: Sendable {
    /// The declarations, the class's own first.
    package let parts: [Part]
    /// A Boolean value that tells whether all its superclasses up to one of the system's are in the code.
    package let isWhole: Bool
  }

  /// The folder with the code.
  package let root: Path
  /// The files that were read, sorted.
  package let files: [Path]
  /// The storyboards and xibs beside them, the files by the name of `Info.plist`, and the translations of such, all sorted.
  let interfaceFiles: [Path]
  let informationLists: [Path]
  let informationTexts: [Path]
  /// The names that the code uses.
  let names: CodeNames
  /// The parts by the names of their types.
  private let parts: [String: [Part]]
  /// The names of the classes below each.
  private let subclasses: [String: [String]]
  /// The things that code does to others' properties, by their names: each kind once in a file.
  private let outer: [String: [OuterUse]]
  /// The types that each file names, and the types declared there, in the order of the files.
  private let mentions: [(named: TypeMentions, declared: TypeMentions)]
  /// The files that may know a class, by the class's name.
  private let acquaintances = Guarded<[String: Set<Int>]>([:])
  /// The classes and the identifiers of controllers that code pushes, or puts at the root of a navigation controller.
  private let pushes: Set<String>
  /// The classes and the identifiers of controllers that code makes a part of another controller's screen, and shows in no other way.
  private let children: Set<String>
  /// The identifiers that stand where code makes a controller by one; `nil` where others make controllers by identifiers that aren't known
  /// than controllers of pages alone.
  private let identifiersBesidePages: Set<String>?
  /// A Boolean value that tells whether a container asks what it shows about orientations.
  let hasAskingContainer: Bool
  /// The ways in which code shows classes of controllers, by the classes' names, in the order of files.
  let ways: [String: [CodeType.Lead]]
  /// The answers of applications' delegates about orientations; without a mask where it isn't understood.
  private let delegates: [(folder: Path, mask: InterfaceOrientationMask?, place: String)]

  /// The most files that are read, and the most bytes in them.
  private static let maximumFiles = 20_000
  private static let maximumBytes = 256 << 20

  /// Reads the code below a folder.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - isAlone: Whether the folder is of no project, so that only the files in it are read, and none in folders below.
  package init(reading root: Path, isAlone: Bool = false) {
    self.root = root
    let found = Self.files(below: root, isAlone: isAlone)
    files = found.filter { $0.hasEnding(of: Self.endings) }
    interfaceFiles = found.filter { $0.hasEnding(of: InterfaceBuilderFile.endings) }
    informationLists = found.filter { $0.hasEnding(of: ["plist"]) }
    informationTexts = found.filter { $0.name == Self.nameOfTexts }
    var names = CodeNames()
    var parts: [String: [Part]] = [:]
    var subclasses: [String: [String]] = [:]
    var outer: [String: [OuterUse]] = [:]
    var mentions: [(named: TypeMentions, declared: TypeMentions)] = []
    var ways: [String: [CodeType.Lead]] = [:]
    var delegates: [(folder: Path, mask: InterfaceOrientationMask?, place: String)] = []
    var pushes: Set<String> = []
    var (children, others): (Set<String>, Set<String>) = ([], [])
    var instantiated: Set<String> = []
    var (makersOfAny, pages): (Set<String>, Set<String>) = ([], [Self.classOfPages])
    var hasAskingContainer = false
    var left = Self.maximumBytes
    for path in files where left > 0 {
      guard let bytes = try? Files.plainContents(of: path, limit: CodeTokens.maximumBytes) else { continue }
      left -= bytes.count
      let code = CodeTokens(bytes, path.hasEnding(of: ["swift"]) ? .swift : .objectiveC)
      names.add(code)
      let types = CodeType.all(in: code)
      mentions.append((TypeMentions(code), TypeMentions(types.map(\.name))))
      for type in types {
        let part = Part(type: type, path: path)
        parts[type.name, default: []].append(part)
        for name in type.inherited { subclasses[name, default: []].append(type.name) }
        for lead in type.leads { if case .type(let name) = lead.target { ways[name, default: []].append(lead) } }
        for touch in type.touches where !touch.isOwn {
          let file = mentions.count - 1
          let ofFile = outer[touch.name]?.reversed().prefix { $0.file == file }
          if ofFile?.contains(where: { $0.use.kind == touch.kind }) == true { continue }
          let use = OutletUse(kind: touch.kind, place: part.place(touch.line))
          outer[touch.name, default: []].append(OuterUse(use: use, file: file))
        }
        for lead in type.leads where lead.way == .push || lead.isInNavigation { pushes.insert(lead.target.name) }
        if type.hasPages { children.formUnion(type.instantiated) }
        instantiated.formUnion(type.instantiated)
        if type.instantiatesAny { makersOfAny.insert(type.name) }
        if type.hasPages { pages.insert(type.name) }
        for lead in type.leads {
          if lead.way == .child { children.insert(lead.target.name) } else { others.insert(lead.target.name) }
        }
        if type.orientations?.words == .asksContent { hasAskingContainer = true }
        if let own = type.orientationsOfApplication {
          var mask: InterfaceOrientationMask?
          if case .masks(let phone, let pad) = own.words, phone == pad {
            mask = InterfaceOrientationMask(rawValue: phone)
          }
          delegates.append((path.folder, mask, part.place(own.line)))
        }
      }
    }
    self.names = names
    self.parts = parts
    self.subclasses = subclasses
    self.outer = outer
    self.mentions = mentions
    self.pushes = pushes
    self.children = children.subtracting(others)
    let arePages = makersOfAny.allSatisfy { name in
      pages.contains(name) || parts[name]?.contains { !pages.isDisjoint(with: $0.type.inherited) } ?? false
    }
    identifiersBesidePages = !makersOfAny.isEmpty && arePages ? instantiated.union(others) : nil
    self.hasAskingContainer = hasAskingContainer
    self.ways = ways
    self.delegates = delegates
  }

  /// Returns what an application's delegate answers about orientations: that of the app that is nearest to a folder.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: The answer, without a mask where it isn't understood, and its place; `nil` where there is none.
  package func orientationsOfApplication(
    near folder: Path
  ) -> (mask: InterfaceOrientationMask?, place: String)? {
    let shared = delegates.map { $0.folder.sharedLength(with: folder) }
    guard let most = shared.max(), let index = shared.firstIndex(of: most) else { return nil }
    return (delegates[index].mask, delegates[index].place)
  }

  /// A text that changes with the files.
  var signature: String {
    Fingerprint.text(of: files.map { "\($0) \(Files.stamp(of: $0) ?? "")" }.joined(separator: "\n"))
  }

  private static let endings = ["swift", "m", "mm", "h"]
  private static let others = InterfaceBuilderFile.endings
  private static let nameOfTexts: Path = "InfoPlist.strings"
  /// Folders whose code no screen of the app is made of.
  static func isPassedOver(_ name: Path) -> Bool { ProjectFolder.isPassedOver(name) || name == "Tests" }

  private static func files(below root: Path, isAlone: Bool) -> [Path] {
    var files: [Path] = []
    var pending = [root]
    var left = maximumFiles * 4
    while left > 0, files.count < maximumFiles, let folder = pending.popLast() {
      guard let entries = try? Files.entries(of: folder) else { continue }
      left -= entries.count
      for entry in entries where entry.name.bytes.first != UInt8(ascii: ".") {
        switch entry.kind {
        case .folder
        where !isAlone && !entry.isLink && !isPassedOver(entry.name)
          && !entry.name.hasEnding(of: ["framework", "xcframework", "xcassets", "xcodeproj", "bundle"]):
          pending.append(folder.file(entry.name))
        case .file
        where entry.name.hasEnding(of: endings + others) || entry.name.hasSuffix("Info.plist")
          || entry.name == nameOfTexts:
          files.append(folder.file(entry.name))
        default: break
        }
      }
    }
    return files.sorted()
  }

  // MARK: Classes

  private static let maximumChain = 32
  private static let maximumSubclasses = 1_000
  /// The beginnings of the names of the system's classes.
  private static let systemPrefixes = [
    "UI", "NS", "WK", "MK", "SK", "PH", "AV", "CA", "SF", "MF", "QL", "GL", "UN", "CN", "EK", "PK", "AR", "SCN", "MTK",
  ]

  static func isSystemClass(_ name: String) -> Bool {
    systemPrefixes.contains { prefix in
      guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).utf8.first else { return false }
      return (0x41...0x5A).contains(next)
    }
  }

  /// Returns a class with its superclasses; `nil` where its code isn't here.
  ///
  /// - Parameters:
  ///   - name: The class's name.
  ///   - folder: The folder of the file that names it: of several classes of one name, the nearest is meant.
  /// - Returns: The class.
  package func chain(of name: String, near folder: Path) -> Chain? {
    var chain: [Part] = []
    var seen: Set<String> = []
    var next: String? = name
    while let name = next, seen.insert(name).inserted, seen.count <= Self.maximumChain {
      let own = parts(named: name, near: folder)
      chain += own
      next = own.lazy.compactMap { part in part.type.inherited.first }.first
      if next == nil { return chain.isEmpty ? nil : Chain(parts: chain, isWhole: Self.isSystemClass(name)) }
    }
    return Chain(parts: chain, isWhole: false)
  }

  /// The parts of a type; of several declared under one name, the nearest with all extensions.
  private func parts(named name: String, near folder: Path) -> [Part] {
    let all = parts[name] ?? []
    let declared = all.filter { !$0.type.inherited.isEmpty || !$0.type.outlets.isEmpty }
    guard declared.count > 1 else { return all }
    let shared = declared.map { $0.path.folder.sharedLength(with: folder) }
    let most = shared.max() ?? 0
    return all.filter { part in
      part.type.inherited.isEmpty && part.type.outlets.isEmpty || part.path.folder.sharedLength(with: folder) == most
    }
  }

  /// Returns the files that declare, or extend, a type.
  package func files(declaring name: String) -> [Path] { (parts[name] ?? []).map(\.path) }

  /// The parts of all classes below one.
  private func partsOfSubclasses(of name: String) -> [Part] {
    var found: [Part] = []
    var seen: Set<String> = [name]
    var pending = [name]
    while let next = pending.popLast(), seen.count < Self.maximumSubclasses {
      for name in subclasses[next] ?? [] where seen.insert(name).inserted {
        found += parts[name] ?? []
        pending.append(name)
      }
    }
    return found
  }

  /// The answers of classes about orientations, in words, by the classes' names in their order.
  package var answersAboutOrientations: [(type: String, answer: String)] {
    parts.sorted { $0.key < $1.key }.flatMap { name, parts in
      parts.compactMap { part in
        part.type.orientations.map { (name, "\($0.words.text) (\(part.place($0.line)))") }
      }
    }
  }

  /// Tells whether code puts a controller into a navigation controller, so that it stands below a bar.
  ///
  /// - Parameters:
  ///   - name: The name of its class.
  ///   - identifier: Its identifier in a storyboard.
  /// - Returns: Whether it does.
  func pushes(_ name: String, or identifier: String?) -> Bool {
    pushes.contains(name) || identifier.map(pushes.contains) ?? false
  }

  private static let classOfPages = "UIPageViewController"

  /// Tells whether code shows a controller as a part of another controller's screen alone. It may be a page where page controllers alone get
  /// identifiers from other code, the code names this one, and makes no controller by it in another way.
  ///
  /// - Parameters:
  ///   - name: The name of its class.
  ///   - identifier: Its identifier in a storyboard.
  /// - Returns: Whether it does.
  func embeds(_ name: String?, or identifier: String?) -> Bool {
    if [name, identifier].contains(where: { $0.map(children.contains) ?? false }) { return true }
    guard let identifier, let others = identifiersBesidePages, names.contains(identifier) else { return false }
    return !others.contains(identifier) && !(name.map(others.contains) ?? false)
  }

  /// Returns the controllers that a class's own code pushes, presents or shows: each once.
  package func leads(of name: String, near folder: Path) -> [CodeType.Lead] {
    var known: Set<String> = []
    return parts(named: name, near: folder).flatMap(\.type.leads).filter {
      $0.way.isMove && known.insert("\($0.way) \($0.target.name)").inserted
    }
  }

  /// The number of places at which code changes an outlet, by the kind of change, and of those that say a setting, by its name: one for
  /// each statement, in the order of kinds and of names.
  package var counts: (changes: [(kind: CodeType.Kind, count: Int)], settings: [(name: String, count: Int)]) {
    let all = parts.values.joined().map(\.type)
    let outlets = Set(all.flatMap(\.outlets.keys))
    let changes = Dictionary(grouping: all.flatMap(\.touches).filter { outlets.contains($0.name) }, by: \.kind)
    var settings: [String: Int] = [:]
    for type in all {
      for (name, own) in type.settings { settings[name, default: 0] += own.count }
      if let answer = type.orientations {
        settings["supportedInterfaceOrientations \(answer.words.kind)", default: 0] += 1
      }
      if let answer = type.orientationsOfApplication {
        settings["supportedInterfaceOrientationsFor \(answer.words.kind)", default: 0] += 1
      }
    }
    return (
      CodeType.Kind.allCases.compactMap { kind in changes[kind].map { (kind, $0.count) } },
      settings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    )
  }

  // MARK: Outlets

  /// A thing that code does to an object which an outlet holds.
  package struct OutletUse: Sendable {
    package let kind: CodeType.Kind
    /// The place of the line that does it.
    package let place: String
  }

  /// Returns what code does to the object of an outlet, each kind once; `nil` where the code that declares it isn't here.
  ///
  /// - Parameters:
  ///   - outlet: The outlet's name.
  ///   - name: The name of the class that has it.
  ///   - folder: The folder of the file with the connection.
  ///   - handing: The kind of change that it counts as where the object is handed on whole; `nil` for none.
  /// - Returns: What code does.
  package func uses(
    ofOutlet outlet: String, of name: String, near folder: Path, handing: CodeType.Kind?
  ) -> [OutletUse]? {
    guard let chain = chain(of: name, near: folder),
      let holder = chain.parts.first(where: { $0.type.outlet(outlet) != nil }),
      let declared = holder.type.outlet(outlet)
    else { return nil }
    var uses: [CodeType.Kind: OutletUse] = [:]
    for part in chain.parts + partsOfSubclasses(of: name) {
      for (kind, line) in part.touches[outlet] ?? [:] where uses[kind] == nil {
        uses[kind] = OutletUse(kind: kind, place: part.place(line))
      }
      if let handing, uses[handing] == nil, let line = part.type.handedOn[outlet] {
        uses[handing] = OutletUse(kind: handing, place: part.place(line))
      }
    }
    if !declared.isPrivate, let others = outer[outlet] {
      let files = files(knowing: name, up: chain.parts.map(\.type.name), to: holder.type.name)
      for other in others where uses[other.use.kind] == nil && files.contains(other.file) {
        uses[other.use.kind] = other.use
      }
    }
    return CodeType.Kind.allCases.compactMap { uses[$0] }
  }

  /// Something that code does to a property of an object of another class.
  private struct OuterUse: Sendable {
    let use: OutletUse
    /// The file's place in the order of those that were read.
    let file: Int
  }

  /// Returns the files whose code may hold an object of a class. Such a file names the class, a subclass or the superclass with the property,
  /// or a type of a file that names one of these.
  private func files(knowing name: String, up chain: [String], to holder: String) -> Set<Int> {
    let key = "\(name) \(holder)"
    if let known = acquaintances.withLock({ $0[key] }) { return known }
    let above = chain.prefix((chain.firstIndex(of: holder) ?? 0) + 1)
    let own = TypeMentions(Set([name] + above + partsOfSubclasses(of: name).map(\.type.name)))
    let near = mentions.indices.filter { mentions[$0].named.meets(own) }
    var friends = own
    for file in near { friends.formUnion(mentions[file].declared) }
    let found = Set(mentions.indices.filter { mentions[$0].named.meets(friends) })
    acquaintances.withLock { $0[key] = found }
    return found
  }
}

extension CodeType.OrientationAnswer.Words {
  /// The kind of answer in a word.
  fileprivate var kind: String {
    switch self {
    case .masks: "constant"
    case .asksContent: "asking content"
    case .unknown: "not understood"
    }
  }

  /// The answer as a statement about its class.
  fileprivate var text: String {
    switch self {
    case .masks(let phone, let pad) where phone == pad: "allows \(InterfaceOrientationMask(rawValue: phone).words)"
    case .masks(let phone, let pad):
      "allows \(InterfaceOrientationMask(rawValue: phone).words) on phones, "
        + "\(InterfaceOrientationMask(rawValue: pad).words) on pads"
    case .asksContent: "lets its content answer about orientations"
    case .unknown: "decides about orientations in code that isn't understood"
    }
  }
}

extension ProjectCode.Chain {
  /// Tells whether a file that connects an outlet can't be loaded: none of the classes has that outlet, all of them are in the code, and in
  /// Swift, where a property that a file may set says so.
  func lacksOutlet(_ name: String) -> Bool {
    isWhole
      && parts.allSatisfy {
        $0.path.hasEnding(of: ["swift"]) && $0.type.outlet(name) == nil && !$0.type.takesAnyOutlet
      }
  }

  /// The answer about orientations, with its place; `nil` where it is the system's.
  package var orientations: (answer: CodeType.OrientationAnswer.Words, place: String)? {
    parts.lazy.compactMap { part in part.type.orientations.map { ($0.words, part.place($0.line)) } }.first
  }

  /// Returns what the class says of a setting, the nearest class first.
  package func settings(_ name: String) -> [(setting: CodeType.Setting, place: String)] {
    parts.flatMap { part in (part.type.settings[name] ?? []).map { ($0, part.place($0.line)) } }
  }
}
