import LayoutModel
import Synchronization

/// The first regions that a plan met, which stay as long as it does: several threads read them without a lock.
///
/// Most windows lie in one of them, and for ten views a lock would take longer than their frames.
@safe
struct LastingRegions: ~Copyable, @unchecked Sendable {
  private let regions: UnsafeMutablePointer<Unmanaged<Region>>
  /// How many there are: what stands before it was written before.
  private let published = Atomic(0)

  /// A few orientations.
  static let capacity = 4

  init() {
    unsafe regions = .allocate(capacity: Self.capacity)
  }

  deinit {
    for index in 0..<count { unsafe regions[index].release() }
    unsafe regions.deallocate()
  }

  var count: Int { published.load(ordering: .acquiring) }

  /// Adds a region, where there is room. One thread may at a time.
  ///
  /// - Returns: Whether there was.
  func append(_ region: Region) -> Bool {
    let index = count
    guard index < Self.capacity else { return false }
    unsafe (regions + index).initialize(to: .passRetained(region))
    published.store(index + 1, ordering: .releasing)
    return true
  }

  /// Calls a closure with the region that a window lies in; `nil` where it is none of these.
  ///
  /// - Parameters:
  ///   - size: The window's size.
  ///   - parameters: All parameters' values; none where there are no others than the size's.
  ///   - frozenInputs: All frozen inputs' values.
  ///   - body: What is called.
  /// - Returns: What it returns.
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
