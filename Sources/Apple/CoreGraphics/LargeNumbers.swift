/// The largest finite number, as C's mathematics of Apple's systems has it: code with UIKit passes it as the number of endless repetitions.
public let HUGE = Float.greatestFiniteMagnitude
