package import LayoutModel

// MARK: Geometry

extension Point: Packable {
  package static var blank: Point { .zero }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&x)
    line.pass(&y)
  }
}

extension Size: Packable {
  package static var blank: Size { .zero }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&width)
    line.pass(&height)
  }
}

extension Rect: Packable {
  package static var blank: Rect { .zero }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&x)
    line.pass(&y)
    line.pass(&width)
    line.pass(&height)
  }
}

extension EdgeInsets: Packable {
  package static var blank: EdgeInsets { .zero }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&top)
    line.pass(&left)
    line.pass(&bottom)
    line.pass(&right)
  }
}

extension DirectionalEdgeInsets: Packable {
  package static var blank: DirectionalEdgeInsets { DirectionalEdgeInsets() }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&top)
    line.pass(&leading)
    line.pass(&bottom)
    line.pass(&trailing)
  }
}

extension AffineTransform: Packable {
  package static var blank: AffineTransform { .identity }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&a)
    line.pass(&b)
    line.pass(&c)
    line.pass(&d)
    line.pass(&tx)
    line.pass(&ty)
  }
}

extension IntrinsicContentSize: Packable {
  package static var blank: IntrinsicContentSize { .unspecified }
  package mutating func pass(through line: inout PackedLine) {
    for axis in Axis.allCases {
      var (choice, points) =
        switch length(along: axis) {
        case .unspecified: (0, 0.0)
        case .noMetric: (1, 0.0)
        case .points(let points): (2, points)
        }
      line.pass(&choice, below: 3)
      if choice == 2 { line.pass(&points) }
      guard line.isRead else { continue }
      self[axis] = choice == 2 ? points : nil
      if choice == 0 { self = unspecified(along: axis) }
    }
  }
}

extension Axis: PackableChoice {}
extension SemanticContentAttribute: PackableChoice {}

// MARK: Content

extension ContentSettings: Packable {
  package static var blank: ContentSettings { ContentSettings() }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&unattributedText)
    line.pass(&attributedText)
    line.pass(&font)
    line.pass(&numberOfLines)
    line.pass(&preferredMaxLayoutWidth, unless: 0)
    line.pass(&image)
    line.pass(&placeholder)
    line.pass(&borderStyle)
    line.pass(&buttonType)
    line.pass(&contentEdgeInsets)
    line.pass(&configuration)
    line.pass(&segments)
    line.pass(&numberOfPages)
    line.pass(&style)
    line.pass(&preferredDatePickerStyle)
    line.pass(&datePickerMode)
  }
}

extension ContentSettings.Image: Packable {
  package static var blank: ContentSettings.Image { ContentSettings.Image(size: .zero) }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&size)
    line.pass(&font)
    line.pass(&spread, unless: 0)
    line.pass(&symbolName)
  }
}

extension ContentSettings.BorderStyle: PackableChoice {}
extension ContentSettings.ButtonType: PackableChoice {}
extension ContentSettings.ActivityIndicatorStyle: PackableChoice {}
extension ContentSettings.DatePickerStyle: PackableChoice {}
extension ContentSettings.DatePickerMode: PackableChoice {}

extension Font: Packable {
  package static var blank: Font { .textStyle(.body) }

  /// Passes the font without its face, which whoever reads the line finds by its name.
  package mutating func pass(through line: inout PackedLine) {
    var (choice, size, weight, style, name): (Int, Double, FontWeight, TextStyle, String) =
      switch self {
      case .system(let size, let weight): (0, size, weight, .body, "")
      case .monospacedDigitSystem(let size, let weight): (1, size, weight, .body, "")
      case .textStyle(let style): (2, 0, .regular, style, "")
      case .named(let name, let size, _): (3, size, .regular, .body, name)
      }
    line.pass(&choice, below: 4)
    if choice == 2 { line.pass(&style) } else { line.pass(&size) }
    if choice < 2 { line.pass(&weight) }
    if choice > 2 { line.pass(&name) }
    guard line.isRead else { return }
    self =
      switch choice {
      case 0: .system(size: size, weight: weight)
      case 1: .monospacedDigitSystem(size: size, weight: weight)
      case 2: .textStyle(style)
      default: .named(name, size: size, face: line.face?(name))
      }
  }
}

extension FontWeight: PackableChoice {}
extension TextStyle: PackableChoice {}

extension AttributedRun: Packable {
  package static var blank: AttributedRun { AttributedRun("") }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&string)
    line.pass(&font)
    line.pass(&paragraphStyle, unless: ParagraphStyle())
    line.pass(&kern, unless: 0)
  }
}

extension ParagraphStyle: Packable {
  package static var blank: ParagraphStyle { ParagraphStyle() }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&lineSpacing)
    line.pass(&lineHeightMultiple)
    line.pass(&minimumLineHeight)
    line.pass(&maximumLineHeight)
    line.pass(&breaksAtCharacters)
  }
}

extension ButtonConfiguration: Packable {
  package static var blank: ButtonConfiguration { ButtonConfiguration() }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&style)
    line.pass(&buttonSize)
    line.pass(&subtitle)
    line.pass(&contentInsets)
    line.pass(&imagePadding)
    line.pass(&imagePlacement)
  }
}

extension ButtonConfiguration.Style: PackableChoice {}
extension ButtonConfiguration.ButtonSize: PackableChoice {}
extension ButtonConfiguration.ImagePlacement: PackableChoice {}

// MARK: Arrangement

extension StackSettings: Packable {
  package static var blank: StackSettings { StackSettings() }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&axis)
    line.pass(&distribution)
    line.pass(&alignment)
    line.pass(&spacing)
    line.pass(&customSpacing)
    line.pass(&isBaselineRelativeArrangement)
    line.pass(&isLayoutMarginsRelativeArrangement)
    line.pass(&arrangedSubviews)
  }
}

extension StackSettings.Distribution: PackableChoice {}
extension StackSettings.Alignment: PackableChoice {}

extension ScrollSettings: Packable {
  package static var blank: ScrollSettings { ScrollSettings() }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&contentOffset)
    line.pass(&contentInset)
    line.pass(&isScrollEnabled)
    line.pass(&contentInsetAdjustmentBehavior)
  }
}

extension ScrollSettings.ContentInsetAdjustmentBehavior: PackableChoice {}

extension TableSettings: Packable {
  package static var blank: TableSettings { TableSettings() }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&rowHeight)
    line.pass(&placesRows)
    line.pass(&sectionHeaderHeight)
    line.pass(&sectionFooterHeight)
    line.pass(&sectionHeaderTopPadding)
    line.pass(&tableHeaderView)
    line.pass(&tableFooterView)
  }
}

extension KeyboardLayoutGuideSettings: Packable {
  package static var blank: KeyboardLayoutGuideSettings { KeyboardLayoutGuideSettings() }
  package mutating func pass(through line: inout PackedLine) { line.pass(&usesBottomSafeArea) }
}

// MARK: Rules of lint

extension LintSettings: Packable {
  package static var blank: LintSettings { LintSettings() }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&clipsToBounds)
    line.pass(&adjustsFontForContentSizeCategory)
    line.pass(&usesFontMetrics)
    line.pass(&adjustsFontSizeToFitWidth)
    line.pass(&minimumScaleFactor, unless: 0)
    line.pass(&minimumFontSize, unless: 0)
    line.pass(&textAlignment)
    line.pass(&accessibilityLabel)
    line.pass(&showsImage)
    line.pass(&showsSystemSymbol)
    line.pass(&isConfigured)
    line.pass(&hasOwnClass)
    line.pass(&isClear)
    line.pass(&hasTapRecognizer)
    line.pass(&takesTouches)
  }
}

extension ContentProvenance: Packable {
  package static var blank: ContentProvenance { ContentProvenance() }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&content)
    line.pass(&contentAxes)
    line.pass(&frame)
    line.pass(&frameAxes)
  }
}

extension ContentProvenance.Axes: Packable {
  package static var blank: ContentProvenance.Axes { [] }
  package mutating func pass(through line: inout PackedLine) {
    var value = Int(rawValue)
    line.pass(&value, below: 4)
    self = ContentProvenance.Axes(rawValue: UInt8(value))
  }
}

extension ContentProvenance.Unknown: Packable {
  package static var blank: ContentProvenance.Unknown { .part }
  package mutating func pass(through line: inout PackedLine) {
    var (choice, name): (Int, String?) =
      switch self {
      case .ownClass(let name): (0, name)
      case .image(let name): (1, name)
      case .symbol(let name): (2, name)
      case .text: (3, nil)
      case .font(let name): (4, name)
      case .control(let name): (5, name)
      case .row: (6, nil)
      case .part: (7, nil)
      }
    line.pass(&choice, below: 8)
    line.pass(&name)
    guard line.isRead else { return }
    self =
      switch choice {
      case 0: .ownClass(name ?? "")
      case 1: .image(name)
      case 2: .symbol(name ?? "")
      case 3: .text
      case 4: .font(name ?? "")
      case 5: .control(name ?? "")
      case 6: .row
      default: .part
      }
  }
}
