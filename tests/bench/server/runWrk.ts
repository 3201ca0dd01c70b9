import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuMicroseconds } from './cpuOf.ts';
import type { Measured } from './startServers.ts';

/** What wrk asks, of every server alike. */
export type Load = {
  path: string;
  headers?: readonly string[];
  script?: string;
  /** The first of the unique questions, where the script asks such. */
  askFrom?: number;
  seconds: number;
  connections: number;
};

/** CPU of the server for each request, in microseconds, and requests a second. Throws on any answer but 2xx. */
export async function runWrk({ origin, pid, name }: Measured, load: Load) {
  const args = ['-t1', `-c${load.connections}`, `-d${load.seconds}s`];
  for (const header of load.headers ?? []) args.push('-H', header);
  if (load.script) args.push('-s', load.script);
  const before = cpuMicroseconds(pid);
  const env = { ...process.env, ASK_FROM: String(load.askFrom ?? 0) };
  const wrk = spawn('wrk', [...args, origin + load.path], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  wrk.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(wrk, 'close');
  const cpu = cpuMicroseconds(pid) - before;
  const [, requests, seconds] = /(\d+) requests in ([\d.]+)s/.exec(said) ?? [];
  if (!requests || /Non-2xx|Socket errors/.test(said)) throw new Error(`${name}: ${said}`);
  return { cpu: cpu / Number(requests), rate: Number(requests) / Number(seconds) };
}
