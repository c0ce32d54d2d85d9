import LayoutModel
import LayoutResolution
import LayoutSimulator

/// What a scene's layout comes to in one window: its numbers, what they are numbers of, and what they rest on.
struct WindowProbe: Sendable {
  let size: Size
  /// The layout; `nil` where UIKit throws in place of one.
  let layout: ScreenLayout?
  /// What UIKit throws.
  let exception: SimulatedException?
  /// What the numbers are of: two probes of one subject can be compared number by number.
  let subject: ScreenSubject
  /// What was found, without what changes with every size.
  let findings: [Finding]
  /// Every view's x, y, width and height, exact, in the superview's coordinates and the order of the subject's views; then
  /// what is lacking of every comparison that assertions are made of.
  let numbers: [Double]
  /// The views' lengths, which are cut off at nothing.
  let lengths: Decisions
  /// What is decided beside what the layouts rest on: two probes of the same decisions have them between each other too.
  let decisions: [Int]
  /// What the controllers' layouts rest on, by name.
  let evidence: [String: PlanLibrary.Evidence]
  /// The traits of the controllers, the window's first.
  let traits: [Traits]

  /// A finding, told from others by what it is about.
  struct Finding: Hashable, Sendable {
    let code: Diagnostic.Code
    let items: [String]
    let broken: [String]
    /// What is open, of what is ambiguous, and what feeds back, of what doesn't settle; numbers in other messages change with
    /// the window.
    let open: String
  }

  /// How many of the numbers are the views'.
  var frameCount: Int { 4 * subject.places.count }

  /// The same without what isn't the views'.
  var framesAlone: WindowProbe {
    guard numbers.count > frameCount else { return self }
    return WindowProbe(
      size: size, layout: layout, exception: exception, subject: subject, findings: findings,
      numbers: Array(numbers[..<frameCount]), lengths: lengths, decisions: [], evidence: evidence, traits: traits)
  }

  /// What was found, with all that is said of it.
  var diagnostics: [Diagnostic] { layout?.diagnostics ?? [] }

  /// Whether two probes tell of the same views and findings.
  func isLike(_ other: WindowProbe) -> Bool { subject == other.subject && findings == other.findings }

  /// Whether two probes are of the same views under the same traits too, so that the same rules made them.
  func isMadeLike(_ other: WindowProbe) -> Bool {
    isLike(other) && traits == other.traits && numbers.count == other.numbers.count
  }
}

/// The views of a screen and how they stand in each other, whatever their frames: equal where these are.
struct ScreenSubject: Hashable, Sendable {
  /// The views' names in the order of a dump.
  let names: [String]
  /// Their superviews' names.
  let superviews: [String?]
  /// Of each view the controller that it is of, and its place in that one's tree.
  let places: [Place]

  struct Place: Hashable, Sendable {
    let controller: Int32
    let view: Int32
  }

  static let none = ScreenSubject(names: [], superviews: [], places: [])
}

extension ScreenSubject {
  /// The views of a layout, as `ScreenLayout.views` has them.
  init(_ layout: ScreenLayout) {
    var (names, superviews, places) = ([String](), [String?](), [Place]())
    var guests: [Int: [(view: Int, controller: Int)]] = [:]
    for (place, controller) in layout.controllers.enumerated() {
      if let superview = controller.superview {
        guests[superview.controller, default: []].append((superview.view.position, place))
      }
    }
    /// Controllers whose views are walked through: how far, and what their own view stands in.
    struct Walk {
      let controller: Int
      let names: [String]
      let superview: String?
      var next = 0
    }
    for (place, controller) in layout.controllers.enumerated() where controller.superview == nil {
      var walks = [Walk(controller: place, names: controller.layout.tree.names, superview: nil)]
      while let walk = walks.last {
        let tree = layout.controllers[walk.controller].layout.tree
        guard walk.next < tree.viewCount else {
          walks.removeLast()
          continue
        }
        walks[walks.count - 1].next += 1
        names.append(walk.names[walk.next])
        let outer = tree.superview(of: tree.index(at: walk.next))
        superviews.append(outer.map { walk.names[$0.position] } ?? walk.superview)
        places.append(Place(controller: Int32(walk.controller), view: Int32(walk.next)))
        for guest in (guests[walk.controller] ?? []).reversed() where guest.view == walk.next {
          walks.append(
            Walk(
              controller: guest.controller, names: layout.controllers[guest.controller].layout.tree.names,
              superview: walk.names[walk.next]))
        }
      }
    }
    self.init(names: names, superviews: superviews, places: places)
  }
}

extension ScreenLayout {
  /// The exact frames of a subject's views: x, y, width and height, one view's behind the other's.
  func numbers(of subject: ScreenSubject) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(4 * subject.places.count + 8)
    let exact = controllers.map(ExactFrames.init)
    for place in subject.places {
      let frame = exact[Int(place.controller)][Int(place.view)]
      numbers.append(frame.x)
      numbers.append(frame.y)
      numbers.append(frame.width)
      numbers.append(frame.height)
    }
    return numbers
  }

  /// The widths and heights of a subject's views before they are cut off at nothing.
  func lengths(of subject: ScreenSubject) -> Decisions {
    var lengths = Decisions()
    let frames = controllers.map(\.layout.unroundedFrames)
    for place in subject.places {
      let frame = frames[Int(place.controller)][Int(place.view)]
      _ = lengths.isPositive(frame.width)
      _ = lengths.isPositive(frame.height)
    }
    return lengths
  }
}

/// The frames of a controller's views as `UIView.frame` tells them, before they are rounded to pixels.
private struct ExactFrames {
  /// That of its own view, where it isn't the window's.
  private let own: Rect?
  private let frames: [Rect]
  private let views: [ResolvedView]

  init(_ controller: ControllerLayout) {
    frames = controller.layout.unroundedFrames
    own = controller.unroundedFrame == frames[0] ? nil : controller.unroundedFrame
    views = controller.layout.tree.views
  }

  subscript(position: Int) -> Rect {
    if position == 0, let own { return own }
    var frame = frames[position]
    let transform = views[position].transform
    if transform != .identity { frame = transform.boundingBox(of: frame) }
    // A size that masks made negative is printed as none.
    frame.width = max(0, frame.width)
    frame.height = max(0, frame.height)
    return frame
  }
}
