/// One value of a controller, as an action sets it.
public enum ControllerSetting: Hashable, Sendable {
  /// The style in which it is presented next; one that the presentation names wins.
  case modalPresentationStyle(ModalPresentationStyle)
  /// How it comes and goes next, likewise.
  case modalTransitionStyle(ModalTransitionStyle)
  /// Where an image picker takes images from.
  case sourceType(ImagePickerSourceType)
  /// What bars show of it.
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

/// What a property of a controller's own class holds.
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

/// Where an image picker takes images from: `UIImagePickerController.SourceType`.
public enum ImagePickerSourceType: String, Hashable, Sendable, CaseIterable {
  /// All albums, the camera, or the camera roll.
  case photoLibrary, camera, savedPhotosAlbum
}
