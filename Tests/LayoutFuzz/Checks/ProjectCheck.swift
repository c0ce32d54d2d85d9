import Documents
import FileSystem
import InterfaceBuilder
import LayoutModel
import Notations
import SceneSources
import SwiftSources

/// The properties of every project whose folder is read, before anything of it is built.
struct ProjectCheck {
  /// The project's folder.
  let folder: Path
  /// Tells whether a project's hostile part was taken for what it claims to be.
  let accepts: @Sendable (CodeProject, ForeignModules) -> Bool

  private static let imported: Set = ["Snap", "Kit", "Own", "Local", "Model", "Tool", "Outside"]

  /// Reads all that a run reads of a project.
  func run(isThorough: Bool, _ verdict: inout Verdict) {
    let (settings, isConfigured) = settings(&verdict)
    let library = CodeLibrary(settings: { _ in settings })
    let places = library.places(in: folder)
    verdict.expect(!places.isEmpty, "a folder without places")
    verdict.isAccepted = false
    for place in [folder] + places where read(place, library, settings, isThorough: isThorough, &verdict) {
      verdict.isAccepted = isConfigured
    }
    _ = CodeLibrary.languages(of: [folder])
    readNibs(&verdict)
  }

  /// Returns what the configuration says of code; where it is faulty, what holds without one.
  private func settings(_ verdict: inout Verdict) -> (settings: CodeSettings, isSound: Bool) {
    do throws(ConfigurationError) {
      return (CodeSettings(try ProjectConfiguration(nearestTo: folder)), true)
    } catch {
      check(error, &verdict)
      return (CodeSettings(), false)
    }
  }

  private func check(_ error: ConfigurationError, _ verdict: inout Verdict) {
    verdict.expect(!error.words.isEmpty, "a configuration's error without words")
    verdict.expect(MessageCheck.isClean(error.words.printable), "a configuration's error with control characters")
    guard case .input(let problems) = error.cause else { return }
    let bytes = (try? Files.contents(of: error.path, limit: 1 << 24)) ?? []
    var inner = Verdict()
    MessageCheck(of: bytes).check(problems, &inner)
    verdict.problems += inner.problems
  }

  /// Reads the project around a place; tells whether there is code, and its hostile part is accepted.
  private func read(
    _ place: Path, _ library: CodeLibrary, _ settings: CodeSettings, isThorough: Bool, _ verdict: inout Verdict
  ) -> Bool {
    do throws(CodeError) {
      let files = try library.files(around: place)
      let project = try CodeProject(around: place, settings)
      verdict.expect(!project.files.isEmpty, "a project without files")
      for file in files where Files.kind(of: file) != .file {
        verdict.note("a file of a project that isn't there", file.description)
      }
      let foreign = ForeignModules(beside: project, settings)
      // As those are that code imports: of a folder of stubs that is the whole disk, few.
      for name in foreign.names.prefix(3) + foreign.names.filter(Self.imported.contains) {
        let module = foreign.project(named: name)
        if let module { verdict.expect(!module.files.isEmpty, "a module without files", name) }
        _ = PodBundles.names(of: name, in: module?.folder ?? folder)
      }
      _ = project.resources.informationList
      guard isThorough else { return accepts(project, foreign) }
      let again = try CodeProject(around: place, settings)
      verdict.expect(
        again.signature == project.signature && again.resources.contentSignature == project.resources.contentSignature,
        "the same project is another when it is read again")
      return accepts(project, foreign)
    } catch {
      verdict.expect(!error.description.isEmpty, "an error without words")
      verdict.expect(
        MessageCheck.isClean(error.description.printable), "an error with control characters", error.description)
      return false
    }
  }

  /// Reads what is beside the files of Interface Builder: images, texts in languages, property lists.
  private func readNibs(_ verdict: inout Verdict) {
    let projects = Projects()
    let nibs = Files.files(below: folder).files.filter { $0.hasEnding(of: SceneFormat.interfaceBuilder.endings) }
    for nib in nibs.prefix(4) {
      guard let bytes = Files.beginning(of: nib, count: 1 << 20),
        let file = try? InterfaceBuilderFile(reading: bytes, name: nib.name.description)
      else { continue }
      let around = ProjectFiles(beside: nib, in: projects)
      for language in [nil, "de", "en"] {
        do throws(ConfigurationError) {
          let content = try around.content(of: file, in: language, scale: 2)
          for (name, size) in content.imageSizes {
            verdict.expect(size.width.isFinite && size.height.isFinite, "an image whose size isn't finite", name)
          }
        } catch {
          verdict.isAccepted = false
          check(error, &verdict)
        }
      }
      if !around.notes.isEmpty { verdict.isAccepted = false }
      for note in around.notes {
        verdict.expect(!note.message.isEmpty, "a note without words")
        verdict.expect(MessageCheck.isClean(note.message.printable), "a note with control characters", note.message)
      }
      _ = projects.signature(beside: nib)
      _ = InputLanguages(of: [nib], .documents)
    }
  }
}
