import { createServer } from 'node:http';
import { listen } from '#server/http/listen.ts';
import { startServer } from '../scriptedServer.ts';

describe('listen', () => {
  test('returns the address for a browser', async () => {
    const server = createServer((_req, res) => res.end('here'));
    const address = await listen(server, { host: '127.0.0.1', port: 0 });
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    const response = await fetch(address.replace('localhost', '127.0.0.1'));
    expect(await response.text()).toBe('here');
    server.close();
    server.closeAllConnections();
  });

  test('says in one sentence that the port is in use', async () => {
    const other = await startServer(() => undefined);
    await expect(listen(createServer(), { host: '127.0.0.1', port: other.port })).rejects.toThrow(
      `Port ${other.port} on 127.0.0.1 is in use: stop the other program, or set PORT to another one.`,
    );
    await other.close();
  });

  test('says in one sentence that the host is not this machine', async () => {
    await expect(listen(createServer(), { host: '192.0.2.1', port: 0 })).rejects.toThrow(
      'HOST 192.0.2.1 is not an address of this machine',
    );
  });
});
