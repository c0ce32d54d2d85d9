import LayoutModel
import LayoutResolution

/// A view that a section is drawn in, with its width as the constraints give it.
struct Group {
  let view: Int
  /// The width in both orientations.
  let widths: Lengths
  /// The constraints that the width comes from, up to the window.
  let widthItems: [String]
}

/// A view's place in the stack of its superview.
struct StackPlace {
  let view: Int
  /// A Boolean that tells whether its top follows the bottom of the one above it, not the superview's top.
  let followsPrevious: Bool
  /// A Boolean that tells whether the superview's bottom follows its bottom.
  var endsSuperview = false
}

extension ScreenSketch {
  /// The root as a group: its width is the window's.
  var rootGroup: Group { Group(view: 0, widths: windowWidths, widthItems: []) }

  /// Adds a group below what stands in another one already; its height is left to what comes into it.
  mutating func addGroup(_ role: String, in outer: Group) -> Group {
    let view = addView(role, in: outer.view)
    let place = StackPlace(view: view, followsPrevious: stacks[outer.view] != nil && random.happens(0.7))
    let above = place.followsPrevious ? stacks[outer.view]?.last?.view : nil
    relate(view, .top, to: above ?? outer.view, above == nil ? .top : .bottom, constant: gap())
    stacks[outer.view, default: []].append(place)
    let group = placedAcross(view, in: outer)
    change(view) { $0.frame = Rect(x: 0, y: 0, width: group.widths.portrait, height: 0) }
    return group
  }

  /// Lets a group end below the last one in its stack.
  mutating func endBelowLast(_ group: Group) {
    guard var last = stacks[group.view]?.popLast() else { return }
    relate(group.view, .bottom, to: last.view, .bottom, constant: gap())
    last.endsSuperview = true
    stacks[group.view]?.append(last)
  }

  /// Notes that a view's height is open, and with it all that is stacked on it.
  mutating func openHeight(of view: Int) {
    open(view, .height)
    for (superview, stack) in stacks {
      guard let place = stack.firstIndex(where: { $0.view == view }) else { continue }
      var last = place
      while last + 1 < stack.count, stack[last + 1].followsPrevious {
        last += 1
        open(stack[last].view, .y)
      }
      if last == stack.count - 1, stack[last].endsSuperview { openHeight(of: superview) }
    }
  }

  /// A small distance.
  mutating func gap() -> Double { Double(random.integer(0...8) * 2) }

  // MARK: Across

  /// Places a group along the horizontal axis, in one of the usual ways.
  private mutating func placedAcross(_ view: Int, in outer: Group) -> Group {
    let (near, far) = edges()
    switch random.integer(0...9) {
    case 0...4:
      let (before, after) = (gap(), gap())
      let items = [
        relate(view, near, to: outer.view, near, constant: before),
        relate(view, far, to: outer.view, far, constant: -after),
      ]
      return Group(view: view, widths: outer.widths - (before + after), widthItems: items + outer.widthItems)
    case 5, 6:
      relate(view, near, to: outer.view, near, constant: gap())
      let less = 2 * gap()
      let item = relate(view, .width, to: outer.view, .width, constant: -less)
      return Group(view: view, widths: outer.widths - less, widthItems: [item] + outer.widthItems)
    case 7, 8:
      relate(view, .centerX, to: outer.view, .centerX)
      let share = Double(random.integer(90...100)) / 100
      let item = relate(view, .width, to: outer.view, .width, times: share)
      return Group(view: view, widths: outer.widths * share, widthItems: [item] + outer.widthItems)
    default:
      relate(view, .centerX, to: outer.view, .centerX, constant: gap())
      let width = Double(random.integer(110...150) * 2)
      return Group(view: view, widths: .same(width), widthItems: [size(view, .width, width)])
    }
  }
}
