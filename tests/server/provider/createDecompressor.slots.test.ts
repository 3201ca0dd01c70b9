import { createSlots } from '#server/provider/createDecompressor.ts';

/** Returns a task that runs until the test ends it. */
function openTask() {
  let end = () => {};
  let started = false;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = () => {
    started = true;
    return ended;
  };
  return { run, end: () => end(), started: () => started };
}

const { signal } = new AbortController();

test('tasks run in parallel up to the number of slots, then in order of arrival', async () => {
  const slots = createSlots(2, 10);
  const tasks = Array.from({ length: 4 }, openTask);
  const runs = tasks.map((task) => slots.run(signal, task.run));
  const started = () => tasks.map((task) => task.started());
  await Promise.resolve();
  expect(started()).toEqual([true, true, false, false]);
  tasks[1]?.end();
  await runs[1];
  await Promise.resolve();
  expect(started()).toEqual([true, true, true, false]);
  for (const task of tasks) task.end();
  await Promise.all(runs);
});

test('a failed task frees its slot', async () => {
  const slots = createSlots(1, 0);
  const failing = slots.run(signal, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await slots.run(signal, () => Promise.resolve('next'))).toBe('next');
});

test('a task is rejected when too many tasks wait', async () => {
  const slots = createSlots(1, 1);
  const task = openTask();
  const runs = [slots.run(signal, task.run), slots.run(signal, task.run)];
  await expect(slots.run(signal, task.run)).rejects.toMatchObject({
    status: 503,
    reason: 'overloaded',
    retryAfter: 1,
  });
  task.end();
  await Promise.all(runs);
});

test('an aborted task leaves the queue', async () => {
  const slots = createSlots(1, 1);
  const [first, second, third] = [openTask(), openTask(), openTask()];
  const running = slots.run(signal, first.run);
  const controller = new AbortController();
  const waiting = slots.run(controller.signal, second.run);
  controller.abort(new Error('client disconnected'));
  await expect(waiting).rejects.toThrow('client disconnected');
  const next = slots.run(signal, third.run);
  first.end();
  third.end();
  await Promise.all([running, next]);
  expect(second.started()).toBe(false);
});
