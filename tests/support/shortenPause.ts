import { afterTest } from './testLimits.ts';

/** Until the end of the test, what is planned for in `pauseMs` happens in `toMs`. */
export function shortenPause(pauseMs: number, toMs = 20): void {
  const { setTimeout: plan } = globalThis;
  afterTest(() => void Object.assign(globalThis, { setTimeout: plan }));
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms?: number, ...values: []) =>
      plan(run, ms === pauseMs ? toMs : ms, ...values),
  });
}
