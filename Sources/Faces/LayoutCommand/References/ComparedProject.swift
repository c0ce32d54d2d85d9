import Documents
import FileSystem
import LayoutModel
import LayoutPictures
import ScreenAnswers
import SwiftSources

/// A project's snapshots, each beside the file in which its library kept it.
struct ComparedProject {
  /// The project's folder, as it was given.
  let name: Path
  /// The number of its snapshot tests.
  let tests: Int
  /// The snapshots from tests. A test that ended early counts with every snapshot in its code.
  let snapshots: [ComparedSnapshot]
  /// The recorded files that no snapshot is kept in: of tests that are gone, or that didn't run.
  let leftover: [Path]

  /// The pairs as entries of a page, those that differ most first.
  var entries: [ReferencesPage.Entry] {
    snapshots.filter { $0.outcome.isPaired }.sorted { $0.distance > $1.distance }.compactMap(\.entry)
  }

  var counts: ReferenceCounts {
    var counts = ReferenceCounts()
    for snapshot in snapshots { counts.add(snapshot.outcome) }
    counts.leftover = leftover.count
    return counts
  }
}

/// A snapshot, and the result of its comparison with the recorded file.
struct ComparedSnapshot {
  /// The outcome of a comparison.
  enum Outcome {
    /// It wasn't laid out, for a reason.
    case failed(String)
    /// Nothing is recorded for it.
    case unrecorded
    /// The recorded file can't be read.
    case unreadable(String)
    case picture(ComparedPicture)
    case text(FrameMatch)

    var isPaired: Bool {
      switch self {
      case .picture, .text: true
      case .failed, .unrecorded, .unreadable: false
      }
    }

    /// A Boolean value that tells whether it is as recorded: a picture of the same size with few pixels off, or a text with all frames
    /// the same and no view besides.
    var isAsRecorded: Bool {
      switch self {
      case .picture(let picture): picture.isSameSize && picture.isBelow(ComparedPicture.greatestShare)
      case .text(let match): match.isWhole
      case .failed, .unrecorded, .unreadable: false
      }
    }
  }

  /// The name of the test, and that of the snapshot where it has one.
  let name: String
  /// The test's file, by its path in the project.
  let file: Path
  let line: Int
  /// The file in which the snapshot is kept; `nil` where none was found.
  let reference: Path?
  let outcome: Outcome

  /// The measure by which snapshots are sorted: how much of it isn't as recorded.
  var distance: Double {
    switch outcome {
    case .picture(let picture): picture.isSameSize ? picture.share ?? 1 : 2
    case .text(let match): 1 - Double(match.equalCount) / Double(max(1, match.pairs.count + match.added.count))
    case .failed, .unrecorded, .unreadable: 0
    }
  }

  var entry: ReferencesPage.Entry? {
    switch outcome {
    case .picture(let picture):
      ReferencesPage.Entry(
        title: name, words: picture.words,
        content: .pictures(
          theirs: picture.theirs, ours: picture.ours, size: picture.recordedSize, ourSize: picture.size,
          scale: picture.scale))
    case .text(let match):
      ReferencesPage.Entry(
        title: name, words: match.words,
        content: .rows(
          match.pairs.map { pair in
            ReferencesPage.Row(
              name: Self.indented(pair.theirs), theirs: pair.theirs.frame, ours: pair.ours?.frame, isEqual: pair.isEqual
            )
          }
            + match.added.map { view in
              ReferencesPage.Row(name: Self.indented(view), theirs: nil, ours: view.frame, isEqual: false)
            }))
    case .failed, .unrecorded, .unreadable: nil
    }
  }

  private static func indented(_ view: DescribedView) -> String {
    String(repeating: "\u{2003}", count: min(view.depth, 40)) + view.className
  }
}

/// A picture beside the recorded one.
struct ComparedPicture {
  /// The sizes in pixels: of ours, and of the recorded one.
  let size: Size
  let recordedSize: Size
  /// The number of pixels per point.
  let scale: Double
  /// The share of pixels that differ; `nil` for another size, or where nothing draws.
  let share: Double?
  /// The files: of the recorded picture, and of ours where it was drawn.
  let theirs: [UInt8]
  let ours: [UInt8]?

  var isSameSize: Bool { size == recordedSize }

  /// The share of pixels that may differ in a picture that is as recorded.
  static let greatestShare = 0.03

  /// Tells whether less than a share of the pixels differ; false where nothing draws.
  func isBelow(_ share: Double) -> Bool { self.share.map { $0 < share } == true }
}

/// The numbers of a project's snapshots by what came of them.
struct ReferenceCounts {
  private(set) var found = 0
  private(set) var laidOut = 0
  private(set) var paired = 0
  private(set) var pictures = 0
  private(set) var sameSize = 0
  private(set) var belowOne = 0
  private(set) var belowThree = 0
  private(set) var texts = 0
  private(set) var frames = 0
  private(set) var equalFrames = 0
  private(set) var asRecorded = 0
  /// The number of recorded files that no snapshot is kept in.
  var leftover = 0

  mutating func add(_ outcome: ComparedSnapshot.Outcome) {
    found += 1
    if case .failed = outcome { return }
    laidOut += 1
    switch outcome {
    case .failed, .unrecorded, .unreadable: return
    case .picture(let picture):
      pictures += 1
      if picture.isSameSize { sameSize += 1 }
      if picture.isBelow(0.01) { belowOne += 1 }
      if picture.isBelow(ComparedPicture.greatestShare) { belowThree += 1 }
    case .text(let match):
      texts += 1
      frames += match.pairs.count
      equalFrames += match.equalCount
    }
    paired += 1
    if outcome.isAsRecorded { asRecorded += 1 }
  }

  mutating func add(_ other: ReferenceCounts) {
    found += other.found
    laidOut += other.laidOut
    paired += other.paired
    pictures += other.pictures
    sameSize += other.sameSize
    belowOne += other.belowOne
    belowThree += other.belowThree
    texts += other.texts
    frames += other.frames
    equalFrames += other.equalFrames
    asRecorded += other.asRecorded
    leftover += other.leftover
  }

  /// The share of what was found that is as recorded: pictures of the same size with less than three in a hundred pixels off, and
  /// texts with all frames the same.
  var percentage: String { "\(JSONText.thousandths((shareAsRecorded * 1000).rounded() / 10)) %" }

  /// That share as a number from 0 to 1.
  var shareAsRecorded: Double { found == 0 ? 0 : Double(asRecorded) / Double(found) }
}
