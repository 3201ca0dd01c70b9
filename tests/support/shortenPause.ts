import { afterTest } from './testLimits.ts';

/** Runs timers of `pauseMs` after `toMs` instead, until the end of the test. */
export function shortenPause(pauseMs: number, toMs = 20): void {
  const { setTimeout: plan } = globalThis;
  afterTest(() => void Object.assign(globalThis, { setTimeout: plan }));
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms?: number, ...values: []) =>
      plan(run, ms === pauseMs ? toMs : ms, ...values),
  });
}
