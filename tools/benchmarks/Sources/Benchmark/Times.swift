import Cases

/// What a layout takes, in nanoseconds of processor time a view.
struct Times: Codable {
  /// Compiling a plan and the layout in the first window.
  var start = 0.0
  /// The first layout in the second window.
  var firstRotation = 0.0
  /// Each layout from then on, in the two windows in turn.
  var laterRotation = 0.0

  /// The three, in the order of a table's columns.
  var all: [Double] { [start, firstRotation, laterRotation] }

  /// The middle one of each.
  static func median(of times: [Times]) -> Times {
    Times(
      start: Cases.median(of: times.map(\.start)), firstRotation: Cases.median(of: times.map(\.firstRotation)),
      laterRotation: Cases.median(of: times.map(\.laterRotation)))
  }
}

/// How often and how long everything is timed.
struct Effort {
  var rounds: Int
  /// What each figure of a round is timed for at least, in nanoseconds.
  var nanoseconds: Double

  static let full = Effort(rounds: 7, nanoseconds: 2e7)
  static let quick = Effort(rounds: 1, nanoseconds: 1e6)

  /// Times an engine once.
  func times(of engine: Engine, views: Int) throws -> Times {
    // Small screens come in batches, against the clock's grain, but not so many that they leave the cache.
    let batch = max(1, 1_000 / views)
    var spent = Times()
    var count = 0.0
    var runs: [any Run] = []
    repeat {
      let contestants = (0..<batch).map { _ in engine() }
      runs = []
      runs.reserveCapacity(batch)
      spent.start += try Stopwatch.nanoseconds {
        for contestant in contestants { runs.append(try contestant.start()) }
      }
      spent.firstRotation += try Stopwatch.nanoseconds {
        for run in runs { try run.resize(to: .landscape) }
      }
      count += Double(batch)
    } while spent.start + spent.firstRotation < nanoseconds

    let run = runs[0]
    var rotations = 0.0
    repeat {
      spent.laterRotation += try Stopwatch.nanoseconds {
        for _ in 0..<batch {
          try run.resize(to: .portrait)
          try run.resize(to: .landscape)
        }
      }
      rotations += 2 * Double(batch)
    } while spent.laterRotation < nanoseconds
    return Times(
      start: spent.start / count / Double(views), firstRotation: spent.firstRotation / count / Double(views),
      laterRotation: spent.laterRotation / rotations / Double(views))
  }

  /// Times engines in turn, round by round, and takes medians; who begins changes from round to round.
  func medians(of engines: [Engine], views: Int) throws -> [Times] {
    var rounds: [[Times]] = engines.map { _ in [] }
    for round in 0..<self.rounds {
      for turn in engines.indices {
        let engine = (turn + round) % engines.count
        rounds[engine].append(try times(of: engines[engine], views: views))
      }
    }
    return rounds.map(Times.median)
  }
}
