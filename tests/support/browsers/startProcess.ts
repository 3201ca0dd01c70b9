import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const startMs = 60_000;
const stopMs = 5_000;

/** A process of a test, and its output when it became ready. */
export type Process = { said: string; end: () => Promise<void> };

type Settings = {
  /**
   * A line of the output that shows that the process is ready. Without it, the process is ready
   * once it runs.
   */
  ready?: RegExp;
  env?: Record<string, string>;
};

/**
 * Starts a program and resolves with the first group of `ready` once the program is ready. The
 * program ends on `end` and with this process. Rejects with its output if it does not become ready.
 */
export async function startProcess(
  [program = '', ...args]: readonly string[],
  { ready, env = {} }: Settings,
): Promise<Process> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const endWithThisProcess = () => void child.kill('SIGKILL');
  process.once('exit', endWithThisProcess);
  const lines: string[] = [];
  const said = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => {
      endWithThisProcess();
      reject(new Error([`${program} ${why}.`, ...lines].join('\n')));
    };
    const limit = setTimeout(() => fail('did not start in time'), startMs);
    const start = (text: string) => {
      clearTimeout(limit);
      resolve(text);
    };
    child.once('error', reject);
    child.once('close', () => fail('ended at its start'));
    if (!ready) child.once('spawn', () => start(''));
    for (const output of [child.stdout, child.stderr]) {
      createInterface(output).on('line', (line) => {
        lines.push(line);
        const match = ready?.exec(line);
        if (match) start(match[1] ?? '');
      });
    }
  });
  return {
    said,
    end: async () => {
      process.removeListener('exit', endWithThisProcess);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      const limit = setTimeout(() => child.kill('SIGKILL'), stopMs);
      await closed;
      clearTimeout(limit);
    },
  };
}
