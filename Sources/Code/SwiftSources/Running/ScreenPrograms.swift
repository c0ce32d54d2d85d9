import Checks
import Documents
import FileSystem
import FontFiles
import LayoutModel
import SceneSources
import ScreenAnswers

/// The programs that make a project's screens, which answer one request each at a time.
///
/// There are as many as are asked at once. A program that fails is ended, and another takes its place.
final class ScreenPrograms: Sendable {
  private let executable: Path
  /// The folder with what the programs write on their standard error.
  private let folder: Path
  /// The beginning of the files' names, which no other process uses.
  private let name = "errors-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
  private let confinement: Confinement
  private let arguments: [Path]
  /// The ways to the screens that exploring found, by the screens' positions.
  let walks: [Int: CodeScreen.Walk]
  /// The fonts that texts are measured in.
  private let fonts: FontLibrary
  private let idle = Guarded<[Member]>([])
  /// The last failures of screens, by what was asked for.
  private let failures = Guarded<[Asked: Ended]>([:])
  private let count = Guarded(0)
  /// The number of screens that were made, and of those that were late.
  private let outcomes = Guarded((made: 0, late: 0))

  /// A program, and the file with the text of its standard error.
  private struct Member: Sendable {
    let program: AskedProgram
    let errors: Path
  }

  /// The classes in front of screens, by their positions.
  private let fronts = Guarded<[Int: Result<String?, ScreenFailure>]>([:])

  /// A screen in a place.
  private struct Asked: Hashable {
    let screen: Int
    let place: ControllerPlace?
  }

  /// The end of a screen, and whether it is asked for again under other conditions.
  private struct Ended: Sendable {
    let failure: ScreenFailure
    let conditions: Conditions
    let isFinal: Bool
  }

  /// The number of late screens after which code that has made none is taken to hang: it costs no more time than these.
  private static let maximumLate = 3

  /// The processor time that a screen may take.
  static let limit = Duration.seconds(5)

  /// Programs of an executable, whose screens have texts in some fonts.
  init(of build: CodeBuild, fonts: FontLibrary) {
    self.fonts = fonts
    executable = build.executable
    folder = build.compiledFolder
    confinement = build.confinement
    arguments = build.settings.arguments.filter { !$0.utf8.contains(0) }.map { Path($0) }
    let walks = build.screens.enumerated().compactMap { number, screen in screen.walk.map { (number, $0) } }
    self.walks = Dictionary(walks) { first, _ in first }
  }

  /// Asks for a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen's position among those of the build.
  ///   - conditions: The conditions.
  ///   - place: What is around the screen; the window alone if `nil`.
  /// - Returns: The screen, with its places in code.
  /// - Throws: `ScreenFailure`.
  func made(
    _ screen: Int, under conditions: Conditions, in place: ControllerPlace? = nil
  ) throws(ScreenFailure) -> CapturedScreen {
    let walk = walks[screen]
    var request = JSONObjectText()
    request.add("screen", walk?.launch ?? screen)
    request.add("conditions", conditions.name)
    if let walk { request.add("way", text: AppExploration.Step.json(of: walk.steps)) }
    if let place { request.add("in", text: "[\(place.words.map(\.debugDescription).joined(separator: ", "))]") }
    let asked = Asked(screen: screen, place: place)
    let former = failures.withLock { $0[asked] }
    if let former, former.isFinal { throw former.failure }
    if outcomes.withLock({ $0.made == 0 && $0.late >= Self.maximumLate }) {
      let reason = "it isn't asked for, since \(Self.maximumLate) other screens were late and none was made"
      throw ScreenFailure(reason: reason, isOfTime: true)
    }
    do throws(ScreenFailure) {
      let limit = walk.map { timeLimit(of: $0.steps) } ?? Self.limit
      guard case .screen(let made) = try answer(to: request.line, within: limit, isAlone: walk != nil) else {
        throw ScreenFailure(reason: "its program gives no scene")
      }
      if former != nil { failures.withLock { $0[asked] = nil } }
      outcomes.withLock { $0.made += 1 }
      return made
    } catch {
      // A screen that was late isn't asked for again, nor is one that ends for the same reason under two conditions: each end costs a
      // program.
      let isFinal = error.isOfTime || error == former?.failure && former?.conditions != conditions
      failures.withLock { $0[asked] = Ended(failure: error, conditions: conditions, isFinal: isFinal) }
      if error.isOfTime { outcomes.withLock { $0.late += 1 } }
      throw error
    }
  }

  /// Returns the class of the controller that a screen shows, of an app the one in front.
  ///
  /// - Parameter screen: The screen's position among those of the build.
  /// - Returns: The class's name.
  /// - Throws: `ScreenFailure`.
  func classInFront(of screen: Int) throws(ScreenFailure) -> String? {
    if let known = fronts.withLock({ $0[screen] }) { return try known.get() }
    let result = Result { () throws(ScreenFailure) in
      try made(screen, under: CodeSource.resolved(Conditions())).scene.rootViewController.userLabel
    }
    fronts.withLock { $0[screen] = result }
    return try result.get()
  }

  /// Returns a program's answer to a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - limit: The processor time that the answer may take.
  ///   - isAlone: Whether the program answers nothing before and nothing after: what the app keeps beside its screens is then as at its start.
  /// - Returns: The answer.
  /// - Throws: `ScreenFailure` if the program ends, takes too long, says what can't be read, or has no screen to give.
  func answer(
    to request: String, within limit: Duration = limit, isAlone: Bool = false
  ) throws(ScreenFailure) -> ScreenAnswer {
    let member = try isAlone ? started() : free()
    let line: [UInt8]
    do throws(AskedProgram.Failure) {
      line = try member.program.ask(request, within: TimeLimit(processorTime: limit))
    } catch {
      // The reason of an end is the last that was written.
      let errors = Files.end(of: member.errors, count: 1 << 20) ?? []
      Files.remove(member.errors)
      throw ScreenFailure(error, errors: errors)
    }
    if !isAlone { idle.withLock { $0.append(member) } }
    let answer: ScreenAnswer?
    do throws(InvalidScene) {
      answer = try ScreenAnswer(line, face: fonts.face)
    } catch {
      throw ScreenFailure(reason: "its program gives a scene that can't be read: \(error)")
    }
    guard let answer else { throw ScreenFailure(reason: "its program answers what can't be read") }
    if case .failure(let reason, let isOfNoView) = answer {
      throw ScreenFailure(reason: reason, isOfNoView: isOfNoView)
    }
    return answer
  }

  deinit {
    for number in 1...max(1, count.withLock { $0 }) { Files.remove(errors(number)) }
  }

  private func errors(_ number: Int) -> Path { folder.file(Path("\(name)-\(number).txt")) }

  private func free() throws(ScreenFailure) -> Member {
    if let member = idle.withLock({ $0.popLast() }) { return member }
    return try started()
  }

  private func started() throws(ScreenFailure) -> Member {
    let number = count.withLock { count in
      count += 1
      return count
    }
    let file = errors(number)
    do throws(AskedProgram.Failure) {
      let program = try AskedProgram(executable, arguments, in: confinement, errors: file)
      return Member(program: program, errors: file)
    } catch {
      throw ScreenFailure(error, errors: [])
    }
  }
}
