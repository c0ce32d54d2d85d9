import Documents
import LayoutModel
import Testing

/// Views are values that share what they declare.
struct ViewStorageTests {
  @Test("A view is two words")
  func isSmall() {
    #expect(MemoryLayout<View>.size == 16)
  }

  @Test("A change of a view is no change of its copies, and none of views that declare nothing")
  func isAValue() {
    let plain = View()
    var changed = plain
    changed.alpha = 0.5
    changed.userLabel = "title"
    var further = changed
    further.isHidden = true
    further.userLabel = nil
    further.subviews.append(View("inner"))
    #expect(plain == View() && plain.alpha == 1 && plain.userLabel == nil)
    #expect(changed.alpha == 0.5 && changed.userLabel == "title" && !changed.isHidden && changed.subviews.isEmpty)
    #expect(further.alpha == 0.5 && further.isHidden && further.userLabel == nil && further.subviews.count == 1)
    #expect(further.subviews[0].id == "inner")
  }

  @Test("Views are equal where they declare the same, however they came to it, and stand at the same place")
  func compares() {
    let place = SourcePosition(line: 3, column: 7)
    var a = View("a", isHidden: true, position: place)
    var b = View("a")
    b.isHidden = true
    #expect(a != b)
    b.position = place
    #expect(a == b && a.hashValue == b.hashValue && b.position == place)
    a.table.rowHeight = 44
    #expect(a != b)
    a.table.rowHeight = nil
    #expect(a == b)
    a.position = nil
    #expect(a.position == nil)
  }
}
