import Foundation

/// Makes inputs of every format and looks what comes of each; `tools/check fuzz` builds and runs it.
@main
enum Program {
  static func main() {
    do {
      exit(try run(try FuzzOptions(Array(CommandLine.arguments.dropFirst()))))
    } catch let error as FuzzOptions.Wrong {
      FileHandle.standardError.write(Data("error: \(error.message); see tools/check fuzz --help\n".utf8))
      exit(64)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(70)
    }
  }

  /// Does what is asked for; 1 where something is found.
  private static func run(_ options: FuzzOptions) throws -> Int32 {
    let all = InputFormats.all
    for name in options.formats where !all.contains(where: { $0.name == name }) {
      let names = all.map(\.name).joined(separator: ", ")
      throw FuzzOptions.Wrong(message: "there is no format \(name); there are \(names)")
    }
    let takesSlow = options.goesOn || options.task == .replay || options.task == .minimize
    let formats = all.filter { format in
      options.formats.isEmpty ? takesSlow || !format.isSlow : options.formats.contains(format.name)
    }
    let inputs = FuzzInputs(seed: options.seed, formats: formats)
    switch options.task {
    case .run:
      let run = FuzzRun(inputs: inputs, options: options, folder: try WorkFolder(options.folder))
      let folder = run.folder
      let report = try run.run(keeping: options.goesOn ? folder.report(ofNight: options.seed) : folder.report)
      write(report.text)
      return report.found.isEmpty ? 0 : 1
    case .report:
      let folder = try WorkFolder(options.folder)
      guard let report = FuzzReport(reading: options.goesOn ? folder.report(ofNight: options.seed) : folder.report)
      else {
        throw FuzzOptions.Wrong(message: "there was no such run yet in \(folder.path)")
      }
      write(report.text)
      return report.found.isEmpty ? 0 : 1
    case .work:
      try FuzzWorker(inputs: inputs, options: options, folder: try WorkFolder(options.folder)).run()
      return 0
    case .show:
      for number in options.first..<(options.first + (options.inputs ?? 1)) {
        write(String(decoding: inputs.input(number).bytes, as: UTF8.self) + "\n")
      }
      return 0
    case .replay, .minimize: return try options.files.map { try run($0, formats, options) }.max() ?? 0
    }
  }

  private static func run(_ path: String, _ formats: [InputFormat], _ options: FuzzOptions) throws -> Int32 {
    let replay = Replay(formats: formats)
    guard let format = replay.format(of: path) else {
      throw FuzzOptions.Wrong(message: "what is the format of \(path)? name it by --format")
    }
    guard options.task == .minimize else {
      if options.memory > 0 { Bounds.limitMemory(bytes: options.memory) }
      Bounds.beginInput(seconds: options.patience * format.patience)
      let verdict = try replay.verdict(on: path, format)
      Replay.cleanUp()
      write(verdict.words)
      return verdict.problems.isEmpty ? 0 : 1
    }
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let folder = try WorkFolder(options.folder)
    let process = ReplayProcess(format: format, options: options, folder: folder)
    guard let symptom = try process.symptoms(of: bytes).symptoms.min() else {
      write("nothing is wrong with \(path)\n")
      return 0
    }
    let small = try FuzzRun.minimized(bytes, symptom, format, options, folder)
    try Data(small).write(to: URL(fileURLWithPath: path + ".small"))
    write("\(symptom): \(bytes.count) bytes made \(small.count), \(path).small\n")
    return 1
  }

  private static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}
