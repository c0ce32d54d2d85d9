// What a test target imports: screens, their conditions and layouts, and what is expected of them.
@_exported public import LayoutKit
