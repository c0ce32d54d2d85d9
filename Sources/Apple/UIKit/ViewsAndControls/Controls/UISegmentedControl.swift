import ViewKinds

/// A control with segments of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public class var noSegment: Int { -1 }

  public enum Segment: Int, Sendable {
    case any = 0, left, center, right, alone
  }

  private struct Part {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true
    var menu: UIMenu?
  }

  private var segments: [Part] = []
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  private var backgrounds: [State: UIImage] = [:]

  /// A Boolean that lets go of a segment after a tap.
  open var isMomentary = false
  /// A Boolean that gives segments the widths of their contents.
  open var apportionsSegmentWidthsByContent = false { didSet { contentChanged() } }
  /// The index of the chosen segment; -1 for none.
  open var selectedSegmentIndex = -1 {
    didSet { if selectedSegmentIndex >= segments.count { selectedSegmentIndex = -1 } }
  }
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?

  /// A control with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control with titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: segments.append(Part(title: title))
      case let image as UIImage: segments.append(Part(image: image))
      case let action as UIAction: segments.append(Part(title: action.title, image: action.image, action: action))
      default: segments.append(Part(title: "\(item)"))
      }
    }
    contentChanged()
    takeFittingSize()
  }

  /// A control with an action a segment.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions)
    if frame.size != .zero { self.frame = frame } else { self.frame.origin = frame.origin }
  }

  /// A control of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of its segments.
  open var numberOfSegments: Int { segments.count }
  /// Puts a segment with a title among the others.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Part(title: title), segment)
  }
  /// Puts a segment with an image among the others.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(Part(image: image), segment) }
  /// Puts a segment with an action among the others.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Part(title: action.title, image: action.image, action: action), segment)
  }
  private func insert(_ part: Part, _ index: Int) {
    segments.insert(part, at: min(max(0, index), segments.count))
    if selectedSegmentIndex >= index, index >= 0 { selectedSegmentIndex += 1 }
    contentChanged()
  }
  /// Takes a segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = -1
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    contentChanged()
  }
  /// Takes all segments away.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = -1
    contentChanged()
  }
  private func change(_ segment: Int, _ change: (inout Part) -> Void) {
    guard segments.indices.contains(segment) else {
      raise(.range, "-[UISegmentedControl segment]: index \(segment) beyond bounds [0 .. \(segments.count - 1)]")
    }
    change(&segments[segment])
    contentChanged()
  }
  private func part(_ segment: Int) -> Part? { segments.indices.contains(segment) ? segments[segment] : nil }
  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  open func titleForSegment(at segment: Int) -> String? { part(segment)?.title }
  /// Sets a segment's image.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.image, $0.title) = (image, nil) }
  }
  open func imageForSegment(at segment: Int) -> UIImage? { part(segment)?.image }
  /// Sets a segment's action.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.action, $0.title, $0.image) = (action, action.title, action.image) }
  }
  open func actionForSegment(at segment: Int) -> UIAction? { part(segment)?.action }
  /// Sets a segment's width, in points; 0 for that of all.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
  /// A segment's width, in points; 0 for that of all.
  open func widthForSegment(at segment: Int) -> CGFloat { part(segment)?.width ?? 0 }
  /// Moves a segment's content, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
  /// The distance by which a segment's content is moved, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { part(segment)?.offset ?? .zero }
  /// Lets a segment be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// Tells whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { part(segment)?.isEnabled ?? false }
  /// Sets the attributes of titles for a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
    contentChanged()
  }
  /// The attributes of titles for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
  /// Sets the image behind segments for a state.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    backgrounds[state] = backgroundImage
  }
  /// The image behind segments for a state.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { backgrounds[state] }
  /// Sets the image between segments for their states: held nowhere.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {}

  /// Chooses a segment as a finger does: its targets are told.
  package func select(_ segment: Int) {
    guard let part = part(segment), part.isEnabled, isMomentary || segment != selectedSegmentIndex else { return }
    selectedSegmentIndex = segment
    if let action = part.action { sendAction(action) }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    if isMomentary { selectedSegmentIndex = -1 }
  }

  /// The finger went up: in a segment.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, !segments.isEmpty, storedSize.width > 0 else { return }
    let part = touch.location(in: self).x / storedSize.width
    let index = min(segments.count - 1, max(0, Int(part * CGFloat(segments.count))))
    select(effectiveUserInterfaceLayoutDirection == .rightToLeft ? segments.count - 1 - index : index)
  }

  override class var liveSettings: LiveSettings { settings }
  override var keepsTapsToItself: Bool { true }

  private static let settings =
    settingsOfControls + [
      LiveSetting(
        SegmentedControl.segments, { (control: UISegmentedControl) in .texts(control.segments.map { $0.title ?? "" }) },
        assign: { control, value in
          for (index, title) in ([String](value) ?? []).enumerated() {
            control.insertSegment(withTitle: title, at: index, animated: false)
          }
        }),
      LiveSetting(SegmentedControl.selectedSegmentIndex, \UISegmentedControl.selectedSegmentIndex),
      LiveSetting(SegmentedControl.isMomentary, \UISegmentedControl.isMomentary),
      LiveSetting(
        SegmentedControl.apportionsSegmentWidthsByContent, \UISegmentedControl.apportionsSegmentWidthsByContent),
      LiveSetting(SegmentedControl.selectedSegmentTintColor, \UISegmentedControl.selectedSegmentTintColor),
    ]
}
