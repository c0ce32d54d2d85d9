import Documents
import FileSystem
import FontFiles
import LayoutModel
import LayoutOutput
import Notations

/// The folder of an application's project, and the images and fonts in it.
///
/// A project's folder is the nearest one around a file that contains an Xcode project, a package manifest or a
/// repository. Other projects inside it don't belong to it. Links aren't followed, to avoid circles.
struct ProjectFolder: Sendable {
  /// An image; several may have one name.
  private struct Image {
    /// The folder of a catalogue's image, or of loose files.
    let folder: Path
    /// The loose files; for a catalogue's image, `Contents.json` names the files.
    var looseFiles: [ImageSet.File] = []
  }

  /// The images by name, in the order of their paths.
  private var images: [String: [Image]] = [:]
  /// The fonts in the project's files.
  private(set) var fonts = FontLibrary([])
  private var fontFiles: [Path] = []
  /// The languages of its folders.
  private(set) var languages: Set<String> = []
  /// The project's development language, from `developmentRegion =` in its Xcode project.
  private(set) var developmentLanguage: String?
  private let path: Path
  private var entriesLeft = maximumEntries

  /// The maximum numbers of entries examined, and of nested folders; projects have some thousands, and some ten.
  private static let maximumEntries = 100_000
  static let maximumDepth = 24

  /// Finds a project's images and fonts.
  init(reading path: Path) {
    self.path = path
    read(path, depth: 0)
    fonts = FontLibrary(fontFiles)
    developmentLanguage = Self.developmentLanguage(of: path)
  }

  // MARK: The folder

  private static let markers = ["xcodeproj", "xcworkspace"]
  private static let markerNames: Set<Path> = ["Package.swift", ".git"]

  /// Returns the project's folder around a folder; `nil` if there is none.
  static func path(around folder: Path) -> Path? {
    var folder = folder
    for _ in 0..<maximumDepth {
      if let names = Files.names(in: folder), isProject(names) { return folder }
      guard folder.folder != folder else { return nil }
      folder = folder.folder
    }
    return nil
  }

  private static func isProject(_ names: [Path]) -> Bool {
    names.contains { markerNames.contains($0) || $0.hasEnding(of: markers) }
  }

  private static let projectFile: Path = "project.pbxproj"
  private static let maximumProjectBytes = 16 << 20

  private static let developmentKey = Array("developmentRegion = ".utf8)

  private static func developmentLanguage(of path: Path) -> String? {
    for name in Files.names(in: path) ?? [] where name.hasEnding(of: ["xcodeproj"]) {
      let bytes = Files.beginning(of: path.file(name).file(projectFile), count: maximumProjectBytes) ?? []
      guard let end = bytes.end(of: developmentKey) else { continue }
      let value = bytes[end...].prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\n") }
        .filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\r") }
      let language = String(decoding: value, as: UTF8.self)
      if Conditions.isLanguage(language[...]) { return language }
    }
    return nil
  }

  // MARK: Reading

  private static let imageEndings = ["png", "jpg", "jpeg", "pdf", "svg"]
  /// Tells whether a folder of a name has built or downloaded files.
  static func isPassedOver(_ name: Path) -> Bool { SceneFile.isForeign(name) || name == "build" }
  /// The extensions of folders that contain no loose images of the application.
  private static let passedOverEndings = markers + ["framework", "xcframework", "bundle", "lproj"]

  private mutating func read(_ folder: Path, depth: Int) {
    guard depth < Self.maximumDepth, let names = entries(of: folder), depth == 0 || !Self.isProject(names) else {
      return
    }
    languages.formUnion(names.filter { $0.hasEnding(of: [ProjectFiles.languageEnding]) }.map(\.stem.description))
    for name in names where !Self.isPassedOver(name) && !name.hasEnding(of: Self.passedOverEndings) {
      if name.hasEnding(of: Self.imageEndings) {
        addLooseFile(name, in: folder)
      } else if name.hasEnding(of: FontFile.endings) {
        fontFiles.append(folder.file(name))
      } else if Files.isFolder(folder.file(name)) {
        if name.hasEnding(of: ["xcassets"]) {
          readCatalogue(folder.file(name), namespace: "", depth: depth + 1)
        } else {
          read(folder.file(name), depth: depth + 1)
        }
      }
    }
  }

  private mutating func readCatalogue(_ folder: Path, namespace: String, depth: Int) {
    guard depth < Self.maximumDepth, let names = entries(of: folder) else { return }
    for name in names {
      let path = folder.file(name)
      if name.hasEnding(of: ["imageset"]) {
        images[namespace + name.stem.description, default: []].append(Image(folder: path))
      } else if name.stem == name, Files.isFolder(path) {
        let isNamed =
          Files.beginning(of: path.file(Self.contents), count: Self.maximumGroupBytes)
          .map(ImageSet.providesNamespace) ?? false
        readCatalogue(path, namespace: isNamed ? "\(namespace)\(name)/" : namespace, depth: depth + 1)
      }
    }
  }

  private static let contents: Path = "Contents.json"
  private static let maximumGroupBytes = 1 << 16
  private static let maximumSetBytes = 1 << 20

  /// Adds a file that lies beside others, such as `icon@2x.png`; Interface Builder names it with or without its
  /// extension.
  private mutating func addLooseFile(_ name: Path, in folder: Path) {
    let stem = name.stem.description
    var plain = stem
    var scale = 1.0
    if let mark = stem.lastIndex(of: "@"),
      let number = Double(stem[mark...].dropFirst().prefix { $0 != "x" && $0 != "~" }),
      (1...4).contains(number)
    {
      plain = String(stem[..<mark])
      scale = number
    }
    let file = ImageSet.File(name: name.description, scale: scale)
    for called in [plain + name.description.dropFirst(stem.count), plain] {
      if let index = images[called]?.firstIndex(where: { $0.folder == folder && !$0.looseFiles.isEmpty }) {
        images[called]?[index].looseFiles.append(file)
      } else {
        images[called, default: []].append(Image(folder: folder, looseFiles: [file]))
      }
    }
  }

  /// Returns the names in a folder, sorted, within the number of entries that remains. Hidden entries are left out, except for a project's
  /// markers.
  private mutating func entries(of folder: Path) -> [Path]? {
    guard entriesLeft > 0, let all = Files.names(in: folder) else { return nil }
    entriesLeft -= all.count
    return all.filter { $0.bytes.first != UInt8(ascii: ".") || Self.markerNames.contains($0) }
  }

  /// A text that changes if any of the images or fonts does.
  var signature: String {
    let folders = Set(images.values.joined().map(\.folder)).sorted()
    let stamps = folders.flatMap { folder in
      (Files.names(in: folder) ?? []).map { name in
        "\(folder.file(name)) \(Files.stamp(of: folder.file(name)) ?? "")"
      }
    }
    return Fingerprint.text(of: (stamps + [fonts.signature]).joined(separator: "\n"))
  }

  // MARK: Sizes

  /// Returns the size of an image in points. Of several with the name, the one whose folder is nearest to a file's
  /// counts.
  ///
  /// - Parameters:
  ///   - name: Its name in Interface Builder.
  ///   - folder: The file's folder.
  ///   - scale: The screen's pixels per point, by which one of the image's files is chosen.
  /// - Returns: The size; `nil` if there is no such image, or none whose file gives it.
  func size(ofImage name: String, near folder: Path, scale: Double) -> Size? {
    let nearest = images[name]?.enumerated().max { a, b in
      let (x, y) = (a.element.folder.sharedLength(with: folder), b.element.folder.sharedLength(with: folder))
      return x == y ? a.offset > b.offset : x < y
    }?.element
    guard let image = nearest else { return nil }
    var files = image.looseFiles
    if files.isEmpty, let bytes = Files.beginning(of: image.folder.file(Self.contents), count: Self.maximumSetBytes) {
      files = (try? ImageSet(reading: bytes).files) ?? []
    }
    for file in Self.inOrder(files, for: scale) {
      let bytes = Files.beginning(of: image.folder.file(Path(file.name)), count: ImageHeader.maximumBytes)
      guard let (size, isInPoints) = bytes.flatMap(ImageHeader.size) else { continue }
      let pixels = isInPoints ? 1 : file.scale ?? 1
      return Size(width: size.width / pixels, height: size.height / pixels)
    }
    return nil
  }

  /// Returns the files in UIKit's order of preference: those for the screen's scale, then for larger ones, then for
  /// smaller ones.
  private static func inOrder(_ files: [ImageSet.File], for scale: Double) -> [ImageSet.File] {
    func rank(_ file: ImageSet.File) -> Double {
      guard let own = file.scale, own != scale else { return 0 }
      return own > scale ? own : 10 - own
    }
    return files.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }
}

extension Path {
  /// Returns the number of folders that two paths share.
  func sharedLength(with other: Path) -> Int {
    let slash = UInt8(ascii: "/")
    return zip(bytes.split(separator: slash), other.bytes.split(separator: slash)).prefix { $0 == $1 }.count
  }
}

extension [UInt8] {
  /// Returns the index after the first occurrence of some bytes, which mustn't be empty; `nil` if they don't occur.
  fileprivate func end(of bytes: [UInt8]) -> Int? {
    var start = startIndex
    while let found = self[start...].firstIndex(of: bytes[0]) {
      if self[found...].starts(with: bytes) { return found + bytes.count }
      start = found + 1
    }
    return nil
  }
}
