import Documents
import FileSystem
import SceneSources

/// The main bundle of a project's screens: the project's resources, then those of the modules beside the project, and the texts that
/// are written for the bundle. Code of a module finds its resources by a class of its own, whose bundle is the main one here.
struct MainBundle {
  private let project: CodeProject
  private let resources: ResourceFiles
  /// The folders of the bundles that pods have, by the bundles' names.
  private var pods: [Path: Path]
  /// The text of the app's list, with the values of settings; `nil` where the list is linked, or missing.
  private let information: String?

  /// The bundle of a project with some modules.
  init(of project: CodeProject, with modules: [CodeBuild.Module]) {
    self.project = project
    resources = modules.isEmpty ? project.resources : ResourceFiles(of: [project.folder] + modules.map(\.folder))
    pods = Dictionary(
      ([(project.module, project.folder)] + modules.map { ($0.name, $0.folder) }).flatMap { module, root in
        PodBundles.names(of: module, in: root).map { ($0, root) }
      }
    ) { first, _ in first }
    for file in resources.files { pods[file.name] = nil }
    information = resources.informationList.flatMap { list in
      (try? Files.plainContents(of: list, limit: 1 << 20))
        .flatMap { InformationList(of: project, list: list).text(of: $0) }
    }
  }

  /// The text that changes with the written texts, while the project's code stays as it is: with settings, and with the names of lists.
  var signature: String {
    let lists = resources.files.map(\.name).filter { $0.hasEnding(of: ["plist"]) }.sorted().map(\.recorded)
    return SHA256.text((lists + [information ?? ""]).joined(separator: "\n"))
  }

  /// The lists that the code asks for and that aren't here.
  var samples: SampleLists { SampleLists(of: project, beside: resources) }

  /// Links the resources into a folder, and writes the texts.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: The samples in it.
  /// - Throws: `CodeError` if nothing can be written.
  @discardableResult func fill(_ folder: Path) throws(CodeError) -> SampleLists {
    let samples = samples
    var texts = samples.texts
    texts[ResourceFolder.information] = information
    try ResourceFolder.fill(folder, with: resources, keeping: Set(pods.keys), writing: texts)
    for (name, root) in pods { try ResourceFolder.fill(folder.file(name), with: ResourceFiles(of: [root])) }
    return samples
  }
}
