import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));

async function startChild() {
  const args = ['--import', 'tsx', join(process.cwd(), 'tests/server/drainingChild.ts')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const lines: string[] = [];
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line));
  const [origin] = await once(output, 'line');
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, log: lines.join('\n') }));
  return { child, origin: String(origin), ended };
}

/** Asks again and again over one kept-alive connection, until the server says it is the last answer. */
async function traveller(origin: string): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const heard: string[] = [];
  for (let last = false; !last;) {
    const answer = await ask(`${origin}/api/slow`, agent);
    last = answer.headers.connection === 'close';
    heard.push(await text(answer));
  }
  agent.destroy();
  return heard;
}

async function statusOf(address: string): Promise<number | undefined> {
  const answer = await ask(address, false);
  answer.resume();
  return answer.statusCode;
}

/** Rejects when the connection is refused or cut. */
function ask(address: string, agent: Agent | false): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, resolve).on('error', reject);
  });
}

describe('SIGTERM under load', () => {
  test('fails no request: who is there is served out, who comes while it drains is served too', async () => {
    const { child, origin, ended } = await startChild();
    expect(await statusOf(`${origin}/readyz`)).toBe(200);
    const travellers = Array.from({ length: 20 }, () => traveller(origin));
    await statusOf(`${origin}/api/slow`);
    const told = performance.now();
    child.kill('SIGTERM');
    while ((await statusOf(`${origin}/readyz`)) !== 503);
    expect(await statusOf(`${origin}/healthz`)).toBe(200);
    const heard = await Promise.all(travellers);
    const { code } = await ended;
    expect(code).toBe(0);
    expect(performance.now() - told).toBeLessThan(10_000);
    expect(new Set(heard.flat())).toEqual(new Set(['whole']));
  });
});

describe('what nobody caught', () => {
  test.each(['reject', 'throw'])(
    '(%s) ends the process with 1, after the begun answers',
    async (how) => {
      const { origin, ended } = await startChild();
      const begun = traveller(origin);
      expect(await statusOf(`${origin}/api/${how}`)).toBe(200);
      expect(new Set(await begun)).toEqual(new Set(['whole']));
      const { code, log } = await ended;
      expect(code).toBe(1);
      expect(log.match(/nobody caught"/g)).toHaveLength(1);
    },
  );
});
