// What Apple's module brings with it.
@_exported public import Foundation

/// A source of numbers: the same ones in each run.
public protocol GKRandom {
  func nextInt() -> Int
  func nextInt(upperBound: Int) -> Int
  func nextUniform() -> Float
  func nextBool() -> Bool
}

open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private var state: UInt64 = 0x9e37_79b9_7f4a_7c15
  private static let shared = GKRandomSource()
  open class func sharedRandom() -> GKRandomSource { shared }
  open func nextInt() -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(Int32(truncatingIfNeeded: state >> 32))
  }
  open func nextInt(upperBound: Int) -> Int { upperBound > 0 ? Int(nextInt().magnitude) % upperBound : 0 }
  open func nextUniform() -> Float { Float(nextInt(upperBound: 1 << 20)) / Float(1 << 20) }
  open func nextBool() -> Bool { nextInt() & 1 == 1 }
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] { array }
}
public typealias GKARC4RandomSource = GKRandomSource
public typealias GKLinearCongruentialRandomSource = GKRandomSource
public typealias GKMersenneTwisterRandomSource = GKRandomSource

open class GKRandomDistribution: NSObject, GKRandom {
  public let lowestValue: Int
  public let highestValue: Int
  private let source = GKRandomSource.sharedRandom()
  public init(lowestValue lowest: Int, highestValue highest: Int) {
    (lowestValue, highestValue) = (lowest, max(lowest, highest))
  }
  public convenience init(randomSource source: any GKRandom, lowestValue lowest: Int, highestValue highest: Int) {
    self.init(lowestValue: lowest, highestValue: highest)
  }
  open func nextInt() -> Int {
    lowestValue &+ source.nextInt(upperBound: highestValue &- lowestValue &+ 1)
  }
  open func nextInt(upperBound: Int) -> Int { source.nextInt(upperBound: upperBound) }
  open func nextUniform() -> Float { source.nextUniform() }
  open func nextBool() -> Bool { source.nextBool() }
}

/// A machine of states.
open class GKStateMachine: NSObject {
  open private(set) var currentState: GKState?
  private let states: [GKState]
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }
  open func state<State: GKState>(forClass stateClass: State.Type) -> State? {
    states.lazy.compactMap { $0 as? State }.first
  }
  open func canEnterState(_ stateClass: AnyClass) -> Bool { currentState?.isValidNextState(stateClass) ?? true }
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
      return false
    }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
open class GKState: NSObject {
  open internal(set) weak var stateMachine: GKStateMachine?
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func willExit(to nextState: GKState) {}
  open func update(deltaTime seconds: TimeInterval) {}
}
