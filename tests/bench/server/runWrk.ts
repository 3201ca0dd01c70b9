import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuMicroseconds } from './cpuOf.ts';
import type { Measured } from './startServers.ts';

/** The requests that wrk sends. */
export type Load = {
  path: string;
  headers?: readonly string[];
  script?: string;
  /** The number of the first unique request, for scripts that send unique requests. */
  uniqueFrom?: number;
  seconds: number;
  connections: number;
};

/**
 * Returns the server's CPU time per request in microseconds, and requests per second. Throws on a
 * response other than 2xx.
 */
export async function runWrk({ origin, pid, name }: Measured, load: Load) {
  const args = ['-t1', `-c${load.connections}`, `-d${load.seconds}s`, '--timeout', '10s'];
  for (const header of load.headers ?? []) args.push('-H', header);
  if (load.script) args.push('-s', load.script);
  const before = cpuMicroseconds(pid);
  const env = { ...process.env, UNIQUE_FROM: String(load.uniqueFrom ?? 0) };
  const wrk = spawn('wrk', [...args, origin + load.path], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  wrk.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(wrk, 'close');
  const cpu = cpuMicroseconds(pid) - before;
  const [, requests, seconds] = /(\d+) requests in ([\d.]+)s/.exec(output) ?? [];
  if (!requests || /Non-2xx|Socket errors/.test(output)) throw new Error(`${name}: ${output}`);
  return { cpu: cpu / Number(requests), rate: Number(requests) / Number(seconds) };
}
