import { budgetsAfter, type Budgets } from './budgets.ts';
import type { Call, RawResponse, Transport } from './transport.ts';
import type { Clock } from './clock.ts';
import { ProviderError } from './providerError.ts';
import { createRetryAllowance } from './retryAllowance.ts';

/** Who calls, and whether a second try is welcome at all; `trying` counts them. */
type Tries = Pick<Call, 'path' | 'headers' | 'cancellation'> & {
  once: boolean;
  trying: () => void;
};

/**
 * Calls, and calls again if not a byte came, within the same budgets and the allowance for everybody:
 * what a provider closing an idle connection at the wrong moment takes to go unnoticed. The second try
 * opens a connection of its own, since the other kept ones may be as dead.
 */
export function createCaller(wire: Transport, budgets: Budgets, clock: Clock) {
  const allowance = createRetryAllowance();
  return async ({ once, trying, ...call }: Tries): Promise<RawResponse> => {
    const started = clock.now();
    allowance.called();
    trying();
    try {
      return await wire.call({ ...call, budgets, fresh: false });
    } catch (fault) {
      const left = budgetsAfter(budgets, clock.now() - started);
      const silent = fault instanceof ProviderError && fault.silent;
      if (once || !silent || left.firstByteMs <= 0 || !allowance.take()) throw fault;
      trying();
      return await wire.call({ ...call, budgets: left, fresh: true });
    }
  };
}
