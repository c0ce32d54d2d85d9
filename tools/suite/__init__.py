"""Runs the tests of UIKit libraries against this package's UIKit: see tools/suites."""
