public import Foundation
import InterfaceBuilder
import LayoutModel

/// A file of Interface Builder with views, which may be loaded any number of times.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A key of what loading is given.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A key by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// External objects for a file's placeholders, by name.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let nib: NibFile

  init(_ nib: NibFile) { self.nib = nib }

  /// A file by its name.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init(Self.file(named: name, in: bundleOrNil ?? .main))
  }

  /// A file by what it holds: the text of a `xib`.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(Self.file([UInt8](data), named: "data", "data", in: bundleOrNil ?? .main))
  }

  /// Makes the file's objects.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that the file's owner stands for.
  ///   - optionsOrNil: The objects outside of the file that it names.
  /// - Returns: The objects at the file's top.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let loader = NibLoader(
      nib, owner: ownerOrNil as? NSObject, traits: UITraitCollection.ofScreen.traits,
      proxies: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
    return loader.loadAll()
  }

  // MARK: The app's classes

  /// The module of the app's own classes, where a file names none; the one of the app's delegate without it.
  public static var module: String?

  /// Lets files name a class, and its members by the names that files use.
  ///
  /// Classes are found by their names without it, and members where the code was rewritten. It is for private classes, for those in others,
  /// and for code that isn't rewritten:
  ///
  ///     UINib.register(LoginView.self, NibMember("title", \LoginView.title))
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The name that files use; the class's own without one.
  ///   - members: The outlets, attributes and actions that files name.
  ///   - make: Makes an object of a class that no coder makes: of an app's delegate, a scene's, or another object.
  public static func register<Object: NSObject>(
    _ type: Object.Type, as name: String? = nil, _ members: NibMember..., make: (() -> Object)? = nil
  ) {
    NibClasses.register(type, as: name ?? "\(type)", members, make: make.map { make in { make() } })
  }

  // MARK: Reading

  private static var known: [URL: NibFile] = [:]

  static func file(named name: String, in bundle: Bundle) -> NibFile {
    guard let url = NibFile.find(name, ["nib", "xib"], in: bundle) else {
      raise(
        .internalInconsistency,
        "Could not load NIB in bundle: '\(NibFile.words(of: bundle))' with name '\(name)'")
    }
    return file(at: url, named: name, in: bundle)
  }

  static func file(at url: URL, named name: String, in bundle: Bundle) -> NibFile {
    if let file = known[url] { return file }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      raise(.internalInconsistency, "Could not read NIB '\(url.path)'")
    }
    let file = file(
      [UInt8](data), named: url.deletingPathExtension().lastPathComponent, url.lastPathComponent, in: bundle)
    known[url] = file
    return file
  }

  private static func file(_ bytes: [UInt8], named name: String, _ fileName: String, in bundle: Bundle) -> NibFile {
    do {
      return try NibFile(bytes, name: name, fileName: fileName, bundle: bundle)
    } catch {
      raise(.invalidArgument, "'\(fileName)' is no file of Interface Builder: \(error)")
    }
  }
}

extension NibLoader {
  /// Makes, connects and wakes all that a file without controllers has.
  func loadAll() -> [Any] {
    do {
      for declared in try nib.file.loadedViews(for: traits) { name(makeView(declared), declared) }
    } catch {
      raise(.invalidArgument, "'\(nib.fileName)' can't be loaded: \(error)")
    }
    for id in nib.objects.topLevel where object(id) == nil {
      if let index = nib.file.controllerIndex(ofID: id) {
        name(StoryboardLoader(nib, nil, traits).controller(index), id)
      }
    }
    activateConstraints()
    connect(nib.objects[nib.objects.owner])
    awake()
    return topLevelObjects
  }

  private func name(_ view: UIView, _ declared: View) {
    if let id = declared.id { name(view, id) }
  }
}

extension Bundle {
  /// Loads a file of Interface Builder.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - owner: The object that the file's owner stands for.
  ///   - options: The objects outside of the file that it names.
  /// - Returns: The objects at the file's top.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
