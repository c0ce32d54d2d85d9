public import CoreLocation
public import UIKit

/// A maker of pictures of maps: none is made here.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  /// Called with a picture.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void
  /// The options for a picture.
  @preconcurrency @MainActor
  open class Options: NSObject {
    /// The part of the earth.
    open var region = MKCoordinateRegion()
    /// The kind of map that it shows.
    open var mapType = MKMapType.standard
    /// The picture's size, in points.
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    /// A Boolean that shows buildings.
    open var showsBuildings = true
    /// A Boolean that shows what is worth seeing.
    open var showsPointsOfInterest = true
    public nonisolated override init() { super.init() }
  }
  /// A picture of a map.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    open var image: UIImage { UIImage() }
    /// A place's point in it.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  /// The options for pictures.
  package let options: Options
  /// A Boolean that tells whether it is at work: no.
  open var isLoading: Bool { false }
  /// A maker of a picture.
  public init(options: Options) { self.options = options }
  /// Makes it: none comes.
  open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, nil) }
  /// Makes it: none comes.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, nil)
  }
  open func cancel() {}
}
