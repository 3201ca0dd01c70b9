import { createServer, Agent, get } from 'node:http';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createProvider } from '#contracts/sample-provider/createProvider.ts';
import { listenOnLoopback } from '../support/listenOnLoopback.ts';
import { runWrk, type Load } from './server/runWrk.ts';
import { missingPrograms, startServers, type Measured } from './server/startServers.ts';

/**
 * `npm run bench:server` compares the BFF with nginx and with plain Express +
 * http-proxy-middleware, all in front of the same sample provider. ROUNDS (7) and SECONDS (3) set
 * each measurement. It compares CPU time per request, as the operating system counts it, by the
 * median of the rounds' ratios. Servers take turns within a round, so that other load on the
 * machine affects all of them. It prints a table and never fails.
 */
const rounds = Number(process.env['ROUNDS'] ?? 7);
const seconds = Number(process.env['SECONDS'] ?? 3);
const connections = 32;
// V8 compiles frequently called functions during this time, because a real server runs for weeks.
const warmUpSeconds = 8;
const coldClients = 300;

type Name = 'bff' | 'nginx' | 'plain';
type Row = { cpu: number; rate: number };
type Scenario = {
  title: string;
  load: Omit<Load, 'seconds' | 'connections'>;
  of: readonly Name[];
  goal: readonly [Name, number];
};

const search = '/api/hotels/search?city=Lisbon';
const asBrowsers = ['Accept-Encoding: gzip, deflate, br'];
const scenarios: readonly Scenario[] = [
  { title: 'cached', load: { path: search }, of: ['bff', 'nginx', 'plain'], goal: ['nginx', 1.6] },
  {
    title: 'cached, compressed',
    load: { path: search, headers: asBrowsers },
    of: ['bff', 'nginx'],
    goal: ['nginx', 0.4],
  },
  {
    title: 'miss',
    load: { path: '/', script: join(import.meta.dirname, 'server/unique.lua') },
    of: ['bff', 'nginx', 'plain'],
    goal: ['plain', 0.75],
  },
];

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/**
 * Returns the number of provider calls for simultaneous requests for a search that is not cached.
 */
async function callsForColdClients({ origin }: Measured, city: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: coldClients });
  const path = `/api/hotels/search?city=${city}`;
  await Promise.all(
    Array.from({ length: coldClients }, () => {
      const { promise, resolve, reject } = deferred();
      get(origin + path, { agent }, (response) => {
        response.resume().on('end', resolve).on('error', reject);
      }).on('error', reject);
      return promise;
    }),
  );
  agent.destroy();
  return calls.get(path) ?? 0;
}

function deferred() {
  let resolve = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

const missing = missingPrograms();
if (missing.length > 0) {
  print(missing.join('\n'));
  process.exit(1);
}
spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });

const calls = new Map<string, number>();
const sampleProvider = createProvider({ rates: false });
const provider = await listenOnLoopback(
  createServer((req, res) => {
    const url = req.url ?? '';
    calls.set(url, (calls.get(url) ?? 0) + 1);
    sampleProvider(req, res);
  }),
);
const { servers, stop } = await startServers(provider.origin);
try {
  const rows = new Map<string, Row[]>();
  const names: readonly Name[] = ['bff', 'nginx', 'plain'];
  let uniqueFrom = 0;
  const measure = (name: Name, load: Scenario['load'], forSeconds: number) => {
    uniqueFrom += 200_000;
    return runWrk(servers[name], { ...load, uniqueFrom, seconds: forSeconds, connections });
  };
  for (const { load, of } of scenarios) {
    for (const name of of) await measure(name, load, warmUpSeconds);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { title, load, of } of scenarios) {
      const turn = round % of.length;
      for (const name of [...of.slice(turn), ...of.slice(0, turn)]) {
        const row = await measure(name, load, seconds);
        rows.set(title + name, [...(rows.get(title + name) ?? []), row]);
      }
    }
  }

  print(`\n${rounds} rounds of ${seconds} s, ${connections} connections, Node ${process.version}`);
  print('| request | BFF | nginx | Express + HPM | ratio | goal |');
  print('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const { title, goal } of scenarios) {
    const [beside, most] = goal;
    const cells = names.map((name) => {
      const of = rows.get(title + name);
      if (!of) return '';
      return `${median(of.map(({ cpu }) => cpu)).toFixed(0)} µs, ${median(of.map(({ rate }) => rate)).toFixed(0)}/s`;
    });
    const others = rows.get(title + beside) ?? [];
    const ratios = (rows.get(`${title}bff`) ?? []).map(
      ({ cpu }, i) => cpu / (others[i]?.cpu ?? NaN),
    );
    const ratio = `${median(ratios).toFixed(2)}× ${servers[beside].name}`;
    print(`| ${title} | ${cells.join(' | ')} | ${ratio} | ${most}× |`);
  }
  const coldCalls = [];
  for (const [i, name] of names.entries()) {
    coldCalls.push(await callsForColdClients(servers[name], ['Rome', 'Madrid', 'Paris'][i] ?? ''));
  }
  print(`| calls for ${coldClients} cold clients | ${coldCalls.join(' | ')} | | 1 |`);
} finally {
  await stop();
  await provider.close();
}
