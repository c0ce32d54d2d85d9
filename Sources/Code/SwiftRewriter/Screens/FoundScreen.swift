/// A screen that code can show, as a declaration of it was found.
struct FoundScreen: Encodable {
  /// The ways in which code has screens, in the order in which they are listed.
  enum Kind: String, Encodable, CaseIterable {
    case preview, snapshot, controller, view, cell, launch
  }

  let kind: Kind
  /// Its name: a preview's own, or the class's.
  let name: String
  /// The path of the file that declares it.
  let file: String
  /// The line where the declaration begins, from 1.
  let line: Int
  /// The expression that makes it; `nil` where none is known.
  var make: String?
  /// A second expression, for a screen whose first doesn't compile; `nil` where there is no other.
  var fallback: String?
  /// True if the optional values are left empty that another screen of the class fills.
  var isEmpty = false
  /// The names of the mocks that the expression needs, directly or through other mocks.
  var mocks: [String] = []
  /// The modules that the expression names.
  var imports: [String] = []
  /// The need that can't be met, such as `init(model: LoginModel)`; `nil` where it can be made.
  var needs: String?
  /// A Boolean that tells whether the class has outlets, which a nib or a storyboard connects.
  var hasOutlets = false
  /// A Boolean that tells whether arguments of its initializer are filled by rule: the app may never show it so.
  var isFilled = false
  /// True if the controller is made for a presentation of the module's own, which places the view.
  var isPresented = false
  /// The place of the call among those of a test that hands it over, from 1; `nil` for what no test does.
  var call: Int?
  /// The screen's position among the call's values, from 0.
  var number: Int?
  /// The conditions that a preview or a snapshot names.
  var conditions = PreviewConditions()

  /// The name without those of the types around it.
  var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The need of a preview or a snapshot of SwiftUI's views.
  static let swiftUI = "SwiftUI"
  /// A Boolean that tells whether files of Interface Builder can't name the class: it is private or generic.
  var isHidden = false
  /// A Boolean that tells whether the class has only the initializers of UIKit's class above it.
  var inheritsInitializers = false
  /// True if the class only stands above others: an app's controllers inherit from it, and its code makes none.
  var isBase: Bool?
  /// The names of the controllers that give themselves a view of the class.
  var controllers: [String] = []
}
