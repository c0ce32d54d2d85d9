"use strict";
// The language server of layout in VS Code. No package is needed: the protocol's parts that the server speaks are said here.

const vscode = require("vscode");
const { Connection } = require("./connection");

/** The documents that the server knows something of. */
const selector = [
  { scheme: "file", pattern: "**/*.{storyboard,xib}" },
  { scheme: "file", pattern: "**/*.json" },
  { scheme: "file", language: "swift" },
];

let connection = null;
let diagnostics;
let lensesChanged;
const registrations = [];

const isOurs = (document) => vscode.languages.match(selector, document) > 0;

// MARK: Values of the protocol and of VS Code

const position = (own) => new vscode.Position(own.line, own.character);
const range = (own) => new vscode.Range(position(own.start), position(own.end));
const location = (own) => new vscode.Location(vscode.Uri.parse(own.uri), range(own.range));
const named = (document) => ({ textDocument: { uri: document.uri.toString() } });
const placed = (document, place) => ({ ...named(document), position: { line: place.line, character: place.character } });

function diagnostic(own) {
  // The protocol counts severities from 1.
  const made = new vscode.Diagnostic(range(own.range), own.message, (own.severity ?? 1) - 1);
  made.source = own.source;
  made.code = own.codeDescription ? { value: own.code, target: vscode.Uri.parse(own.codeDescription.href) } : own.code;
  made.relatedInformation = (own.relatedInformation ?? []).map(
    ({ location: place, message }) => new vscode.DiagnosticRelatedInformation(location(place), message));
  // What came is given back with a request for repairs.
  made.own = own;
  return made;
}

function workspaceEdit(own) {
  const edit = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(own.changes ?? {})) {
    for (const { range: place, newText } of edits) edit.replace(vscode.Uri.parse(uri), range(place), newText);
  }
  for (const { textDocument, edits } of own.documentChanges ?? []) {
    const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === textDocument.uri);
    // An edit of another version isn't made.
    if (open && textDocument.version != null && open.version !== textDocument.version) continue;
    for (const { range: place, newText } of edits) edit.replace(vscode.Uri.parse(textDocument.uri), range(place), newText);
  }
  return edit;
}

function symbol(own) {
  const made = new vscode.DocumentSymbol(own.name, own.detail ?? "", own.kind - 1, range(own.range), range(own.selectionRange));
  made.children = (own.children ?? []).map(symbol);
  return made;
}

// MARK: The server

function settings() {
  const own = vscode.workspace.getConfiguration("layout");
  return { trusted: vscode.workspace.isTrusted && own.get("runsCode"), condition: own.get("condition") || null };
}

const handlers = {
  notify(method, params) {
    if (method === "textDocument/publishDiagnostics") {
      const uri = vscode.Uri.parse(params.uri);
      const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
      if (open && params.version != null && params.version !== open.version) return;
      diagnostics.set(uri, params.diagnostics.map(diagnostic));
    } else if (method === "window/showMessage") {
      vscode.window[["showErrorMessage", "showWarningMessage"][params.type - 1] ?? "showInformationMessage"](params.message);
    }
  },
  async ask(method, params) {
    switch (method) {
      case "workspace/configuration": return params.items.map(() => settings());
      case "window/showDocument": return { success: await vscode.env.openExternal(vscode.Uri.parse(params.uri)) };
      case "window/showMessageRequest": {
        const titles = (params.actions ?? []).map(({ title }) => title);
        const title = await vscode.window.showQuickPick(titles, { placeHolder: params.message });
        return title ? { title } : null;
      }
      case "workspace/codeLens/refresh": return void lensesChanged.fire();
      case "client/registerCapability": return params.registrations.forEach(register);
      default: return null;
    }
  },
  ended(reason) {
    diagnostics.clear();
    registrations.splice(0).forEach((own) => own.dispose());
    if (connection) vscode.window.showErrorMessage(`The server of layout isn't there: ${reason}.`);
    connection = null;
  },
};

/** Watches the files beside the documents that the server asks for. */
function register({ method, registerOptions }) {
  if (method !== "workspace/didChangeWatchedFiles") return;
  for (const { globPattern } of registerOptions.watchers) {
    const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
    const tell = (type) => (uri) =>
      connection?.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
    watcher.onDidCreate(tell(1));
    watcher.onDidChange(tell(2));
    watcher.onDidDelete(tell(3));
    registrations.push(watcher);
  }
}

async function start() {
  const folder = vscode.workspace.workspaceFolders?.[0];
  connection = new Connection(vscode.workspace.getConfiguration("layout").get("command"), folder?.uri.fsPath, handlers);
  const started = connection;
  const support = true;
  try {
    await started.ask("initialize", {
      processId: process.pid,
      rootUri: folder?.uri.toString() ?? null,
      initializationOptions: settings(),
      capabilities: {
        general: { positionEncodings: ["utf-16"] },
        window: { showDocument: { support }, workDoneProgress: false },
        workspace: {
          configuration: true, codeLens: { refreshSupport: true }, workspaceEdit: { documentChanges: true },
          didChangeWatchedFiles: { dynamicRegistration: true },
        },
        textDocument: {
          hover: { contentFormat: ["markdown"] },
          documentSymbol: { hierarchicalDocumentSymbolSupport: true },
          publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true, versionSupport: true },
          codeAction: { resolveSupport: { properties: ["edit"] }, dataSupport: true },
        },
      },
    });
  } catch (error) {
    return started.end(error.message);
  }
  started.notify("initialized", {});
  vscode.workspace.textDocuments.forEach(opened);
}

async function stop() {
  const ending = connection;
  connection = null;
  diagnostics.clear();
  await ending?.close();
}

// MARK: Documents

function opened(document) {
  if (!isOurs(document)) return;
  connection?.notify("textDocument/didOpen", {
    textDocument: { ...named(document).textDocument, languageId: document.languageId, version: document.version, text: document.getText() },
  });
}

function changed({ document, contentChanges }) {
  if (!isOurs(document) || !contentChanges.length) return;
  connection?.notify("textDocument/didChange", {
    textDocument: { ...named(document).textDocument, version: document.version },
    // VS Code's ranges are all of the text before; from the last one on, each is that of the text then.
    contentChanges: [...contentChanges].sort((a, b) => b.rangeOffset - a.rangeOffset).map(({ range: { start, end }, text }) => ({
      range: { start: { line: start.line, character: start.character }, end: { line: end.line, character: end.character } }, text,
    })),
  });
}

// MARK: Features

const providers = {
  async provideHover(document, place, token) {
    const own = await connection?.ask("textDocument/hover", placed(document, place), token);
    return own ? new vscode.Hover(new vscode.MarkdownString(own.contents.value), own.range && range(own.range)) : null;
  },
  async provideDocumentSymbols(document, token) {
    return (await connection?.ask("textDocument/documentSymbol", named(document), token))?.map(symbol);
  },
  async provideDefinition(document, place, token) {
    const own = await connection?.ask("textDocument/definition", placed(document, place), token);
    return own ? location(own) : null;
  },
  async provideReferences(document, place, context, token) {
    return (await connection?.ask("textDocument/references", { ...placed(document, place), context }, token))?.map(location);
  },
  async provideDocumentHighlights(document, place, token) {
    const own = await connection?.ask("textDocument/documentHighlight", placed(document, place), token);
    return own?.map(({ range: part, kind }) => new vscode.DocumentHighlight(range(part), kind - 1));
  },
  async provideCompletionItems(document, place, token) {
    const own = await connection?.ask("textDocument/completion", placed(document, place), token);
    return own?.items.map((item) => {
      const made = new vscode.CompletionItem(item.label, item.kind - 1);
      [made.detail, made.documentation, made.filterText] = [item.detail, item.documentation, item.filterText];
      [made.range, made.insertText] = [range(item.textEdit.range), item.textEdit.newText];
      return made;
    });
  },
  async provideCodeLenses(document, token) {
    const own = await connection?.ask("textDocument/codeLens", named(document), token);
    return own?.map(({ range: part, command }) => new vscode.CodeLens(range(part), {
      title: command.title, command: "layout.execute", arguments: [command.command, command.arguments],
    }));
  },
  async provideCodeActions(document, part, context, token) {
    const place = { start: { line: part.start.line, character: part.start.character }, end: { line: part.end.line, character: part.end.character } };
    const told = context.diagnostics.map((own) => own.own).filter(Boolean);
    const own = await connection?.ask("textDocument/codeAction", {
      ...named(document), range: place,
      context: { diagnostics: told, ...(context.only && { only: [context.only.value] }) },
    }, token);
    return own?.map((action) => {
      const made = new vscode.CodeAction(action.title, vscode.CodeActionKind.Empty.append(action.kind));
      made.isPreferred = action.isPreferred;
      made.diagnostics = context.diagnostics.filter((each) => action.diagnostics?.some(({ data }) => data === each.own?.data));
      if (action.edit) made.edit = workspaceEdit(action.edit);
      made.own = action;
      return made;
    });
  },
  async resolveCodeAction(action, token) {
    if (action.edit || !action.own) return action;
    try {
      action.edit = workspaceEdit((await connection?.ask("codeAction/resolve", action.own, token))?.edit ?? {});
    } catch (error) {
      vscode.window.showWarningMessage(error.message);
    }
    return action;
  },
};

async function execute(command, parameters) {
  try {
    await connection?.ask("workspace/executeCommand", { command, arguments: parameters });
  } catch (error) {
    vscode.window.showErrorMessage(error.message);
  }
}

const shown = () => {
  const document = vscode.window.activeTextEditor?.document;
  return document ? [document.uri.toString()] : [];
};

function activate(context) {
  diagnostics = vscode.languages.createDiagnosticCollection("layout");
  lensesChanged = new vscode.EventEmitter();
  providers.onDidChangeCodeLenses = lensesChanged.event;
  const { languages, workspace, commands } = vscode;
  const documents = selector.filter(({ language }) => !language);
  context.subscriptions.push(
    diagnostics, lensesChanged,
    workspace.onDidOpenTextDocument(opened),
    workspace.onDidChangeTextDocument(changed),
    workspace.onDidSaveTextDocument((document) => isOurs(document) && connection?.notify("textDocument/didSave", named(document))),
    workspace.onDidCloseTextDocument((document) => isOurs(document) && connection?.notify("textDocument/didClose", named(document))),
    workspace.onDidChangeConfiguration((event) =>
      event.affectsConfiguration("layout") && connection?.notify("workspace/didChangeConfiguration", { settings: { layout: settings() } })),
    workspace.onDidGrantWorkspaceTrust(() => connection?.notify("workspace/didChangeConfiguration", { settings: { layout: settings() } })),
    languages.registerHoverProvider(selector, providers),
    languages.registerCodeLensProvider(selector, providers),
    languages.registerCodeActionsProvider(selector, providers, {
      providedCodeActionKinds: [vscode.CodeActionKind.QuickFix, vscode.CodeActionKind.SourceFixAll.append("layout")],
    }),
    // In Swift files the language's own server has these.
    languages.registerDocumentSymbolProvider(documents, providers, { label: "layout" }),
    languages.registerDefinitionProvider(documents, providers),
    languages.registerReferenceProvider(documents, providers),
    languages.registerDocumentHighlightProvider(documents, providers),
    languages.registerCompletionItemProvider(documents, providers, "\"", ":", " "),
    commands.registerCommand("layout.execute", execute),
    commands.registerCommand("layout.showPreview", () => execute("layout.preview", shown())),
    commands.registerCommand("layout.selectConditions", () => execute("layout.chooseCondition", shown())),
    commands.registerCommand("layout.restart", async () => {
      await stop();
      await start();
    }),
  );
  return start();
}

module.exports = { activate, deactivate: stop };
