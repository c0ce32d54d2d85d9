import Documents
import LayoutModel

// The values of actions that change views and bar items: settings, animations.

/// A change of a view, of a bar item or of a controller.
enum Change: Sendable {
  case view(ViewChange)
  case item(ItemChange)
  case controller(ControllerChange)
}

extension ValueFormat where Value == Change {
  /// A change: an object with `view` changes a view, one with `barButtonItem` an item, one with `controller` a controller.
  static let change = ValueFormat(
    ValueFormat<ViewChange>.viewChange.expected,
    .either([
      ValueFormat<ViewChange>.viewChange.shape(), ValueFormat<ItemChange>.itemChange.shape(),
      ValueFormat<ControllerChange>.controllerChange.shape(),
    ]),
    read: { value, reading in
      if case .object(let members) = value.content, members.contains(where: { $0.key == "controller" }) {
        return ValueFormat<ControllerChange>.controllerChange.read(value, &reading).map { .controller($0) }
      }
      if case .object(let members) = value.content, members.contains(where: { $0.key == "barButtonItem" }) {
        return ValueFormat<ItemChange>.itemChange.read(value, &reading).map { .item($0) }
      }
      return ValueFormat<ViewChange>.viewChange.read(value, &reading).map { .view($0) }
    },
    write: { change in
      switch change {
      case .view(let change): ValueFormat<ViewChange>.viewChange.write(change)
      case .item(let change): ValueFormat<ItemChange>.itemChange.write(change)
      case .controller(let change): ValueFormat<ControllerChange>.controllerChange.write(change)
      }
    })
}

/// The changes of a view.
struct ViewChange: Sendable {
  var view = ""
  var settings: [ViewSetting] = []
}

extension ValueFormat where Value == ViewChange {
  /// A change of a view: `{"view": "title", "isHidden": true}`.
  fileprivate static let viewChange = KeyTable<ViewChange>(
    "a view's id and its new values, an object", name: "ViewChange", required: ["view"], fresh: ViewChange(),
    [FixtureKey("view", .reference, "the id of the view", example: #""title""#, \.view)] + settings + others
  ).format { !$0.view.isEmpty }

  private static let settings: [FixtureKey<ViewChange>] = ViewKeys.settings
    .filter { $0.name != "layoutGuides" }
    .map { key in key.key({ $0.settings.append($1) }, write: { $0.settings.last(where: key.isOwn) }) }

  private static let others: [FixtureKey<ViewChange>] =
    FixtureKey.elsewhere(
      "id", "class", "userLabel", "outlet", "items", "delegate", "subviews", "variations", "layoutGuides",
      why: "it is the same at all times"
    )
}

/// The changes of a bar's item.
struct ItemChange: Sendable {
  var item = ""
  var settings: [BarButtonItemSetting] = []
}

extension ValueFormat where Value == ItemChange {
  /// A change of an item: `{"barButtonItem": "camera", "isEnabled": false}`.
  fileprivate static let itemChange = KeyTable<ItemChange>(
    "a bar button item's id and its new values, an object", name: "ItemChange", required: ["barButtonItem"],
    fresh: ItemChange(),
    [FixtureKey("barButtonItem", .reference, "the id of the item", example: #""camera""#, \.item)]
      + BarButtonItemKeys.settings.map { key in
        key.key({ $0.settings.append($1) }, write: { $0.settings.last(where: key.isOwn) })
      } + FixtureKey.elsewhere("id", "systemItem", "form", "variations", why: "it is the same at all times")
  ).format { !$0.item.isEmpty }
}

extension ValueFormat where Value == Animation {
  static let animation = KeyTable<Animation>(
    "an animation, an object", name: "Animation", required: ["view", "duration", "to"],
    fresh: Animation(view: "", duration: 0),
    [
      FixtureKey("view", .reference, "the id of the view", example: #""title""#, \.view),
      FixtureKey("duration", .duration, "in seconds", example: "0.3", \.duration),
      FixtureKey("delay", .duration, "before it begins, in seconds", example: "0.1", \.delay),
      FixtureKey("curve", .name(of: "curve"), "the course of its speed", example: #""linear""#, \.curve),
      FixtureKey(
        "repeatCount", .repeatCount, "the number of times that it runs", example: #""infinite""#, \.repeatCount),
      FixtureKey("autoreverses", .bool, "whether it runs back after each time", example: "true", \.autoreverses),
      FixtureKey("to", .animated, "the values that the view takes", example: #"{"alpha": 0}"#, \.to),
      FixtureKey(
        "completion", .actions, "the actions once it ends",
        example: #"[{"set": {"view": "title", "isHidden": true}}]"#, \.completion),
    ]
  ).format { !$0.view.isEmpty }
}

/// The values that an animation moves a view to.
private struct AnimatedValues: Hashable, Sendable {
  var frame: Rect?
  var alpha: Double?
  var transform: AffineTransform?
}

extension Animation {
  fileprivate var to: AnimatedValues {
    get { AnimatedValues(frame: frame, alpha: alpha, transform: transform) }
    set { (frame, alpha, transform) = (newValue.frame, newValue.alpha, newValue.transform) }
  }
}

extension ValueFormat where Value == AnimatedValues {
  fileprivate static let animated = KeyTable<AnimatedValues>(
    "an object of values of an animated view", name: "AnimatedValues", fresh: AnimatedValues(),
    [
      FixtureKey("frame", .frame, "[x, y, width, height]", example: "[20, 20, 280, 23]", \.frame),
      FixtureKey("alpha", .alpha, "its opacity, from 0 to 1", example: "0", \.alpha),
      FixtureKey(
        "transform", .transform, "its transform: [a, b, c, d, tx, ty], or parts such as {\"rotation\": 45}",
        example: #"{"rotation": 45}"#,
        \.transform),
    ]
  ).format
}

extension ValueFormat where Value == Double {
  /// A number of times, or `"infinite"`.
  fileprivate static let repeatCount = ValueFormat(
    "a number or \"infinite\"", .either([times.shape(), .name(["infinite"])]),
    read: { value, reading in
      if case .string("infinite") = value.content { return .infinity }
      return times.read(value, &reading)
    }, write: { $0 == .infinity ? JSONValue(.string("infinite")) : times.write($0) })

  private static let times = number(
    "a number or \"infinite\"", .number("a number from 0 on", from: 0, to: Magnitude.largest),
    allowed: "a number of times isn't negative, and at most \(Int(Magnitude.largest))"
  ) { $0 >= 0 && Magnitude.isSound($0) }
}
