// A library of SQL that opens no database.

public typealias sqlite3_int64 = Int64
public typealias sqlite3_destructor_type = @convention(c) (UnsafeMutableRawPointer?) -> Void

public let SQLITE_OK: Int32 = 0, SQLITE_ERROR: Int32 = 1, SQLITE_BUSY: Int32 = 5, SQLITE_CANTOPEN: Int32 = 14
public let SQLITE_MISUSE: Int32 = 21, SQLITE_ROW: Int32 = 100, SQLITE_DONE: Int32 = 101
public let SQLITE_INTEGER: Int32 = 1, SQLITE_FLOAT: Int32 = 2, SQLITE_TEXT: Int32 = 3, SQLITE_BLOB: Int32 = 4,
  SQLITE_NULL: Int32 = 5
public let SQLITE_OPEN_READONLY: Int32 = 1, SQLITE_OPEN_READWRITE: Int32 = 2, SQLITE_OPEN_CREATE: Int32 = 4
public let SQLITE_OPEN_NOMUTEX: Int32 = 0x8000, SQLITE_OPEN_FULLMUTEX: Int32 = 0x10000

public func sqlite3_open(_ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!) -> Int32 {
  unsafe ppDb?.pointee = nil
  return SQLITE_CANTOPEN
}
public func sqlite3_open_v2(
  _ filename: UnsafePointer<CChar>!, _ ppDb: UnsafeMutablePointer<OpaquePointer?>!, _ flags: Int32,
  _ zVfs: UnsafePointer<CChar>!
) -> Int32 { unsafe sqlite3_open(filename, ppDb) }
@discardableResult public func sqlite3_close(_ db: OpaquePointer!) -> Int32 { SQLITE_OK }
@discardableResult public func sqlite3_close_v2(_ db: OpaquePointer!) -> Int32 { SQLITE_OK }
public func sqlite3_prepare_v2(
  _ db: OpaquePointer!, _ zSql: UnsafePointer<CChar>!, _ nByte: Int32, _ ppStmt: UnsafeMutablePointer<OpaquePointer?>!,
  _ pzTail: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> Int32 {
  unsafe ppStmt?.pointee = nil
  return SQLITE_MISUSE
}
public func sqlite3_exec(
  _ db: OpaquePointer!, _ sql: UnsafePointer<CChar>!,
  _ callback: (
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32
  )!, _ context: UnsafeMutableRawPointer!, _ errmsg: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { SQLITE_MISUSE }
@discardableResult public func sqlite3_step(_ statement: OpaquePointer!) -> Int32 { SQLITE_DONE }
@discardableResult public func sqlite3_reset(_ statement: OpaquePointer!) -> Int32 { SQLITE_OK }
@discardableResult public func sqlite3_finalize(_ statement: OpaquePointer!) -> Int32 { SQLITE_OK }
@discardableResult public func sqlite3_clear_bindings(_ statement: OpaquePointer!) -> Int32 { SQLITE_OK }
@discardableResult public func sqlite3_bind_int(_ statement: OpaquePointer!, _ index: Int32, _ value: Int32) -> Int32 {
  SQLITE_MISUSE
}
@discardableResult public func sqlite3_bind_int64(_ statement: OpaquePointer!, _ index: Int32, _ value: Int64) -> Int32
{ SQLITE_MISUSE }
@discardableResult public func sqlite3_bind_double(_ statement: OpaquePointer!, _ index: Int32, _ value: Double)
  -> Int32
{ SQLITE_MISUSE }
@discardableResult public func sqlite3_bind_null(_ statement: OpaquePointer!, _ index: Int32) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_bind_text(
  _ statement: OpaquePointer!, _ index: Int32, _ value: UnsafePointer<CChar>!, _ length: Int32,
  _ destructor: sqlite3_destructor_type!
) -> Int32 { SQLITE_MISUSE }
@discardableResult
public func sqlite3_bind_blob(
  _ statement: OpaquePointer!, _ index: Int32, _ value: UnsafeRawPointer!, _ length: Int32,
  _ destructor: sqlite3_destructor_type!
) -> Int32 { SQLITE_MISUSE }
public func sqlite3_column_count(_ statement: OpaquePointer!) -> Int32 { 0 }
public func sqlite3_column_type(_ statement: OpaquePointer!, _ column: Int32) -> Int32 { SQLITE_NULL }
public func sqlite3_column_name(_ statement: OpaquePointer!, _ column: Int32) -> UnsafePointer<CChar>! { nil }
public func sqlite3_column_int(_ statement: OpaquePointer!, _ column: Int32) -> Int32 { 0 }
public func sqlite3_column_int64(_ statement: OpaquePointer!, _ column: Int32) -> Int64 { 0 }
public func sqlite3_column_double(_ statement: OpaquePointer!, _ column: Int32) -> Double { 0 }
public func sqlite3_column_text(_ statement: OpaquePointer!, _ column: Int32) -> UnsafePointer<UInt8>! { nil }
public func sqlite3_column_blob(_ statement: OpaquePointer!, _ column: Int32) -> UnsafeRawPointer! { nil }
public func sqlite3_column_bytes(_ statement: OpaquePointer!, _ column: Int32) -> Int32 { 0 }
public func sqlite3_last_insert_rowid(_ db: OpaquePointer!) -> Int64 { 0 }
public func sqlite3_changes(_ db: OpaquePointer!) -> Int32 { 0 }
public func sqlite3_errcode(_ db: OpaquePointer!) -> Int32 { SQLITE_CANTOPEN }
private let failure: StaticString = "unable to open database file"
public func sqlite3_errmsg(_ db: OpaquePointer!) -> UnsafePointer<CChar>! {
  unsafe UnsafeRawPointer(failure.utf8Start).assumingMemoryBound(to: CChar.self)
}
public func sqlite3_busy_timeout(_ db: OpaquePointer!, _ ms: Int32) -> Int32 { SQLITE_MISUSE }
public func sqlite3_free(_ pointer: UnsafeMutableRawPointer!) {}
