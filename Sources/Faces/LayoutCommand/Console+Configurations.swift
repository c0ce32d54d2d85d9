import Documents
import FileSystem
import LayoutModel
import SceneSources

extension Console {
  /// Reports configurations that aren't taken, for they are somebody else's, each once.
  func report(_ foreign: [ForeignConfiguration]) {
    for configuration in foreign where toldConfigurations.isNew(configuration.path) {
      warn(PrintableText(configuration.message), path: configuration.path.description)
    }
  }

  /// Looks for the configuration of each input, a file or a folder. A configuration that isn't a file, or that belongs to somebody else, is
  /// reported once.
  ///
  /// - Returns: The status of what is wrong.
  func checkConfigurations(of inputs: [Path]) -> ExitStatus {
    var status = ExitStatus.success
    let folders = inputs.filter { $0 != Files.standardInput }.map { Files.kind(of: $0) == .folder ? $0 : $0.folder }
    for folder in folders.uniqued() {
      do throws(ConfigurationError) {
        report(try ConfigurationSearch(around: folder).foreign)
      } catch {
        status = .gravest(status, error.cause.status)
        if toldConfigurations.isNew(error.path) { error.cause.report(in: error.path.description, to: self) }
      }
    }
    return status
  }
}

/// The configurations that were reported. Each may hold for many inputs, under several of its paths.
final class ToldConfigurations: Sendable {
  private let told = Guarded<Set<Path>>([])

  /// Tells whether a configuration wasn't asked for before.
  func isNew(_ path: Path) -> Bool {
    let key = Files.resolved(path.folder)?.file(path.name) ?? path
    return told.withLock { $0.insert(key).inserted }
  }
}
