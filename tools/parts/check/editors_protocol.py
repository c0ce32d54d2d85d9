"""Tests of the language server by pytest-lsp: `tools/check editors` runs them."""
import asyncio
import os
import pathlib
import resource
import time

import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pytest_lsp import ClientServerConfig, LanguageClient

from editors_samples import storyboard, with_conflict

COMMAND = os.environ["LAYOUT_COMMAND"]
REPAIR_CASES = pathlib.Path(__file__).resolve().parents[3] / "Tests" / "RepairCases"
PUBLISH = "textDocument/publishDiagnostics"


def capabilities():
    return types.ClientCapabilities(
        window=types.WindowClientCapabilities(work_done_progress=True),
        workspace=types.WorkspaceClientCapabilities(
            workspace_edit=types.WorkspaceEditClientCapabilities(document_changes=True)),
        text_document=types.TextDocumentClientCapabilities(
            hover=types.HoverClientCapabilities(content_format=[types.MarkupKind.Markdown]),
            document_symbol=types.DocumentSymbolClientCapabilities(hierarchical_document_symbol_support=True),
            code_action=types.CodeActionClientCapabilities(
                resolve_support=types.ClientCodeActionResolveOptions(properties=["edit"]), data_support=True),
            publish_diagnostics=types.PublishDiagnosticsClientCapabilities(related_information=True)))


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[COMMAND, "language-server"]))
async def client(lsp_client: LanguageClient):
    await lsp_client.initialize_session(types.InitializeParams(capabilities=capabilities()))
    yield
    await lsp_client.shutdown_session()


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[COMMAND, "language-server"]))
async def trusting(lsp_client: LanguageClient):
    await lsp_client.initialize_session(types.InitializeParams(
        capabilities=capabilities(), initialization_options={"trusted": True}))
    yield
    await lsp_client.shutdown_session()


class Editor:
    """A document in an editor."""

    def __init__(self, client, path, text):
        self.client, self.text, self.version = client, text, 1
        self.uri = pathlib.Path(path).as_uri()
        client.text_document_did_open(types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=self.uri, language_id="", version=1, text=text)))

    @property
    def document(self):
        return types.TextDocumentIdentifier(self.uri)

    def position(self, text, behind=0):
        """The place of a text's first appearance. The samples are ASCII."""
        offset = self.text.index(text) + behind
        line = self.text.count("\n", 0, offset)
        return types.Position(line, offset - (self.text.rfind("\n", 0, offset) + 1))

    def replace(self, old, new):
        start, end = self.position(old), self.position(old, len(old))
        self.text = self.text.replace(old, new, 1)
        self.version += 1
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(version=self.version, uri=self.uri),
            [types.TextDocumentContentChangePartial(range=types.Range(start, end), text=new)]))

    def apply(self, edit):
        """Applies an edit of the server's as a client does: from the end."""
        changes = edit.document_changes[0].edits if edit.document_changes else edit.changes[self.uri]
        lines = self.text.split("\n")
        starts = [0]
        for line in lines:
            starts.append(starts[-1] + len(line) + 1)

        def offset(place):
            return starts[place.line] + place.character

        for change in sorted(changes, key=lambda own: offset(own.range.start), reverse=True):
            self.text = self.text[:offset(change.range.start)] + change.new_text + self.text[offset(change.range.end):]
        self.version += 1
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(version=self.version, uri=self.uri),
            [types.TextDocumentContentChangeWholeDocument(text=self.text)]))

    async def findings(self, timeout=60):
        """The findings of the present version; `None` where none come in time."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            if self.client.versions.get(self.uri) == self.version:
                return self.client.diagnostics.get(self.uri, [])
            await asyncio.sleep(0.005)
        raise AssertionError(f"no findings of version {self.version}")

    def close(self):
        self.client.text_document_did_close(types.DidCloseTextDocumentParams(self.document))


def watch(client):
    """Notes the versions that diagnostics are of."""
    client.versions, client.order = {}, []
    known = client.protocol.fm.features[PUBLISH]

    def noted(parameters):
        known(parameters)
        client.versions[parameters.uri] = parameters.version
        client.order.append((parameters.uri, parameters.version, parameters.diagnostics))

    client.protocol.fm._features[PUBLISH] = noted


def codes(findings):
    return [finding.code for finding in findings]


async def test_a_finding_comes_with_its_fault_and_goes_with_its_repair(client, tmp_path):
    watch(client)
    text, line = with_conflict(storyboard(3))
    path = tmp_path / "Main.storyboard"
    path.write_text(text)
    editor = Editor(client, path, storyboard(3))
    assert "conflict" not in codes(await editor.findings())
    editor.replace('                        <constraints>\n', '                        <constraints>\n' + text.split("<constraints>\n")[1].split("\n")[0]
                   + "\n" + text.split("<constraints>\n")[1].split("\n")[1] + "\n")
    found = [own for own in await editor.findings() if own.code == "conflict"]
    assert len(found) == 1
    client.text_document_did_save(types.DidSaveTextDocumentParams(editor.document))
    await asyncio.sleep(0.2)
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        editor.document, found[0].range, types.CodeActionContext(diagnostics=found)))
    assert actions and all(own.kind == types.CodeActionKind.QuickFix for own in actions)
    # A repair that the proof refutes says why; the next one may hold.
    edits, reasons = [], []
    for action in actions:
        try:
            edits.append((await client.code_action_resolve_async(action)).edit)
        except JsonRpcException as error:
            reasons.append(error.message)
    assert edits, reasons
    assert all(own.startswith("the repair is refused: ") for own in reasons)
    editor.apply(edits[0])
    assert "conflict" not in codes(await editor.findings())


async def test_saved_code_is_repaired(trusting, tmp_path):
    watch(trusting)
    texts = {}
    for name in ("DirectionController.swift", "ConflictController.swift"):
        texts[name] = (REPAIR_CASES / "Code" / name).read_text()
        (tmp_path / name).write_text(texts[name])

    async def repaired(editor, rule):
        found = [own for own in await editor.findings(timeout=300) if own.code == rule]
        assert len(found) == 1
        request = types.CodeActionParams(editor.document, found[0].range, types.CodeActionContext(diagnostics=found))
        actions = await trusting.text_document_code_action_async(request)
        assert actions
        action = await trusting.code_action_resolve_async(actions[0])
        editor.apply(action.edit)
        # What isn't saved isn't built, and has no repairs.
        assert not await trusting.text_document_code_action_async(request)
        return actions[0].is_preferred

    name = "DirectionController.swift"
    editor = Editor(trusting, tmp_path / name, texts[name])
    assert await repaired(editor, "direction")
    assert editor.text == texts[name].replace("label.leftAnchor", "label.leadingAnchor").replace(
        "safeAreaLayoutGuide.leftAnchor", "safeAreaLayoutGuide.leadingAnchor")
    (tmp_path / name).write_text(editor.text)
    trusting.text_document_did_save(types.DidSaveTextDocumentParams(editor.document))
    assert "direction" not in codes(await editor.findings(timeout=300))
    name = "ConflictController.swift"
    editor = Editor(trusting, tmp_path / name, texts[name])
    assert not await repaired(editor, "conflict")
    assert "priority = UILayoutPriority(999)" in editor.text


async def test_hovers_symbols_and_places(client, tmp_path):
    watch(client)
    editor = Editor(client, tmp_path / "Main.storyboard", storyboard(3))
    hover = await client.text_document_hover_async(types.HoverParams(editor.document, editor.position('text="Label 1"')))
    assert "Label 1" in hover.contents.value and "begins 16 from the left" in hover.contents.value
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(editor.document))
    assert [own.name for own in symbols] == ["Screen 0"]
    assert [own.name for own in symbols[0].children[0].children] == ["“Label 0”", "“Label 1”", "“Label 2”"]
    place = editor.position('secondItem="lab-000-001"', 14)
    definition = await client.text_document_definition_async(types.DefinitionParams(editor.document, place))
    assert definition.range.start == types.Position(editor.position('<label', 0).line + 4, 28)
    references = await client.text_document_references_async(types.ReferenceParams(
        types.ReferenceContext(include_declaration=True), editor.document, place))
    assert len(references) == 4
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(editor.document))
    assert lenses[0].command.command == "layout.preview"


async def test_a_file_that_is_renamed_has_its_findings_under_the_new_name(client, tmp_path):
    watch(client)
    text, _ = with_conflict(storyboard(2))
    old = Editor(client, tmp_path / "Old.storyboard", text)
    assert "conflict" in codes(await old.findings())
    old.close()
    new = Editor(client, tmp_path / "New.storyboard", text)
    assert "conflict" in codes(await new.findings())
    assert not client.diagnostics.get(old.uri)


async def test_a_thousand_quick_edits_leave_no_finding_of_an_older_text(client, tmp_path):
    watch(client)
    editor = Editor(client, tmp_path / "Main.storyboard", storyboard(3, constant="1000"))
    for number in range(1001, 2001):
        editor.replace(f'constant="{number - 1}"', f'constant="{number}"')
    await editor.findings()
    versions = [version for uri, version, _ in client.order if uri == editor.uri]
    assert versions == sorted(versions) and versions[-1] == 1001


async def test_ten_megabytes_are_edited_without_a_wait(client, tmp_path):
    watch(client)
    text = storyboard(200, scenes=60)
    assert len(text) > 9_000_000
    editor = Editor(client, tmp_path / "Main.storyboard", text)
    await asyncio.sleep(0.5)
    # Edits are taken while the first check runs: an answer that needs no layout comes behind them.
    start = time.monotonic()
    for number in range(17, 37):
        editor.replace(f'constant="{number - 1}"', f'constant="{number}"')
    actions = await client.text_document_completion_async(types.CompletionParams(editor.document, types.Position(0, 0)))
    waited = time.monotonic() - start
    assert actions is None
    print(f"20 edits of 10 MB and an answer: {waited:.2f} s")
    assert waited < 10
    editor.close()


async def test_first_findings_come_soon(client, tmp_path):
    watch(client)
    editor = Editor(client, tmp_path / "Main.storyboard", storyboard(200, constant="100"))
    await editor.findings()
    times = []
    for number in range(101, 111):
        await asyncio.sleep(1)
        start = time.monotonic()
        editor.replace(f'constant="{number - 1}"', f'constant="{number}"')
        await editor.findings()
        times.append(time.monotonic() - start)
    times.sort()
    print(f"first findings of 200 views: median {times[5] * 1000:.0f} ms, load {os.getloadavg()[0]:.1f}")


async def test_memory_is_flat_over_ten_thousand_edits(client, tmp_path):
    watch(client)
    editor = Editor(client, tmp_path / "Main.storyboard", storyboard(20, constant="10000"))
    await editor.findings()

    def resident():
        process = client._server.pid
        with open(f"/proc/{process}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * resource.getpagesize() >> 20

    sizes = []
    for number in range(10001, 20001):
        editor.replace(f'constant="{number - 1}"', f'constant="{number}"')
        if number % 1000 == 0:
            await editor.findings()
            sizes.append(resident())
    print(f"resident after each 1,000 edits: {sizes} MB")
    assert sizes[-1] < sizes[1] * 1.25 + 16
