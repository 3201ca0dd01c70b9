import type { Log } from '../observability/log.ts';

/** Does what is due of one kind and returns how much that was; 0 lets the worker pause. */
export type WorkerJob = () => Promise<number>;

type WorkerOptions = {
  jobs: readonly WorkerJob[];
  log: Pick<Log, 'info' | 'warn'>;
  /** The pause while nothing is due, in milliseconds. */
  idleMs?: number;
  /** The pause after a job has failed, such as while the database is down. */
  failedMs?: number;
};

/** A worker: `wake` ends its pause, `stop` resolves when its running jobs have ended. */
export type Worker = { wake: () => void; stop: () => Promise<void> };

/**
 * Runs jobs one after the other, again and again until it is stopped. A job that fails is logged, once
 * until all succeed again, and retried.
 */
export function startWorker({
  jobs,
  log,
  idleMs = 1_000,
  failedMs = 3_000,
}: WorkerOptions): Worker {
  let stopped = false;
  let wakes = 0;
  let failing = false;
  let endPause = () => {};

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, stopped ? 0 : ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const runAll = async (): Promise<number> => {
    let pauseMs = idleMs;
    for (const job of jobs) {
      if ((await job()) > 0) pauseMs = 0;
      if (stopped) break;
    }
    if (failing) log.info('the worker works again');
    failing = false;
    return pauseMs;
  };

  const loop = async () => {
    while (!stopped) {
      const before = wakes;
      const pauseMs = await runAll().catch((error: unknown) => {
        if (!failing) log.warn({ err: error }, 'the worker cannot work');
        failing = true;
        return failedMs;
      });
      if (wakes === before && pauseMs > 0) await pause(pauseMs);
    }
  };
  const ended = loop();

  return {
    wake: () => {
      if (failing) return;
      wakes += 1;
      endPause();
    },
    stop: () => {
      stopped = true;
      endPause();
      return ended;
    },
  };
}
