/// The names of UIKit by which code changes what a file of Interface Builder says of an object (<doc:Lint#What-the-code-says>).
enum CodeVerbs {
  /// The properties that change an object when set.
  static let properties: [String: CodeType.Kind] = [
    "constant": .constraint, "priority": .constraint, "isActive": .constraint, "active": .constraint,
    "frame": .frame, "bounds": .frame, "center": .frame, "transform": .frame, "autoresizingMask": .frame,
    "isHidden": .visibility, "hidden": .visibility, "alpha": .visibility,
    "axis": .content, "spacing": .content, "distribution": .content, "alignment": .content,
    "layoutMargins": .content, "directionalLayoutMargins": .content,
    "translatesAutoresizingMaskIntoConstraints": .constraints,
    "tableHeaderView": .header, "tableFooterView": .footer,
    "text": .text, "attributedText": .text, "image": .look, "font": .look, "numberOfLines": .look,
    "placeholder": .text, "preferredMaxLayoutWidth": .look, "contentEdgeInsets": .look, "titleEdgeInsets": .look,
    "imageEdgeInsets": .look, "configuration": .look,
  ]

  /// The methods that change it.
  static let methods: [String: CodeType.Kind] = [
    "sizeToFit": .frame, "removeFromSuperview": .removal,
    "addArrangedSubview": .content, "insertArrangedSubview": .content, "removeArrangedSubview": .content,
    "addSubview": .content, "insertSubview": .content, "setCustomSpacing": .content,
    "addConstraint": .constraints, "addConstraints": .constraints, "removeConstraint": .constraints,
    "removeConstraints": .constraints, "setContentHuggingPriority": .look,
    "setContentCompressionResistancePriority": .look,
    "setTitle": .text, "setAttributedTitle": .text, "setImage": .look, "setBackgroundImage": .look,
  ]

  /// The properties through which libraries place an object or set its image: `box.snp.makeConstraints`, `box.pin.top()`,
  /// `photo.kf.setImage`.
  static let gates: [String: CodeType.Kind] = [
    "snp": .constraints, "easy": .constraints, "flex": .constraints, "pin": .frame,
    "kf": .look, "sd": .look, "af": .look,
  ]

  /// The beginnings of the names of libraries' methods that make constraints: `mas_makeConstraints`, `autoPinEdge`.
  private static let prefixes = [
    "mas_", "snp_", "autoPin", "autoSet", "autoCenter", "autoAlign", "autoMatch", "autoConstrain",
  ]

  /// The beginnings of the names of libraries' methods that set an image: `sd_setImage`, `setImageWithURL`.
  private static let prefixesOfImages = ["sd_set", "af_set", "kf_set", "yy_set", "hnk_set", "pin_set", "setImageWith"]

  /// Returns what a method does to its object; `nil` for nothing.
  static func method(_ name: String) -> CodeType.Kind? {
    if let kind = methods[name] { return kind }
    if prefixes.contains(where: name.hasPrefix) { return .constraints }
    return prefixesOfImages.contains(where: name.hasPrefix) ? .look : nil
  }

  /// The setters of Objective-C that aren't methods of Swift too.
  static let setters: [String: CodeType.Kind] = [
    "setConstant": .constraint, "setPriority": .constraint, "setActive": .constraint,
    "setFrame": .frame, "setBounds": .frame, "setCenter": .frame, "setTransform": .frame,
    "setHidden": .visibility, "setAlpha": .visibility,
    "setAxis": .content, "setSpacing": .content, "setDistribution": .content, "setAlignment": .content,
    "setTranslatesAutoresizingMaskIntoConstraints": .constraints,
    "setTableHeaderView": .header, "setTableFooterView": .footer,
    "setText": .text, "setAttributedText": .text, "setFont": .look, "setNumberOfLines": .look,
  ]
}
