import Checks
import LayoutModel
import LayoutResolution
import Testing

/// The names of views in messages.
struct ItemNameTests {
  @Test(
    "Object ids that Interface Builder makes are told from names that people give",
    arguments: [
      ("aBc-1d-eFg", true), ("5", true), ("i5M-Pr-FkT", true), ("104", true),
      ("top-el-bar", false), ("title", false), ("row-0-cell", false), ("row14", false), ("", false),
      ("aBc-1d-eF", false), ("aBc-1d-eFgh", false), ("aÄc-d-eFg", false),
    ])
  func tellsGeneratedIDs(id: String, isGenerated: Bool) {
    #expect(ItemName.isGenerated(id) == isGenerated)
  }

  @Test("A view is called by what is seen of it, then by what its author and the code call it, then by its class")
  func choosesNames() throws {
    var button = View("aBc-1d-eFg", class: "UIButton")
    var names: [String] = []
    func note() { names.append(button.itemName(ordinal: 2, id: "aBc-1d-eFg").text()) }
    note()
    button.outlet = "loginButton"
    note()
    button.userLabel = "Login"
    note()
    button.content.placeholder = "Name"
    note()
    button.text = " Sign\n in "
    note()
    #expect(
      names == [
        "UIButton[2]", "'loginButton'", "“Login” (UIButton)", "“Name” (UIButton)", "“Sign in” (UIButton)",
      ])
    #expect(View("title", class: "UILabel").itemName(id: "title").text() == "'title'")
  }

  @Test("The id stands behind a name where it is asked for, and isn't the name itself")
  func tellsIDs() {
    var label = View("aBc-1d-eFg", class: "UILabel")
    #expect(label.itemName(id: "aBc-1d-eFg").text(withID: true) == "UILabel (aBc-1d-eFg)")
    label.text = "Name"
    #expect(label.itemName(id: "aBc-1d-eFg").text(withID: true) == "“Name” (UILabel, aBc-1d-eFg)")
    #expect(View("title").itemName(id: "title").text(withID: true) == "'title'")
  }

  @Test("A constraint's text has a fixture's ids, and names where Interface Builder made the ids")
  func namesTerms() throws {
    var label = View("aBc-1d-eFg", class: "UILabel")
    label.text = "Name"
    let field = View("field", class: "UITextField")
    var root = View("root")
    root.subviews = [label, field]
    root.constraints = [label.trailing == field.leading - 8, field.width == 2 * root.width]
    let traits = Device(id: "own", size: Size(width: 320, height: 480)).traits(in: .portrait)
    let tree = try ViewTree(root, for: traits, windowSize: Size(width: 320, height: 480))
    let texts = ["“Name”.trailing == field.leading - 8", "field.width == 2 * root.width"]
    #expect(tree.constraints.map { $0.text(in: tree) } == texts)
    let names = tree.termNames
    #expect(names == tree.indices.map(tree.termName))
    #expect(tree.constraints.map { $0.text(in: tree, names) } == texts)
  }
}
