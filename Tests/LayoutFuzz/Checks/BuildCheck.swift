import FileSystem
import LayoutCommand

/// The properties of every listing of a project's screens, for which all of it is built.
struct BuildCheck {
  /// The project's folder, and the one in which it is built.
  let project: Path
  let build: Path

  /// Lists the screens, and again where it is thorough: what was built of the same code is taken as it is.
  func run(isThorough: Bool, _ verdict: inout Verdict) {
    do {
      let folder = try CommandFolder.shared.get()
      folder.fill(with: [])
      let arguments = [
        "code", Environment.text(of: project.bytes), "--build-folder", Environment.text(of: build.bytes),
      ]
      let result = folder.run(arguments, input: [])
      let errors = String(decoding: result.errors, as: UTF8.self)
      let output = String(decoding: result.output, as: UTF8.self)
      verdict.isAccepted = result.status == .success
      verdict.expect(
        [.success, .badInput, .noInput].contains(result.status), "a build that ends with \(result.status)", errors)
      verdict.expect(MessageCheck.isClean(errors), "standard error with control characters", errors)
      verdict.expect(MessageCheck.isClean(output), "standard output with control characters", output)
      verdict.expect(
        verdict.isAccepted ? output.hasSuffix(" built\n") : !errors.isEmpty, "a build without a word", output)
      guard isThorough else { return }
      verdict.expect(
        folder.run(arguments, input: []) == result, "the same code built again is listed otherwise", output)
    } catch {
      verdict.note("there is no folder to run in", "\(error)")
    }
  }
}
