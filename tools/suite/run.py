"""Runs the tests that are built; where one traps or hangs the others go on."""
import json
import os
import re
import signal
import subprocess
import tempfile

from .failure import Failure

CASE = re.compile(r"^Test Case '(.+)\.([^.']+)' (started|passed|failed|skipped)")
FAILED = re.compile(r"^(?:(\S.*?):(\d+): )?error: (\S+?)\.(\S+) : (.*)$")
# XCTest fails a test whose times vary; here a machine's other work makes them.
MEASUREMENT = "The relative standard deviation of the measurements is"
EXAMPLE = re.compile(r"^Quick (\{.*\})$")
FATAL = re.compile(r"(?:Fatal error|fatalError|Precondition failed|\*\*\* Terminating|Terminating app|error: Execution was)[^\n]*")


class Test:
    """A test that ran: its name, whether it passed, and its first message where it didn't."""

    def __init__(self, name):
        self.name = name
        self.outcome = None
        self.message = None

    def fail(self, message):
        """Keeps the first message."""
        self.outcome = "failed"
        self.message = self.message or message


class Runner:
    """The built tests of a scratch package."""

    def __init__(self, package, device, pattern, timeout):
        self.binary = os.path.join(package.build, "debug", "SuitesPackageTests.xctest")
        self.folder = package.folder
        # A trap's backtrace takes longer than most suites, and the message before it says the reason. Display links are called in time.
        self.environment = dict(os.environ, LAYOUT_DEVICE=device, LAYOUT_FRAMES="1", SWIFT_BACKTRACE="enable=no")
        self.pattern = re.compile(pattern) if pattern else None
        self.timeout = timeout

    def run(self):
        """Runs all tests; gives them in the order in which they ran."""
        if not os.path.exists(self.binary):
            raise Failure(f"{self.binary} wasn't built")
        return self.xctest() + self.swift_testing()

    def launch(self, arguments):
        """Runs the program; gives its standard output, its standard error, and how it ended where that wasn't by itself."""
        process = subprocess.Popen(
            [self.binary] + arguments, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            text=True, errors="replace", start_new_session=True)
        try:
            output, errors = process.communicate(timeout=self.timeout)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output, errors = process.communicate()
            return output, errors, f"didn't end within {self.timeout} s"
        if process.returncode >= 0:
            return output, errors, None
        fatal = FATAL.findall(errors)
        return output, errors, fatal[0] if fatal else f"ended by {signal.Signals(-process.returncode).name}"

    # XCTest

    def xctest(self):
        """Runs what is written with XCTest, and with Quick."""
        output, _, ended = self.launch(["--list-tests"])
        if ended:
            raise Failure(f"the tests can't be listed: {ended}")
        pending = [name for line in output.splitlines() if re.fullmatch(r"[\w.]+/\w+", name := line.strip())]
        if self.pattern:
            pending = [name for name in pending if self.pattern.search(name)]
        result = {}
        while pending:
            with tempfile.NamedTemporaryFile("w", suffix=".txt") as skipped:
                skipped.write("\n".join(result))
                skipped.flush()
                self.environment["QUICK_SKIP"] = skipped.name
                output, _, ended = self.launch([",".join(pending)])
            ran = self.parsed(output)
            running = [test for test in ran.values() if test.outcome in (None, "failing")]
            if running:
                # The last that began; a spec's own test, around an example, goes on with the next.
                running[-1].message = None if ended else running[-1].message
                running[-1].fail(ended or "it didn't end")
            for test in running[:-1]:
                del ran[test.name]
            before = len(result)
            result.update(ran)
            left = [name for name in pending if self.display_name(name) not in result]
            if not ended or not left:
                break
            if len(result) == before:
                raise Failure(f"the tests ended before the first: {ended}")
            pending = left
        return [test for test in result.values() if not self.is_spec(test.name, result)]

    @staticmethod
    def is_spec(name, names):
        """Whether a test is a spec's, whose examples are reported instead."""
        spec = name.removesuffix("Examples.testExamples")
        return spec != name and any(other.startswith(f"{spec}.") for other in names)

    @staticmethod
    def display_name(name):
        """A test's name as XCTest's output has it: without the module."""
        return name.split(".", 1)[1].replace("/", ".")

    @staticmethod
    def parsed(output):
        """The tests that XCTest's and Quick's output tells of."""
        tests = {}
        example = None

        def started(name):
            """A new test of a name; of several examples of one name each counts."""
            number, own = 2, name
            while own in tests:
                own, number = f"{name} ({number})", number + 1
            tests[own] = Test(own)
            return tests[own]

        for line in output.splitlines():
            if case := CASE.match(line):
                name = f"{case[1]}.{case[2]}"
                test = tests.setdefault(name, Test(name))
                if case[3] == "passed" and test.outcome is None:
                    test.outcome = "passed"
                elif case[3] == "skipped":
                    test.outcome = "skipped"
                elif case[3] == "failed" and test.outcome == "measured":
                    test.outcome = "passed"
                elif case[3] == "failed":
                    test.fail("failed")
            elif told := EXAMPLE.match(line):
                told = json.loads(told[1])
                if told["event"] == "started":
                    example = started(told["example"])
                elif told["event"] == "failed" and example:
                    example.fail("failed")
                    example = None
                else:
                    (example or started(told["example"])).outcome = told["event"]
                    example = None
            elif (failed := FAILED.match(line)) and MEASUREMENT in line:
                tests.setdefault(f"{failed[3]}.{failed[4]}", Test(f"{failed[3]}.{failed[4]}")).outcome = "measured"
            elif failed:
                name = f"{failed[3]}.{failed[4]}"
                test = example or tests.setdefault(name, Test(name))
                test.outcome = "failing"
                place = f"{os.path.basename(failed[1])}:{failed[2]}: " if failed[1] else ""
                test.message = test.message or place + failed[5].strip()
        return tests

    # Swift Testing

    def swift_testing(self):
        """Runs what is written with Swift Testing."""
        tests = {}
        skipped = []
        while True:
            with tempfile.TemporaryDirectory() as folder:
                stream = os.path.join(folder, "events")
                arguments = ["--testing-library", "swift-testing", "--no-parallel", "--event-stream-output-path", stream,
                             "--event-stream-version", "0"]
                for name in skipped:
                    arguments += ["--skip", re.escape(name)]
                if self.pattern:
                    arguments += ["--filter", self.pattern.pattern]
                _, errors, ended = self.launch(arguments)
                records = []
                if os.path.exists(stream):
                    with open(stream, encoding="utf-8", errors="replace") as file:
                        records = [json.loads(line) for line in file if line.strip().endswith("}")]
            running = self.play(records, tests)
            if not ended:
                break
            if not running:
                if tests or not records:
                    break
                raise Failure(f"the tests ended before the first: {ended}")
            for test in running:
                test.message = None
                test.fail(ended)
            done = [identifier for identifier, test in tests.items() if test.outcome]
            if set(done) <= set(skipped):
                break
            skipped = done
        return list(tests.values())

    @staticmethod
    def play(records, tests):
        """Reads the events of a run; gives the tests that hadn't ended."""
        functions = {record["payload"]["id"] for record in records
                     if record.get("kind") == "test" and record["payload"].get("kind") == "function"}
        running = {}
        for record in records:
            payload = record.get("payload", {})
            identifier = payload.get("testID")
            if record.get("kind") != "event" or identifier not in functions:
                continue
            kind = payload["kind"]
            # The name without the place that the identifier ends with.
            name = re.sub(r"/[^/]+\.swift:\d+:\d+$", "", identifier)
            if kind == "testStarted":
                running[identifier] = tests[name] = Test(name.replace("/", "."))
            elif kind == "testSkipped":
                tests.setdefault(name, Test(name.replace("/", "."))).outcome = "skipped"
            elif kind == "issueRecorded" and name in tests and not payload.get("issue", {}).get("isKnown"):
                place = payload.get("issue", {}).get("sourceLocation") or {}
                where = f"{os.path.basename(place.get('_filePath') or place.get('filePath') or '')}:{place.get('line')}: " if place else ""
                text = " ".join(message["text"] for message in payload.get("messages", [])[:2])
                tests[name].fail(where + text)
            elif kind == "testEnded" and identifier in running:
                test = running.pop(identifier)
                test.outcome = test.outcome or "passed"
        return list(running.values())
