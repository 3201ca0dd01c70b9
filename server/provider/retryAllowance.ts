/**
 * Lets one call in ten be asked a second time, and no more: when the provider is in trouble, everybody's
 * second try would double what it cannot bear. Each call adds a tenth of a retry, of which at most ten
 * are saved up; the first is free, so that a site that has just started has one.
 */
export function createRetryAllowance() {
  let tenths = 10;
  return {
    called: () => {
      tenths = Math.min(100, tenths + 1);
    },
    take: (): boolean => {
      if (tenths < 10) return false;
      tenths -= 10;
      return true;
    },
  };
}
