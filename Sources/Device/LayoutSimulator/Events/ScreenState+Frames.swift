import LayoutEngine
import LayoutModel
import LayoutResolution

/// Frames that code sets: masks go on from how views stand as it does so, and a view that takes another size resizes its
/// subviews by theirs.
extension ScreenState {
  /// Sets values of a view.
  ///
  /// - Throws: What laying out throws.
  mutating func set(_ settings: [ViewSetting], of view: String) throws {
    if settings.contains(where: \.bearsOnMasks) { try settleFrames(around: view) }
    var isChanged = true
    for setting in settings where isChanged {
      if let frame = setting.value(of: \.frame) ?? nil {
        isChanged = setFrame(frame, of: view)
      } else {
        isChanged = changeView(view) { $0.apply(setting) }
      }
    }
    if isChanged { note(.action, view, "is changed" + settings.words) }
  }

  /// Gives a view a frame, in the present window: what stands in it follows by its masks. `settleFrames` comes before.
  ///
  /// - Returns: Whether there is such a view.
  mutating func setFrame(_ frame: Rect, of id: String) -> Bool {
    guard let index = controller(ofView: id) else { return changeView(id) { _ in } }
    let isRoot = window.hierarchy[index].controller.view.id == id
    // A root that says nothing is as large as the window that frames are written for.
    let written = isRoot ? device.size(in: scene.orientation) : .zero
    changeView(id) { $0.resize(to: frame, from: $0.frame?.size ?? written) }
    if isRoot, handling.loading != index, !window.hierarchy[index].controller.kind.isContainer {
      window.hierarchy[index].keptFrame?.frame = frame
    }
    return true
  }

  /// Gives the views of a controller the frames that they have now: a frame that is set is one in the present window, and
  /// masks go on from there. Views that are just being loaded stand as they are declared.
  ///
  /// - Parameter id: A view of the controller.
  /// - Throws: What laying out throws.
  mutating func settleFrames(around id: String) throws {
    guard let index = controller(ofView: id), handling.loading != index,
      !window.hierarchy[index].controller.kind.isContainer
    else { return }
    let layouts = try composedWindow().layouts
    let name = window.hierarchy[index].name
    guard let layout = layouts.first(where: { $0.name == name }) else { return }
    settleFrames(of: index, in: layout.layout)
    guard window.hierarchy[index].controller.view.id == id else { return }
    if window.hierarchy[index].keptFrame?.frame != layout.unroundedFrame {
      window.hierarchy[index].keptFrame = KeptFrame(frame: layout.unroundedFrame, room: layout.unroundedFrame)
    }
  }

  /// Gives the views of a controller the frames of a layout.
  private mutating func settleFrames(of index: ControllerHierarchy.Index, in layout: Layout) {
    var next = 0
    window.hierarchy[index].controller.view.setFrames(
      layout.unroundedFrames[..<layout.tree.viewCount], layout.tree, scene.orientation, &next)
  }

  /// Gives the views of controllers the frames that they have before the interface turns, where masks go on otherwise
  /// from there than from the declared frames: each resize starts from the present frame (<doc:Autoresizing#When-it-runs>).
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func settleMasks() throws {
    for layout in try composedWindow().layouts where layout.layout.masksGoOnOtherwise {
      guard let index = window.hierarchy.index(named: layout.name), !window.hierarchy[index].controller.kind.isContainer
      else { continue }
      settleFrames(of: index, in: layout.layout)
    }
  }

  /// Lets the views of controllers fill their windows and containers again, as these are resized.
  mutating func releaseKeptFrames() {
    for index in window.hierarchy.indices where window.hierarchy[index].keptFrame != nil {
      window.hierarchy[index].keptFrame = nil
    }
  }
}

extension [ViewSetting] {
  /// The keys that were set with their values, behind a colon; empty where nothing says them.
  fileprivate var words: String {
    let words = compactMap(\.words)
    return words.isEmpty ? "" : ": \(words.joined(separator: ", "))"
  }
}

/// The frame that code gave a controller's view, which holds until what it stands in is resized.
struct KeptFrame: Hashable, Sendable {
  /// The frame, in the coordinates of what it stands in.
  var frame: Rect
  /// The frame that it would have by itself.
  let room: Rect
}

extension View {
  /// Sets the frames of a view and of all below it that are installed, in preorder. Views with a frame for an orientation keep their
  /// declared frame, and the values written for that orientation.
  fileprivate mutating func setFrames(
    _ frames: ArraySlice<Rect>, _ tree: ViewTree, _ orientation: InterfaceOrientation, _ next: inout Int
  ) {
    // A view that isn't installed isn't among the tree's.
    guard next < tree.viewCount, tree[tree.index(at: next)].position == position,
      tree[tree.index(at: next)].id == id || tree[tree.index(at: next)].className == className
    else { return }
    let standing = standingFrame(in: orientation, tree.traits)
    if !hasTurnedFrame { frame = frames[next] }
    let size = frames[next].size
    next += 1
    for index in subviews.indices where subviews[index].resolved(for: tree.traits).isInstalled {
      if subviews[index].hasTurnedFrame {
        subviews[index].writtenSuperviewSize = subviews[index].writtenSuperviewSize ?? standing?.size ?? .zero
      } else {
        subviews[index].writtenSuperviewSize = hasTurnedFrame ? size : nil
      }
      subviews[index].setFrames(frames, tree, orientation, &next)
    }
  }
}
