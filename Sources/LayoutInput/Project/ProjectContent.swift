import Documents
package import LayoutModel

/// What a project's other files say of an Interface Builder file.
package struct ProjectContent: Sendable {
  /// The texts of the language that it is shown in, by object id and property, such as `abc-12-def.text`.
  package var texts: [String: String] = [:]
  /// The sizes of images in points, by the names that the file has for them.
  package var imageSizes: [String: Size] = [:]
  /// What the project's configuration says that views of own classes ask for, by the classes' names.
  package var contentSizes: [String: IntrinsicContentSize] = [:]
  /// What measures a font of a PostScript name; `nil` of one that the project doesn't have.
  package var face: (@Sendable (String) -> FontFace?)?
  /// What the application allows, where its `Info.plist` is there.
  package var application: Application?

  /// Nothing: a file by itself.
  package init() {}
}

/// The texts of a language.
struct LocalizedTexts: Sendable {
  private let texts: [String: String]

  init(_ texts: [String: String] = [:]) { self.texts = texts }

  var isEmpty: Bool { texts.isEmpty }

  /// What a property of an element says in the language; `nil` where that is left as the file has it.
  subscript(property: String, of element: XMLElement) -> String? {
    texts.isEmpty ? nil : element["id"].flatMap { texts["\($0).\(property)"] }
  }
}

extension InterfaceBuilderFile {
  /// The file with what a project's other files say of it.
  package func with(_ project: ProjectContent) -> InterfaceBuilderFile {
    var file = self
    file.texts = LocalizedTexts(project.texts)
    file.projectImageSizes = project.imageSizes
    file.contentSizes = project.contentSizes
    file.face = project.face
    file.application = project.application ?? Application()
    return file
  }

  /// The names of the images that a project has to have: those that aren't the system's.
  package var projectImages: [String] { imageNames }

  /// The size of an image, in points: that of the project's file, or that which Interface Builder noted.
  func imageSize(named name: String) -> Size? { projectImageSizes[name] ?? imageSizes[name] }
}
