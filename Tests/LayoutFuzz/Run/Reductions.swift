import Documents
import LayoutTestSupport

/// Smaller forms of documents: without a part, with a part in place of what holds it, with shorter texts.
enum Reductions {
  static func json(_ bytes: [UInt8]) -> [[UInt8]] {
    guard let value = try? JSONParser.parse(bytes) else { return [] }
    let tree = JSONTree(value)
    let places = tree.places
    var sizes = [Int](repeating: 1, count: tree.nodes.count)
    for place in places.reversed() { sizes[place] += tree[place].children.reduce(0) { $0 + sizes[$1] } }
    var candidates: [(saved: Int, bytes: () -> [UInt8])] = []
    for (parent, index, place) in tree.children {
      candidates.append(
        (
          sizes[place] + 1,
          {
            var copy = tree
            copy.remove(child: index, of: parent)
            return copy.bytes
          }
        ))
      for inner in tree[place].children where tree[inner].content == tree[place].content {
        candidates.append(
          (
            sizes[place] - sizes[inner],
            {
              var copy = tree
              copy[parent].children[index] = inner
              return copy.bytes
            }
          ))
      }
      if case .string(let text) = tree[place].content, text.count > 12 {
        candidates.append(
          (
            1,
            {
              var copy = tree
              copy[place].content = .string(String(text.prefix(text.count / 2)))
              return copy.bytes
            }
          ))
      }
    }
    return candidates.sorted { $0.saved > $1.saved }.map { $0.bytes() }
  }

  static func markup(_ bytes: [UInt8]) -> [[UInt8]] {
    guard let root = try? XMLDocumentReader.root(of: bytes) else { return [] }
    let markup = Markup(root)
    var candidates: [[UInt8]] = []
    for place in markup.elements.indices {
      for index in markup.elements[place].children.indices {
        var copy = markup
        copy.elements[place].children.remove(at: index)
        candidates.append(copy.bytes)
      }
      for index in markup.elements[place].attributes.indices {
        var copy = markup
        copy.elements[place].attributes.remove(at: index)
        candidates.append(copy.bytes)
      }
      if !markup.elements[place].text.isEmpty {
        var copy = markup
        copy.elements[place].text = ""
        candidates.append(copy.bytes)
      }
    }
    return candidates.sorted { $0.count < $1.count }
  }
}
