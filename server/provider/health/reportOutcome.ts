import type { CallOutcome } from './circuitBreaker.ts';
import { ProviderError, type ProviderErrorReason } from '../providerError.ts';
import type { RawResponse } from '../transport/attempt.ts';

/**
 * Permission for one call, whose outcome must be reported once, with the response if there was one. A probe
 * decides whether calls are allowed again, and is not retried.
 */
export type CallPermit = {
  probe: boolean;
  report: (outcome: CallOutcome, response?: RawResponse) => void;
};

const unavailableStatuses = new Set([502, 503, 504]);

const connectionReasons: ReadonlySet<ProviderErrorReason> = new Set([
  ...(['refused', 'dns', 'unreachable', 'tls', 'connect_timeout'] as const),
]);

/** Passes a response or error on, and reports what it says about the provider. */
export async function reportOutcome(
  permit: CallPermit,
  sending: Promise<RawResponse>,
): Promise<RawResponse> {
  try {
    const raw = await sending;
    permit.report(outcomeOf(raw.status), raw);
    return raw;
  } catch (error) {
    permit.report(outcomeOfError(error));
    throw error;
  }
}

function outcomeOf(status: number): CallOutcome {
  if (unavailableStatuses.has(status)) return 'unavailable';
  return status >= 500 ? 'error' : 'success';
}

/** A response that is too large, or for which this process has no memory, comes from a healthy provider. */
function outcomeOfError(error: unknown): CallOutcome {
  if (!(error instanceof ProviderError)) return 'aborted';
  const { reason } = error;
  if (reason === 'too_large' || reason === 'overloaded') return 'success';
  return connectionReasons.has(reason) ? 'unreachable' : 'unavailable';
}
