import Documents
package import LayoutModel

/// The information about an Interface Builder file in a project's other files.
package struct ProjectContent: Sendable {
  /// The texts of the language that the file is shown in, by object id and property, such as `abc-12-def.text`.
  package var texts: [String: String] = [:]
  /// The sizes of images in points, by their names in the file.
  package var imageSizes: [String: Size] = [:]
  /// The intrinsic content sizes of views of own classes in the project's configuration, by the classes' names.
  package var contentSizes: [String: IntrinsicContentSize] = [:]
  /// Finds the face of a font by its PostScript name; `nil` for a font that the project doesn't have.
  package var face: (@Sendable (String) -> FontFace?)?
  /// The application's settings, if its `Info.plist` is there.
  package var application: Application?

  /// Creates an empty content, for a file by itself.
  package init() {}
}

/// The texts of a language.
struct LocalizedTexts: Sendable {
  private let texts: [String: String]

  init(_ texts: [String: String] = [:]) { self.texts = texts }

  var isEmpty: Bool { texts.isEmpty }

  /// The value of an element's property in the language; `nil` if the file's own applies.
  subscript(property: String, of element: XMLElement) -> String? {
    texts.isEmpty ? nil : element["id"].flatMap { texts["\($0).\(property)"] }
  }
}

extension InterfaceBuilderFile {
  /// The file together with the information in a project's other files.
  package func with(_ project: ProjectContent) -> InterfaceBuilderFile {
    var file = self
    file.texts = LocalizedTexts(project.texts)
    file.projectImageSizes = project.imageSizes
    file.contentSizes = project.contentSizes
    file.face = project.face
    file.application = project.application ?? Application()
    return file
  }

  /// The names of the images that a project must have: those that aren't the system's.
  package var projectImages: [String] { imageNames }

  /// The size of an image, in points: the size of the project's file, or the size that Interface Builder stored.
  func imageSize(named name: String) -> Size? { projectImageSizes[name] ?? imageSizes[name] }
}
