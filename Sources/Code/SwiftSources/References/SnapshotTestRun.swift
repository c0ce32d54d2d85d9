import Documents
package import FileSystem
package import LayoutModel
import SceneSources
package import ScreenAnswers

/// The snapshot tests of a project, as they were run.
package struct SnapshotTestRuns: Sendable {
  /// The tests that hand over views, in the order of their files.
  package let tests: [SnapshotTestRun]
  /// A Boolean value that tells whether all of the project's tests were run; the time may have ended before.
  package let isWhole: Bool
  /// The device that they ran on.
  package let simulator: Device
  /// The project's folder.
  package let folder: Path
  /// The folder with the resources of the app.
  package let resources: Path
  /// The files that SnapshotTesting kept for the tests' files: pictures and texts.
  package let recordedFiles: [Path]
}

/// A test of a project that hands over snapshots, as it was run.
package struct SnapshotTestRun: Sendable {
  /// The test's name with the types around it: `LoginTests.testEmpty`.
  package let name: String
  /// The file of the test, by its path in the project.
  package let file: Path
  package let line: Int
  /// The number of snapshots that the test's code names: a loop's are one.
  package let count: Int
  /// The snapshots from the test, in order.
  package let snapshots: [Snapshot]
  /// The reason why it didn't run to its end; `nil` where it did.
  package let failure: String?

  /// A snapshot from a test, and the file in which the library keeps the recorded one.
  package struct Snapshot: Sendable {
    /// The path of the file, or the end of the path where a test's settings name the folder.
    package let reference: ReferencePath
    package let taken: TakenSnapshot
  }
}

/// The file in which a library keeps a snapshot.
package enum ReferencePath: Hashable, Sendable {
  case file(Path)
  /// The class of a test, and the name of a file without the scale and the ending, in one of the folders of reference images.
  case image(ofClass: String, String)
}

extension CodeLibrary {
  /// Returns the device that conditions name; that of all code where they name none.
  package static func device(under conditions: Conditions) throws(DeviceError) -> Device {
    try CodeSource.device(named: conditions.device, systemVersion: conditions.systemVersion)
  }

  /// Runs the snapshot tests of a path's project.
  ///
  /// - Parameters:
  ///   - path: A Swift file or a folder of the project.
  ///   - conditions: The conditions of the simulator.
  ///   - scale: The number of its pixels per point; the device's if `nil`.
  ///   - isStopped: Tells whether no further test is run.
  /// - Returns: The tests.
  /// - Throws: `CodeError` if the project can't be built.
  package func snapshotTests(
    around path: Path, under conditions: Conditions, scale: Double?, isStopped: () -> Bool = { false }
  ) throws(CodeError) -> SnapshotTestRuns {
    let project = try project(around: path)
    let conditions = CodeSource.resolved(conditions)
    guard var simulator = try? Self.device(under: conditions) else {
      throw CodeError("there is no such device", at: path)
    }
    if let scale { simulator.scale = scale }
    var runs: [SnapshotTestRun] = []
    for test in project.build.snapshotTests {
      guard !isStopped() else { break }
      runs.append(project.run(test, under: conditions, scale: scale))
    }
    let build = project.build
    let folders = runs.map(\.file).uniqued().map { SnapshotTestRun.folder(of: build.project.folder.file($0)) }
    return SnapshotTestRuns(
      tests: runs, isWhole: runs.count == build.snapshotTests.count, simulator: simulator, folder: build.project.folder,
      resources: build.resources,
      recordedFiles: folders.flatMap { folder in
        (Files.names(in: folder) ?? []).filter { $0.hasEnding(of: ["png", "txt"]) }.map(folder.file)
      })
  }
}

extension SnapshotTestRun {
  /// The folder in which SnapshotTesting keeps the snapshots of a file's tests.
  fileprivate static func folder(of file: Path) -> Path { file.folder.file("__Snapshots__").file(file.name.stem) }
}

extension CodeBuild {
  /// The screens of a test, and the position of the first among those of the build, whose function runs the test.
  fileprivate struct Test {
    var screens: [CodeScreen]
    let index: Int
  }

  /// The tests that hand over views.
  fileprivate var snapshotTests: [Test] {
    var tests: [Test] = []
    for (index, screen) in screens.enumerated() where screen.kind == .snapshot && !screen.isSwiftUI {
      if let last = tests.last?.screens[0], last.file == screen.file, last.test == screen.test {
        tests[tests.count - 1].screens.append(screen)
      } else {
        tests.append(Test(screens: [screen], index: index))
      }
    }
    return tests
  }
}

extension CodeScreen {
  /// The function that runs the test, or the test's name where it can't be run.
  fileprivate var test: String { make ?? name }

  /// Returns the name of the test alone: the screen's is that of a snapshot, `LoginTests.testEmpty.dark`.
  fileprivate func name(without snapshot: String?) -> String {
    guard let snapshot, name.hasSuffix(".\(snapshot)") else { return name }
    return String(name.dropLast(snapshot.count + 1))
  }
}

extension CodeLibrary.Project {
  fileprivate func run(_ test: CodeBuild.Test, under conditions: Conditions, scale: Double?) -> SnapshotTestRun {
    let screen = test.screens[0]
    var taken = TakenSnapshots([], failure: screen.needs.map { "it needs \($0)" })
    if screen.needs == nil {
      do throws(ScreenFailure) {
        taken = try programs.snapshots(
          test.index, under: conditions, scale: scale, isHosted: build.project.hostsTests)
      } catch {
        taken.failure = error.reason
      }
    }
    return SnapshotTestRun(
      name: screen.name(without: taken.all.first?.name.name), file: screen.file, line: screen.line,
      count: test.screens.count,
      snapshots: taken.all.map { SnapshotTestRun.Snapshot(reference: path(of: $0.name, in: screen.file), taken: $0) },
      failure: taken.failure)
  }

  /// Returns the file in which a library keeps a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot's name.
  ///   - file: The file of the test, for a call in a file that isn't the project's.
  /// - Returns: The path.
  private func path(of snapshot: SnapshotName, in file: Path) -> ReferencePath {
    let own = [snapshot.test, snapshot.name].compactMap(\.self)
    guard snapshot.library == .snapshotTesting else {
      return .image(ofClass: snapshot.file, own.joined(separator: "_"))
    }
    let project = build.project
    let source = project.folder.file(places.file(named: snapshot.file).map { project.files[$0] } ?? file)
    var folder = SnapshotTestRun.folder(of: source)
    if let named = snapshot.folder.map({ Path($0) }) {
      // A folder beside the call's file, which is compiled elsewhere.
      folder = named.below(Path(snapshot.file).folder).map(source.folder.file) ?? named
    }
    let parts = [snapshot.test.asFileName, snapshot.name?.asFileName ?? "\(snapshot.number)", snapshot.ending]
    return .file(folder.file(Path(parts.compactMap(\.self).joined(separator: "."))))
  }
}

extension String {
  /// The text as SnapshotTesting has it in names of files: a dash for all between words, and none at the ends.
  fileprivate var asFileName: String {
    let words = unicodeScalars.split { scalar in
      !scalar.properties.isAlphabetic && scalar != "_" && scalar.properties.generalCategory != .decimalNumber
        && scalar.properties.generalCategory != .nonspacingMark && scalar.properties.generalCategory != .spacingMark
        && scalar.properties.generalCategory != .connectorPunctuation
    }
    return words.map { String(String.UnicodeScalarView($0)) }.joined(separator: "-")
  }
}

extension ScreenPrograms {
  /// The processor time that a test may take.
  private static let limitOfTests = Duration.seconds(60)

  /// Asks for all that a snapshot test hands over.
  ///
  /// - Parameters:
  ///   - screen: The position of one of the test's screens among those of the build.
  ///   - conditions: The conditions.
  ///   - scale: The number of pixels per point; the device's if `nil`.
  ///   - isHosted: Whether an app hosts the test.
  /// - Returns: The snapshots.
  /// - Throws: `ScreenFailure`.
  fileprivate func snapshots(
    _ screen: Int, under conditions: Conditions, scale: Double?, isHosted: Bool
  ) throws(ScreenFailure) -> TakenSnapshots {
    var request = JSONObjectText()
    request.add("screen", screen)
    request.add("conditions", conditions.name)
    request.add("snapshots", true)
    if let scale { request.add("scale", scale) }
    request.add("hosted", isHosted)
    guard case .snapshots(let taken) = try answer(to: request.line, within: Self.limitOfTests) else {
      throw ScreenFailure(reason: "its program gives no snapshots")
    }
    return taken
  }
}
