import Documents
import LayoutModel

/// The settings that a client sends: as `initializationOptions`, or as the section `layout` of its configuration.
///
///     {"trusted": true, "condition": "iphone-17/portrait"}
struct ClientSettings: Hashable, Sendable {
  /// A Boolean value that tells whether the client's user trusts the workspace, so that its code may run. Nothing in a workspace says so.
  var isTrusted = false
  /// The condition of hovers and previews; the file's own first one if `nil`.
  var condition: Conditions?

  static let section = "layout"

  /// Takes the settings of a value; those that it leaves out stay.
  ///
  /// - Returns: What is wrong with the value, for the client's log.
  mutating func take(_ value: JSONValue) -> [String] {
    var faults: [String] = []
    for member in value.members {
      switch member.key {
      case "trusted":
        if let flag = member.value.bool { isTrusted = flag } else { faults.append("'trusted' is true or false") }
      case "condition":
        if member.value.isNull || member.value.string == "" {
          condition = nil
        } else if let name = member.value.string, let conditions = try? Conditions(name: name) {
          condition = conditions
        } else {
          faults.append("'condition' is the name of conditions, such as iphone-17/portrait")
        }
      default: break
      }
    }
    return faults
  }
}

/// The abilities of a client that the server asks for.
struct ClientAbilities: Sendable {
  var hasProgress = false
  var hasConfiguration = false
  var hasDynamicConfiguration = false
  var hasWatchedFiles = false
  var showsDocuments = false
  var hasHierarchy = false
  var hasRelatedInformation = false
  var hasCodeDescriptions = false
  var resolvesEdits = false
  var takesDocumentChanges = false
  var refreshesLenses = false
  var takesMarkdown = false
  var asksInMessages = true

  init() {}

  init(_ capabilities: JSONValue) {
    func has(_ path: String...) -> Bool {
      var value: JSONValue? = capabilities
      for key in path { value = value?.member(key) }
      return value?.bool ?? false
    }
    hasProgress = has("window", "workDoneProgress")
    hasConfiguration = has("workspace", "configuration")
    hasDynamicConfiguration = has("workspace", "didChangeConfiguration", "dynamicRegistration")
    hasWatchedFiles = has("workspace", "didChangeWatchedFiles", "dynamicRegistration")
    showsDocuments = has("window", "showDocument", "support")
    hasHierarchy = has("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")
    hasRelatedInformation = has("textDocument", "publishDiagnostics", "relatedInformation")
    hasCodeDescriptions = has("textDocument", "publishDiagnostics", "codeDescriptionSupport")
    let properties = capabilities["textDocument", "codeAction", "resolveSupport", "properties"]?.elements ?? []
    resolvesEdits = properties.contains { $0.string == "edit" }
    takesDocumentChanges = has("workspace", "workspaceEdit", "documentChanges")
    refreshesLenses = has("workspace", "codeLens", "refreshSupport")
    takesMarkdown =
      capabilities["textDocument", "hover", "contentFormat"]?.elements.contains { $0.string == "markdown" } ?? true
  }
}
