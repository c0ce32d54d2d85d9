"use strict";
// JSON-RPC over the streams of a child process, as the Language Server Protocol frames it.

const { spawn } = require("child_process");

/** A message's header ends with an empty line. */
const headerEnd = Buffer.from("\r\n\r\n");

class Connection {
  /**
   * @param {string[]} command The program and its arguments.
   * @param {string | undefined} folder The folder that it runs in.
   * @param {{notify: (method: string, params: any) => void, ask: (method: string, params: any) => Promise<any>, ended: (reason: string) => void}} handlers
   */
  constructor(command, folder, handlers) {
    this.handlers = handlers;
    this.waiting = new Map();
    this.nextID = 1;
    this.rest = Buffer.alloc(0);
    this.process = spawn(command[0], command.slice(1), { cwd: folder, stdio: ["pipe", "pipe", "inherit"] });
    this.process.on("error", (error) => this.end(error.message));
    this.process.on("exit", (status) => this.end(`it ended with status ${status}`));
    this.process.stdin.on("error", () => {});
    this.process.stdout.on("data", (chunk) => this.take(chunk));
  }

  end(reason) {
    if (this.isOver) return;
    this.isOver = true;
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
    this.handlers.ended(reason);
  }

  /** Takes bytes of the stream, and passes on each message that is whole. */
  take(chunk) {
    this.rest = this.rest.length ? Buffer.concat([this.rest, chunk]) : chunk;
    for (;;) {
      const end = this.rest.indexOf(headerEnd);
      if (end < 0) return;
      const length = /content-length: *(\d+)/i.exec(this.rest.toString("latin1", 0, end));
      const start = end + headerEnd.length;
      const count = length ? Number(length[1]) : 0;
      if (this.rest.length < start + count) return;
      const body = this.rest.toString("utf8", start, start + count);
      this.rest = this.rest.subarray(start + count);
      if (count) this.receive(JSON.parse(body));
    }
  }

  receive(message) {
    if (message.method === undefined) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.error) waiting?.reject(Object.assign(new Error(message.error.message), { code: message.error.code }));
      else waiting?.resolve(message.result);
    } else if (message.id === undefined) {
      this.handlers.notify(message.method, message.params);
    } else {
      Promise.resolve()
        .then(() => this.handlers.ask(message.method, message.params))
        .then((result) => this.send({ id: message.id, result: result ?? null }))
        .catch((error) => this.send({ id: message.id, error: { code: -32603, message: String(error.message) } }));
    }
  }

  send(message) {
    if (this.isOver) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /**
   * Asks the server.
   * @param {string} method
   * @param {any} params
   * @param {any} [token] A token of VS Code that cancels the request.
   */
  ask(method, params, token) {
    if (this.isOver) return Promise.resolve(null);
    const id = this.nextID++;
    const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    token?.onCancellationRequested?.(() => this.notify("$/cancelRequest", { id }));
    this.send({ id, method, params });
    return answer;
  }

  /** Shuts the server down, and ends it where it doesn't end itself. */
  async close() {
    if (this.isOver) return;
    const process = this.process;
    const timer = setTimeout(() => process.kill(), 2000);
    process.once("exit", () => clearTimeout(timer));
    await this.ask("shutdown", null).catch(() => {});
    this.notify("exit", undefined);
    // A connection that is opened meanwhile isn't this one's to end.
    this.isOver = true;
  }
}

module.exports = { Connection };
