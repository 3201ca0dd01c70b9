import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { readHead } from '#server/requestHead.ts';

const socket = { remoteAddress: '203.0.113.9' };
const read = (bytes: string) => readHead(Buffer.from(bytes, 'latin1'), socket);
const get = (...lines: string[]) =>
  ['GET /api/hotels/rand4 HTTP/1.1', 'Host: a.example', ...lines, '', ''].join('\r\n');

test('one whole plain GET is taken apart', () => {
  const browsers = [
    ...['Connection: keep-alive', 'ACCEPT-ENCODING:gzip, br ', 'Cookie: a=b', 'X-Empty:'],
    ...['X-Forwarded-For:\t203.0.113.1, 10.0.0.1', 'X-!#$%&\'*+.^_`|~: (any) "text"'],
  ];
  expect(read(get(...browsers))).toEqual({
    method: 'GET',
    url: '/api/hotels/rand4',
    headers: {
      host: 'a.example',
      'accept-encoding': 'gzip, br',
      'x-forwarded-for': '203.0.113.1, 10.0.0.1',
    },
    socket,
  });
});

test.each([
  ['nothing', ''],
  ['a part of one', get().slice(0, -1)],
  ['one and a part of the next', `${get()}G`],
  ['two', get() + get()],
  ['one after an empty line', `\r\n${get()}`],
  ['HEAD', get().replace('GET', 'HEAD')],
  ['POST', get().replace('GET', 'POST')],
  ['a method in small letters', get().replace('GET', 'get')],
  ['HTTP/1.0', get().replace('1.1', '1.0')],
  ['HTTP/1.1 in small letters', get().replace('HTTP', 'http')],
  ['an address of another site', get().replace('/api', 'http://b.example/api')],
  ['a space in the address', get().replace('rand4', 'rand 4')],
  ['a second space before the address', get().replace('GET ', 'GET  ')],
  ['another letter in the address', get().replace('rand4', 'rand\u00e9')],
  ['no header at all', 'GET / HTTP/1.1\r\n\r\n'],
  ['a line without a colon', get('X')],
  ['a line without a name', get(': x')],
  ['a name with a space', get('X : x')],
  ['a folded line', get('X: a', ' b')],
  ['a bare line feed', get('X: a\nY: b')],
  ['a bare carriage return', get('X: a\rY: b')],
  ['NUL', get('X: a\0b')],
  ['another letter', get('X: \u00e9')],
  ['two hosts', get('host: b.example')],
  ['two ids', get('X-Request-Id: a', 'X-Request-Id: b')],
  ['a body', get('Content-Length: 0')],
  ['a body in chunks', get('Transfer-Encoding: chunked')],
  ['a trailer to come', get('Trailer: X')],
  ['an expectation', get('Expect: 100-continue')],
  ['another protocol to come', get('Connection: Upgrade', 'Upgrade: websocket')],
  ['the last of its connection', get('Connection: close')],
  ['a head longer than 8 KB', get(`Cookie: ${'x'.repeat(8_192)}`)],
  ['more headers than Node would read', get(...Array<string>(1_500).fill('a:'))],
  ['a proxy’s own header', get('Proxy-Connection: keep-alive')],
])('of %s nothing is made', (_what, bytes) => {
  expect(read(bytes)).toBeUndefined();
});

test('whatever is taken apart, Node’s parser takes for the same one request', async () => {
  const seen: IncomingMessage[] = [];
  const server = createServer({ requireHostHeader: false }, (req, res) => {
    seen.push(req);
    res.end();
  });
  server.on('clientError', (_fault, from) => from.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const plain = get('Accept-Encoding: gzip', 'X-Request-Id: a-1', 'Connection: keep-alive');
  const odd = ['\r\n', '\n', '\r', ' ', '\t', ':', '\0', ',', 'Host: b', '\r\n ', '\u00ff', 'GET '];
  let taken = 0;
  for (let at = 0; at < plain.length; at += 1) {
    for (const piece of [odd[at % odd.length] ?? '', odd[(at * 7 + 3) % odd.length] ?? '', '']) {
      const bytes = plain.slice(0, at) + piece + plain.slice(at + (at % 3 === 0 ? 0 : 1));
      const head = read(bytes);
      if (!head) continue;
      taken += 1;
      seen.length = 0;
      const client = connect(port, '127.0.0.1').on('error', () => undefined);
      client.write(bytes, 'latin1');
      await Promise.race([once(client, 'data'), once(client, 'close')]);
      client.destroy();
      expect({ bytes, requests: seen.length }).toEqual({ bytes, requests: 1 });
      const [{ url, method, headers } = {}] = seen;
      expect({ url, method }).toEqual({ url: head.url, method: head.method });
      expect(headers).toMatchObject(head.headers);
    }
  }
  expect(taken).toBeGreaterThan(50);
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
