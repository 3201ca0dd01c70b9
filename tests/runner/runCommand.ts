import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { constants } from 'node:os';

let running: ChildProcess | undefined;

/** The options of a command besides its arguments, and its limits. */
export type CommandOptions = {
  /**
   * The longest time without a sign of life. It starts again with each message of the command and
   * each write to `progressFile`.
   */
  limitMs: number;
  /**
   * A file for processes of the command that cannot send messages. Each write to it counts as
   * progress.
   */
  progressFile?: string;
  /** Called with each message that the command sends by `process.send`. */
  onMessage?: (message: unknown) => void;
  /** The time that the command may take to end after a request to end. Default 8 seconds. */
  graceMs?: number;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
};

/** The result of a command. */
export type CommandEnd = {
  /** 1 if the command could not be started or was ended. */
  code: number;
  /** Whether the command was ended because of its limit. */
  timedOut: boolean;
  /** The command lines of processes that the command had left running. They are ended. */
  left: string[];
  /** Why the command could not be started. */
  error?: string;
};

/**
 * Runs a command to its end and shows its output as it arrives. The command has no input. It leads
 * its own process group, so that all processes that it started can be ended with it.
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

/** Returns the milliseconds since a file was last written, or Infinity if it does not exist. */
function sinceWritten(file: string | undefined): number {
  const written = file && statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return written ? Date.now() - written : Infinity;
}

/**
 * Ends the running command and its processes on Ctrl-C or at the end of the terminal, and then this
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
 * Gives the remaining processes of a finished command a moment to end. Then ends them and returns
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

/** Asks all processes of a command to end, and kills the remaining ones after a while. */
function endGroup(child: ChildProcess, signal: NodeJS.Signals, graceMs: number): void {
  const { pid } = child;
  if (pid === undefined) return;
  signalGroup(pid, signal);
  setTimeout(() => {
    signalGroup(pid, 'SIGKILL');
    child.emit('close', null);
  }, graceMs).unref();
}

/**
 * Sends a signal to each process of a group. Returns false if the group is empty or belongs to
 * another user.
 */
function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
