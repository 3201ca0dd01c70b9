import { load } from '#server/request/limits.ts';
import { createProcessLoad } from '#server/request/processLoad.ts';

/**
 * Returns a process whose event loop is busy for `share` of the time, with a clock that the test
 * moves.
 */
function process(share: number) {
  const state = { share, time: 1_000 };
  const processLoad = createProcessLoad({
    utilization: () => state.share,
    now: () => state.time,
  });
  /** Counts how many of `count` simultaneous requests are allowed. */
  const allowed = (ask: () => boolean, count = 100) =>
    Array.from({ length: count }, ask).filter(Boolean).length;
  /** Moves the time on while pages are requested. */
  const pass = (ms: number) => {
    for (let left = ms; left > 0; left -= load.sampleMs) {
      state.time += load.sampleMs;
      processLoad.mayServePage();
    }
  };
  return { state, processLoad, allowed, pass };
}

test('an idle process serves every page', () => {
  const { processLoad, allowed, pass } = process(0.5);
  pass(5_000);
  expect(processLoad.isBusy()).toBe(false);
  expect(allowed(processLoad.mayServePage)).toBe(100);
});

test('a busy process serves all pages', () => {
  const { processLoad, allowed, pass } = process(0.8);
  pass(5_000);
  expect(processLoad.isBusy()).toBe(true);
  expect(allowed(processLoad.mayServePage)).toBe(100);
});

test('a full process serves only a few pages a second', () => {
  const { state, processLoad, allowed, pass } = process(1);
  pass(5_000);
  state.time += 1_000;
  expect(allowed(processLoad.mayServePage)).toBe(load.pagesWhileFull);
  state.time += 1_000;
  expect(allowed(processLoad.mayServePage)).toBe(load.pagesWhileFull);
});

test('a short burst of work refuses no page', () => {
  const { state, processLoad, allowed, pass } = process(0.2);
  pass(2_000);
  state.share = 1;
  pass(200);
  expect(allowed(processLoad.mayServePage)).toBe(100);
});

test('a process serves every page again within a second after the load ends', () => {
  const { state, processLoad, allowed, pass } = process(1);
  pass(10_000);
  state.share = 0.3;
  pass(1_000);
  expect(processLoad.isBusy()).toBe(false);
  expect(allowed(processLoad.mayServePage)).toBe(100);
});

test('a process without page requests for an hour is judged by the whole hour', () => {
  const { state, processLoad } = process(1);
  processLoad.mayServePage();
  state.share = 0.01;
  state.time += 3_600_000;
  expect(processLoad.isBusy()).toBe(false);
});

test('the event loop of this process is measured', () => {
  const processLoad = createProcessLoad();
  const end = performance.now() + 3 * load.smoothMs;
  while (performance.now() < end);
  expect(processLoad.isBusy()).toBe(true);
});
