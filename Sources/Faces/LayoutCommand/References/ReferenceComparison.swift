import Documents
import FileSystem
import LayoutModel
import LayoutPictures
import LayoutResolution
import LayoutSimulator
import SceneSources
import ScreenAnswers
import SwiftSources

/// Compares a project's snapshots with the files in which a library kept them on a Mac.
struct ReferenceComparison {
  private let runs: SnapshotTestRuns
  /// A Boolean that tells whether pictures are drawn that aren't of the recorded size.
  private let drawsAll: Bool
  private let style: PictureStyle
  /// The reason why no picture could be drawn; `nil` where there is none.
  private(set) var fault: Rasterizer.Failure?

  /// A comparison.
  ///
  /// - Parameters:
  ///   - runs: The tests, as they were run.
  ///   - drawsAll: Whether pictures are drawn that aren't of the recorded size.
  init(of runs: SnapshotTestRuns, drawsAll: Bool) {
    (self.runs, self.drawsAll) = (runs, drawsAll)
    var style = PictureStyle()
    style.showsStatusBar = false
    style.hasGround = false
    style.marksPlaces = false
    style.isInOtherFonts = true
    style.images.add(resourcesIn: runs.resources)
    self.style = style
  }

  /// Compares all snapshots of the tests.
  ///
  /// - Parameter name: The project's folder, as it was given.
  /// - Returns: The project's snapshots.
  /// - Throws: What laying out throws.
  mutating func compared(as name: Path) throws -> ComparedProject {
    let images = ReferenceImages(below: runs.folder)
    var snapshots: [ComparedSnapshot] = []
    var kept: Set<Path> = []
    for run in runs.tests {
      for snapshot in run.snapshots {
        let path =
          switch snapshot.reference {
          case .file(let path): Files.kind(of: path) == .file ? path : nil
          case .image(let type, let name): images.file(named: name, of: type, scale: runs.simulator.scale)
          }
        if let path { kept.insert(path) }
        snapshots.append(
          ComparedSnapshot(
            name: snapshot.name(in: run), file: run.file, line: run.line, reference: path,
            outcome: try outcome(of: snapshot, path)))
      }
      // What isn't reached is as many as the code names.
      let missing = run.failure == nil ? 0 : max(1, run.count) - run.snapshots.count
      for _ in 0..<max(0, missing) {
        snapshots.append(
          ComparedSnapshot(
            name: run.name, file: run.file, line: run.line, reference: nil, outcome: .failed(run.failure ?? "")))
      }
    }
    return ComparedProject(
      name: name, tests: runs.tests.count, snapshots: snapshots,
      leftover: runs.recordedFiles.filter { !kept.contains($0) })
  }

  private mutating func outcome(
    of snapshot: SnapshotTestRun.Snapshot, _ path: Path?
  ) throws -> ComparedSnapshot.Outcome {
    if let failure = snapshot.taken.failure { return .failed(failure) }
    guard let path else { return .unrecorded }
    let bytes: [UInt8]
    do throws(Files.Failure) {
      bytes = try Files.plainContents(of: path, limit: PNGFile.maximumLength)
    } catch {
      return .unreadable("\(error.message)")
    }
    guard bytes.count <= PNGFile.maximumLength else { return .unreadable("the file is too long") }
    guard let scene = snapshot.taken.scene else {
      let views = HierarchyText.views(in: String(decoding: bytes, as: UTF8.self))
      return views.isEmpty ? .unreadable("the text describes no views") : .text(FrameMatch(views, snapshot.taken.rows))
    }
    let recorded: PixelImage
    do throws(PNGFile.Failure) {
      recorded = try PNGFile.image(of: bytes)
    } catch {
      return .unreadable(error.reason)
    }
    return .picture(try compare(recorded, bytes, scene, snapshot.taken.size, snapshot.taken.isDark))
  }

  private mutating func compare(
    _ recorded: PixelImage, _ bytes: [UInt8], _ scene: Scene, _ size: Size, _ isDark: Bool
  ) throws -> ComparedPicture {
    let scale = runs.simulator.scale
    let pixels = Size(
      width: (size.width * scale - Self.slack).rounded(.up), height: (size.height * scale - Self.slack).rounded(.up))
    let recordedSize = Size(width: Double(recorded.width), height: Double(recorded.height))
    var drawn: [UInt8]?
    if size.width > 0, size.height > 0, drawsAll || pixels == recordedSize {
      drawn = try draw(scene, size, isDark)
    }
    let share = drawn.flatMap { try? PNGFile.image(of: $0) }.flatMap { recorded.share(differingFrom: $0) }
    return ComparedPicture(
      size: pixels, recordedSize: recordedSize, scale: scale, share: share, theirs: bytes, ours: drawn)
  }

  /// The part of a pixel by which a size may be larger than a whole number of pixels.
  private static let slack = 0.01

  /// Draws a scene as a PNG; `nil` where nothing draws.
  private mutating func draw(_ scene: Scene, _ size: Size, _ isDark: Bool) throws -> [UInt8]? {
    let simulator = runs.simulator
    let device = Device(
      size: size, scale: simulator.scale, idiom: simulator.idiom, systemVersion: simulator.systemVersion)
    var style = style
    style.interfaceStyle = isDark ? .dark : .light
    let picture = ScreenPicture(try scene.layout(in: .portrait, on: device), title: "", style)
    do throws(Rasterizer.Failure) {
      return try Rasterizer.bytes(of: picture, scale: simulator.scale)
    } catch {
      fault = fault ?? error
      return nil
    }
  }
}

extension SnapshotTestRun.Snapshot {
  /// The name of the test with that of the snapshot, or its number.
  fileprivate func name(in run: SnapshotTestRun) -> String {
    let own = taken.name.name ?? (taken.name.number > 0 ? "\(taken.name.number)" : nil)
    return [run.name, own].compactMap(\.self).joined(separator: ".")
  }
}

/// The images that Facebook's library kept: `ReferenceImages_64/AppTests.LoginTests/testEmpty_dark@2x.png`.
private struct ReferenceImages {
  private let files: [Path]

  /// The images in the folders of reference images below a project's.
  init(below folder: Path) {
    files = Files.files(below: folder, limit: Self.maximumEntries).files.filter { path in
      path.hasSuffix(".png") && path.description.holds("ReferenceImages")
    }
  }

  private static let maximumEntries = 200_000

  /// Returns the image of a name in the folder of a test's class; that with the device's scale first.
  func file(named name: String, of type: String, scale: Double) -> Path? {
    let own = files.filter { file in
      let folder = file.folder.name.description
      return folder == type || folder.hasSuffix(".\(type)")
    }
    let names = ["\(name)@\(Int(scale))x.png", "\(name).png", "\(name)@2x.png", "\(name)@3x.png"]
    return names.lazy.compactMap { name in own.first { $0.name.description == name } }.first
  }
}
