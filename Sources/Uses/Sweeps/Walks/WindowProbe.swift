package import LayoutModel
package import LayoutResolution
package import LayoutSimulator

/// The layout of a scene in one window as numbers, with their subject and the evidence that they rest on.
///
/// A probe never changes and may be a class: strips, pieces and tasks are made of probes, and would else copy its parts one by one.
package final class WindowProbe: Sendable {
  package let size: Size
  /// The layout; `nil` if UIKit throws instead.
  package let layout: ScreenLayout?
  /// The exception that UIKit throws.
  package let exception: SimulatedException?
  /// The subject of the numbers: two probes with one subject can be compared number by number.
  package let subject: ScreenSubject
  /// The findings, without what changes with every size.
  package let findings: [Finding]
  /// Every view's exact x, y, width and height, in the superview's coordinates and the order of the subject's views;
  /// then the shortfall of each comparison in the assertions.
  package let numbers: [Double]
  /// The views' lengths before they are cut off at zero.
  package let lengths: Decisions
  /// The decisions besides the layouts' evidence: if two probes share them, all sizes between do too.
  package let decisions: [Int]
  /// The evidence of the controllers' layouts, by name.
  package let evidence: [String: ControllerEvidence]
  /// The traits of the controllers, the window's first.
  package let traits: [Traits]

  /// A finding, identified by its subject.
  package struct Finding: Hashable, Sendable {
    let code: Diagnostic.Code
    let items: [String]
    let broken: [String]
    /// The open numbers of an ambiguous view, or the feedback of a layout that doesn't settle; numbers in other
    /// messages change with the window.
    let open: String

    package init(code: Diagnostic.Code, items: [String], broken: [String], open: String) {
      self.code = code
      self.items = items
      self.broken = broken
      self.open = open
    }
  }

  init(
    size: Size, layout: ScreenLayout?, exception: SimulatedException?, subject: ScreenSubject, findings: [Finding],
    numbers: [Double], lengths: Decisions, decisions: [Int], evidence: [String: ControllerEvidence], traits: [Traits]
  ) {
    self.size = size
    self.layout = layout
    self.exception = exception
    self.subject = subject
    self.findings = findings
    self.numbers = numbers
    self.lengths = lengths
    self.decisions = decisions
    self.evidence = evidence
    self.traits = traits
  }

  /// The number of values that belong to the views.
  var frameCount: Int { 4 * subject.places.count }

  /// The probe with the views' numbers alone.
  var framesAlone: WindowProbe {
    guard numbers.count > frameCount else { return self }
    return WindowProbe(
      size: size, layout: layout, exception: exception, subject: subject, findings: findings,
      numbers: Array(numbers[..<frameCount]), lengths: lengths, decisions: [], evidence: evidence, traits: traits)
  }

  /// The findings with all their words.
  package var diagnostics: [Diagnostic] { layout?.diagnostics ?? [] }

  /// Tells whether two probes have the same views and findings.
  package func isLike(_ other: WindowProbe) -> Bool { subject == other.subject && findings == other.findings }

  /// Tells whether two probes have the same views under the same traits, so that the same rules made them.
  func isMadeLike(_ other: WindowProbe) -> Bool {
    isLike(other) && traits == other.traits && numbers.count == other.numbers.count
  }
}

/// The views of a screen and their nesting, whatever their frames; equal if names and superviews are.
package struct ScreenSubject: Hashable, Sendable {
  /// The views' names in the order of a dump.
  package let names: [String]
  /// The names of their superviews.
  package let superviews: [String?]
  /// For each view, its controller, and its index in the controller's tree.
  package let places: [ViewPosition]

  package struct ViewPosition: Hashable, Sendable {
    let controller: Int32
    let view: Int32
  }

  package static let none = ScreenSubject(names: [], superviews: [], places: [])
}

extension ScreenSubject {
  /// Creates the subject of a layout, with the views in the order of `ScreenLayout.views`.
  init(_ layout: ScreenLayout) {
    var (names, superviews, places) = ([String](), [String?](), [ViewPosition]())
    var guests: [Int: [(view: Int, controller: Int)]] = [:]
    for (place, controller) in layout.controllers.enumerated() {
      if let superview = controller.superview {
        guests[superview.controller, default: []].append((superview.view.position, place))
      }
    }
    /// A controller whose views are being walked: how far, and the view that contains its own.
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
        places.append(ViewPosition(controller: Int32(walk.controller), view: Int32(walk.next)))
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
  /// Returns the exact frames of a subject's views: x, y, width and height, one view after another.
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

  /// Returns the widths and heights of a subject's views before they are cut off at zero.
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

/// The frames of a controller's views as `UIView.frame` gives them, before they are rounded to pixels.
private struct ExactFrames {
  /// The frame of its own view, if that isn't the window's.
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
    // A size that masks made negative is printed as 0.
    frame.width = max(0, frame.width)
    frame.height = max(0, frame.height)
    return frame
  }
}
