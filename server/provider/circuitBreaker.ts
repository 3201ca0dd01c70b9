import type { Clock } from './clock.ts';

const remembered = 20;
const fewestFailures = 5;
const firstPauseMs = 5_000;
const longestPauseMs = 30_000;

export type BreakerState = 'closed' | 'open' | 'half-open';
type Outcome = 'answered' | 'failed' | 'abandoned';

/** Leave to make one call; its outcome must be reported. A probe is the one call of a half-open breaker. */
export type Leave = { probe: boolean; report: (outcome: Outcome) => void };

/**
 * Stops asking a provider that fails, so that travellers are told at once instead of waiting and it can
 * recover: opens when at least five of the last twenty calls, and at least half of them, have failed.
 * After 5 s one call is let through as a probe: an answer closes the breaker, a failure doubles the
 * pause, up to 30 s.
 */
export function createCircuitBreaker(clock: Clock, changed: (state: BreakerState) => void) {
  let state: BreakerState = 'closed';
  let failures: boolean[] = [];
  let pauseMs = firstPauseMs;
  let openUntil = 0;
  let probing = false;

  const become = (next: BreakerState) => {
    state = next;
    changed(next);
  };

  const open = (ms: number) => {
    failures = [];
    pauseMs = ms;
    openUntil = clock.now() + ms;
    become('open');
  };

  const reportCall = (outcome: Outcome) => {
    if (state !== 'closed' || outcome === 'abandoned') return;
    failures = [...failures.slice(1 - remembered), outcome === 'failed'];
    const failed = failures.filter(Boolean).length;
    if (failed >= fewestFailures && failed * 2 >= failures.length) open(firstPauseMs);
  };

  const reportProbe = (outcome: Outcome) => {
    probing = false;
    if (outcome === 'answered') become('closed');
    if (outcome === 'failed') open(Math.min(pauseMs * 2, longestPauseMs));
  };

  return {
    state: () => state,
    /** Undefined while nobody may call. */
    leave: (): Leave | undefined => {
      if (state === 'closed') return { probe: false, report: reportCall };
      if (probing || clock.now() < openUntil) return undefined;
      probing = true;
      if (state === 'open') become('half-open');
      return { probe: true, report: reportProbe };
    },
    /** How long until a call may be let through again: what is left of the pause, if anything. */
    pauseLeftMs: () => Math.max(0, openUntil - clock.now()),
  };
}
