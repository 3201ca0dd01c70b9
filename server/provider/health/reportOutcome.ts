import type { CallOutcome, Permit } from './circuitBreaker.ts';
import { ProviderError } from '../providerError.ts';
import type { RawResponse } from '../transport/attempt.ts';

const unavailableStatuses = new Set([502, 503, 504]);

/** Passes a response or error on, and tells the circuit breaker what it says about the provider. */
export async function reportOutcome(
  permit: Permit,
  sending: Promise<RawResponse>,
): Promise<RawResponse> {
  try {
    const raw = await sending;
    permit.report(outcomeOf(raw.status));
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
  return reason === 'too_large' || reason === 'overloaded' ? 'success' : 'unavailable';
}
