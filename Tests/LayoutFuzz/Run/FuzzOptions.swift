import Foundation

/// The request to the program.
struct FuzzOptions {
  enum Task {
    /// Makes inputs, in a process of its own that is watched.
    case run
    /// That process.
    case work
    /// Runs the inputs that files hold.
    case replay
    /// Makes the inputs that files hold small.
    case minimize
    /// Writes inputs, as the run would make them.
    case show
    /// Prints the table of the last run.
    case report
  }

  var task = Task.run
  /// Seconds after which the run ends, and inputs after which it does; whichever comes first.
  var seconds: Double?
  var inputs: Int?
  var seed = 1
  /// The number of the first input.
  var first = 0
  /// The formats that are asked for; where there are none, all but the slow ones.
  var formats: [String] = []
  /// A Boolean that tells whether the run is that of a night: of all formats, gone on with where it was ended.
  var goesOn = false
  var files: [String] = []
  /// The folder in which the run leaves what it finds.
  var folder = Defaults.folder
  /// Seconds of processor time that an input has.
  var patience = Defaults.patience
  /// Bytes of address space that the process has; 0 for no bound.
  var memory = Defaults.memory

  enum Defaults {
    static let folder = FuzzOptions.absolute(".build/fuzz/found")
    #if DEBUG
      static let patience = 30
    #else
      static let patience = 2
    #endif
    static let memory = 4 << 30
    static let seconds = 60.0
    static let inputsOfNight = 1_000_000
  }

  /// Wrong usage.
  struct Wrong: Error {
    let message: String
  }

  /// A path that means the same wherever command lines run, for which the process changes its working folder.
  fileprivate static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).path }

  init(_ arguments: [String]) throws(Wrong) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      func value() throws(Wrong) -> String {
        guard let value = rest.popFirst() else { throw Wrong(message: "\(argument) needs a value") }
        return value
      }
      func number() throws(Wrong) -> Int {
        guard let number = Int(try value()), number >= 0 else { throw Wrong(message: "\(argument) needs a number") }
        return number
      }
      switch argument {
      case "--seconds": seconds = Double(try number())
      case "--inputs": inputs = try number()
      case "--seed": seed = try number()
      case "--from": first = try number()
      case "--format": formats.append(try value())
      case "--folder": folder = Self.absolute(try value())
      case "--patience": patience = try number()
      case "--memory": memory = try number()
      case "--replay": task = .replay
      case "--minimize": task = .minimize
      case "--show": task = .show
      case "--report": task = .report
      case "--night": goesOn = true
      case "--work": task = .work
      default:
        guard !argument.hasPrefix("-") else { throw Wrong(message: "there is no option \(argument)") }
        files.append(Self.absolute(argument))
      }
    }
    if goesOn, inputs == nil { inputs = Defaults.inputsOfNight }
    if seconds == nil, inputs == nil { seconds = Defaults.seconds }
    guard files.isEmpty == (task != .replay && task != .minimize) else {
      throw Wrong(message: files.isEmpty ? "name a file" : "files are for --replay and --minimize")
    }
  }
}
