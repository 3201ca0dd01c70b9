import { ProviderError } from '../providerError.ts';

/** The error of a call that is not made before so many milliseconds have passed. */
export function pausedError(
  reason: 'told_to_wait' | 'breaker_open' | 'hotel_breaker_open',
  ms: number,
): ProviderError {
  return new ProviderError(reason, { retryAfter: Math.max(1, Math.ceil(ms / 1_000)) });
}
