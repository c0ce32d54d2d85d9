/// The requirements by item; requirements without an item by the column that they define.
struct ItemRows {
  /// The rows of each item, ascending.
  private var rowsOfItem: [Int: [Int]] = [:]
  /// The row that defines each column, if it has no item.
  private var definitions: [Int32: Int] = [:]

  /// Sorts the requirements among some of a program's rows.
  init(_ program: LinearProgram, _ rows: [Int]) {
    for row in rows where program.isRequirement(row) {
      if let item = program.item(of: row) {
        rowsOfItem[item, default: []].append(row)
      } else if let first = program.terms[program.terms(of: row)].first {
        definitions[first.index] = row
      }
    }
  }

  /// The items that have requirements, ascending.
  var items: [Int] { rowsOfItem.keys.sorted() }

  /// An item's requirements.
  func rows(of item: Int) -> [Int] { rowsOfItem[item] ?? [] }

  /// The twins of each item that has any, ascending, including itself: the items with the same requirements.
  /// - Complexity: Linear in the rows; for equal fingerprints, in the terms too.
  func twins(in program: LinearProgram) -> [Int: [Int]] {
    var twins: [Int: [Int]] = [:]
    let items = items.map { (fingerprint: fingerprint(of: $0, in: program), item: $0) }.sorted { $0 < $1 }
    var rest = items[...]
    while let first = rest.first {
      let alike = rest.prefix { $0.fingerprint == first.fingerprint }
      rest = rest[alike.endIndex...]
      guard alike.count > 1 else { continue }
      for group in Dictionary(grouping: alike.map(\.item), by: { rows(of: $0).map(program.statement) }).values
      where group.count > 1 {
        for item in group { twins[item] = group }
      }
    }
    return twins
  }

  /// A hash that is equal for items with the same requirements, and seldom for others: of each row's constant, number
  /// of terms and first column.
  private func fingerprint(of item: Int, in program: LinearProgram) -> UInt64 {
    var fingerprint: UInt64 = 0
    func mix(_ number: UInt64) { fingerprint = (fingerprint ^ number) &* 0x9E37_79B9_7F4A_7C15 }
    for row in rows(of: item) {
      let terms = program.terms[program.terms(of: row)]
      // Negative zero becomes positive.
      mix((program.rows[row].constant + 0).bitPattern)
      mix(UInt64(terms.count) << 32 | UInt64(UInt32(bitPattern: terms.first?.index ?? -1)))
    }
    return fingerprint
  }

  /// The part of the program that consists of some items' requirements and the definitions of their columns.
  func part(with items: some Collection<Int>, of program: LinearProgram) -> LinearProgram.Part {
    var rows = Set(items.flatMap { rowsOfItem[$0] ?? [] })
    var columns: Set<Int> = []
    var pending = Array(rows)
    while let row = pending.popLast() {
      for term in program.terms[program.terms(of: row)] where columns.insert(Int(term.index)).inserted {
        // A row without an item defines its first column.
        if let definition = definitions[term.index], rows.insert(definition).inserted { pending.append(definition) }
      }
    }
    return LinearProgram.Part(columns: columns.sorted(), rows: rows.sorted())
  }
}
