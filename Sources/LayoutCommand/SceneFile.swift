import Documents
package import LayoutInput
import LayoutModel
import LayoutOutput
import LayoutSimulator

/// A scene and the file that it was read from.
package struct SceneFile {
  let path: String
  let scene: Scene

  /// Why a file gives no scene.
  package enum Failure: Error {
    case file(Files.Failure)
    case input(InputError)

    var status: ExitStatus {
      switch self {
      case .file(let failure): failure.status
      case .input: .badInput
      }
    }

    /// Prints what is wrong.
    func report(in path: String, to console: Console) {
      switch self {
      case .file(let failure): console.error(failure.message, path: path)
      case .input(let error): error.problems.forEach { console.report($0, in: path) }
      }
    }
  }

  /// The endings of inputs' names.
  static let endings = ["json", "xib", "storyboard"]

  /// Reads the scene of a fixture, or of standard input for `-`.
  init(reading path: String) throws(Failure) {
    let bytes: [UInt8]
    do throws(Files.Failure) {
      bytes = try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
    } catch {
      throw .file(error)
    }
    if path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      throw .input(InputError([InputProblem(.notSupportedYet("an Interface Builder file"), at: nil)]))
    }
    do throws(InputError) {
      scene = try Fixture.scene(from: bytes, name: path == Files.standardInput ? "stdin" : Self.stem(of: path))
    } catch {
      throw .input(error)
    }
    self.path = path
  }

  /// A file's name without its ending.
  static func stem(of path: String) -> String {
    let name = Files.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The layouts of some devices and orientations, in their order.
  ///
  /// - Throws: `DeviceError`, `LayoutFailure`.
  func layouts(
    _ pairs: [(device: String?, orientation: InterfaceOrientation)], _ options: LayoutOptions
  ) throws -> [ScreenLayout] {
    try pairs.map {
      try scene.layout(
        in: $0.orientation, on: $0.device, systemVersion: options.systemVersion, options.userSettings)
    }
  }
}
