package import LayoutModel

extension ViewAppearance: Packable {
  package static var blank: ViewAppearance { .standard }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&backgroundColor)
    line.pass(&tintColor)
    line.pass(&textColor)
    line.pass(&barTintColor)
    line.pass(&onTintColor)
    line.pass(&trackTintColor)
    line.pass(&thumbTintColor)
    line.pass(&separatorColor)
    line.pass(&borderColor)
    line.pass(&borderWidth, unless: 0)
    line.pass(&cornerRadius, unless: 0)
    line.pass(&layer, unless: .standard)
    line.pass(&clipsToBounds)
    line.pass(&contentMode)
    line.pass(&textAlignment)
    line.pass(&lineBreakMode)
    line.pass(&imageName)
    line.pass(&systemImageName)
    line.pass(&renderingMode)
    line.pass(&isOn)
    line.pass(&value)
    line.pass(&minimumValue, unless: 0)
    line.pass(&maximumValue, unless: 1)
    line.pass(&selectedSegmentIndex)
    line.pass(&showsCancelButton)
    line.pass(&scopeTitles)
    line.pass(&titleEdgeInsets, unless: .zero)
    line.pass(&imageEdgeInsets, unless: .zero)
    line.pass(&currentPage)
    line.pass(&accessoryType)
    line.pass(&tableStyle)
    line.pass(&showsSeparators)
    line.pass(&sectionHeader)
    line.pass(&sectionFooter)
    line.pass(&isSecureTextEntry)
    line.pass(&isBarBlack)
    line.pass(&title)
    line.pass(&systemItem)
    line.pass(&prompt)
    line.pass(&isTitleLarge)
    line.pass(&isChosen)
    line.pass(&contentInsets)
    line.pass(&backTitle)
  }
}

extension ViewAppearance.ContentMode: PackableChoice {}
extension ViewAppearance.RenderingMode: PackableChoice {}
extension ViewAppearance.TextAlignment: PackableChoice {}
extension ViewAppearance.LineBreakMode: PackableChoice {}
extension ViewAppearance.AccessoryType: PackableChoice {}
extension ViewAppearance.TableStyle: PackableChoice {}
extension BarButtonItem.SystemItem: PackableChoice {}

extension AppearanceColor: Packable {
  package static var blank: AppearanceColor { .system("") }
  package mutating func pass(through line: inout PackedLine) {
    var (choice, name, components): (Int, String, Components?) =
      switch self {
      case .system(let name): (0, name, nil)
      case .named(let name, else: let components): (1, name, components)
      case .components(let components): (2, "", components)
      }
    line.pass(&choice, below: 3)
    if choice < 2 { line.pass(&name) }
    if choice > 0 { line.pass(&components) }
    guard line.isRead else { return }
    self =
      switch choice {
      case 0: .system(name)
      case 1: .named(name, else: components)
      default: .components(components ?? .blank)
      }
  }
}

extension AppearanceColor.Components: Packable {
  package static var blank: AppearanceColor.Components { AppearanceColor.Components(red: 0, green: 0, blue: 0) }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&red)
    line.pass(&green)
    line.pass(&blue)
    line.pass(&alpha)
    if line.isRead { self = AppearanceColor.Components(red: red, green: green, blue: blue, alpha: alpha) }
  }
}

extension LayerLook: Packable {
  package static var blank: LayerLook { .standard }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&shadow)
    line.pass(&gradient)
    line.pass(&cornerCurve)
    line.pass(&roundCorners.rawValue)
    line.pass(&shapes)
  }
}

extension DrawnShape: Packable {
  package static var blank: DrawnShape { DrawnShape() }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&path)
    line.pass(&fill)
    line.pass(&isEvenOdd)
    line.pass(&self.line)
    line.pass(&lineWidth)
    line.pass(&lineCap)
    line.pass(&lineJoin)
    line.pass(&dashes)
    line.pass(&opacity)
  }
}

extension DrawnShape.LineCap: PackableChoice {}
extension DrawnShape.LineJoin: PackableChoice {}

extension LayerLook.CornerCurve: PackableChoice {}

extension LayerLook.Shadow: Packable {
  package static var blank: LayerLook.Shadow { LayerLook.Shadow() }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&color)
    line.pass(&opacity)
    line.pass(&radius)
    line.pass(&offset)
  }
}

extension LayerLook.Gradient: Packable {
  package static var blank: LayerLook.Gradient { LayerLook.Gradient() }
  package mutating func pass(through line: inout PackedLine) {
    line.pass(&colors)
    line.pass(&locations)
    line.pass(&start)
    line.pass(&end)
    line.pass(&isRadial)
  }
}
