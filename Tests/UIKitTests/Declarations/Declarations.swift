// Written by tools/check declarations.
// swift-format-ignore-file
/// A value of any type, for code that is compiled and never run.
func anything<T>() -> T { preconditionFailure() }
