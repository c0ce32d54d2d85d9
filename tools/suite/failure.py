"""What ends a run of a library's suite."""


class Failure(Exception):
    """A library's suite couldn't be run: why."""
