import Testing

@testable import Differences

/// The attributes of a file's parts.
struct SourceAttributesTests {
  @Test("Attributes are in the order of their names, and each is set, replaced and removed by its name")
  func order() {
    var attributes: SourceAttributes = ["b": "1", "a": "2"]
    #expect(attributes.keys == ["a", "b"] && attributes["b"] == "1" && attributes["c"] == nil)
    attributes["c"] = "3"
    attributes["a"] = nil
    attributes["b"] = "4"
    #expect(attributes.map { "\($0.key)=\($0.value)" } == ["b=4", "c=3"])
    attributes["c"] = nil
    #expect(attributes == ["b": "4"])
    attributes["b"] = nil
    #expect(attributes.isEmpty && attributes == [:] && attributes.keys.isEmpty)
  }

  @Test("The names of two lists are told once each")
  func names() {
    let attributes: SourceAttributes = ["a": "1", "b": "2"]
    #expect(attributes.keys(with: ["b": "3", "c": "4"]) == ["a", "b", "c"])
    #expect(attributes.keys(with: attributes) == ["a", "b"])
  }
}
