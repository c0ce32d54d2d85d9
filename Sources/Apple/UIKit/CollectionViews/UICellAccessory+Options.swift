extension UICellAccessory {
  /// The kind of row that an arrow shows what is in.
  public enum OutlineDisclosureStyle: Int, Sendable {
    /// As the list likes, as of a header, or as of a row.
    case automatic = 0, header, cell
  }

  /// The settings of an arrow.
  public struct DisclosureIndicatorOptions {
    /// A Boolean that hides it.
    public var isHidden: Bool
    /// The width that it takes; `nil` for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the tint colour.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }

  /// The settings of a tick.
  public struct CheckmarkOptions {
    /// A Boolean that hides it.
    public var isHidden: Bool
    /// The width that it takes; `nil` for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the tint colour.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }

  /// The settings of a minus.
  public struct DeleteOptions {
    /// A Boolean that hides it.
    public var isHidden: Bool
    /// The width that it takes; `nil` for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the tint colour.
    public var tintColor: UIColor?
    /// The colour behind it; `nil` for the system's.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.backgroundColor = backgroundColor
    }
  }

  /// The settings of a plus.
  public struct InsertOptions {
    /// A Boolean that hides it.
    public var isHidden: Bool
    /// The width that it takes; `nil` for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the tint colour.
    public var tintColor: UIColor?
    /// The colour behind it; `nil` for the system's.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.backgroundColor = backgroundColor
    }
  }

  /// The settings of a control for dragging.
  public struct ReorderOptions {
    /// A Boolean that hides it.
    public var isHidden: Bool
    /// The width that it takes; `nil` for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the tint colour.
    public var tintColor: UIColor?
    /// A Boolean that shows a line before it.
    public var showsVerticalSeparator: Bool?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// The settings of a mark for choosing.
  public struct MultiselectOptions {
    /// A Boolean that hides it.
    public var isHidden: Bool
    /// The width that it takes; `nil` for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the tint colour.
    public var tintColor: UIColor?
    /// The colour behind it; `nil` for the system's.
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.backgroundColor = backgroundColor
    }
  }

  /// The settings of a button for more.
  public struct DetailOptions {
    /// A Boolean that hides it.
    public var isHidden: Bool
    /// The width that it takes; `nil` for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the tint colour.
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }

  /// The settings of an arrow that shows what is in a row.
  public struct OutlineDisclosureOptions {
    /// The kind of row that an arrow shows what is in.
    public typealias Style = OutlineDisclosureStyle

    /// A Boolean that hides it.
    public var isHidden: Bool
    /// The width that it takes; `nil` for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the tint colour.
    public var tintColor: UIColor?
    /// The kind of row.
    public var style: OutlineDisclosureStyle

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      style: OutlineDisclosureStyle = .automatic
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.style = style
    }
  }

  /// The settings of a text.
  public struct LabelOptions {
    /// A Boolean that hides it.
    public var isHidden: Bool
    /// The width that it takes; `nil` for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; `nil` for the tint colour.
    public var tintColor: UIColor?
    /// The font; `nil` for the system's.
    public var font: UIFont?
    /// A Boolean that lets the font follow the user's text size.
    public var adjustsFontForContentSizeCategory: Bool?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }
}
