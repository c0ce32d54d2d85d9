public import Foundation
import LayoutModel

/// A view before or after the content of a row of a list.
@preconcurrency @MainActor
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable {
    /// Always, or by whether the row is edited.
    case always = 0, whenEditing, whenNotEditing
  }

  /// The width that it takes.
  public enum LayoutDimension: Equatable, Sendable {
    /// Its own, the system's, or a number of points.
    case actual, standard, custom(CGFloat)
  }

  /// The place of a view of the app's own.
  public enum Placement {
    /// A place among others of its side.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    /// Before or after the content.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The kind of an accessory.
  public enum AccessoryType: Hashable {
    case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, outlineDisclosure, label, detail
    /// A view of the app's own, or a menu.
    case customView, popUpMenu
  }

  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  let reserved: LayoutDimension?
  let customView: UIView?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool = false, _ reserved: LayoutDimension? = nil,
    view: UIView? = nil
  ) {
    (accessoryType, self.displayed, self.isLeading) = (type, displayed, isLeading)
    (self.reserved, customView) = (reserved, view)
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .whenNotEditing, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.reservedLayoutWidth) }
  public static func checkmark(
    displayed: DisplayedState = .whenNotEditing, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.reservedLayoutWidth) }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, isLeading: true, options.reservedLayoutWidth) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, isLeading: true, options.reservedLayoutWidth) }
  /// A control for dragging the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options.reservedLayoutWidth) }
  /// A mark for choosing several rows.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, isLeading: true, options.reservedLayoutWidth) }
  /// An arrow that shows what is in the row.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed, options.reservedLayoutWidth) }
  /// A button for more.
  public static func detail(
    displayed: DisplayedState = .whenNotEditing, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options.reservedLayoutWidth) }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    let label = UILabel()
    label.text = text
    label.textColor = options.tintColor ?? .secondaryLabel
    if let font = options.font { label.font = font }
    label.sizeToFit()
    return UICellAccessory(.label, displayed, options.reservedLayoutWidth, view: label)
  }
  /// A button with a menu.
  public static func popUpMenu(_ menu: UIMenu, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.popUpMenu, displayed)
  }
  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    switch configuration.placement {
    case .leading(let displayed, _):
      UICellAccessory(
        .customView, displayed, isLeading: true, configuration.reservedLayoutWidth, view: configuration.customView)
    case .trailing(let displayed, _):
      UICellAccessory(.customView, displayed, configuration.reservedLayoutWidth, view: configuration.customView)
    }
  }

  /// The settings of a view of the app's own.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    /// The width that it takes.
    public var reservedLayoutWidth: LayoutDimension?
    /// A Boolean that keeps its size.
    public var maintainsFixedSize: Bool
    /// The colour of it.
    public var tintColor: UIColor?

    /// A view at a place.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.reservedLayoutWidth) = (customView, placement, reservedLayoutWidth)
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// The width that it takes, in points.
  func width(_ behavior: SystemBehavior) -> CGFloat {
    if case .custom(let width)? = reserved { return width }
    let type: ViewAppearance.AccessoryType
    switch accessoryType {
    case .customView, .label:
      guard let customView else { return 0 }
      let size = customView.storedSize == .zero ? customView.sizeThatFits(.zero) : customView.storedSize
      return size.width
    case .disclosureIndicator, .outlineDisclosure: type = .disclosureIndicator
    case .checkmark: type = .checkmark
    case .detail, .popUpMenu, .reorder, .delete, .insert, .multiselect: type = .detailButton
    }
    return CGFloat(behavior.accessoryWidth(type))
  }
}
