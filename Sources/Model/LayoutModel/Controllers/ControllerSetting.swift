/// One value of a controller, as an action sets it.
public enum ControllerSetting: Hashable, Sendable {
  /// The style in which it is presented next; one that the presentation names wins.
  case modalPresentationStyle(ModalPresentationStyle)
  /// The movement with which it next comes and goes, likewise.
  case modalTransitionStyle(ModalTransitionStyle)
  /// The source of an image picker's images.
  case sourceType(ImagePickerSourceType)
  /// Its items in bars.
  case navigationItem(NavigationItem)
  /// A property of the application's own.
  case property(String, PropertyValue)
}

extension ViewController {
  /// Sets one value.
  package mutating func apply(_ setting: ControllerSetting) {
    switch setting {
    case .modalPresentationStyle(let style): modalPresentationStyle = style
    case .modalTransitionStyle(let style): modalTransitionStyle = style
    case .sourceType(let type): sourceType = type
    case .navigationItem(let item): bars.navigationItem = item
    case .property(let name, let value): properties[name] = value
    }
  }
}

/// The value of a property of a controller's own class.
public enum PropertyValue: Hashable, Sendable {
  /// Nothing: `nil`.
  case none
  /// A Boolean.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text, or what is called so.
  case text(String)
  /// A block.
  case block([Action])
}

/// A source of an image picker's images: `UIImagePickerController.SourceType`.
public enum ImagePickerSourceType: String, Hashable, Sendable, CaseIterable {
  /// All albums, the camera, or the camera roll.
  case photoLibrary, camera, savedPhotosAlbum
}
