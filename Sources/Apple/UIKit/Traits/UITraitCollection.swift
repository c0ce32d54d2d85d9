public import Foundation
import LayoutModel
import Synchronization

/// The environment of an interface: device, sizes, text size, light or dark.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  package let values: TraitValues

  /// Values as they are.
  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Traits of which nothing is known.
  public override convenience init() { self.init(values: TraitValues()) }

  /// The traits of several collections; later collections win where they specify a trait.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// Traits that a closure sets.
  public convenience init(mutations: (_ mutableTraits: inout any UIMutableTraits) -> Void) {
    self.init(values: Self.values(TraitValues(), mutations))
  }

  /// Traits with one value.
  convenience init<Value>(_ field: WritableKeyPath<TraitValues, Value>, _ value: Value) {
    var values = TraitValues()
    values[keyPath: field] = value
    self.init(values: values)
  }

  fileprivate static func values(
    _ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }

  // MARK: - Values

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    ConditionReads.note(.device)
    return values.userInterfaceIdiom
  }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction of text.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point; 0 where it isn't known.
  open var displayScale: CGFloat {
    ConditionReads.note(.device)
    return values.displayScale
  }
  /// The size class of the width.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    ConditionReads.note(.window)
    return values.horizontalSizeClass
  }
  /// The size class of the height.
  open var verticalSizeClass: UIUserInterfaceSizeClass {
    ConditionReads.note(.window)
    return values.verticalSizeClass
  }
  /// The availability of touches with force.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The user's text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    ConditionReads.note(.textSize)
    return values.preferredContentSizeCategory
  }
  /// The colours that the display can show.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The contrast that the user has set.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The level above another interface.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The weight of text that the user has set.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The look of an interface that is in use or isn't.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// The state of the scene's recording.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
  /// The language in which text is set.
  open var typesettingLanguage: String? { values.typesettingLanguage }

  /// The value of a trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  // MARK: - Comparing

  /// Tells whether all values that another collection specifies are the same here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    ConditionReads.note(.all)
    return trait.map { values.contains($0.values) } ?? true
  }

  /// Tells whether dynamic colours may differ from those of another collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return values.changes(from: traitCollection.values).contains { $0.affectsColorAppearance }
  }

  /// The traits whose values differ from another collection's.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    ConditionReads.note(.all)
    return values.changes(from: traitCollection?.values ?? TraitValues())
  }

  /// The traits on which the system's colours depend.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    SystemTraits.all.filter { $0.affectsColorAppearance }
  }

  /// The traits on which the choice of an image of a catalogue depends.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    SystemTraits.all.filter { ![ObjectIdentifier(UITraitSceneCaptureState.self)].contains(ObjectIdentifier($0)) }
  }

  // MARK: - Changing

  /// The traits with changes that a closure makes.
  public func modifyingTraits(_ mutations: (_ mutableTraits: inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: Self.values(values, mutations))
  }

  /// The traits with another value of one.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values)
  }

  // MARK: - The current traits

  private static let key = "UITraitCollection.current"
  private static let screenTraits = Mutex(ScreenEnvironment.ofProcess.traits)
  /// A Boolean that tells whether any thread ever had traits of its own.
  private static let isAnySet = Atomic(false)

  /// The traits of the main screen, which are current where no others are.
  package static var ofScreen: UITraitCollection {
    get { screenTraits.withLock { $0 } }
    set { screenTraits.withLock { $0 = newValue } }
  }

  /// The traits that were set in this thread; `nil` where none were.
  private static var ofThread: UITraitCollection? {
    get {
      if MainThread.isCurrent { return unsafe ofMainThread }
      return isAnySet.load(ordering: .relaxed) ? Thread.current.threadDictionary[key] as? UITraitCollection : nil
    }
    set {
      guard !MainThread.isCurrent else {
        unsafe ofMainThread = newValue
        return
      }
      isAnySet.store(true, ordering: .relaxed)
      Thread.current.threadDictionary[key] = newValue
    }
  }

  /// The traits that were set in the main thread, which alone reads and writes it: layouts set them for each view.
  private nonisolated(unsafe) static var ofMainThread: UITraitCollection?

  /// The traits under which dynamic colours and images are resolved in this thread.
  public class var current: UITraitCollection {
    get { ofThread ?? ofScreen }
    set { ofThread = newValue }
  }

  /// Runs a closure under these traits.
  open func performAsCurrent(_ actions: () -> Void) {
    let previous = Self.ofThread
    Self.ofThread = self
    actions()
    Self.ofThread = previous
  }

  /// A stretch of work under one set of traits after another; those from before come back at its end.
  final class Scope {
    private let previous = UITraitCollection.ofThread
    private var entered: UITraitCollection?

    /// Lets traits be the current ones from now on.
    func enter(_ traits: UITraitCollection) {
      guard traits !== entered else { return }
      entered = traits
      UITraitCollection.ofThread = traits
    }

    /// Brings back those from before.
    func end() {
      if entered != nil { UITraitCollection.ofThread = previous }
    }
  }

  // MARK: - Objects

  /// The collection itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class var supportsSecureCoding: Bool { true }

  /// Archives the traits that are numbers or text.
  open func encode(with coder: NSCoder) {
    coder.encode(userInterfaceIdiom.rawValue, forKey: "userInterfaceIdiom")
    coder.encode(userInterfaceStyle.rawValue, forKey: "userInterfaceStyle")
    coder.encode(horizontalSizeClass.rawValue, forKey: "horizontalSizeClass")
    coder.encode(verticalSizeClass.rawValue, forKey: "verticalSizeClass")
    coder.encode(Double(displayScale), forKey: "displayScale")
  }

  public required init?(coder: NSCoder) {
    var values = TraitValues()
    values.userInterfaceIdiom =
      UIUserInterfaceIdiom(rawValue: coder.decodeInteger(forKey: "userInterfaceIdiom")) ?? .unspecified
    values.userInterfaceStyle =
      UIUserInterfaceStyle(rawValue: coder.decodeInteger(forKey: "userInterfaceStyle")) ?? .unspecified
    values.horizontalSizeClass =
      UIUserInterfaceSizeClass(rawValue: coder.decodeInteger(forKey: "horizontalSizeClass")) ?? .unspecified
    values.verticalSizeClass =
      UIUserInterfaceSizeClass(rawValue: coder.decodeInteger(forKey: "verticalSizeClass")) ?? .unspecified
    values.displayScale = CGFloat(coder.decodeDouble(forKey: "displayScale"))
    self.values = values
    super.init()
  }

  /// Tells whether another object is a collection of the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    ConditionReads.note(.all)
    return (object as? UITraitCollection)?.values == values
  }

  /// A hash of the values.
  open override var hash: Int {
    ConditionReads.note(.all)
    return values.hashValue
  }

  /// The values that are specified.
  open override var description: String {
    let specified = values.changes(from: TraitValues()).map { "\($0.name) = \(self[any: $0])" }
    return "<UITraitCollection; \(specified.joined(separator: ", "))>"
  }

  private subscript<T: UITraitDefinition>(any trait: T.Type) -> Any { values[trait] }
}
