import FontFiles
import Foundation
import LayoutModel
import UIKit

/// The fonts among the resources of a program of screens, by which their texts are measured.
@MainActor enum FontRegistration {
  private static let endings: Set = ["ttf", "otf", "ttc"]

  /// Registers the fonts of the main bundle by their names. One that can't be read, and all where nothing measures fonts, are measured as
  /// the system's.
  static func registerFonts() {
    guard let folder = Bundle.main.resourceURL, let library = HarfBuzz.installed else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where endings.contains((name as NSString).pathExtension.lowercased()) {
      let path = folder.appendingPathComponent(name).path
      guard let data = FileManager.default.contents(atPath: path), data.count <= FontFile.maximumBytes else { continue }
      let bytes = Array(data)
      guard let file = try? FontFile(reading: bytes) else { continue }
      for member in file.members where FontShape.face(named: member.postScriptName) == nil {
        FontShape.register(FontFace(member, in: bytes, identity: path, library), named: member.postScriptName)
      }
    }
  }
}
