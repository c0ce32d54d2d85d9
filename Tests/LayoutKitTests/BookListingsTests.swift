import Foundation
import LayoutTestSupport
import Testing

/// The article on the book's rules leads to the Swift that shows each listing.
struct BookListingsTests {
  @Test("Every listing has a file of Swift with the members that its row names")
  func namesMembers() throws {
    let article = try String(contentsOfFile: Checkout.article("BookRules"), encoding: .utf8)
    let section = try #require(article.components(separatedBy: "### In Swift").last)
    let rows = section.split(separator: "\n").filter { $0.contains("](../../../Fixtures/Code/") }
    #expect(rows.count >= 20)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let link = try #require(cells[2].firstMatch(of: #/\]\(\.\./\.\./\.\./([^)]*)\)/#), "\(row)")
      let code = try String(contentsOfFile: Checkout.path(String(link.1)), encoding: .utf8)
      for member in cells[3].matches(of: #/`([A-Za-z.]+)[^`]*`/#) {
        let name = member.1.split(separator: ".").last.map(String.init) ?? ""
        #expect(code.contains(name) || name == "super" || name == "dispatch", "\(name): \(row)")
      }
    }
  }
}
