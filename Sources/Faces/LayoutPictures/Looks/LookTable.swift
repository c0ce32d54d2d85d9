import LayoutModel
import ViewKinds

/// The looks of UIKit's classes, a row a class. Any other class is a plain view.
enum LookTable {
  typealias Row = KindDescription.Drawing

  /// The look of a view.
  static func look(of context: LookContext) -> Look {
    let row =
      byClass[context.view.className] ?? KindDescription.of(context.view.kind)?.look ?? byKind[context.view.kind]
    var look = row?(context) ?? Look()
    if look.background == nil { look.background = context.background }
    let appearance = context.appearance
    if appearance.cornerRadius > 0 { look.cornerRadius = appearance.cornerRadius }
    if appearance.layer != .standard { look.layer = appearance.layer }
    look.marks = appearance.layer.shapes.map { .shape($0) } + look.marks
    if appearance.borderWidth > 0 {
      look.border = Shade(appearance.borderColor) ?? Shade("000000")
      look.borderWidth = appearance.borderWidth
    }
    // A label's text is cut to its lines already.
    let isClipping = context.view.lint.clipsToBounds ? true : nil
    if let clips = appearance.clipsToBounds ?? isClipping, context.view.kind != .label || look.cornerRadius > 0 {
      look.clips = clips
    }
    // A layer with cut content casts no shadow; these classes cut by themselves.
    let cuts = [.scrollView, .tableView, .collectionView, .textView].contains(context.view.kind)
    if appearance.clipsToBounds ?? isClipping ?? cuts { look.layer.shadow = nil }
    return look
  }

  private static let byKind: [ViewKind: Row] = [
    .label: TextLooks.label, .button: ButtonLooks.button, .textField: TextLooks.textField,
    .textView: TextLooks.textView,
    .imageView: ImageLooks.imageView, .navigationBar: BarLooks.navigationBar, .searchBar: SearchBarLooks.searchBar,
    .tabBar: BarLooks.tabBar, .toolbar: BarLooks.toolbar, .scrollView: ContainerLooks.scrollView,
    .tableView: ContainerLooks.table, .tableViewCell: ContainerLooks.cell, .collectionView: ContainerLooks.scrollView,
    .visualEffectView: ContainerLooks.effect,
  ]

  /// The view that UIKit puts behind a sheet.
  static let dimmingView = "UIDimmingView"

  private static let byClass: [String: Row] = [
    dimmingView: ContainerLooks.dimming,
    // A navigation bar draws what leads back.
    "UINavigationItemButtonView": { _ in Look() }, "_UIButtonBarButton": { _ in Look() },
    "UINavigationButton": BarItemLooks.item, "UIToolbarButton": BarItemLooks.item,
    "UITabBarButton": BarItemLooks.tab,
    "MKMapView": ContainerLooks.named("Map", "e9e5dc"), "GMSMapView": ContainerLooks.named("Map", "e9e5dc"),
    "WKWebView": ContainerLooks.named("Web view", "ffffff"), "UIWebView": ContainerLooks.named("Web view", "ffffff"),
    "PDFView": ContainerLooks.named("PDF", "c7c7cc"), "ARView": ContainerLooks.named("AR view", "3a3a3c"),
    "ARSCNView": ContainerLooks.named("AR view", "3a3a3c"), "ARSKView": ContainerLooks.named("AR view", "3a3a3c"),
    "SCNView": ContainerLooks.named("Scene", "3a3a3c"), "SKView": ContainerLooks.named("Sprites", "3a3a3c"),
    "GLKView": ContainerLooks.named("OpenGL", "3a3a3c"), "MTKView": ContainerLooks.named("Metal", "3a3a3c"),
  ]
}
