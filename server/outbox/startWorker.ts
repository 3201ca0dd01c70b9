import type { Log } from '../observability/log.ts';

/** Does what is due of one kind and returns how much that was; 0 lets its loop pause. */
export type WorkerJob = () => Promise<number>;

type WorkerOptions = {
  jobs: readonly WorkerJob[];
  log: Pick<Log, 'info' | 'warn'>;
  /** The pause while nothing is due, in milliseconds. */
  idleMs?: number;
  /** The pause after a job has failed, such as while the database is down. */
  failedMs?: number;
};

/** `wake` ends the pauses, `stop` resolves when the running turn has ended. */
type Loop = { wake: () => void; stop: () => Promise<void> };

/**
 * A worker. `silentMs`: for how long not every job has had a turn that did not fail, in milliseconds,
 * whatever the clock of the machine says.
 */
export type Worker = Loop & { silentMs: () => number };

/**
 * Runs each job again and again until it is stopped, in a loop of its own, so that a slow one
 * delays no other. A job that fails is retried; the log has one line until all succeed again.
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

/**
 * Runs `turn` again and again. It returns how long to pause before the next turn, in milliseconds.
 */
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
