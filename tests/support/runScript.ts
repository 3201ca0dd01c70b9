import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** The output of a command and its exit code. */
export type Ended = { code: number; stdout: string; stderr: string };

type Settings = { cwd?: string; env?: Record<string, string>; limitMs?: number };

/**
 * Runs a TypeScript entry of this repository in a new process, in any `cwd`. From this environment
 * it gets only PATH. It is killed if it does not end in time.
 */
export function runScript(entry: string, args: string[] = [], settings: Settings = {}) {
  const { cwd = process.cwd(), env = {}, limitMs = 60_000 } = settings;
  const tsx = import.meta.resolve('tsx');
  return new Promise<Ended>((resolve) => {
    execFile(
      process.execPath,
      ['--import', tsx, join(process.cwd(), entry), ...args],
      { cwd, env: { PATH: process.env['PATH'], ...env }, timeout: limitMs, maxBuffer: 16_777_216 },
      (error, stdout, stderr) => {
        resolve({
          code: typeof error?.code === 'number' ? error.code : error ? -1 : 0,
          stdout,
          stderr,
        });
      },
    );
  });
}
