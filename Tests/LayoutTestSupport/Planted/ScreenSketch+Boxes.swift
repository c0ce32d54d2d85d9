import LayoutModel
import LayoutResolution

/// A box of constant width whose subviews follow their masks, beside a view with a mask that constraints name.
struct MaskBox {
  let group: Group
  let box: Int
  /// The constraint of the box's width.
  let width: String
  /// The views inside, and what moves of each when the box's width does.
  var followers: [(view: Int, moves: AmbiguousAttributes)] = []
  /// One of them that is as wide as the box but for a constant, and its width.
  var stretched: (view: Int, width: Double)?
  /// The view beside the box, its width, and what that comes from beside its mask.
  let masked: Int
  let maskedWidths: Lengths
  let maskedItems: [String]
}

/// An image of a share of its group's width, with a caption below and a thumbnail beside.
struct Picture {
  let group: Group
  let image: Int
  let caption: Int
  let thumbnail: Int
  /// The image's width as a share of the group's, its height as one of its width, the thumbnail's width as one of it.
  let widthItem: String
  let heightItem: String
  let thumbnailItem: String
  /// The constraint that makes the caption as wide as the image.
  let captionItem: String
  let widthShare: Double
  let heightShare: Double
  let thumbnailShare: Double
}

/// A view that would be as wide as its group, up to a largest width.
struct Card {
  let group: Group
  let card: Int
  let maximum: String
  let value: Double
  /// The size that it asks for.
  let goals: [String]
  let height: String
  let heightValue: Double
}

/// A view of the window's height.
struct Sidebar {
  let view: Int
  let top: String
  let bottom: String
  let heights: Lengths
  let near: String
  let width: String
}

extension ScreenSketch {
  /// Draws masks among constraints.
  mutating func maskBox(in outer: Group) -> MaskBox {
    let group = addGroup("panel", in: outer)
    let (near, far) = edges()
    let value = Double(random.integer(40...90))
    let declared = value - Double(random.integer(0...10))
    let box = addView("box", in: group.view, frame: Rect(x: 0, y: 0, width: declared, height: 40))
    relate(box, near, to: group.view, near, constant: gap())
    relate(box, .top, to: group.view, .top, constant: 2)
    size(box, .height, 40)
    let width = size(box, .width, value)

    let isFlexible = random.happens(0.5)
    let own = 20.0
    let masked = addView(
      "masked", in: group.view, frame: Rect(x: 100, y: 4, width: own, height: 30),
      mask: isFlexible ? .flexibleWidth : .flexibleBottomMargin)
    let tag = addView("tag", in: group.view)
    relate(tag, near, to: masked, far, constant: 4)
    relate(tag, .top, to: masked, .top)
    size(tag, .width, 12)
    relate(tag, .height, to: tag, .width)
    size(group.view, .height, 60)
    let growth = isFlexible ? group.widths - group.widths.portrait : .same(0)
    var result = MaskBox(
      group: group, box: box, width: width, masked: masked, maskedWidths: growth - -own,
      maskedItems: isFlexible ? group.widthItems : [])
    for _ in 0..<random.integer(1...3) { addFollower(to: &result, value: value, declared: declared) }
    return result
  }

  private mutating func addFollower(to box: inout MaskBox, value: Double, declared: Double) {
    let kinds: [(mask: AutoresizingMask, moves: AmbiguousAttributes)] = [
      ([.flexibleWidth, .flexibleBottomMargin], .width), ([.flexibleLeftMargin, .flexibleHeight], .x),
      ([.flexibleLeftMargin, .flexibleRightMargin], .x), ([.flexibleWidth, .flexibleRightMargin], .width),
      ([.flexibleLeftMargin, .flexibleWidth], [.x, .width]), ([.flexibleRightMargin], []), ([], []),
    ]
    let (mask, moves) = random.pick(kinds)
    let follower = addView("follower", in: box.box, frame: Rect(x: 5, y: 5, width: 15, height: 10), mask: mask)
    box.followers.append((follower, moves))
    if mask.contains(.flexibleBottomMargin) { box.stretched = (follower, 15 + value - declared) }
    if moves.contains(.width), random.happens(0.5) {
      let inner = addView(
        "inner", in: follower, frame: Rect(x: 1, y: 1, width: 2, height: 2), mask: .flexibleLeftMargin)
      box.followers.append((inner, .x))
    }
  }

  /// Draws shares of shares.
  mutating func picture(in outer: Group) -> Picture {
    let group = addGroup("picture", in: outer)
    let (near, far) = edges()
    let image = addView("image", in: group.view)
    let widthShare = random.pick([0.375, 0.4, 0.5, 0.6])
    let heightShare = random.pick([0.5, 0.75, 1, 1.5])
    let thumbnailShare = random.pick([0.25, 1.0 / 3, 0.125])
    relate(image, .centerX, to: group.view, .centerX)
    relate(image, .top, to: group.view, .top, constant: gap())
    let widthItem = relate(image, .width, to: group.view, .width, times: widthShare)
    let heightItem = relate(image, .height, to: image, .width, times: heightShare)

    let caption = addView("caption", in: group.view)
    change(caption) { $0.intrinsicContentSize = IntrinsicContentSize(width: nil, height: 17) }
    relate(caption, near, to: image, near)
    let captionItem = relate(caption, .width, to: image, .width)
    relate(caption, .top, to: image, .bottom, constant: 4)
    relate(group.view, .bottom, to: caption, .bottom, constant: gap())

    let thumbnail = addView("thumbnail", in: group.view)
    relate(thumbnail, far, to: group.view, far)
    relate(thumbnail, .top, to: group.view, .top)
    size(thumbnail, .height, 20)
    let thumbnailItem = relate(thumbnail, .width, to: image, .width, times: thumbnailShare)
    return Picture(
      group: group, image: image, caption: caption, thumbnail: thumbnail, widthItem: widthItem, heightItem: heightItem,
      thumbnailItem: thumbnailItem, captionItem: captionItem, widthShare: widthShare, heightShare: heightShare,
      thumbnailShare: thumbnailShare)
  }

  /// Draws goals of which the highest one decides, within a bound.
  mutating func card(in outer: Group) -> Card {
    let group = addGroup("place", in: outer)
    let card = addView("card", in: group.view)
    let value = Double(random.integer(60...170))
    relate(card, .centerX, to: group.view, .centerX)
    relate(card, .centerY, to: group.view, .centerY)
    let maximum = size(card, .width, .lessThanOrEqual, value)
    var goals = [relate(card, .width, to: group.view, .width, constant: -20, priority: 750)]
    if random.happens(0.5) { goals.append(size(card, .width, 30, priority: 300)) }
    if random.happens(0.5) { goals.append(size(card, .width, .greaterThanOrEqual, 400, priority: 749)) }
    let heightValue = Double(random.integer(30...60))
    let height = size(card, .height, heightValue)
    size(group.view, .height, 70)
    return Card(
      group: group, card: card, maximum: maximum, value: value, goals: goals, height: height,
      heightValue: heightValue)
  }

  /// Draws a view from the window's top to its bottom.
  mutating func sidebar() -> Sidebar {
    let view = addView("sidebar", in: 0)
    let (near, _) = edges()
    let (above, below) = (gap(), gap())
    return Sidebar(
      view: view, top: relate(view, .top, to: 0, .top, constant: above),
      bottom: relate(view, .bottom, to: 0, .bottom, constant: -below), heights: windowHeights - (above + below),
      near: relate(view, near, to: 0, near, constant: gap()), width: size(view, .width, 44))
  }
}
