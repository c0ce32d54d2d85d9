"use strict";
// Tests the extension for VS Code by its protocol: with a `vscode` that notes what the extension registers, and the real server.
// Arguments: the extension's folder, the command, a storyboard with a conflict.

const Module = require("module");
const fs = require("fs");
const [folder, command, path] = process.argv.slice(2);

class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range { constructor(start, end) { Object.assign(this, { start, end }); } }
class Edit { constructor() { this.edits = []; } replace(uri, range, text) { this.edits.push({ range, text }); } }
class Event { constructor() { this.event = () => {}; } fire() {} dispose() {} }
const uriOf = (text) => ({ toString: () => text, fsPath: text.replace("file://", "") });
const events = {};
const providers = {};
const told = { diagnostics: [], messages: [] };
const on = (name) => (handler) => { events[name] = handler; return { dispose() {} }; };
const provide = (name) => (selector, provider) => { providers[name] = provider; return { dispose() {} }; };
const kind = (value) => ({ value, append: (more) => kind(value ? `${value}.${more}` : more) });
const document = {
  uri: uriOf(`file://${path}`), languageId: "xml", version: 1, text: fs.readFileSync(path, "utf8"), getText() { return this.text; },
};

const vscode = {
  Position, Range, WorkspaceEdit: Edit, EventEmitter: Event, Uri: { parse: uriOf },
  Location: class { constructor(uri, range) { Object.assign(this, { uri, range }); } },
  Diagnostic: class { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } },
  DiagnosticRelatedInformation: class {}, Hover: class { constructor(text) { this.text = text; } },
  MarkdownString: class { constructor(value) { this.value = value; } },
  DocumentSymbol: class { constructor(name) { this.name = name; } },
  CodeLens: class { constructor(range, command) { this.command = command; } },
  CodeAction: class { constructor(title) { this.title = title; } },
  CodeActionKind: { Empty: kind(""), QuickFix: kind("quickfix"), SourceFixAll: kind("source.fixAll") },
  languages: {
    match: () => 1, registerHoverProvider: provide("hover"), registerCodeLensProvider: provide("lens"),
    registerCodeActionsProvider: provide("action"), registerDocumentSymbolProvider: provide("symbol"),
    registerDefinitionProvider: provide("definition"), registerReferenceProvider: provide("reference"),
    registerDocumentHighlightProvider: provide("highlight"), registerCompletionItemProvider: provide("completion"),
    createDiagnosticCollection: () => ({
      set: (uri, list) => { told.diagnostics = list; told.waiting?.(); }, clear() {}, dispose() {},
    }),
  },
  workspace: {
    isTrusted: false, workspaceFolders: undefined, textDocuments: [document],
    getConfiguration: () => ({ get: (name) => ({ command: [command, "language-server"], runsCode: true, condition: "" })[name] }),
    onDidOpenTextDocument: on("open"), onDidChangeTextDocument: on("change"), onDidSaveTextDocument: on("save"),
    onDidCloseTextDocument: on("close"), onDidChangeConfiguration: on("configuration"), onDidGrantWorkspaceTrust: on("trust"),
    createFileSystemWatcher: () => ({ onDidCreate() {}, onDidChange() {}, onDidDelete() {}, dispose() {} }),
  },
  window: {
    showErrorMessage: (text) => told.messages.push(text), showWarningMessage: (text) => told.messages.push(text),
    showInformationMessage: (text) => told.messages.push(text), showQuickPick: async (titles) => titles[0],
  },
  commands: { registerCommand: () => ({ dispose() {} }) },
  env: { openExternal: async () => true },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));

const check = (isTrue, words) => {
  if (!isTrue) throw new Error(words);
};
const conflict = () => told.diagnostics.find(({ own }) => own.code === "conflict");
async function until(isTrue, words) {
  const end = Date.now() + 60000;
  while (!isTrue()) {
    check(Date.now() < end, words);
    await new Promise((resolve) => { told.waiting = resolve; setTimeout(resolve, 200); });
  }
}

async function main() {
  const extension = require(folder);
  await extension.activate({ subscriptions: [] });
  await until(conflict, "the finding doesn't come");
  const place = conflict().range;
  const actions = await providers.action.provideCodeActions(document, place, { diagnostics: [conflict()] });
  check(actions.length > 0, "no repair is offered");
  const chosen = await providers.action.resolveCodeAction(actions[0]);
  check(chosen.edit?.edits.length > 0, "the repair has no edit");
  const lines = document.text.split("\n");
  const offset = ({ line, character }) => lines.slice(0, line).reduce((sum, own) => sum + own.length + 1, 0) + character;
  const changes = chosen.edit.edits.map(({ range, text }) => ({ range, text, rangeOffset: offset(range.start), end: offset(range.end) }));
  for (const { rangeOffset, end, text } of [...changes].sort((a, b) => b.rangeOffset - a.rangeOffset)) {
    document.text = document.text.slice(0, rangeOffset) + text + document.text.slice(end);
  }
  document.version += 1;
  events.change({ document, contentChanges: changes });
  await until(() => !conflict(), "the repair doesn't mend");
  const label = document.text.slice(0, document.text.indexOf('text="Label 1"')).split("\n");
  const hover = await providers.hover.provideHover(document, new Position(label.length - 1, label.at(-1).length));
  check(hover.text.value.includes("Label 1"), "the hover doesn't tell the label");
  const symbols = await providers.symbol.provideDocumentSymbols(document);
  check(symbols[0].name === "Screen 0", "the symbols don't tell the screen");
  const lenses = await providers.lens.provideCodeLenses(document);
  check(lenses[0].command.arguments[0] === "layout.preview", "the lenses don't open the page");
  check(told.messages.length === 0, told.messages.join(", "));
  await extension.deactivate();
  console.log("the extension: a finding came and was repaired");
}

main().then(() => process.exit(0), (error) => {
  console.error(`the extension: ${error.stack}`);
  process.exit(1);
});
