// The geometry that Apple declares here is Foundation's on Linux.
@_exported public import Foundation
