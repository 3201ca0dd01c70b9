import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { constants } from 'node:os';

let running: ChildProcess | undefined;

/** What a command may use besides its arguments, and when it is ended. */
export type CommandOptions = {
  /**
   * The longest time without a sign of life: from its start, then from each message that it sends
   * and each write to `progressFile`.
   */
  limitMs: number;
  /** A file that processes of the command, which cannot send messages, write to as they get on. */
  progressFile?: string;
  /** Called with each message that the command sends by `process.send`. */
  onMessage?: (message: unknown) => void;
  /** How long what was asked to end may take. Default 8 seconds. */
  graceMs?: number;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
};

/** How a command ended. */
export type CommandEnd = {
  /** 1 if it could not be started or was ended. */
  code: number;
  /** Whether it was ended because of its limit. */
  timedOut: boolean;
  /** The command lines of the processes that it had started and left running. They are ended. */
  left: string[];
  /** Why it could not be started, if so. */
  error?: string;
};

/**
 * Runs one command to its end. Its output is shown as it comes, and it has nothing to read. It
 * leads a process group of its own, so that whatever it started can be ended with it.
 */
export async function runCommand(
  [command = '', ...args]: readonly string[],
  { limitMs, progressFile, onMessage, graceMs = 8_000, env = process.env, cwd }: CommandOptions,
): Promise<CommandEnd> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit', ...(onMessage ? (['ipc'] as const) : [])],
    detached: true,
    env,
    cwd,
  });
  running = child;
  let timedOut = false;
  let limit: NodeJS.Timeout | undefined;
  const waitFor = (ms: number) => {
    clearTimeout(limit);
    limit = setTimeout(() => {
      const leftMs = limitMs - sinceWritten(progressFile);
      if (leftMs > 0) {
        waitFor(leftMs);
      } else {
        timedOut = true;
        endGroup(child, 'SIGTERM', graceMs);
      }
    }, ms);
  };
  waitFor(limitMs);
  child.on('message', (message) => {
    waitFor(limitMs);
    onMessage?.(message);
  });
  let error: string | undefined;
  const code = await new Promise<number>((resolve) => {
    child.once('error', ({ message }) => {
      error = message;
      resolve(1);
    });
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  clearTimeout(limit);
  const left = await endWhatIsLeft(child, graceMs);
  running = undefined;
  return { code, timedOut, left, error };
}

/** How many milliseconds ago a file was written to: Infinity if there is none. */
function sinceWritten(file: string | undefined): number {
  const written = file && statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return written ? Date.now() - written : Infinity;
}

/**
 * Ctrl-C, or the end of the terminal, ends the running command with all it started, then this
 * process.
 */
export function endCommandsWithThisProcess(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      const leave = () => process.exit(128 + constants.signals[signal]);
      if (!running) return leave();
      running.once('close', leave);
      endGroup(running, signal, 8_000);
    });
  }
}

/**
 * Gives the processes of a command that has ended a moment to end too, then ends them and returns
 * their command lines.
 */
async function endWhatIsLeft({ pid }: ChildProcess, graceMs: number): Promise<string[]> {
  if (pid === undefined) return [];
  const deadline = Date.now() + graceMs;
  while (signalGroup(pid, 0)) {
    if (Date.now() > deadline) {
      const lines = commandLines(pid);
      signalGroup(pid, 'SIGKILL');
      return lines;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return [];
}

function commandLines(group: number): string[] {
  const table = execFileSync('ps', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' });
  return table.split('\n').flatMap((line) => {
    const [, id, state = '', words = ''] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return Number(id) === group && !state.startsWith('Z') ? [words] : [];
  });
}

/** Asks a command's whole group to end, and ends what is left of it after a while. */
function endGroup(child: ChildProcess, signal: NodeJS.Signals, graceMs: number): void {
  const { pid } = child;
  if (pid === undefined) return;
  signalGroup(pid, signal);
  setTimeout(() => {
    signalGroup(pid, 'SIGKILL');
    child.emit('close', null);
  }, graceMs).unref();
}

/** Sends a signal to each process of a group; false if it has none, or belongs to another user. */
function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
