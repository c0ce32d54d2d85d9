import Differences
import Documents
import FileSystem
import LayoutModel
import Notations
import SceneSources

/// The exit status of the program (<doc:Command#Exit-statuses>).
package enum ExitStatus: Int32, Sendable, CaseIterable {
  case success = 0
  /// Something was found: differences, or errors and warnings if they count.
  case findings = 1
  /// The command line is wrong.
  case usage = 64
  /// An input can't be read as what it claims to be, or requires something that isn't supported yet.
  case badInput = 65
  /// An input doesn't exist, is a folder, or may not be read; or paths have no screen.
  case noInput = 66
  /// The program has a fault.
  case internalFault = 70
  /// An output can't be written.
  case cannotWrite = 74
  /// The user ended the program (SIGINT); findings until then are printed.
  case interrupted = 130

  /// The meaning for the caller of the program, as in the manual.
  var meaning: String {
    switch self {
    case .success: "done, and no error was found"
    case .findings:
      "something was found: an error in a layout (with --strict a warning too, with --lenient nothing), a difference from a "
        + "golden file or between two screens, also one that isn't judged, or an exception that UIKit would raise"
    case .usage: "wrong usage"
    case .badInput: "an input that can't be read as what it claims to be, or that needs what isn't supported yet"
    case .noInput: "an input that isn't there, is a folder, or may not be read; or no screen at or below the paths"
    case .internalFault: "a fault of the program, with what to report"
    case .cannotWrite: "an output that can't be written"
    case .interrupted: "ended by the user; what was found until then is printed"
    }
  }

  /// Returns the graver of two statuses: over many inputs, 70 comes before 74, 66, 65 and 1.
  package static func gravest(_ a: ExitStatus, _ b: ExitStatus) -> ExitStatus {
    let order: [ExitStatus] = [
      .interrupted, .internalFault, .cannotWrite, .usage, .noInput, .badInput, .findings, .success,
    ]
    return order.first { $0 == a || $0 == b } ?? .success
  }
}

extension Files.Failure {
  var status: ExitStatus {
    if case .notWritable = self { return .cannotWrite }
    return .noInput
  }
}

extension SceneFile.Failure {
  var status: ExitStatus {
    switch self {
    case .file(let failure): failure.status
    case .input: .badInput
    case .configuration(let error): error.cause.status
    }
  }

  /// Prints the error.
  func report(in path: String, to console: Console) {
    switch self {
    case .file(let failure): console.error("\(failure.message)", path: path)
    case .input(let error): error.problems.forEach { console.report($0, in: path) }
    case .configuration(let error): error.cause.report(in: error.path.description, to: console)
    }
  }
}

extension LayoutFailure {
  var status: ExitStatus {
    switch cause {
    case .solver: .internalFault
    case .magnitude: .badInput
    }
  }
}

extension GoldenFault {
  var status: ExitStatus {
    switch cause {
    case .finding: .findings
    case .noScreen: .noInput
    case .badInput: .badInput
    case .file(let failure): failure.status
    case .layout(let failure): failure.status
    }
  }
}
