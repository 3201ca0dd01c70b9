import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';

export type Flood = {
  /** The paths to request, with the number of the request in place of `{n}`. */
  paths: readonly string[];
  /** The client addresses of the requests, which take turns. */
  clients: readonly string[];
  /** The largest number of requests a second. Without it, each response starts the next request. */
  rate?: number;
};

const connections = 32;
const mostConnections = 256;
const statusesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/**
 * Starts a flood of a site. Resolves at its beginning with a function that ends it and resolves
 * with the counts of statuses.
 */
export async function startFlood(origin: string, { paths, clients, rate = Infinity }: Flood) {
  const open = rate === Infinity ? connections : mostConnections;
  const args = [origin, String(open), clients.join(','), paths.join('\n'), String(rate)];
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'flooder.ts'), ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const endWithThisProcess = () => void child.kill('SIGKILL');
  process.once('exit', endWithThisProcess);
  const lines: string[] = [];
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line));
  await once(output, 'line');
  return async (): Promise<Record<string, number>> => {
    process.removeListener('exit', endWithThisProcess);
    child.kill('SIGTERM');
    await once(child, 'close');
    return v.parse(statusesSchema, lines.at(-1));
  };
}
