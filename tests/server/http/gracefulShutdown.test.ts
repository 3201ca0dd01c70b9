import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { gracefulShutdown } from '#server/http/gracefulShutdown.ts';
import { startServer } from '../scriptedServer.ts';

async function withHeldAnswer(graceMs: number) {
  let hold: (res: ServerResponse) => void = () => undefined;
  const held = new Promise<ServerResponse>((resolve) => (hold = resolve));
  const server = await startServer((req, res) => {
    if (req.url === '/held') hold(res);
    else res.end('quick');
  });
  const closeIdle = () => server.server.closeIdleConnections();
  const { stop, stopping } = gracefulShutdown(server.server, { drainMs: 0, graceMs, closeIdle });
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(server.origin + path, { agent }, resolve).on('error', reject);
    });
  return { held, stop, stopping, ask, agent };
}

describe('a graceful stop', () => {
  test('accepts nobody new, lets the begun answer end, and closes kept-alive connections', async () => {
    const { held, stop, stopping, ask, agent } = await withHeldAnswer(60_000);
    expect(await text(await ask('/quick'))).toBe('quick');
    const asked = ask('/held');
    const res = await held;
    expect(stopping()).toBe(false);

    const stopped = stop();
    expect(stopping()).toBe(true);
    await expect(ask('/quick')).rejects.toThrow('ECONNREFUSED');
    res.end('whole');
    expect(await text(await asked)).toBe('whole');
    expect(await stopped).toBe(true);
    agent.destroy();
  });

  test('cuts what does not end in time, and says so', async () => {
    const { held, stop, ask, agent } = await withHeldAnswer(30);
    const asked = expect(ask('/held')).rejects.toThrow('socket hang up');
    await held;
    expect(await stop()).toBe(false);
    await asked;
    agent.destroy();
  });
});
