import FileSystem

/// The processor time that the build of a module may take, by the size of its code.
///
/// The compiler's types of one expression are found within seconds or not at all (`ModuleCompiler`). A file of a thousand such expressions,
/// and a compiler that never comes to an end, take no more than what is here.
struct BuildTime {
  /// The maximum for one program of one run. The compiler starts several programs.
  let ofRun: Duration
  /// The most of all runs.
  let ofBuild: Duration
  private let start = Processes.processorTimeOfEnded
  private let isStopped: () -> Bool

  /// The time for code of a number of bytes, as long as the run isn't stopped.
  init(forBytes count: Int, isStopped: @escaping () -> Bool = { false }) {
    self.isStopped = isStopped
    ofRun = .seconds(Self.leastSeconds + count / Self.bytesPerSecond)
    ofBuild = ofRun * Self.maximumRuns
  }

  /// The time for the code of a module.
  init(for project: CodeProject, isStopped: @escaping () -> Bool = { false }) {
    self.init(
      forBytes: project.files.reduce(0) { $0 + (Files.size(of: project.folder.file($1)) ?? 0) }, isStopped: isStopped)
  }

  /// A Boolean value that tells whether all of it has been taken.
  var isOver: Bool { isStopped() || Processes.processorTimeOfEnded - start >= ofBuild }

  /// The time for any code: that of UIKit's modules, and of a few expressions that are given up.
  private static let leastSeconds = 60
  /// A twentieth of what the compiler usually reads, checks and makes in a second.
  private static let bytesPerSecond = 4 << 10
  /// The number of runs that take as long as one may.
  private static let maximumRuns = 10
}
