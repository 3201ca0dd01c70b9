import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

async function startChild() {
  const args = ['--import', 'tsx', join(process.cwd(), 'tests/deep/server/http/drainingChild.ts')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const lines: string[] = [];
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line));
  const [origin] = await once(output, 'line');
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, log: lines.join('\n') }));
  return { child, origin: String(origin), ended };
}

/** Sends one request after another over a keep-alive connection until the server closes it. */
async function sendOverOneConnection(origin: string): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const bodies: string[] = [];
  for (let last = false; !last;) {
    const response = await send(`${origin}/api/hotels/slow`, agent);
    last = response.headers.connection === 'close';
    bodies.push(await text(response));
  }
  agent.destroy();
  return bodies;
}

/** Sends each request over a new connection, until connections are refused. */
async function sendOverNewConnections(origin: string): Promise<string[]> {
  const bodies: string[] = [];
  for (;;) {
    try {
      bodies.push(await text(await send(`${origin}/api/hotels/quick`, false)));
    } catch (error) {
      const failed = String(error);
      return failed.includes('ECONNREFUSED') ? bodies : [...bodies, failed];
    }
  }
}

async function statusOf(url: string): Promise<number | undefined> {
  const response = await send(url, false);
  response.resume();
  return response.statusCode;
}

/** Sends a request. Rejects when the connection is refused or cut off. */
function send(url: string, agent: Agent | false): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, resolve).on('error', reject);
  });
}

describe('SIGTERM under load', () => {
  test('fails no request of open connections or of new ones while it drains', async () => {
    const { child, origin, ended } = await startChild();
    expect(await statusOf(`${origin}/readyz`)).toBe(200);
    const clients = Array.from({ length: 20 }, () => sendOverOneConnection(origin));
    await statusOf(`${origin}/api/hotels/slow`);
    const signalled = performance.now();
    child.kill('SIGTERM');
    while ((await statusOf(`${origin}/readyz`)) !== 503);
    expect(await statusOf(`${origin}/healthz`)).toBe(200);
    const bodies = await Promise.all(clients);
    const { code } = await ended;
    expect(code).toBe(0);
    expect(performance.now() - signalled).toBeLessThan(10_000);
    expect(new Set(bodies.flat())).toEqual(new Set(['complete']));
  });

  test('fails no first request of a new connection', async () => {
    const { child, origin, ended } = await startChild();
    const clients = Array.from({ length: 40 }, () => sendOverNewConnections(origin));
    await statusOf(`${origin}/api/hotels/slow`);
    child.kill('SIGTERM');
    const bodies = await Promise.all(clients);
    expect((await ended).code).toBe(0);
    expect(new Set(bodies.flat())).toEqual(new Set(['complete']));
  });
});

describe('an uncaught error', () => {
  test.each(['reject', 'throw'])(
    '(%s) ends the process with 1 after the running responses',
    async (how) => {
      const { origin, ended } = await startChild();
      const begun = sendOverOneConnection(origin);
      expect(await statusOf(`${origin}/api/hotels/${how}`)).toBe(200);
      expect(new Set(await begun)).toEqual(new Set(['complete']));
      const { code, log } = await ended;
      expect(code).toBe(1);
      expect(log.match(/stopping after an uncaught error"/g)).toHaveLength(1);
    },
  );
});
