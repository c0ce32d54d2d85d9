import FileSystem
import Fixes
import Testing

@Suite("A patch")
struct LinePatchTests {
  @Test("A patch has three lines around a change, and joins changes that are near")
  func context() {
    let old = (1...12).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 5\n", with: "other\n").replacing("line 8\n", with: "")
    #expect(
      LinePatch.text(of: "a.xib", from: Array(old.utf8), to: Array(new.utf8)) == """
        --- a/a.xib
        +++ b/a.xib
        @@ -2,10 +2,9 @@
         line 2
         line 3
         line 4
        -line 5
        +other
         line 6
         line 7
        -line 8
         line 9
         line 10
         line 11

        """)
    #expect(LinePatch.text(of: "a.xib", from: Array(old.utf8), to: Array(old.utf8)).isEmpty)
  }

  @Test("A last line without an end says so")
  func lastLine() {
    #expect(
      LinePatch.text(of: "a", from: Array("a\nb".utf8), to: Array("a\nc".utf8))
        == "--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n"
    )
  }
}
