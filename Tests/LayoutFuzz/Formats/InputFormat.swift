package import LayoutTestSupport

/// A format of inputs: how one is made at random, what is done with it, and how it is made smaller.
package struct InputFormat: Sendable {
  package let name: String
  /// The ending of a file that holds an input.
  package let ending: String
  /// The number of inputs of this format in a thousand.
  package let share: Int
  /// A Boolean that tells whether what is done with an input takes the process's streams and its working folder, so
  /// that nothing may run beside it.
  package let takesStreams: Bool
  /// A Boolean that tells whether an input is a folder of files, which is made on the disk.
  package let makesFolders: Bool
  /// A Boolean that tells whether an input takes seconds: such formats are run by name, and in a night.
  package let isSlow: Bool
  /// The number of times the usual time that an input has.
  package let patience: Int
  /// Makes an input, sound or not.
  package let make: @Sendable (_ random: inout SeededGenerator) -> [UInt8]
  /// Does with an input what the commands do, and looks what comes of it.
  ///
  /// Thorough means everything; else only what costs little, as most inputs get it.
  package let run: @Sendable (_ bytes: [UInt8], _ isThorough: Bool) -> Verdict
  /// Inputs that say less, the smallest first, to be tried where one fails.
  package let smaller: @Sendable (_ bytes: [UInt8]) -> [[UInt8]]

  package init(
    _ name: String, ending: String, share: Int, takesStreams: Bool = false, makesFolders: Bool = false,
    isSlow: Bool = false, patience: Int = 1,
    make: @escaping @Sendable (_ random: inout SeededGenerator) -> [UInt8],
    run: @escaping @Sendable (_ bytes: [UInt8], _ isThorough: Bool) -> Verdict,
    smaller: @escaping @Sendable (_ bytes: [UInt8]) -> [[UInt8]] = { _ in [] }
  ) {
    self.name = name
    self.ending = ending
    self.share = share
    self.takesStreams = takesStreams
    self.makesFolders = makesFolders
    self.isSlow = isSlow
    self.patience = patience
    self.make = make
    self.run = run
    self.smaller = smaller
  }
}

/// The outcome of an input.
package struct Verdict: Sendable, Equatable {
  /// A Boolean that tells whether it was taken for what it claims to be; a clear error is as good.
  package var isAccepted = true
  /// The faults.
  package var problems: [Problem] = []

  package init() {}

  /// Notes something that is wrong.
  package mutating func note(_ symptom: String, _ details: String = "") {
    problems.append(Problem(symptom: symptom, details: details))
  }

  /// Notes something that is wrong unless a condition holds.
  package mutating func expect(_ isSound: Bool, _ symptom: String, _ details: @autoclosure () -> String = "") {
    if !isSound { note(symptom, details()) }
  }
}

/// Something that is wrong with what came of an input.
package struct Problem: Sendable, Hashable {
  /// The fault, the same for every input that shows it.
  package let symptom: String
  /// The sign of it in this input.
  package let details: String

  package init(symptom: String, details: String) {
    self.symptom = symptom
    self.details = details
  }
}

extension InputFormat: CustomStringConvertible {
  package var description: String { name }
}
