// The imports of the library's users: screens as values, their files, layouts and outputs.
@_exported public import Checks
@_exported public import Differences
@_exported public import Documents
@_exported public import Explanations
@_exported public import Findings
@_exported public import Fixtures
@_exported public import InterfaceBuilder
@_exported public import LayoutEngine
@_exported public import LayoutModel
@_exported public import LayoutOutput
@_exported public import LayoutResolution
@_exported public import LayoutSimulator
@_exported public import Notations
@_exported public import SceneSources
@_exported public import Sweeps
@_exported public import ViewKinds
