import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';

const graceMs = 8_000;
let running: ChildProcess | undefined;

/** What a command may use besides its arguments, and how long it may take before it is ended. */
export type CommandOptions = { minutes: number; env?: NodeJS.ProcessEnv; cwd?: string };

/**
 * Runs one command to its end, its output shown as it comes and nothing to read, and resolves to its
 * exit code: 1 when it cannot be started or is ended because it takes too long. It leads a process
 * group of its own, so that whatever it started can be ended with it.
 */
export async function runCommand(
  [command = '', ...args]: readonly string[],
  { minutes, env = process.env, cwd }: CommandOptions,
): Promise<number> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env,
    cwd,
  });
  running = child;
  const limit = setTimeout(() => {
    process.stdout.write(`${command} did not end within ${minutes} minutes and is stopped.\n`);
    endGroup(child, 'SIGTERM');
  }, minutes * 60_000);
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      process.stdout.write(`${command} cannot be started: ${error.message}\n`);
      resolve(1);
    });
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  clearTimeout(limit);
  running = undefined;
  return code;
}

/** Ctrl-C, or the end of the terminal, ends the running command with all it started, then this process. */
export function endCommandsWithThisProcess(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      const leave = () => process.exit(128 + constants.signals[signal]);
      if (!running) return leave();
      running.once('close', leave);
      endGroup(running, signal);
    });
  }
}

/** Asks a command's whole group to end, and ends what is left of it after a while. */
function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  const { pid } = child;
  if (pid === undefined) return;
  const send = (name: NodeJS.Signals) => {
    try {
      process.kill(-pid, name);
    } catch {
      // The group has ended already, or belongs to another user.
    }
  };
  send(signal);
  setTimeout(() => {
    send('SIGKILL');
    child.emit('close', null);
  }, graceMs).unref();
}
