import Foundation

/// Runs inputs one after another in this process, until their number or the time is over.
struct FuzzWorker {
  let inputs: FuzzInputs
  let options: FuzzOptions
  let folder: WorkFolder

  /// Runs them; what is wrong with one is written to the journal, a line each, and the run goes on.
  func run() throws {
    let record = try SharedRecord(path: folder.record)
    if options.memory > 0 { Bounds.limitMemory(bytes: options.memory) }
    let start = Date()
    var number = options.first
    let last = options.inputs.map { number + $0 }
    while number < last ?? .max {
      if number % 16 == 0, let seconds = options.seconds, -start.timeIntervalSinceNow > seconds { break }
      let format = inputs.formats[inputs.format(of: number)]
      Bounds.beginInput(seconds: options.patience * format.patience)
      Bounds.resetPeak()
      let (begun, programs) = (Bounds.nanoseconds, Bounds.peakOfPrograms)
      record.begin(number)
      let (place, bytes) = inputs.input(number)
      record.make(format: place, bytes)
      let verdict = format.run(bytes, inputs.isThorough(number))
      // A program that it started counts where none before took more.
      let peak = max(Bounds.peak, Bounds.peakOfPrograms > programs ? Bounds.peakOfPrograms : 0)
      record.end(isAccepted: verdict.isAccepted, nanoseconds: Bounds.nanoseconds - begun, peak: peak)
      for problem in verdict.problems {
        try folder.add(Finding(number: number, format: format.name, problem: problem))
      }
      number += 1
    }
  }
}
