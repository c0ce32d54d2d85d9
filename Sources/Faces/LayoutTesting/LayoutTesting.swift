// A test target imports these: screens, their conditions and layouts, and expectations about them.
@_exported public import LayoutKit
