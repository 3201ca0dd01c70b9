import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import type { Log } from '../observability/log.ts';

type ProcessesOptions = {
  count: number;
  /**
   * The environment of the process in a place, besides that of this one. Places are counted from 0.
   */
  envOf: (place: number) => Record<string, string>;
  /** Whether one of them runs the worker. */
  hasWorker: boolean;
  log: Pick<Log, 'error'>;
};

/**
 * What a process tells the primary one when it serves: what it would say to the person at the
 * terminal.
 */
const servingSchema = v.object({ serving: v.array(v.string()) });
/** What the primary process tells one of them: that the worker is its. */
const runWorker = 'run-worker';

/** How a process has ended: the signal that killed it, if one did. */
type Ended = { place: number; signal?: string };

const firstPauseMs = 100;
const longestPauseMs = 10_000;
/** A process that ran for so long was sound: the next pause is the shortest again. */
const soundMs = 60_000;
/** Longer than a shutdown takes. */
const killMs = 12_000;

/**
 * Runs the site in several processes that share its port: this one, the primary process, accepts
 * connections and hands them on in turn (`node:cluster`). The first process starts alone, so that
 * what is wrong is said once, then the others. `opened` resolves once all serve, to what there is
 * to say; or to why they do not: the first end of a process ends the start. From then on a process
 * that ends is started again, after a pause that grows while that goes on. One of them runs the
 * worker; when it ends, another one does. ADR 0006.
 */
export function startProcesses({ count, envOf, hasWorker, log }: ProcessesOptions) {
  const serving = new Set<Worker>();
  let working: Worker | undefined;
  let stopping = false;
  const isStopping = () => stopping;

  const appoint = () => {
    if (stopping || !hasWorker || working) return;
    // One that was killed cannot be told. Its end follows, and another one is appointed then.
    working = [...serving].find((child) => child.isConnected());
    working?.send(runWorker);
  };

  const start = (place: number) => {
    const child = cluster.fork(envOf(place));
    const ended = new Promise<Ended>((resolve) => {
      child.once('exit', (_code, signal) => resolve({ place, signal }));
      // After a message that could not be sent the end follows, unless the process never began.
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
      // It keeps this process alive, which nothing else does while all have ended.
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
     * Passes the signal on. Resolves when all have ended: to false if one had to cut a response
     * off, or was killed because it did not end.
     */
    stop: async (signal: 'SIGTERM' | 'SIGINT'): Promise<boolean> => {
      stopping = true;
      const all = Object.values(cluster.workers ?? {}).filter((child) => child !== undefined);
      const children = all.filter((child) => !child.isDead());
      const ends = children.map(async (child) => {
        // One that does not serve yet cuts nothing off.
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
 * What a process does that `startProcesses` has started: tells the primary process that it serves
 * and what there is to say, and starts the worker when it is told to.
 */
export function joinProcesses(lines: readonly string[], startWorker: () => void): void {
  process.on('message', (message) => {
    if (message === runWorker) startWorker();
  });
  process.send?.({ serving: lines });
}
