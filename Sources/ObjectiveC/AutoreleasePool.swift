/// Does what is asked; objects end here as soon as nothing holds them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
