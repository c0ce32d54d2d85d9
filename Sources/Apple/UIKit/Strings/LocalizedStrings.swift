import Foundation
import Synchronization

/// The texts of bundles in the language that screens are shown in.
///
/// Foundation picks a language once for a process. Here the conditions decide, and they change from one screen to the next.
package enum LocalizedStrings {
  private struct State {
    var language: String?
    var tables: [TableKey: StringsTable] = [:]
  }

  /// A table of a folder in a language.
  private struct TableKey: Hashable {
    let folder: String
    let table: String
    let language: String
  }

  private static let state = Mutex(State())

  /// Sets the language; the development language if `nil`.
  package static func setLanguage(_ language: String?) { state.withLock { $0.language = language } }

  /// The language that texts are in: `nil` for the development language.
  package static var language: String? { state.withLock { $0.language } }

  /// The entry of a key; `nil` where no table has it in the language, in one that it is a dialect of, or in the development language.
  static func entry(_ key: String, table: String?, in bundle: Bundle) -> (entry: StringsTable.Entry, language: String)?
  {
    guard let folder = bundle.resourceURL?.path else { return nil }
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    for language in languages(of: bundle) {
      if let entry = self.table(TableKey(folder: folder, table: name, language: language))[key] {
        return (entry, language)
      }
    }
    return nil
  }

  /// The languages in which a text is looked up, the best first.
  private static func languages(of bundle: Bundle) -> [String] {
    let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    let development = own.flatMap { $0.hasPrefix("$") ? nil : $0 } ?? "en"
    var languages: [String] = []
    if var parts = language?.split(separator: "-") {
      while !parts.isEmpty {
        languages.append(parts.joined(separator: "-"))
        parts.removeLast()
      }
    }
    return languages + [development, "Base", ""]
  }

  private static func table(_ place: TableKey) -> StringsTable {
    if let known = state.withLock({ $0.tables[place] }) { return known }
    let table = StringsTable(named: place.table, in: place.folder, language: place.language)
    state.withLock { $0.tables[place] = table }
    return table
  }
}
