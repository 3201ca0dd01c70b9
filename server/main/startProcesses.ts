import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import type { Log } from '../observability/log.ts';

type ProcessesOptions = {
  count: number;
  /**
   * Returns additional environment variables for the process in a place. Places are counted from 0.
   */
  envOf: (place: number) => Record<string, string>;
  /** Whether one of the processes runs the worker. */
  hasWorker: boolean;
  log: Pick<Log, 'error'>;
};

/**
 * The message of a process to the primary one that it serves requests, with the lines for the
 * terminal.
 */
const servingSchema = v.object({ serving: v.array(v.string()) });
/** The message of the primary process that assigns the worker to a process. */
const runWorker = 'run-worker';

/** How a process ended, with the signal if one killed it. */
type Ended = { place: number; signal?: string };

const firstPauseMs = 100;
const longestPauseMs = 10_000;
/** A process that ran for this time counts as healthy, so the next pause is the shortest again. */
const soundMs = 60_000;
/** The limit is longer than a shutdown takes. */
const killMs = 12_000;

/**
 * Runs the site in several processes that share its port. This one, the primary process, accepts
 * connections and distributes them in turn (`node:cluster`). The first process starts alone, so
 * that a configuration error is reported once, then the others start.
 *
 * `opened` resolves once all processes serve, to the lines for the terminal. If a process does not
 * serve, it resolves to the reason. If a process ends during the start, the start fails. Later, a
 * process that ends is restarted after a pause, which grows with repeated failures. One process
 * runs the worker. When it ends, another process takes over. ADR 0006.
 */
export function startProcesses({ count, envOf, hasWorker, log }: ProcessesOptions) {
  const serving = new Set<Worker>();
  let working: Worker | undefined;
  let stopping = false;
  const isStopping = () => stopping;

  const appoint = () => {
    if (stopping || !hasWorker || working) return;
    // A killed process cannot receive the message. When it has ended, another process is appointed.
    working = [...serving].find((child) => child.isConnected());
    working?.send(runWorker);
  };

  const start = (place: number) => {
    const child = cluster.fork(envOf(place));
    const ended = new Promise<Ended>((resolve) => {
      child.once('exit', (_code, signal) => resolve({ place, signal }));
      // This error also follows a message that could not be sent. The process then ends, and `exit`
      // reports its end. Only a process that never started has no `exit`.
      child.on('error', () => {
        if (child.process.pid === undefined) resolve({ place });
      });
    });
    void ended.then(() => {
      serving.delete(child);
      if (working === child) working = undefined;
      appoint();
    });
    const lines = new Promise<string[]>((resolve) => {
      child.on('message', (message) => {
        if (!v.is(servingSchema, message)) return;
        serving.add(child);
        appoint();
        resolve(message.serving);
      });
    });
    return { place, lines, ended };
  };

  const keepRunning = async ({ place, ended }: ReturnType<typeof start>) => {
    let current = ended;
    let pauseMs = firstPauseMs;
    for (;;) {
      const since = performance.now();
      await current;
      if (performance.now() - since > soundMs) pauseMs = firstPauseMs;
      if (isStopping()) return;
      log.error({ place, pauseMs }, 'a process has ended and is started again');
      // This timer keeps the primary process alive while all other processes have ended.
      await sleep(pauseMs);
      if (isStopping()) return;
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
      current = start(place).ended;
    }
  };

  const open = async (): Promise<string[] | 'failed' | 'stopping'> => {
    const first = start(0);
    const lines = await Promise.race([first.lines, first.ended]);
    if (isStopping()) return 'stopping';
    const others = Array.from({ length: count - 1 }, (_, index) => index + 1);
    const all = Array.isArray(lines) ? [first, ...others.map(start)] : [first];
    const end = await Promise.race([
      ...all.map(({ ended }) => ended),
      Promise.all(all.map((each) => each.lines)).then(() => undefined),
    ]);
    if (isStopping()) return 'stopping';
    if (end?.signal) log.error(end, 'a process was killed while the site was starting');
    if (end || !Array.isArray(lines)) return 'failed';
    for (const started of all) void keepRunning(started);
    return lines;
  };

  return {
    opened: open(),
    /**
     * Passes the signal on to all processes and resolves when they have ended. Resolves to false if
     * a process had to cut off a response, or was killed because it did not end in time.
     */
    stop: async (signal: 'SIGTERM' | 'SIGINT'): Promise<boolean> => {
      stopping = true;
      const all = Object.values(cluster.workers ?? {}).filter((child) => child !== undefined);
      const children = all.filter((child) => !child.isDead());
      const ends = children.map(async (child) => {
        // A process that does not serve yet cuts off no response.
        const served = serving.has(child);
        const code = await new Promise((resolve) => child.once('exit', resolve));
        return code === 0 || !served;
      });
      const send = (to: NodeJS.Signals) => children.forEach((child) => child.process.kill(to));
      const late = setTimeout(() => send('SIGKILL'), killMs);
      send(signal);
      const ended = await Promise.all(ends);
      clearTimeout(late);
      return ended.every(Boolean);
    },
  };
}

/**
 * Connects a process that `startProcesses` has started: tells the primary process that this one
 * serves, with the lines for the terminal, and starts the worker when it is assigned.
 */
export function joinProcesses(lines: readonly string[], startWorker: () => void): void {
  process.on('message', (message) => {
    if (message === runWorker) startWorker();
  });
  process.send?.({ serving: lines });
}
