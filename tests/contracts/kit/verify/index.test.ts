import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import {
  createSecureServer as createSecureHttp2Server,
  createServer as createHttp2Server,
} from 'node:http2';
import { createServer as createSecureServer } from 'node:https';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { otherProtocol } from '#contracts/kit/http/otherProtocol.ts';
import { testCertificate } from '../../../support/testCertificate.ts';
import { listenOnLoopback } from '../../../support/listenOnLoopback.ts';
import { hotelsPaths } from '#contracts/provider/calls/hotelCalls.ts';
import { body, hotels, startFaultyProvider } from './faultyProvider.ts';
import { runCommand } from './verifyAt.ts';

async function closedPort(): Promise<string> {
  const { origin, close } = await listenOnLoopback(createServer());
  await close();
  return origin;
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contracts-verify-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('exits with 0 for a correct provider, and writes the two reports', async () => {
  const provider = await startFaultyProvider();
  const report = join(folder, 'deep', 'er');
  const { code, output } = await runCommand([provider.origin, '--report', report]);
  await provider.close();
  expect(output).toMatch(
    /^(The provider meets the contract|Not broken, and travellers notice nothing)/m,
  );
  const [searches, listed] = [8, 8 * hotels.length];
  expect(output).toMatch(
    new RegExp(`GET ${hotelsPaths.search} +${searches}/${searches} +${listed} `),
  );
  expect((await readdir(report)).sort()).toEqual(['junit.xml', 'report.json']);
  expect(code).toBe(0);
});

it('exits with 1 for a broken provider, and names the field and the screen', async () => {
  const provider = await startFaultyProvider({ rand8: body(() => [{ hid: 1 }]) });
  const { code, output } = await runCommand([provider.origin, '--sample', '0']);
  await provider.close();
  expect(output).toContain('$[*].id');
  expect(output).toContain('Home, explore hotels: the hotel is left out');
  expect(code).toBe(1);
});

it('exits with 2 and the reason when the provider cannot be reached', async () => {
  const { code, progress, output } = await runCommand([await closedPort()]);
  expect(progress).toBe(
    'The provider cannot be reached: the connection is refused (ECONNREFUSED).\n',
  );
  expect(output).toBe('');
  expect(code).toBe(2);
});

it('exits with 2 and a sentence for a provider that does not speak TLS', async () => {
  const provider = await startFaultyProvider();
  const { code, progress } = await runCommand([provider.origin.replace('http:', 'https:')]);
  await provider.close();
  expect(progress).toMatch(/^The provider cannot be reached: it does not speak TLS: try http:/);
  expect(code).toBe(2);
});

it.each<[string, () => Server, scheme: string, reason: RegExp]>([
  ['TLS at http:', () => createSecureServer(testCertificate), 'http:', /it speaks TLS: try https:/],
  ['HTTP/2 alone', createHttp2Server, 'http:', /it speaks HTTP\/2 alone/],
])('exits with 2 and a sentence for %s', async (_, create, scheme, reason) => {
  const server = await listenOnLoopback(create());
  const { code, progress, output } = await runCommand([
    server.origin.replace('http:', scheme),
    '--sample',
    '0',
  ]);
  await server.close();
  expect(progress).toMatch(/The provider cannot be reached: /);
  expect(progress).toMatch(reason);
  expect(output).toBe('');
  expect(code).toBe(2);
});

it('reports that a server with a certificate speaks only HTTP/2', async () => {
  const server = createSecureHttp2Server(testCertificate);
  const { origin, close } = await listenOnLoopback(server);
  const secure = origin.replace('http:', 'https:');
  expect(await otherProtocol(secure, 5_000)).toMatch(/it speaks HTTP\/2 alone/);
  await close();
});

it.each([
  [
    'a folder below a file',
    'file/below',
    /^--report needs a folder; '.*' cannot be created: .* file \(ENOTDIR\)\.\n$/,
  ],
  ['a file', 'file', /^--report needs a folder; '.*' cannot be created: .* \(EEXIST\)\.\n$/],
  [
    'a folder in which no file can be created',
    '/proc/self',
    /^--report cannot write to the folder '\/proc\/self': .* \(E[A-Z]+\)\.\n$/,
  ],
  [
    'a report that is a folder',
    'taken',
    /^--report cannot write '.*\/junit\.xml': a folder of that name exists \(EISDIR\)\.\n$/,
  ],
])('exits with 2 before any request for --report with %s', async (_, path, message) => {
  const provider = await startFaultyProvider();
  await writeFile(join(folder, 'file'), '');
  await mkdir(join(folder, 'taken', 'junit.xml'), { recursive: true });
  const args = [provider.origin, '--report', resolve(folder, path)];
  const { code, progress } = await runCommand(args);
  await provider.close();
  expect(progress).toMatch(message);
  expect(provider.seen).toEqual([]);
  expect(code).toBe(2);
});
