import Testing

/// Tests of apps that run: one at a time.
@Suite(.serialized) enum RunningAppTests {}
