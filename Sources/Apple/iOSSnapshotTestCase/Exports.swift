@_exported public import FBSnapshotTestCase
