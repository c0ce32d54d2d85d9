import LayoutModel
import LayoutSimulator

/// The system's picker of images: a navigation controller without content of ours.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of images.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0, camera, savedPhotosAlbum
  }
  /// The mode of the camera.
  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0, video
  }
  public enum CameraDevice: Int, Sendable {
    case rear = 0, front
  }
  /// When the flash lights.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1, auto, on
  }
  /// The quality of films.
  public enum QualityType: Int, Sendable {
    case typeHigh = 0, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// The form of the address of an image.
  public enum ImageURLExportPreset: Int, Sendable {
    case compatible = 0, current
  }
  /// The name of a part of what was picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The image as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as the user changed it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the image that the user chose.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The address of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address in the library, in older code.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The camera's facts of it.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The image that moves.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The object of the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The address of the image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  private weak var pickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// The source of images.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      if !Self.isSourceTypeAvailable(sourceType) {
        raise(.invalidArgument, "Source type \(sourceType.rawValue) not available")
      }
    }
  }
  /// The types of what can be picked.
  open var mediaTypes = ["public.image"]
  /// A Boolean that lets the user change what is picked.
  open var allowsEditing = false
  /// A Boolean that lets the user change images, in older code.
  open var allowsImageEditing: Bool {
    get { allowsEditing }
    set { allowsEditing = newValue }
  }
  /// The form of the address of an image.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The length of a film, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of films.
  open var videoQuality = QualityType.typeMedium
  /// A Boolean that shows the camera's buttons.
  open var showsCameraControls = true
  /// The view over what the camera sees.
  open var cameraOverlayView: UIView?
  /// The transform of what the camera sees.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The mode of the camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraDevice = CameraDevice.rear
  /// When the flash lights.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Takes a picture: there is no camera here.
  open func takePicture() {}
  /// Begins a film: there is no camera here.
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}

  /// An object that is told of the choice.
  open override weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { pickerDelegate = delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
  }

  /// Tells whether a source of images is there: there is no camera here.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// The types of what a source has.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  /// Tells whether a camera is there: none is.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Tells whether a camera has a flash: none has.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Portrait alone on phones.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    windowEnvironment.device.idiom == .phone ? .portrait : usualOrientations
  }

  override func declare(_ controller: inout LayoutModel.ViewController) {
    super.declare(&controller)
    controller.kind = .imagePickerController
  }

  /// Picks an image, as the user does.
  package func pick(_ image: UIImage) {
    ControllerRecord.current?.note(.delegate, self, "imagePickerController(_:didFinishPickingMediaWithInfo:)")
    pickerDelegate?.imagePickerController(self, didFinishPickingMediaWithInfo: [.originalImage: image])
  }
  /// Gives picking up, as the user does.
  package func cancel() {
    ControllerRecord.current?.note(.delegate, self, "imagePickerControllerDidCancel(_:)")
    guard let pickerDelegate else { return dismiss(animated: true) }
    pickerDelegate.imagePickerControllerDidCancel(self)
  }
}

/// An object that is told of a choice of images.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Told of the choice.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Told that the user chose nothing.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
