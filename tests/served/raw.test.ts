import { describe, expect, test } from 'vitest';
import { ask, HTML, sendRaw } from './ask.ts';

const request = (line: string, ...headers: string[]) => `${[line, ...headers].join('\r\n')}\r\n\r\n`;
const HOST = 'Host: localhost';
const CLOSE = 'Connection: close';

/** Requests that only an attacker sends. Names say what is wrong. */
const MALFORMED: readonly (readonly [name: string, bytes: string])[] = [
  ['no version', 'GET /\r\n\r\n'],
  ['HTTP/1.0', request('GET / HTTP/1.0')],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0'],
  [
    'an upgrade to a web socket',
    request('GET / HTTP/1.1', HOST, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x'),
  ],
  ['bytes of no kind', `${String.fromCharCode(...Array.from({ length: 256 }, (_, byte) => byte))}\r\n\r\n`],
  ['a method without end', `${'A'.repeat(70_000)} / HTTP/1.1\r\n\r\n`],
  ['TRACE', request('TRACE / HTTP/1.1', HOST, CLOSE)],
  ['the asterisk form', request('OPTIONS * HTTP/1.1', HOST, CLOSE)],
  ['the absolute form', request('GET http://baska.example/api/v1 HTTP/1.1', HOST, CLOSE)],
  ['a path of 100 KB', request(`GET /${'a'.repeat(100_000)} HTTP/1.1`, HOST, CLOSE)],
  ['a path with NUL', request('GET /\0 HTTP/1.1', HOST, CLOSE)],
  ['a header split by LF', request('GET / HTTP/1.1', HOST, 'X: a\nSet-Cookie: b=c', CLOSE)],
  ['a header of 100 KB', request('GET / HTTP/1.1', HOST, `X: ${'a'.repeat(100_000)}`, CLOSE)],
  ['no Host', request('GET / HTTP/1.1', CLOSE)],
  ['two Hosts', request('GET / HTTP/1.1', HOST, 'Host: baska.example', CLOSE)],
  [
    'a length and chunks',
    request('POST / HTTP/1.1', HOST, 'Content-Length: 5', 'Transfer-Encoding: chunked', CLOSE) + '0\r\n\r\n',
  ],
  ['a smuggled second request', request('GET / HTTP/1.1', HOST) + request('GET /api/v1 HTTP/1.1', HOST, CLOSE)],
];

/** An answer of the contract, a rejection of the HTTP parser, or a closed connection. */
function harmless(received: string): void {
  expect(received.slice(0, 60)).toMatch(/^(?:HTTP\/1\.[01] [2-4]\d\d |$)/);
  expect(received).not.toMatch(/^HTTP\/1\.[01] 5\d\d/m);
  expect(received).not.toMatch(/\n\s+at \S+ \(|node_modules|node:internal|^Set-Cookie:|root:x:/im);
}

/** What a server that speaks HTTP/2 says first: a SETTINGS frame, RFC 9113 3.4. */
const SETTINGS = /^\0\0[\s\S]\x04\0{5}/;

const stillServes = async () => {
  expect((await ask('/', { headers: HTML })).status).toBe(200);
  expect((await ask('/api/v1')).status).toBe(200);
};

describe.concurrent('over a raw socket', () => {
  test.each(MALFORMED)('%s', async (_, bytes) => {
    const received = await sendRaw(bytes);
    if (!(bytes.startsWith('PRI * HTTP/2.0') && SETTINGS.test(received))) harmless(received);
  });
});

test('what breaks off in the middle keeps nothing', async () => {
  const whole = request('GET / HTTP/1.1', HOST, CLOSE);
  const parts = Array.from({ length: 10 }, (_, part) => whole.slice(0, Math.floor((whole.length * part) / 10)));
  for (const received of await Promise.all(parts.map(sendRaw))) harmless(received);
  await stillServes();
});
