@_exported public import LayoutEngine
@_exported public import LayoutInput
@_exported public import LayoutModel
@_exported public import LayoutOutput
@_exported public import LayoutSimulator
