"""What a person does with the report's page, item by item: tools/check report drives each in the browser."""
import json
import os
import time


def click(page, selector, place=0):
    """Clicks an element as a person does: it is scrolled to, and the click falls on its middle."""
    from selenium.webdriver.common.action_chains import ActionChains

    element = page.run(
        "const e = document.querySelectorAll(arguments[0])[arguments[1]]; e?.scrollIntoView({block: 'center'}); return e", selector, place)
    ActionChains(page.driver).move_to_element(element).click().perform()
    time.sleep(0.4)


def click_text(page, selector, text):
    """Clicks the first element of a selector whose text begins so."""
    place = page.run(
        "return [...document.querySelectorAll(arguments[0])].findIndex(e => e.textContent.trim().startsWith(arguments[1]))", selector, text)
    if place < 0:
        raise AssertionError(f"there is no {selector} “{text}”")
    click(page, selector, place)


def drag(page, selector, x, y):
    from selenium.webdriver.common.action_chains import ActionChains

    handle = page.run("return document.querySelector(arguments[0])", selector)
    ActionChains(page.driver).move_to_element(handle).click_and_hold().move_by_offset(x // 2, y // 2).move_by_offset(x - x // 2, y - y // 2).release().perform()
    time.sleep(0.4)


SIZE = "return layoutSize()"
HELPERS = """
window.layoutSize = () => document.querySelector('.size').textContent.split(' × ').map(Number);
window.seen = (element) => { const b = element.getBoundingClientRect(); return b.width > 0 && b.top >= -1 && b.left >= -1 && b.bottom <= innerHeight + 1 && b.right <= innerWidth + 1; };
"""


class ItemTests:
    """Each method is one item of what people want of the page."""

    def open(self, page_class, path, state="", width=1440, height=900, **other):
        """The page in a state; `LOGIN` is the number of a screen with constraints and breakpoints."""
        page = page_class(path, width, height, **other)
        if "LOGIN" in state:
            number = page.run("return layoutReport.scenes().findIndex(s => s.path.endsWith('Sweeps/login.json'))")
            state = state.replace("LOGIN", str(number))
        page.go(state)
        page.run(HELPERS)
        return page

    def pictures_first(self, Page, path):
        with self.open(Page, path) as page:
            shown = page.run("return [...document.querySelectorAll('.card svg.screen')].filter(seen).length")
            self.expect(shown >= 4, f"the page opens on {shown} whole pictures")
            words = page.run("return document.querySelector('.conditions').textContent")
            self.expect("iPhone 17" in words and "Landscape" in words and "iphone-17" not in words, "conditions are in a person's words")
            first = page.run("return document.querySelector('.card svg.screen').getAttribute('viewBox')")
            click_text(page, ".conditions button", "Landscape")
            turned = page.run("return document.querySelector('.card svg.screen').getAttribute('viewBox')")
            self.expect(first != turned, f"the bar changes all pictures: {first} to {turned}")
            click_text(page, ".conditions button", "Dark")
            self.expect("look=dark" in page.driver.current_url, "light and dark are in the bar")
            names = "return [...document.querySelectorAll('.card h2')].map(e => e.textContent)"
            for order in ("name", "file", "findings"):
                page.run("const s = document.getElementById('sort'); s.value = arguments[0]; s.dispatchEvent(new Event('change'))", order)
                listed = page.run(names)
                if order == "name":
                    self.expect(listed == sorted(listed, key=str.lower), "screens are sorted by name")
            click_text(page, ".top .segments button", "Matrix")
            levels = page.run("return [...document.querySelectorAll('.map thead tr')].length")
            height = page.run("return document.querySelector('.map thead').offsetHeight")
            self.expect(2 <= levels <= 5 and height < 150, f"the matrix has {levels} levels in {height} points")
            before = page.run("return document.querySelectorAll('.map thead th').length")
            click(page, ".fold")
            after = page.run("return document.querySelectorAll('.map thead th').length")
            self.expect(before != after, f"a level folds: {before} to {after} heads")
            shapes = page.run("return !!document.querySelector('.cell.warning .symbol.warning, .cell.note .symbol.note, .cell.error .symbol.error')")
            self.expect(shapes, "cells have shapes, not colours alone")
            self.expect(not page.problems(), "the overview causes no error")

    def scene_page(self, Page, path):
        for width, height in ((1440, 900), (390, 844)):
            with self.open(Page, path, "scene=0&c=0", width, height) as page:
                box = page.run("const b = document.querySelector('svg.screen').getBoundingClientRect(); return [b.top, b.bottom, b.height]")
                self.expect(box[0] < height / 2 and box[1] <= height + 1 and box[2] > height * 0.4, f"at {width} points the picture is there at once: {box}")
        with self.open(Page, path, "scene=LOGIN&c=0") as page:
            start = page.run(SIZE)
            left = page.run("return document.querySelector('svg.screen').getBoundingClientRect().left")
            drag(page, ".handle.right", 100, 0)
            wider = page.run(SIZE)
            self.expect(wider[0] > start[0] + 60 and wider[1] == start[1], f"the right edge is dragged: {start} to {wider}")
            jumped = page.run("return document.querySelector('svg.screen').getBoundingClientRect().left") - left
            self.expect(abs(jumped) < 1, f"dragging doesn't move the picture: {jumped}")
            drag(page, ".handle.bottom", 0, -80)
            lower = page.run(SIZE)
            self.expect(lower[1] < wider[1] - 40 and lower[0] == wider[0], f"the bottom edge is dragged: {wider} to {lower}")
            drag(page, ".handle.corner", -40, -60)
            both = page.run(SIZE)
            self.expect(both[0] < lower[0] and both[1] < lower[1], f"the corner is dragged: {lower} to {both}")
            self.expect(f"w={both[0]:g}" in page.driver.current_url and f"h={both[1]:g}" in page.driver.current_url, "the size stands in the address")
            self.expect(page.run("return document.querySelectorAll('.ruler .breakpoint').length") > 0, "breakpoints stand on the rulers")
            click_text(page, ".tabs button", "Sizes")
            words = page.run("return document.querySelector('.breaks').textContent")
            self.expect(len(words) > 30, f"what begins there is told: {words[:60]}")
            click(page, ".breaks .link")
            at = page.run("return [layoutSize(), Number(document.querySelector('.breaks .link').textContent)]")
            self.expect(abs(at[0][0] - at[1]) < 0.01 or abs(at[0][1] - at[1]) < 0.01, f"a breakpoint is gone to: {at}")
            dot = page.run("const c = document.querySelector('.plane .here'); return [Number(c.getAttribute('cx')), document.querySelectorAll('.plane polygon, .plane .line').length]")
            self.expect(dot[1] >= 2, f"the plane has its {dot[1]} pieces")
            drag(page, ".plane .here", 60, 10)
            moved = page.run("return Number(document.querySelector('.plane .here').getAttribute('cx'))")
            self.expect(moved > dot[0], f"the dot is dragged: {dot[0]} to {moved}")
            offered = page.run("return [...document.getElementById('device-size').options].map(o => o.textContent)")
            self.expect(any("iPhone" in each for each in offered) and not any("iPad" in each for each in offered), "a phone's window isn't offered the sizes of pads")
            picked = page.run("const s = document.getElementById('device-size'); const o = [...s.options].find(o => o.value && !o.disabled && o.value !== s.value); s.value = o.value; s.dispatchEvent(new Event('change')); return o.textContent")
            time.sleep(0.3)
            size = page.run(SIZE)
            self.expect(size != both and f"{size[0]:g}" in picked, f"a device's size is picked: {picked}, {size}")
            page.run("const i = document.getElementById('size-0'); i.value = 500; i.dispatchEvent(new Event('change'))")
            self.expect(page.run(SIZE)[0] == 500, "a size of one's own is typed")
            page.run("const i = document.getElementById('size-0'); i.value = 5000; i.dispatchEvent(new Event('change'))")
            told = page.run("return document.querySelector('.live').textContent")
            self.expect("5000" in told, f"a width that is too large is told of: {told}")
            self.expect(not page.problems(), "resizing causes no error")

    def every_condition(self, Page, path):
        with self.open(Page, path) as page:
            scenes = page.run("return layoutReport.scenes()")
            without = []
            for number, scene in enumerate(scenes[:3]):
                for place in range(len(scene["conditions"])):
                    if scene["conditions"][place] == "canvas":
                        continue
                    page.go(f"scene={number}&c={place}")
                    if not page.run("return !!document.querySelector('.handle.right')"):
                        without.append((number, scene["conditions"][place]))
            self.expect(not without, f"every condition of three screens has a handle {without[:3]}")

    def planes(self, Page):
        path = self.report("planes.html", "Fixtures/Sweeps/login.json", "--device", "iphone-17", "--device", "ipad-pro-11", "--width", "320...500", "--height", "480...900")
        with self.open(Page, path) as page:
            scene = page.run("return layoutReport.scenes()[0]")
            asked = {"width": [320, 500], "height": [480, 900]}
            planes = [ranges.count(asked) for ranges in scene["ranges"]]
            self.expect(planes and all(planes), f"every condition has the plane of the sizes that are asked for: {planes}")
            held = page.run(
                "return arguments[0].map(c => !!layoutReport.frames(0, c, 411, 666))", scene["conditions"])
            self.expect(all(held), f"a size between is held under all {len(held)} conditions")

    def one_truth(self, Page, path):
        with self.open(Page, path) as page:
            findings = page.run("return JSON.parse(document.getElementById('layout-data').textContent).findings")
            lines = page.run("return document.querySelectorAll('.causes > li').length")
            rules = len({(f["rule"], f["severity"]) for f in findings})
            self.expect(lines == rules, f"{len(findings)} findings are {lines} lines, one a cause")
            total = page.run("return document.querySelector('.panel-head .number').textContent")
            page.run("const s = document.getElementById('search'); s.value = 'text'; s.dispatchEvent(new Event('input'))")
            some = page.run("return [document.querySelector('.panel-head .number').textContent, [...document.querySelectorAll('.chips .chip')].map(c => parseInt(c.textContent)).reduce((a, b) => a + b)]")
            self.expect(int(some[0].replace(",", "")) == some[1] < int(total.replace(",", "")), f"counts follow the search: {total} to {some}")
            number = next(i for i, f in enumerate(findings) if f.get("view") and f.get("ranges"))
            page.go("")
            page.driver.refresh()
            page.run(HELPERS)
            scene = page.run(
                "const f = arguments[0]; return layoutReport.scenes().findIndex(s => s.path === f.path && s.scene === (f.scene ?? null))", findings[number])
            page.go(f"scene={scene}&c=0&finding={number}")
            self.expect(page.run("return document.querySelectorAll('.finding.chosen').length") == 1, "a chosen finding has its mark")
            self.expect(page.run("return !!document.querySelector('li.finding[aria-current]')"), "and its line")
            ruler = page.run("return [...document.querySelectorAll('.ruler.horizontal rect')].map(r => r.getAttribute('class'))")
            self.expect(set(ruler) & {"note", "warning", "error"}, f"the ruler has the findings' colours: {set(ruler)}")
            unseen = []
            for index, finding in enumerate(findings[:80]):
                if not finding.get("view") or page.run("return layoutReport.scenes().findIndex(s => s.path === arguments[0] && s.scene === arguments[1])", finding["path"], finding.get("scene")) != scene:
                    continue
                page.go(f"scene={scene}&c=0&finding={index}")
                if not page.run("const m = document.querySelector('.finding.chosen .sign'); return !m || seen(m)"):
                    unseen.append(index)
            self.expect(not unseen, f"no chosen mark is out of sight {unseen}")

    def outside_the_window(self, Page):
        fixture = os.path.join(self.folder, "outside.json")
        with open(fixture, "w", encoding="utf-8") as file:
            json.dump({"format": "layout-fixture/1", "device": "iphone-4s", "view": {"id": "root", "subviews": [
                {"id": "far", "class": "UIButton", "frame": [700, 20, 20, 20]}, {"id": "near", "class": "UIButton", "frame": [10, 20, 20, 20]}]}}, file)
        path = self.report("outside.html", fixture)
        with self.open(Page, path, "scene=0&c=0") as page:
            arrows = page.run("return document.querySelectorAll('.finding .arrow').length")
            self.expect(arrows > 0, f"{arrows} arrows lead to what is outside the window")
            number = page.run("return JSON.parse(document.getElementById('layout-data').textContent).findings.findIndex(f => f.view === 'far')")
            page.go(f"scene=0&c=0&finding={number}&view=far")
            page.driver.refresh()
            time.sleep(0.4)
            page.run(HELPERS)
            box = page.run("return document.querySelector('svg.screen').getAttribute('viewBox').split(' ').map(Number)")
            self.expect(box[2] > 700 and page.run("const m = document.querySelector('.finding.chosen .sign'); return m && seen(m)"), f"a chosen one is shown with the plane around the window: {box}")

    def side_by_side(self, Page, path):
        with self.open(Page, path, "scene=0&c=0") as page:
            page.run("const s = document.getElementById('beside'); s.selectedIndex = 2; s.dispatchEvent(new Event('change'))")
            time.sleep(0.4)
            self.expect(page.run("return document.querySelectorAll('.stage').length") == 2, "two conditions stand side by side")
            drag(page, ".handle.right", 40, 0)
            sizes = page.run("return [...document.querySelectorAll('.size')].map(e => e.textContent)")
            self.expect(len(sizes) == 2, f"both are resized: {sizes}")
            words = page.run("return [...document.querySelectorAll('.stage figcaption span:first-child')].map(e => e.textContent)")
            self.expect(len(set(words)) == 2, f"each says what is different: {words}")
            click(page, ".close")
            click_text(page, ".conditions button", "Both")
            grounds = page.run("return [...document.querySelectorAll('.stage svg.screen > rect')].map(e => e.getAttribute('fill'))")
            self.expect(len(set(grounds)) == 2 and len(grounds) == 2, f"light and dark stand side by side: {grounds}")
            before = page.run(SIZE)
            drag(page, ".handle.right", 40, 0)
            sizes = page.run("return [...document.querySelectorAll('.size')].map(e => e.textContent)")
            self.expect(len(set(sizes)) == 1 and page.run(SIZE) != before, f"both follow an edge: {before} to {sizes}")
            wrong = page.violations()
            self.expect(not wrong, f"light and dark: axe finds nothing {wrong}")
            click_text(page, "a.button", "All at once")
            count = page.run("return [document.querySelectorAll('.sheet .card').length, layoutReport.scenes()[0].conditions.length]")
            self.expect(count[0] == 2 * count[1], f"the contact sheet has all {count[1]} conditions, light and dark")
            click_text(page, ".filters button", "Dark")
            dark = page.run("return [document.querySelectorAll('.sheet .card').length, document.querySelector('.sheet .screen > rect').getAttribute('fill')]")
            self.expect(dark == [count[1], grounds[1]], f"or dark alone: {dark}")
            click_text(page, ".filters button", "Light")
            count = page.run("return [document.querySelectorAll('.sheet .card').length, layoutReport.scenes()[0].conditions.length]")
            self.expect(count[0] == count[1], f"or light alone: {count[1]}")
            page.run("""
              window.saved = []; const click = HTMLAnchorElement.prototype.click;
              HTMLAnchorElement.prototype.click = function () { if (this.download) saved.push(this.download, this.href); else click.call(this); };
              URL.createObjectURL = ((make) => (blob) => { window.blobs = [...(window.blobs ?? []), blob]; return make(blob); })(URL.createObjectURL.bind(URL));
            """)
            click_text(page, ".filters button", "Save as PNG")
            time.sleep(1.5)
            saved = page.run("return [saved[0], blobs.at(-1).type, blobs.at(-1).size]")
            self.expect(saved[0].endswith(".png") and saved[1] == "image/png" and saved[2] > 5000, f"the contact sheet is saved as an image: {saved}")
            self.expect(not page.problems(), "side by side causes no error")

    def text_sizes(self, Page):
        path = self.report("sizes.html", "Fixtures/Text/dynamic-type.json", "--device", "iphone-17", "--orientation", "portrait", "--layout-direction", "leftToRight", "--content-size-category", "all")
        with self.open(Page, path, "scene=0&c=0") as page:
            count = page.run("return Number(document.getElementById('text-size').max) + 1")
            self.expect(count == 12, f"text sizes are a slider of {count}")
            told, moving = [], 0
            page.run("const i = document.getElementById('text-size'); i.value = 0; i.dispatchEvent(new Event('change'))")
            time.sleep(0.4)
            for _ in range(12):
                told.append(page.run("return document.querySelector('.field output').textContent"))
                heights = page.driver.execute_async_script("""
                    const done = arguments[0], input = document.getElementById('text-size');
                    const height = () => [...document.querySelectorAll('.stage g[data-id] > rect:first-child')].map(r => r.getAttribute('height')).join();
                    const seen = [height()];
                    input.value = Number(input.value) + 1;
                    input.dispatchEvent(new Event('input'));
                    const start = performance.now();
                    const frame = () => { if (seen.at(-1) !== height()) seen.push(height()); if (performance.now() - start < 400) requestAnimationFrame(frame); else { input.dispatchEvent(new Event('change')); done(seen.length); } };
                    requestAnimationFrame(frame);""")
                moving += heights > 2
                time.sleep(0.3)
            self.expect(len(set(told)) == 12, f"the slider goes through all of them: {told}")
            self.expect(moving >= 8, f"{moving} of its steps are seen on their way")

    def take_away(self, Page, path):
        with self.open(Page, path, "scene=0&c=0&w=500&view=root&tab=views") as page:
            page.run("URL.createObjectURL = ((make) => (blob) => { window.blobs = [...(window.blobs ?? []), blob]; return make(blob); })(URL.createObjectURL.bind(URL)); window.copied = []; Object.defineProperty(navigator, 'clipboard', {value: {writeText: async (t) => copied.push(t), write: async () => copied.push('picture')}})")
            click_text(page, "summary", "Share")
            click_text(page, ".popover button", "Save as SVG")
            click_text(page, "summary", "Share")
            click_text(page, ".popover button", "Save as PNG")
            time.sleep(1)
            kinds = page.run("return blobs.map(b => [b.type, b.size])")
            self.expect([k[0] for k in kinds] == ["image/svg+xml", "image/png"] and min(k[1] for k in kinds) > 500, f"a picture is saved: {kinds}")
            click_text(page, "summary", "Share")
            click_text(page, ".popover button", "Copy link")
            click_text(page, "summary", "Share")
            click_text(page, ".popover button", "Copy picture")
            time.sleep(0.6)
            copied = page.run("return copied")
            self.expect("w=500" in copied[0] and copied[1] == "picture", f"a link and a picture are copied: {copied}")
            self.expect(page.run("return document.getElementById('said').textContent") != "", "what was done is announced")
            click_text(page, ".facts .copy", "Copy place")
            self.expect(":" in page.run("return copied.at(-1)"), f"a view's line is copied: {page.run('return copied.at(-1)')}")

    def inspect(self, Page, path):
        from selenium.webdriver.common.action_chains import ActionChains

        with self.open(Page, path, "scene=LOGIN&c=0&tab=views&over=none") as page:
            views = page.run("return [...document.querySelectorAll('[role=treeitem] .name')].map(e => e.textContent)")
            self.expect(any("“" in name for name in views), f"views have people's names: {views[:4]}")
            click(page, "[role=treeitem]", 1)
            facts = page.run("return document.querySelector('.facts').textContent")
            self.expect("Why it is so" in facts and "Constraints" in facts, "why it is so is told, with its constraints")
            self.expect(page.run("return document.querySelectorAll('.overlay .constraint.own').length") > 0, "its constraints are drawn on it")
            other = page.run("return document.querySelectorAll('g[data-id]')[2]")
            ActionChains(page.driver).move_to_element(other).perform()
            time.sleep(0.3)
            self.expect(page.run("return document.querySelectorAll('.overlay .distance').length") > 0, "distances are drawn to what is pointed at")
            self.expect(page.run("return !!document.querySelector('.tree .pointed')"), "the tree follows the pointer")
            click_text(page, "summary", "Show")
            for name in ("Names", "Constraints", "Safe area", "Device"):
                click_text(page, ".popover .check", name)
            shown = page.run("return ['.tag', '.constraint', '.guide', '.device'].map(s => document.querySelectorAll('.overlay ' + s).length)")
            self.expect(min(shown) > 0, f"overlays are switched in the page: {shown}")
            click(page, "#apart")
            self.expect(page.run("return !!document.querySelector('.screen.apart')"), "layers are shown apart")
            picked = page.run("const g = document.querySelectorAll('g[data-id]')[1].querySelector('rect').getBoundingClientRect(), p = document.querySelector('.picked').getBoundingClientRect(); return Math.hypot(g.left - p.left, g.top - p.top)")
            self.expect(picked < 3, f"apart, the mark stays on its view: {picked:.1f} points off")
            page.keys("ESCAPE")
            page.keys("ESCAPE")
            self.expect(not page.problems(), "inspecting causes no error")

    def app_map(self, Page):
        main = os.path.join(self.folder, "Main.storyboard")
        other = os.path.join(self.folder, "Other.storyboard")

        def controller(name, segues="", kind="viewController", extra=""):
            view = '<view key="view" contentMode="scaleToFill" id="v-%s"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>' % name if kind == "viewController" else ""
            return f'<scene sceneID="s-{name}"><objects><{kind} storyboardIdentifier="{name}" id="{name}" title="{name}" sceneMemberID="viewController"{extra}>{view}<connections>{segues}</connections></{kind}></objects></scene>'

        def write(path, scenes, initial):
            with open(path, "w", encoding="utf-8") as file:
                file.write('<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" '
                           f'targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="{initial}"><scenes>{scenes}</scenes></document>')

        write(main, controller("Tabs", '<segue destination="Nav" kind="relationship" relationship="viewControllers" id="a4"/><segue destination="Elsewhere" kind="relationship" relationship="viewControllers" id="a5"/>', "tabBarController")
              + controller("Nav", '<segue destination="List" kind="relationship" relationship="rootViewController" id="a1"/>', "navigationController")
              + controller("List", '<segue destination="Detail" kind="show" identifier="open" id="a2"/><segue destination="Elsewhere" kind="presentation" id="a3"/>')
              + controller("Detail")
              + '<scene sceneID="s-e"><objects><viewControllerPlaceholder storyboardName="Other" id="Elsewhere" sceneMemberID="viewController"/></objects></scene>', "Tabs")
        write(other, controller("Settings"), "Settings")
        path = self.report("map.html", main, other, "--device", "iphone-17", "--orientation", "portrait")
        with self.open(Page, path, "show=map") as page:
            counts = page.run("return ['a.node', '.segue', '.container'].map(s => document.querySelectorAll(s).length)")
            self.expect(counts == [3, 2, 2], f"the map has screens, segues over files, and boxes around what containers hold: {counts}")
            outside = page.run("""
                const frame = (e) => ['x', 'y', 'width', 'height'].map((name) => Number(e.getAttribute(name)));
                const boxes = [...document.querySelectorAll('.container rect')].map(frame);
                return [...document.querySelectorAll('.node')].filter((node) => {
                  const [x, y, w, h] = frame(node.querySelector('.ground'));
                  return !boxes.some(([left, top, width, height]) => left < x && top < y && x + w < left + width && y + h < top + height);
                }).map((node) => node.getAttribute('aria-label'));""")
            self.expect(outside == ["Detail"], f"a tab bar's box holds a navigation controller's and a screen of another file; outside is {outside}")
            self.expect(page.run("return document.querySelectorAll('.node svg.screen').length") == 3, "screens are pictures on it")
            box = page.run("return document.querySelector('.map-box > svg').getAttribute('viewBox')")
            page.run("document.querySelector('.map-box').focus()")
            page.keys("+", "ARROW_RIGHT")
            self.expect(page.run("return document.querySelector('.map-box > svg').getAttribute('viewBox')") != box, "it is zoomed and moved by the keyboard")
            wrong = page.violations()
            self.expect(not wrong, f"the map: axe finds nothing {wrong}")
            click_text(page, ".zooms button", "Fit")
            click(page, "a.node", 2)
            self.expect("path=" in page.driver.current_url, "a click opens the screen")
            self.expect(not page.problems(), "the map causes no error")

    def small_things(self, Page, path):
        with self.open(Page, path, "scene=99999") as page:
            self.expect("doesn’t have" in page.run("return document.querySelector('.banner')?.textContent ?? ''"), "a link to no screen is told of")
        with self.open(Page, path) as page:
            page.keys("TAB")
            self.expect("skip" in page.run("return document.activeElement.className"), "the first tab stop leads past the others")
            page.keys("ENTER")
            self.expect(page.run("return document.activeElement.id") == "main", "to the content")
            page.run("window.scrollTo(0, 500)")
            time.sleep(0.3)
            click(page, ".card", 6)
            kept = page.run("return history.length")
            page.driver.back()
            time.sleep(0.6)
            self.expect(page.run("return window.scrollY") > 100, f"Back keeps the scroll: {page.run('return window.scrollY')} ({kept})")
            slow = page.run("""
              const s = document.getElementById('search'); const times = [];
              for (const text of ['l', 'la', 'lab', 'labe', 'label', '']) { s.value = text; const t = performance.now(); s.dispatchEvent(new Event('input')); times.push(performance.now() - t); }
              return Math.max(...times);""")
            self.expect(slow < 50, f"a key of the search takes {slow:.0f} ms")
        for width in (320, 768, 1024, 1920):
            with self.open(Page, path, "", width, 900) as page:
                for state in ("", "scene=0&c=0", "scene=0&show=sheet", "show=matrix"):
                    page.go(state)
                    wide = page.run("return document.documentElement.scrollWidth <= innerWidth + 1")
                    self.expect(wide, f"at {width} points {state or 'the gallery'} reaches nowhere beyond")
        with self.open(Page, path, "scene=0&c=0", 390, 844) as page:
            small = page.run("return [...document.querySelectorAll('button, select, summary, a.button')].filter(e => { const b = e.getBoundingClientRect(); return b.width && (b.height < 43.5 && !e.closest('.facts')); }).map(e => e.outerHTML.slice(0, 80))")
            self.expect(not small, f"targets are 44 points high at 390 {small[:3]}")

    def printed(self, Page, path):
        import base64

        with self.open(Page, path) as page:
            result = page.driver.execute_cdp_cmd("Page.printToPDF", {"printBackground": True})
            time.sleep(0.3)
            pictures = page.run("return [document.querySelectorAll('.card svg.screen').length, document.querySelectorAll('.card').length]")
            self.expect(pictures[0] == pictures[1], f"paper has all pictures: {pictures}")
            self.expect(len(base64.b64decode(result["data"])) > 10000, "and is printed")

    def scriptless_pictures(self, Page, path):
        with Page(path) as page:
            page.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
            page.driver.refresh()
            shown = page.driver.find_elements("css selector", "noscript svg")
            self.expect(len(shown) > 0 and shown[0].is_displayed(), f"{len(shown)} pictures are shown without a script")
