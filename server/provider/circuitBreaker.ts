import type { Clock } from './budgets.ts';

const callWindow = 20;
const minUnavailable = 5;
const errorWindow = 10;
const firstPauseMs = 5_000;
const maxPauseMs = 30_000;

/**
 * A request as the breaker sees it. Requests with the same `subject`, such as those for one hotel,
 * count once when they find the provider unavailable. Each request without a subject counts.
 */
export type CalledRequest = { endpoint: string; path: string; subject?: string | undefined };

export type BreakerState = 'closed' | 'open' | 'half-open';

/**
 * The result of a call for the provider's health. `unreachable`: no connection, regardless of the
 * request. `unavailable`: no response, a timeout, 502, 503 or 504. `error`: another 5xx, which may
 * concern only this request. `success`: any other response. `aborted`: the client disconnected
 * first.
 */
export type CallOutcome = 'success' | 'error' | 'unavailable' | 'unreachable' | 'aborted';

/**
 * Permission for one call, whose outcome must be reported once. A probe decides whether a half-open
 * breaker closes.
 */
export type Permit = { probe: boolean; report: (outcome: CallOutcome) => void };

/** A call in the window. `subject` is undefined if the call always counts. */
type RememberedCall = { unavailable: boolean; subject: string | undefined };

/**
 * Stops calls to a failing provider, so that clients get an error immediately and the provider can
 * recover. It opens in two cases:
 *
 * - At least five of the last twenty calls, and at least half of them, found the provider
 *   unavailable. Calls with the same subject count once.
 * - Ten different subjects in a row, at more than one endpoint, got a 5xx, and no call succeeded in
 *   between.
 *
 * A few hotels or cities that the provider cannot handle therefore never open it. After 5 s, one
 * call is allowed as a probe. If it fails, the pause doubles, up to 30 s. ADR 0007.
 */
export function createCircuitBreaker(clock: Clock, onChange: (state: BreakerState) => void) {
  let state: BreakerState = 'closed';
  let lastCalls: RememberedCall[] = [];
  /** The last subjects with an error since the last success, and their endpoints. */
  const errors = new Map<string, string>();
  let pauseMs = firstPauseMs;
  let openUntil = 0;
  let probing = false;

  const change = (next: BreakerState) => {
    state = next;
    onChange(next);
  };

  const open = (ms: number) => {
    lastCalls = [];
    pauseMs = ms;
    openUntil = clock.now() + ms;
    change('open');
  };

  const remember = (unavailable: boolean, subject: string | undefined) => {
    const counted = unavailable && subject !== undefined;
    const others = counted
      ? lastCalls.filter((call) => !call.unavailable || call.subject !== subject)
      : lastCalls;
    lastCalls = [...others, { unavailable, subject }].slice(-callWindow);
  };

  const recordError = ({ path, endpoint, subject = path }: CalledRequest) => {
    errors.delete(subject);
    errors.set(subject, endpoint);
    const [oldest] = errors.keys();
    if (errors.size > errorWindow && oldest !== undefined) errors.delete(oldest);
  };

  const onlyErrors = () => errors.size === errorWindow && new Set(errors.values()).size > 1;

  const mostlyUnavailable = () => {
    const count = lastCalls.filter(({ unavailable }) => unavailable).length;
    return count >= minUnavailable && count * 2 >= lastCalls.length;
  };

  const report = (request: CalledRequest, probe: boolean, outcome: CallOutcome) => {
    if (probe) probing = false;
    else if (state !== 'closed') return;
    if (outcome === 'aborted') return;
    if (outcome === 'success') errors.clear();
    if (outcome === 'error') recordError(request);
    const unavailable = outcome === 'unavailable' || outcome === 'unreachable';
    remember(unavailable, outcome === 'unreachable' ? undefined : request.subject);
    if (probe) {
      if (unavailable || onlyErrors()) open(Math.min(pauseMs * 2, maxPauseMs));
      else change('closed');
    } else if (mostlyUnavailable() || onlyErrors()) open(firstPauseMs);
  };

  return {
    state: () => state,
    /** Returns permission for a call, or undefined while no call is allowed. */
    acquire: (request: CalledRequest): Permit | undefined => {
      const probe = state !== 'closed';
      if (probe) {
        if (probing || clock.now() < openUntil) return undefined;
        probing = true;
        if (state === 'open') change('half-open');
      }
      return { probe, report: (outcome) => report(request, probe, outcome) };
    },
    /** Returns whether the breaker is closed and remembers no failure. */
    untroubled: () =>
      state === 'closed' && errors.size === 0 && !lastCalls.some((call) => call.unavailable),
    /** Returns how long until a call may be allowed again. */
    remainingMs: () => Math.max(0, openUntil - clock.now()),
  };
}
