/// The place of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value *center*.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The value *top*.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The value *bottom*.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The value *left*.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The value *right*.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The value *top left*.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The value *top right*.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The value *bottom left*.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The value *bottom right*.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// The value *resize*.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The value *resize aspect*.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The value *resize aspect fill*.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The way a layer's contents are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value *nearest*.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// The value *linear*.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The value *trilinear*.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The format of a layer's contents.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value *RGBA8Uint*.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8Uint")
  /// The value *RGBA16Float*.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBA16Float")
  /// The value *gray8Uint*.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "gray8Uint")
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value *circular*.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The value *continuous*.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The rule by which a shape's inside is found.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value *non zero*.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The value *even odd*.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a shape's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value *butt*.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The value *round*.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The value *square*.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a shape's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value *miter*.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The value *round*.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The value *bevel*.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value *axial*.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The value *radial*.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The value *conic*.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value *natural*.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// The value *left*.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// The value *right*.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// The value *center*.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// The value *justified*.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The way a text layer's text is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value *none*.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The value *start*.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The value *end*.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The value *middle*.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The axes along which a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value *none*.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// The value *vertically*.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// The value *horizontally*.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// The value *both*.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// The shape from which particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value *point*.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// The value *line*.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// The value *rectangle*.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// The value *cuboid*.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// The value *circle*.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// The value *sphere*.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape from which particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value *points*.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The value *outline*.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The value *surface*.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The value *volume*.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value *unordered*.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The value *oldest first*.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The value *oldest last*.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The value *back to front*.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The value *additive*.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
