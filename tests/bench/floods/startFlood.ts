import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';

export type Flood = {
  /** Where `{n}` is the number of the request. */
  paths: readonly string[];
  /** The addresses that the requests come from, one after another. */
  clients: readonly string[];
  /** So many requests a second at most; as fast as they are answered otherwise. */
  rate?: number;
};

const connections = 32;
const mostConnections = 256;
const statusesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/**
 * Starts a flood of a site. Resolves, once it begins, with a function that ends it and resolves with
 * the counts of statuses.
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
