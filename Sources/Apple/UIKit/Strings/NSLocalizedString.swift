public import Foundation

// Foundation's function has one language for a process. These overloads win over Foundation's function, because they need no default
// arguments.

/// The text of a key in the language that screens are shown in; the key itself where no table has it.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  Bundle.main._localizedString(forKey: key, value: nil, table: nil)
}

/// The text of a key of a bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  bundle._localizedString(forKey: key, value: nil, table: nil)
}

/// The text of a key; a value where no table has it.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  Bundle.main._localizedString(forKey: key, value: value, table: nil)
}

/// The text of a key of a bundle; a value where no table has it.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  bundle._localizedString(forKey: key, value: value, table: nil)
}

/// The text of a key of a table.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  Bundle.main._localizedString(forKey: key, value: nil, table: tableName)
}

/// The text of a key of a table; a value where the table hasn't it.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  Bundle.main._localizedString(forKey: key, value: value, table: tableName)
}

/// The text of a key of a bundle's table.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  bundle._localizedString(forKey: key, value: nil, table: tableName)
}

/// The text of a key of a bundle's table; a value where the table hasn't it.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  bundle._localizedString(forKey: key, value: value, table: tableName)
}

extension Bundle {
  /// The text of a key in the language that screens are shown in. Calls of `localizedString(forKey:value:table:)` are rewritten to it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The text where no table has the key; the key itself if `nil` or empty.
  ///   - tableName: The table; `Localizable` if `nil`.
  /// - Returns: The text.
  public func _localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    if let (entry, language) = LocalizedStrings.entry(key, table: tableName, in: self) {
      return entry.text([], in: language)
    }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}
