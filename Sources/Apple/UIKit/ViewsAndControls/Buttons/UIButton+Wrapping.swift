import LayoutModel

/// The titles of configured buttons, which take as many lines as their width asks for.
extension UIButton {
  /// A Boolean that tells whether its title may take several lines.
  var wrapsTitle: Bool {
    guard let configuration, shownTitle != nil else { return false }
    return [.byWordWrapping, .byCharWrapping].contains(configuration.titleLineBreakMode)
  }

  /// The size of its content at a width: as wide as it would like to be, and higher where its title takes more lines.
  func contentSize(inWidth width: Double?) -> IntrinsicContentSize {
    let natural = intrinsicContentSize
    var size = IntrinsicContentSize(
      width: natural.width < 0 ? nil : Double(natural.width), height: natural.height < 0 ? nil : Double(natural.height))
    guard let width, let wide = size.width, let high = size.height, width < wide - 1e-6 else { return size }
    func content(within width: CGFloat) -> CGFloat {
      layout(in: contentRect(forBounds: CGRect(x: 0, y: 0, width: width, height: natural.height))).contentHeight
    }
    size.height = high + max(0, Double(content(within: CGFloat(width)) - content(within: natural.width)))
    return size
  }
}
