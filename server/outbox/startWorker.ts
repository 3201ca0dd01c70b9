import type { Log } from '../observability/log.ts';

/** Processes the due items of one kind and returns their number. 0 makes its loop pause. */
export type WorkerJob = () => Promise<number>;

type WorkerOptions = {
  jobs: readonly WorkerJob[];
  log: Pick<Log, 'info' | 'warn'>;
  /** The pause while no item is due, in milliseconds. */
  idleMs?: number;
  /** The pause after a failed run, such as while the database is down, in milliseconds. */
  failedMs?: number;
};

/** `wake` ends the current pause. `stop` resolves when the current run has ended. */
type Loop = { wake: () => void; stop: () => Promise<void> };

/**
 * The running worker. `silentMs` returns the longest time since a job last succeeded, in
 * milliseconds. A run without due items counts as a success. A job that has never succeeded counts
 * from the start of the worker. The time is monotonic: changes of the system clock have no effect.
 */
export type Worker = Loop & { silentMs: () => number };

/**
 * Runs each job repeatedly until the worker is stopped. Each job has its own loop, so a slow job
 * does not delay the others. A failing job is retried. The log has one line when the first job
 * fails, and one when all jobs succeed again. `wake` skips failing jobs.
 */
export function startWorker({
  jobs,
  log,
  idleMs = 1_000,
  failedMs = 3_000,
}: WorkerOptions): Worker {
  const failing = new Set<WorkerJob>();
  const onFailure = (job: WorkerJob, error: unknown) => {
    if (failing.size === 0) log.warn({ err: error }, 'the worker cannot work');
    failing.add(job);
  };
  const turns = new Map(jobs.map((job) => [job, performance.now()]));
  const onSuccess = (job: WorkerJob) => {
    turns.set(job, performance.now());
    if (failing.delete(job) && failing.size === 0) log.info('the worker works again');
  };
  const loops = jobs.map((job) => {
    const loop = startLoop(async () => {
      try {
        const done = await job();
        onSuccess(job);
        return done > 0 ? 0 : idleMs;
      } catch (error) {
        onFailure(job, error);
        return failedMs;
      }
    });
    return { job, loop };
  });

  return {
    silentMs: () => performance.now() - Math.min(...turns.values()),
    wake: () => {
      for (const { job, loop } of loops) if (!failing.has(job)) loop.wake();
    },
    stop: async () => {
      await Promise.all(loops.map(({ loop }) => loop.stop()));
    },
  };
}

/** Runs `turn` repeatedly. `turn` returns the pause before the next run, in milliseconds. */
function startLoop(turn: () => Promise<number>): Loop {
  let stopped = false;
  let woken = false;
  let endPause = () => {};

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, stopped || woken ? 0 : ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const loop = async () => {
    while (!stopped) {
      woken = false;
      await pause(await turn());
    }
  };
  const ended = loop();

  return {
    wake: () => {
      woken = true;
      endPause();
    },
    stop: () => {
      stopped = true;
      endPause();
      return ended;
    },
  };
}
