/// The largest finite number, as C's mathematics of Apple's systems has it: code that imports UIKit names it for what repeats for ever.
public let HUGE = Float.greatestFiniteMagnitude
