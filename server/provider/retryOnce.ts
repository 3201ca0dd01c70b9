import type { Clock } from './budgets.ts';
import { ProviderError } from './providerError.ts';
import type { Attempt, RawResponse, Transport } from './transport.ts';

type RetryableRequest = Omit<Attempt, 'newConnection'> & {
  /** False forbids the retry. */
  mayRetry: boolean;
  /** Called before each attempt. */
  onAttempt: () => void;
};

/**
 * Creates a function that sends a request, and sends it once more if no byte was received, within
 * its budgets and a retry allowance that all requests share. This hides keep-alive connections that
 * the provider closes at the moment of their reuse. The retry opens a new connection, because other
 * idle ones may be closed, too.
 */
export function retryOnce(transport: Transport, clock: Clock) {
  const allowance = createRetryAllowance();
  return async (request: RetryableRequest): Promise<RawResponse> => {
    const { mayRetry, onAttempt, ...attempt } = request;
    const { budgets } = attempt;
    const started = clock.now();
    allowance.earn();
    onAttempt();
    try {
      // A POST is not retried, so it must not use an idle connection that may be closing.
      return await transport.send({ ...attempt, newConnection: attempt.body !== undefined });
    } catch (error) {
      const firstByteMs = budgets.firstByteMs - (clock.now() - started);
      const retryable = mayRetry && error instanceof ProviderError && error.noBytesReceived;
      if (!retryable || firstByteMs <= 0 || !allowance.spend()) throw error;
      onAttempt();
      const rest = { ...budgets, firstByteMs };
      return await transport.send({ ...attempt, budgets: rest, newConnection: true });
    }
  };
}

/**
 * Allows a retry for one request in ten, so that retries do not double the load of a failing
 * provider. Each request earns a tenth of a retry. At most ten retries are saved. One is available
 * at the start.
 */
function createRetryAllowance() {
  let tenths = 10;
  return {
    /** Counts a request. */
    earn: () => {
      tenths = Math.min(100, tenths + 1);
    },
    /** Uses one retry, or returns false if none is available. */
    spend: (): boolean => {
      if (tenths < 10) return false;
      tenths -= 10;
      return true;
    },
  };
}
