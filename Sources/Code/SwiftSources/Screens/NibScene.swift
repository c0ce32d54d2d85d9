import Documents
import FileSystem

/// A scene of a file of Interface Builder whose class the code has: of a storyboard, or the view of a xib.
struct NibScene: Hashable, Sendable {
  /// The ways in which scenes are shown.
  enum Place: String, Sendable {
    /// In the whole window.
    case screen
    /// As a row of a list.
    case cell
    /// At its own size.
    case part
    /// Not by itself: a container of other scenes, which is asked about itself.
    case container
  }

  /// The object id of its controller or of its view.
  let id: String
  /// The Swift file that declares its class, by its path in the project.
  let code: Path
  let place: Place

  init(id: String, code: Path, place: Place) { (self.id, self.code, self.place) = (id, code, place) }

  /// The scene of a build's record.
  init?(_ value: JSONValue) {
    guard let id = value.text("id"), let code = value.text("code"),
      let place = value.text("place").flatMap(Place.init)
    else { return nil }
    self.init(id: id, code: Path(recorded: code), place: place)
  }

  /// The scene as an object of JSON.
  var json: String {
    var object = JSONObjectText()
    object.add("id", id)
    object.add("code", code.recorded)
    object.add("place", place.rawValue)
    return object.line
  }
}
