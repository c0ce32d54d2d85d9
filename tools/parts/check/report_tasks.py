"""Tasks of a team's quality assurance, as a person does them with the report's page: tools/check report drives each in the browser."""
import io
import json
import os
import time
import zipfile

from report_items import HELPERS, click, click_text

WIDTHS = ((1440, 900), (390, 844))
SEARCH = "const s = document.getElementById('search'); s.value = arguments[0]; s.dispatchEvent(new Event('input'))"


def fixture(views, **others):
    return {"format": "layout-fixture/1", "device": "iphone-17", "view": {"id": "root", "subviews": views}, **others}


def label(name, text, frame, **others):
    return {"id": name, "class": "UILabel", "text": text, "frame": frame, **others}


class TaskTests:
    """Each method is one task of those that *The page as a team's QA would use it* lists."""

    def write_screens(self, name, screens):
        """A folder of fixtures, and no others."""
        folder = os.path.join(self.folder, name)
        os.makedirs(folder, exist_ok=True)
        for old in os.listdir(folder):
            os.remove(os.path.join(folder, old))
        for file, screen in screens.items():
            with open(os.path.join(folder, file), "w", encoding="utf-8") as output:
                json.dump(screen, output)
        return folder

    def pressed(self, page):
        """What axe finds while all that can be pressed is pressed and pointed at, and the number of these parts."""
        command = page.driver.execute_cdp_cmd
        command("DOM.enable", {})
        command("CSS.enable", {})
        root = command("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        nodes = command("DOM.querySelectorAll", {"nodeId": root, "selector": "button, a, summary, select, input, label, li, td, th"})["nodeIds"]
        for node in nodes:
            command("CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": ["hover", "active"]})
        return page.violations(), len(nodes)

    def a_link_is_a_state(self, Page):
        """A link is made, a file is added, and the link is opened; then the screen goes."""
        screens = {f"{name}.json": fixture([label("title", f"Screen {name}", [20, 100, 200, 30])]) for name in ("a", "b")}
        conditions = ("--device", "iphone-17", "--orientation", "portrait")
        path = self.report("links.html", self.write_screens("links", screens), *conditions)
        links = set()
        for width, height in WIDTHS:
            with Page(path, width, height) as page:
                click_text(page, ".card h2", "b")
                page.run("const i = document.getElementById('size-0'); i.value = 500; i.dispatchEvent(new Event('change'))")
                time.sleep(0.3)
                page.run("const t = document.getElementById('tab-views'); t.click()")
                time.sleep(0.3)
                link = page.run("return location.hash")
                links.add(link)
        self.expect(len(links) == 1 and "b.json" in link and "w=500" in link and "iphone-17/portrait" in link, f"a link, made at 1440 and 390, names the file and the conditions: {links}")
        screens = {"0.json": screens["a.json"], **screens}
        path = self.report("links.html", self.write_screens("links", screens), *conditions)
        for width, height in WIDTHS:
            with Page(path, width, height) as page:
                page.driver.get(page.address + link)
                time.sleep(0.3)
                shown = page.run("return [document.getElementById('title').textContent, document.querySelector('.size').textContent.split(' ')[0], document.querySelector('[role=tab][aria-selected=true]').id]")
                self.expect(shown == ["b", "500", "tab-views"], f"at {width} it shows the same after a file was added: {shown}")
        del screens["b.json"]
        path = self.report("links.html", self.write_screens("links", screens), *conditions)
        with Page(path) as page:
            page.driver.get(page.address + link)
            time.sleep(0.3)
            told = page.run("return document.querySelector('.banner')?.textContent ?? ''")
            self.expect("b.json" in told and "doesn’t have" in told, f"a screen that is gone is told of: {told}")
            for state, word in (("path=PATH&c=ipad", "ipad"), ("path=PATH&view=gone", "gone"), ("path=PATH&finding=overlap+gone", "overlap"), ("on=nothing", "nothing")):
                page.go(state.replace("PATH", page.run("return layoutReport.scenes()[0].path")))
                told = page.run("return document.querySelector('.banner')?.textContent ?? ''")
                self.expect(word in told, f"so is what a link says besides: {told}")
            self.expect(not page.problems(), "links cause no error")

    def one_box(self, Page):
        """All truncated texts at AX5 in one filter; every number on the page is of the same findings."""
        from selenium.webdriver.common.action_chains import ActionChains

        long = "A text that is much too long for its label"
        body = {"font": {"textStyle": "body"}, "adjustsFontForContentSizeCategory": True}
        screens = {f"{i}.json": fixture([label("title", long if i % 2 else "OK", [20, 100, 80 + i, 20]), label("grows", "Settings", [20, 200, 100, 44], **body)]) for i in range(6)}
        path = self.report("box.html", self.write_screens("box", screens), "--device", "iphone-17", "--device", "iphone-se-3rd-gen", "--orientation", "portrait")
        numbers = """
            const number = (e) => parseInt(e.textContent.replaceAll(/\\D/g, '')) || 0, sum = (s) => [...document.querySelectorAll(s)].map(number).reduce((a, b) => a + b, 0);
            return [sum('.panel-head .number'), sum(document.querySelector('.chip[aria-pressed=true]') ? '.chip[aria-pressed=true]' : '.chips .chip'), sum(arguments[0])]"""
        for width, height in WIDTHS:
            with Page(path, width, height) as page:
                page.run(HELPERS)
                for query in ("", "rule:text-truncated size:AX5", "severity:warning", "needs", 'device:"iPhone SE"', "width<380", "-rule:dynamic-type", "sure:"):
                    page.run(SEARCH, query)
                    time.sleep(0.4)
                    found = page.run(numbers, ".card .pill:not(.fine):not(.none)")
                    self.expect(found[0] == found[1] == found[2] and found[0] > 0, f"at {width}, “{query}”: the list, the filters and the cards have the same numbers: {found}")
                page.run(SEARCH, "rule:text-truncated size:AX5")
                time.sleep(0.4)
                link = page.run("const c = document.querySelector('.card'); c.dispatchEvent(new Event('pointerenter')); return c.getAttribute('href')")
                self.expect("accessibilityExtraExtraExtraLarge" in link, f"pictures are at AX5 then: {link}")
                wrong = page.violations()
                self.expect(not wrong, f"at {width}, filtered: axe finds nothing {wrong}")
                page.go("show=matrix&q=rule:text-truncated")
                found = page.run(numbers, ".map td.all .pill:not(.fine)")
                self.expect(found[0] == found[1] == found[2] > 0, f"so has the matrix: {found}")
                # A filter that is pressed is legible under the pointer.
                page.go("q=severity:warning")
                chip = page.run("return document.querySelector('.chip[aria-pressed=true]')")
                ActionChains(page.driver).move_to_element(chip).perform()
                time.sleep(0.2)
                colors = page.run("const c = getComputedStyle(document.querySelector('.chip[aria-pressed=true]')); return [c.color, c.backgroundColor]")
                self.expect(contrast(*colors) > 4.5, f"a pressed filter under the pointer has its contrast: {colors}")
                wrong = page.violations()
                self.expect(not wrong, f"at {width}, pressed and hovered: axe finds nothing {wrong}")
        with Page(path) as page:
            page.keys("/")
            self.expect(page.run("return document.activeElement.id") == "search", "/ leads to the box")
            page.keys("r", "u", "ARROW_DOWN", "ENTER")
            self.expect(page.run("return document.getElementById('search').value") == "rule:", "a key is completed")
            page.keys("t", "r", "u", "n", "ARROW_DOWN", "ENTER")
            self.expect("rule:text-truncated" in page.run("return document.getElementById('search').value"), "and a rule")
            page.keys("ESCAPE")
            self.expect(page.run("return document.getElementById('search').value") == "", "Escape empties the box")
            page.run("document.activeElement.blur()")
            page.keys("?")
            wrong = page.violations()
            self.expect(page.run("return !!document.querySelector('dialog[open]')") and not wrong, f"? helps {wrong}")
            page.keys("ESCAPE", "n")
            first = page.run("return document.getElementById('title').textContent")
            page.keys("n")
            second = page.run("return document.getElementById('title').textContent")
            page.keys("p")
            self.expect(first != second and page.run("return document.getElementById('title').textContent") == first, f"n and p go from screen to screen: {first}, {second}")
            zoom = "return document.querySelector('svg.screen').getBoundingClientRect().height"
            before = page.run(zoom)
            page.run("const c = document.querySelector('.stage svg.screen'); c.dispatchEvent(new WheelEvent('wheel', {deltaY: -60, ctrlKey: true, bubbles: true, cancelable: true}))")
            self.expect(page.run(zoom) > before * 1.2, "Ctrl and the wheel zoom")
            self.expect(not page.problems(), "the box causes no error")

    def every_state(self, Page):
        """Axe finds nothing while all that can be pressed is pressed and pointed at, filtered or not."""
        long = "A text that is much too long for its label"
        screens = {f"{i}.json": fixture([label("title", long if i % 2 else "OK", [20, 100, 80 + i, 20]), {"id": "go", "class": "UIButton", "text": "Go", "frame": [20, 300, 30, 30]}]) for i in range(4)}
        path = self.report("pressed.html", self.write_screens("pressed", screens), "--device", "iphone-17", "--device", "ipad-pro-11", "--orientation", "portrait")
        for width, height in WIDTHS:
            with Page(path, width, height) as page:
                for state in ("", "q=severity:warning", "show=matrix", "scene=0&c=0", "scene=0&c=0,1&q=rule:target", "scene=0&tab=views&view=go", "scene=0&show=sheet"):
                    page.go(state)
                    wrong, count = self.pressed(page)
                    self.expect(not wrong, f"at {width}, “{state}”, {count} parts pressed and pointed at: axe finds nothing {wrong}")
                self.expect(not page.problems(), f"at {width}, no state causes an error")

    def several_windows(self, Page):
        """Each window beside others has its own marks and its own part of the list; the sheet goes along one part; pictures are saved together."""
        title = label("title", "A text of some length", [20, 100, 300, 24], font={"textStyle": "body"}, adjustsFontForContentSizeCategory=True)
        screens = {f"{name}.json": fixture([title, {"id": "go", "class": "UIButton", "text": "Go", "frame": [20, 300, 30, 30]}]) for name in ("one", "two")}
        path = self.report("windows.html", self.write_screens("windows", screens), "--device", "iphone-17", "--device", "ipad-pro-11", "--orientation", "portrait", "--content-size-category", "all")
        with Page(path) as page:
            names = page.run("return layoutReport.scenes()[0].conditions")
            large = next(i for i, name in enumerate(names) if "iphone-17" in name and name.endswith("accessibilityExtraExtraExtraLarge/leftToRight") or name == "iphone-17/portrait/accessibilityExtraExtraExtraLarge")
            plain = next(i for i, name in enumerate(names) if name.startswith("iphone-17/portrait") and "/large" in name)
            page.go(f"scene=0&c={plain},{large}")
            marks = page.run("return [...document.querySelectorAll('.stage')].map((s) => [...s.querySelectorAll('.sign text')].map((t) => t.textContent))")
            sections = page.run("return [...document.querySelectorAll('.of-window')].map((s) => [s.querySelector('h2').textContent, s.querySelectorAll('.finding').length + s.querySelectorAll('details.causes').length])")
            self.expect(len(marks) == 2 and len(marks[1]) > len(marks[0]) > 0 and set(marks[0]) <= set(marks[1]), f"each window has its marks: {marks}")
            self.expect(len(sections) == 2 and all(count > 0 for _, count in sections), f"and its part of the list: {sections}")
            page.go("scene=0&show=sheet")
            cards = "return document.querySelectorAll('.sheet .card').length"
            self.expect(page.run(cards) == len(names), f"the sheet has all conditions: {page.run(cards)}")
            page.run("const s = document.getElementById('vary'); s.value = 'Text size'; s.dispatchEvent(new Event('change'))")
            time.sleep(0.3)
            self.expect(page.run(cards) == 12, f"or all text sizes: {page.run(cards)}")
            page.run(SEARCH, "size:AX5")
            time.sleep(0.3)
            self.expect(page.run(cards) == 1, f"and what the search leaves of them: {page.run(cards)}")
            link = page.run("return location.hash")
            self.expect("vary=Text+size" in link, f"a link says so: {link}")
            page.go("")
            page.run("URL.createObjectURL = ((make) => (blob) => { window.blobs = [...(window.blobs ?? []), blob]; return make(blob); })(URL.createObjectURL.bind(URL))")
            click_text(page, "summary", "Save")
            click_text(page, ".popover button", "Each picture as SVG")
            time.sleep(0.5)
            packed = page.driver.execute_async_script("const done = arguments[0]; blobs.at(-1).arrayBuffer().then((b) => done([...new Uint8Array(b)]))")
            archive = zipfile.ZipFile(io.BytesIO(bytes(packed)))
            self.expect(archive.testzip() is None and len(archive.namelist()) == 2 and all(b"<svg" in archive.read(name) for name in archive.namelist()), f"two screens are saved at once: {archive.namelist()}")
            self.expect(not page.problems(), "several windows cause no error")

    def since_yesterday(self, Page):
        """A changed title is found from the first page; a finding whose number moved is one that moved."""
        def write(text, color, side, extra):
            return self.write_screens("yesterday", {
                "title.json": fixture([label("title", text, [20, 100, 300, 30], appearance={"textColor": color})]),
                "tiny.json": fixture([{"id": "go", "class": "UIButton", "text": "Go", "frame": [20, 300, side, side]}]),
                "same.json": fixture([label("title", "Same", [20, 100, 300, 30])]),
                extra: fixture([label("title", "Extra", [20, 100, 300, 30])])})

        conditions = ("--device", "iphone-17", "--orientation", "portrait")
        before = self.report("yesterday.html", write("Log in", "black", 30, "gone.json"), *conditions)
        path = self.report("today.html", write("Sign in", "systemRed", 34, "fresh.json"), *conditions, "--baseline-report", before)
        for width, height in WIDTHS:
            with Page(path, width, height) as page:
                time.sleep(0.4)
                words = page.run("return document.querySelector('.changes').textContent")
                for part in ("“Log in” → “Sign in”", "#ff3b30", "1 finding moved", "30 × 30", "34 × 34", "1 screen gone", "A new screen", "1 screen as before"):
                    self.expect(part in words, f"at {width} the first page tells “{part}”")
                first = page.run("return document.querySelector('.change h2').textContent")
                self.expect("title" in first or "tiny" in first, f"changed screens come first: {first}")
                figures = page.run("return [...document.querySelector('.change').querySelectorAll('figcaption')].map(f => f.textContent)")
                self.expect(figures == ["Before", "After", "Both", "Difference"], f"each has four pictures: {figures}")
                blend = page.run("return getComputedStyle(document.querySelector('.stack.difference .screen + .screen')).mixBlendMode")
                self.expect(blend == "difference", "the last one is the difference of pixels")
                copied = page.run("return [...document.querySelectorAll('.accept .copy')].map(b => b.title)")
                self.expect(any("verify" in c and "--record" in c for c in copied), f"a command accepts a change: {copied[:1]}")
                wrong = page.violations() + self.pressed(page)[0] + page.problems()
                self.expect(not wrong, f"at {width}, changes, pressed and not: axe finds nothing {wrong}")
        with Page(path) as page:
            page.run("document.querySelector('.change h2 a').click()")
            time.sleep(0.5)
            size = "return document.querySelector('.compare svg.screen').getBoundingClientRect().width"
            start = page.run(size)
            click(page, ".zooms button", 1)
            self.expect(page.run(size) > start * 1.1, "zoom acts on before and after")
            page.run("const i = document.getElementById('size-0'); i.value = 500; i.dispatchEvent(new Event('change'))")
            time.sleep(0.3)
            box = page.run("return [...document.querySelectorAll('.compare svg.screen')].map(e => e.getAttribute('viewBox').split(' ')[2])")
            self.expect(box == ["500", "500"], f"so does a size: {box}")
            page.run("URL.createObjectURL = ((make) => (blob) => { window.blobs = [...(window.blobs ?? []), blob]; return make(blob); })(URL.createObjectURL.bind(URL))")
            click_text(page, "summary", "Share")
            click_text(page, ".popover button", "Save as SVG")
            saved = page.driver.execute_async_script("const done = arguments[0]; blobs.at(-1).text().then(done)")
            self.expect("Log in" in saved and "Sign in" in saved or saved.count("<svg") == 3, "both are saved")

    def below_the_fold(self, Page):
        """The lowest finding is seen: its picture scrolls to it, and the full length is beside."""
        rows = [label(f"row{i}", f"Row {i}", [20, 60 * i, 300, 40]) for i in range(30)]
        content = {"id": "scroll", "class": "UIScrollView", "frame": [0, 100, 402, 700], "subviews": [
            *rows, {"id": "low", "class": "UIButton", "text": "Go", "frame": [20, 1810, 20, 20]}]}
        folder = self.write_screens("fold", {"long.json": fixture([content, label("bar", "Bar", [0, 800, 402, 74])])})
        path = self.report("fold.html", folder, "--device", "iphone-17", "--orientation", "portrait")
        for width, height in WIDTHS:
            with Page(path, width, height) as page:
                page.run(HELPERS)
                state = f"path={page.run('return layoutReport.scenes()[0].path')}"
                page.go(state)
                box = "const b = document.querySelector('.stage g[data-id=\"low\"] rect').getBoundingClientRect(), w = document.querySelector('.window').getBoundingClientRect(); return [b.top - w.top, w.height]"
                at = page.run(box)
                self.expect(at[0] > at[1], f"at {width} the button is below the fold: {at}")
                page.run("document.querySelector('.stage svg.screen g[data-id=\"row1\"]').dispatchEvent(new WheelEvent('wheel', {deltaY: 5000, bubbles: true, cancelable: true}))")
                at = page.run(box)
                self.expect(0 < at[0] < at[1], f"the wheel scrolls the picture to its end: {at}")
                page.go(state + "&finding=target-size+low")
                page.driver.refresh()
                time.sleep(0.5)
                page.run(HELPERS)
                at = page.run(box)
                self.expect(0 < at[0] < at[1] and page.run("const m = document.querySelector('.finding.chosen .sign'); return !!m && seen(m)"), f"its finding scrolls to it: {at}")
                if width > 900:
                    length = page.run("return document.querySelector('.full-length svg.screen').getAttribute('viewBox').split(' ').map(Number)[3]")
                    self.expect(abs(length - (874 + 1830 - 700)) < 40, f"the full length is beside it: {length} points")
                wrong = page.violations() + self.pressed(page)[0] + page.problems()
                self.expect(not wrong, f"at {width}, a long screen, pressed and not: axe finds nothing {wrong}")

    def large_map(self, Page, files=12, screens=11):
        """A map of more than 124 screens is read at fit: every file's name, and the names of screens."""
        folder = os.path.join(self.folder, "map")
        os.makedirs(folder, exist_ok=True)
        for file in range(files):
            scenes = ""
            for number in range(screens):
                segue = f'<segue destination="c{file}-{number + 1}" kind="show" identifier="toNext" id="g{file}-{number}"/>' if number % 3 != 2 and number + 1 < screens else ""
                view = f'<view key="view" contentMode="scaleToFill" id="v{file}-{number}"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>'
                scenes += f'<scene sceneID="s{file}-{number}"><objects><viewController storyboardIdentifier="Screen{number}" id="c{file}-{number}" title="Settings Page {number}" sceneMemberID="viewController">{view}<connections>{segue}</connections></viewController></objects></scene>'
            with open(os.path.join(folder, f"Chapter{file}.storyboard"), "w", encoding="utf-8") as output:
                output.write('<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" '
                             f'targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="c{file}-0"><scenes>{scenes}</scenes></document>')
        path = self.report("chapters.html", folder, "--device", "iphone-17", "--orientation", "portrait", "--width", "none")
        with Page(path) as page:
            page.go("show=map")
            time.sleep(0.5)
            shown = page.run("""
                const box = document.querySelector('.map-box').getBoundingClientRect();
                const read = (e) => { const b = e.getBoundingClientRect(); return b.height >= 9 && b.left >= box.left - 1 && b.right <= box.right + 40 && b.top >= box.top - 1 && b.bottom <= box.bottom + 1; };
                const texts = (s) => [...document.querySelectorAll(s)].filter((e) => e.textContent && read(e)).map((e) => e.textContent);
                return [texts('.file > text'), texts('.node > text')];""")
            self.expect(sorted(shown[0]) == sorted(f"Chapter{i}" for i in range(files)), f"every file's name is read at fit: {shown[0][:3]}")
            self.expect(len(shown[1]) > files * screens * 0.9, f"{len(shown[1])} of {files * screens} screens' names are")
            click(page, ".file")
            time.sleep(0.5)
            self.expect(page.run("return document.querySelectorAll('.node svg.screen').length") > 0, "nearer, pictures are drawn")
            self.expect("toNext" in page.run("return [...document.querySelectorAll('.segue-label:not([hidden])')].map(e => e.textContent)"), "segues have labels")
            scrolled = page.run("const e = new WheelEvent('wheel', {deltaY: 60, bubbles: true, cancelable: true}); document.querySelector('.map-box').dispatchEvent(e); return e.defaultPrevented")
            self.expect(not scrolled, "a swipe scrolls the page")
            # Axe looks at the small map: at so many texts it works for minutes.
            self.expect(not page.problems(), "a large map causes no error")
            place = page.run("return layoutReport.scenes().find(s => s.scene === 'c1-1')")
            page.go(f"path={place['path']}&scene={place['scene']}")
            ways = page.run("return document.querySelector('.ways').textContent")
            self.expect("From" in ways and "Leads to" in ways and "toNext" in ways, f"a screen says where it leads: {ways}")
        with Page(path, 390, 844) as page:
            page.go("show=map")
            time.sleep(0.5)
            names = page.run("return [...document.querySelectorAll('.file > text')].filter(e => e.textContent && e.getBoundingClientRect().height >= 9).length")
            self.expect(names == files, f"at 390 points the files' names are read: {names}")

    def states_of_a_trace(self, Page):
        """The list of a trace is read, each state has its picture, and a turn is dragged while it plays."""
        import subprocess

        path = os.path.join(self.folder, "states.html")
        root = os.path.abspath(os.path.join(os.path.dirname(__file__), "../../.."))
        command = os.environ.get("LAYOUT_COMMAND") or os.path.join(root, "tools", "layout")
        subprocess.run([command, "trace", "Fixtures/BigNerdRanch/homepwner.json", "--format", "html", "--output", path], cwd=root, check=True)
        for width, height in WIDTHS:
            with Page(path, width, height) as page:
                time.sleep(0.3)
                list_height = page.run("return document.querySelector('.states').getBoundingClientRect().height")
                self.expect(list_height < height, f"at {width} the list is {list_height:.0f} points high")
                counts = page.run("const l = document.querySelector('.states'); l.scrollTop = 0; return [document.querySelectorAll('.state').length, document.querySelectorAll('.thumb').length]")
                self.expect(counts[0] == counts[1] > 5, f"each state has its picture: {counts}")
                page.run("document.querySelector('.primary').click()")
                time.sleep(0.2)
                page.run("const i = document.querySelector('.about > input'); i.value = i.max; i.dispatchEvent(new Event('input'))")
                time.sleep(0.3)
                held = page.run("return [document.querySelector('.about > input').max, document.querySelector('.row output, output').textContent, document.querySelector('.primary').textContent]")
                self.expect(float(held[1].split()[0]) == round(float(held[0]), 3) and held[2] == "Play", f"dragged, it stays: {held}")
                wrong = page.violations() + self.pressed(page)[0] + page.problems()
                self.expect(not wrong, f"at {width}, a trace, pressed and not: axe finds nothing {wrong}")

    def a_thousand_screens(self, Page, count=1000):
        """A thousand screens open, and a key of the search is answered, by the processor's time of the page's thread."""
        screens = {f"screen{i}.json": fixture([label("title", f"Title {i} of a screen", [20, 100, 60 + i % 90, 20]), {"id": "go", "class": "UIButton", "text": "Go", "frame": [20, 300, 30, 30]}]) for i in range(count)}
        path = self.report("thousand.html", self.write_screens("thousand", screens), "--device", "iphone-17", "--orientation", "portrait", "--content-size-category", "large", "--layout-direction", "leftToRight", "--width", "none")
        with Page(path) as page:
            opened = page.time_to_open(4)
            self.expect(opened < 1500, f"{count} screens open in {opened:.0f} ms of processor time")
            time.sleep(3)
            keys = []
            for text in ("t", "ti", "tit", "titl", "title", "title 6", "title 62", "title 6", "rule:t", "rule:text-truncated", ""):
                before = page.worked()
                page.run(SEARCH, text)
                keys.append(page.worked() - before)
                time.sleep(0.8)
            middle = sorted(keys)[len(keys) // 2]
            # The bound is that of 629 screens.
            self.expect(middle < 50 * count / 629, f"a key of the search takes {middle:.0f} ms of processor time at {count} screens, {max(keys):.0f} ms at most")


def contrast(first, second):
    """The contrast of two colours as browsers compute them."""
    def light(color):
        parts = [float(part) / 255 for part in color[color.index("(") + 1:].split(")")[0].split(",")[:3]]
        red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    lights = sorted((light(first), light(second)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)
