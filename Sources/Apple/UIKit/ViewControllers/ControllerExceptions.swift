/// Stops the program as an uncaught exception of a name does: the simulator's rules name those that presentations and turns raise.
func raise(named name: String, _ reason: String) -> Never {
  fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
}
