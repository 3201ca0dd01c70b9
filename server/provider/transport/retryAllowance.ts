/**
 * Allows a retry for one request in ten, so that retries do not double the load of a provider in
 * trouble. Each request earns a tenth of a retry. At most ten retries are saved; one is available at
 * the start.
 */
export function createRetryAllowance() {
  let tenths = 10;
  return {
    /** Counts a request. */
    earn: () => {
      tenths = Math.min(100, tenths + 1);
    },
    /** Takes one retry, or returns false when none is available. */
    spend: (): boolean => {
      if (tenths < 10) return false;
      tenths -= 10;
      return true;
    },
  };
}
