/// A file of the tests that no test of snapshots needs.
enum Unrelated {}
