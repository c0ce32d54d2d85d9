"""What the benchmarks of the command share: their options, the command that they measure, and their end."""
import argparse
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class Options(argparse.ArgumentParser):
    """The options of a benchmark, whose documentation is its help."""

    def __init__(self, documentation):
        super().__init__(description=documentation, formatter_class=argparse.RawDescriptionHelpFormatter)
        self.add_argument("--command", metavar="PATH", default=os.environ.get("LAYOUT_COMMAND"),
                          help="the command to measure: that of the variable LAYOUT_COMMAND, else the one that is shipped, which is "
                          "built where it is out of date")
        self.add_argument("--smallest", action="store_true",
                          help="run once, with as little as can be, to see that all of it runs; no bound is held")

    def parse_args(self):
        options = super().parse_args()
        options.command = os.path.abspath(options.command) if options.command else built("parts/release/build")
        return options


def built(script):
    """The program that a script in tools/ builds, and prints the path of."""
    return subprocess.run([os.path.join(ROOT, "tools", script)], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def end(is_missed, options):
    """Ends with 1 where a bound is missed that holds."""
    sys.exit(1 if is_missed and not options.smallest else 0)
