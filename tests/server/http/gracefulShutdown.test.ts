import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { gracefulShutdown } from '#server/http/gracefulShutdown.ts';
import { openSocket } from '../rawRequest.ts';
import { startServer } from '../scriptedServer.ts';

async function startWithHeldResponse(graceMs: number) {
  let hold: (res: ServerResponse) => void = () => undefined;
  const held = new Promise<ServerResponse>((resolve) => (hold = resolve));
  const { server, origin, port } = await startServer((req, res) => {
    if (req.url === '/held') hold(res);
    else res.end('quick');
  });
  const closeIdle = () => server.closeIdleConnections();
  const { stop, stopping } = gracefulShutdown(server, { drainMs: 0, graceMs, closeIdle });
  const agent = new Agent({ keepAlive: true });
  const send = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(origin + path, { agent }, resolve).on('error', reject);
    });
  return { held, stop, stopping, send, agent, server, port };
}

describe('a graceful shutdown', () => {
  test('completes the running response, closes keep-alive connections and stops listening', async () => {
    const { held, stop, stopping, send, agent, server } = await startWithHeldResponse(60_000);
    expect(await text(await send('/quick'))).toBe('quick');
    const pending = send('/held');
    const res = await held;
    expect(stopping()).toBe(false);

    const stopped = stop();
    expect(stopping()).toBe(true);
    while (server.listening) await new Promise((resolve) => setImmediate(resolve));
    await expect(send('/quick')).rejects.toThrow('ECONNREFUSED');
    res.end('complete');
    expect(await text(await pending)).toBe('complete');
    expect(await stopped).toBe(true);
    agent.destroy();
  });

  test('serves connections that already wait to be accepted', async () => {
    const { stop, port } = await startWithHeldResponse(60_000);
    const waiting = Array.from({ length: 50 }, () => openSocket(port));
    for (const { socket } of waiting) {
      socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    }
    // The kernel has established the connections at this point, and the server has not seen them
    // yet.
    await new Promise((resolve) => process.nextTick(resolve));
    const stopped = stop();
    const responses = await Promise.all(waiting.map(({ heard }) => heard));
    expect(responses.filter((response) => response.includes('quick'))).toHaveLength(50);
    expect(await stopped).toBe(true);
  });

  test('cuts off responses that do not end in time, and reports them', async () => {
    const { held, stop, send, agent } = await startWithHeldResponse(30);
    const pending = expect(send('/held')).rejects.toThrow('socket hang up');
    await held;
    expect(await stop()).toBe(false);
    await pending;
    agent.destroy();
  });
});
