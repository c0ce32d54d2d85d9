import LayoutModel
import Synchronization

/// The first regions of a plan, which the plan keeps for good. Several threads read them without a lock.
///
/// Most windows lie in one of them, and for ten views a lock would take longer than evaluating the frames.
@safe
struct LastingRegions: ~Copyable, @unchecked Sendable {
  private let regions: UnsafeMutablePointer<Unmanaged<Region>>
  /// The number of regions. They are written before the number is.
  private let published = Atomic(0)

  /// The maximum number of regions, for a few orientations.
  static let capacity = 4

  init() {
    unsafe regions = .allocate(capacity: Self.capacity)
  }

  deinit {
    for index in 0..<count { unsafe regions[index].release() }
    unsafe regions.deallocate()
  }

  var count: Int { published.load(ordering: .acquiring) }

  /// Adds a region if there is room. Only one thread at a time may call this.
  ///
  /// - Returns: `true` if there was room.
  func append(_ region: Region) -> Bool {
    let index = count
    guard index < Self.capacity else { return false }
    unsafe (regions + index).initialize(to: .passRetained(region))
    published.store(index + 1, ordering: .releasing)
    return true
  }

  /// Calls a closure with the region that a window lies in; `nil` if it is none of these.
  ///
  /// - Parameters:
  ///   - size: The window's size.
  ///   - parameters: All parameters' values; empty if there are only the size's.
  ///   - frozenInputs: All frozen inputs' values.
  ///   - body: The closure.
  /// - Returns: The closure's result.
  @inline(__always)
  func withRegion<Result>(
    of size: Size, _ parameters: [Double], _ frozenInputs: [Double], _ body: (Region) -> Result
  ) -> Result? {
    for index in 0..<count {
      let result = unsafe regions[index]._withUnsafeGuaranteedRef { region in
        region.contains(size, parameters, frozenInputs) ? body(region) : nil
      }
      if let result { return result }
    }
    return nil
  }
}
