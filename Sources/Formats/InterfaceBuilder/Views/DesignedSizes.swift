import Documents
import LayoutModel

/// The intrinsic content sizes of designable views (`IB_DESIGNABLE`). Interface Builder runs the code of their classes
/// and stores the results.
///
///     <designables>
///         <designable name="PFT-nn-XYI">
///             <size key="intrinsicContentSize" width="-1" height="4"/>
enum DesignedSizes {
  /// The sizes by the object ids of the views; -1 is no intrinsic metric.
  static func find(in document: XMLElement) -> [String: IntrinsicContentSize] {
    var sizes: [String: IntrinsicContentSize] = [:]
    for (id, size) in elements(in: document) {
      guard let id, let width = size?.number(of: "width"), let height = size?.number(of: "height") else { continue }
      sizes[id] = IntrinsicContentSize(width: width < 0 ? nil : width, height: height < 0 ? nil : height)
    }
    return sizes
  }

  /// The views' object ids, and the elements with their sizes; `nil` for a view whose code wasn't run.
  static func elements(in document: XMLElement) -> [(id: String?, size: XMLElement?)] {
    (document.child("designables")?.children ?? []).filter { $0.name == "designable" }.map { designable in
      (designable["name"], designable.child(forKey: "intrinsicContentSize"))
    }
  }
}
