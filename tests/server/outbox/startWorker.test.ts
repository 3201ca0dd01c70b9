import { startWorker } from '#server/outbox/startWorker.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';
import { listeningLog } from '../testApp.ts';

const { log } = listeningLog();

it('repeats a job while another job takes long', async () => {
  let release = () => {};
  let runs = 0;
  const slow = async () => {
    await new Promise<void>((resolve) => (release = resolve));
    return 0;
  };
  const worker = startWorker({ jobs: [slow, () => Promise.resolve(++runs && 0)], log, idleMs: 1 });
  await eventually(() => (runs >= 3 ? true : undefined));
  release();
  await worker.stop();
});

it('ends the pauses of all jobs when it is woken, even while they run', async () => {
  const runs = [0, 0];
  const jobs = [0, 1].map((job) => () => {
    runs[job] = (runs[job] ?? 0) + 1;
    return Promise.resolve(0);
  });
  const worker = startWorker({ jobs, log, idleMs: 600_000 });
  worker.wake();
  await eventually(() => (runs.every((count) => count === 2) ? true : undefined));
  worker.wake();
  await eventually(() => (runs.every((count) => count === 3) ? true : undefined));
  await worker.stop();
});

it('logs the first failure, and then the recovery of all jobs', async () => {
  const lines: string[] = [];
  const state = { failing: true, runs: 0 };
  const job = () => {
    state.runs += 1;
    return state.failing ? Promise.reject(new Error('no database')) : Promise.resolve(0);
  };
  const worker = startWorker({
    jobs: [job, () => job()],
    log: { warn: () => lines.push('warn'), info: () => lines.push('info') },
    idleMs: 1,
    failedMs: 1,
  });
  await eventually(() => (state.runs >= 6 ? true : undefined));
  state.failing = false;
  await eventually(() => (lines.includes('info') ? true : undefined));
  await worker.stop();
  expect(lines).toEqual(['warn', 'info']);
});

it('waits for running jobs when it is stopped, and then starts no more', async () => {
  let ended = 0;
  let release = () => {};
  const job = async () => {
    await new Promise<void>((resolve) => (release = resolve));
    return ++ended;
  };
  const worker = startWorker({ jobs: [job], log });
  const stopped = worker.stop();
  expect(ended).toBe(0);
  release();
  await stopped;
  expect(ended).toBe(1);
});
