import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// The server, and the protocol it speaks, come with `astro check`.
const check = createRequire(createRequire(import.meta.url).resolve('@astrojs/check'));
const astro = createRequire(check.resolve('@astrojs/language-server'));

interface Connection {
  listen: () => void;
  dispose: () => void;
  sendRequest: (method: string, params?: unknown) => Promise<unknown>;
  sendNotification: (method: string, params?: unknown) => Promise<void>;
  onRequest: (method: string, answer: (params: { items: { section?: string }[] }) => unknown) => void;
  onNotification: (method: string, hear: (params: Published) => void) => void;
}
interface Published {
  uri: string;
  diagnostics: { range: { start: { line: number } }; message: string }[];
}

/** A language server as VS Code starts it, in this project. */
export interface Server {
  /** Get the errors of a text as if it were in `file`: line, from 1, and message. */
  errors: (file: string, text: string) => Promise<{ line: number; message: string }[]>;
  /** Labels offered at the beginning of a line (from 1) of the text shown last. */
  offers: (file: string, line: number) => Promise<string[]>;
  stop: () => void;
}

/** Start the language server of the YAML extension with the settings given. */
export async function start(settings: Record<string, unknown>): Promise<Server> {
  const program = createRequire(astro.resolve('volar-service-yaml'))
    .resolve('yaml-language-server')
    .replace(/(?:out|lib).*$/, 'bin/yaml-language-server');
  const child = spawn(process.execPath, [program, '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const rpc = astro('vscode-languageserver/node.js') as {
    createProtocolConnection: (reader: unknown, writer: unknown) => Connection;
    StreamMessageReader: new (stream: unknown) => unknown;
    StreamMessageWriter: new (stream: unknown) => unknown;
  };
  const connection = rpc.createProtocolConnection(
    new rpc.StreamMessageReader(child.stdout),
    new rpc.StreamMessageWriter(child.stdin),
  );
  const root = pathToFileURL(resolve('.')).href;
  const uriOf = (file: string) => pathToFileURL(resolve(file)).href;
  const heard = new Map<string, (found: Published['diagnostics']) => void>();
  connection.onRequest('workspace/configuration', ({ items }) =>
    items.map(({ section = '' }) => settings[section] ?? null),
  );
  connection.onRequest('client/registerCapability', () => null);
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) =>
    heard.get(decodeURIComponent(uri))?.(diagnostics),
  );
  connection.listen();
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: root,
    workspaceFolders: [{ uri: root, name: 'site' }],
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true },
      textDocument: { completion: {}, publishDiagnostics: {} },
    },
  });
  await connection.sendNotification('initialized', {});
  await connection.sendNotification('workspace/didChangeConfiguration', { settings });
  return {
    async errors(file, text) {
      const uri = uriOf(file);
      const published = new Promise<Published['diagnostics']>((hear) => heard.set(uri, hear));
      await connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId: 'yaml', version: 1, text },
      });
      return (await published).map(({ range, message }) => ({ line: range.start.line + 1, message }));
    },
    async offers(file, line) {
      const position = { line: line - 1, character: 0 };
      const params = { textDocument: { uri: uriOf(file) }, position, context: { triggerKind: 1 } };
      const answer = (await connection.sendRequest('textDocument/completion', params)) as {
        items: { label: string }[];
      };
      return answer.items.map(({ label }) => label);
    },
    stop() {
      connection.dispose();
      child.kill();
    },
  };
}
