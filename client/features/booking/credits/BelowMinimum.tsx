import { formatMoney } from '../../../domain/price.ts';
import type { ApplicableRewards } from './applyRewards.ts';

/** Says that the OneKeyCash of an account cannot be spent on so low a price, and on which it can. */
export function BelowMinimum({
  rewards: { balance, minimum },
}: {
  rewards: Extract<ApplicableRewards, { status: 'below-minimum' }>;
}) {
  return (
    <p>
      You have {formatMoney(balance)} in OneKeyCash. Until your first stay, it is for bookings of{' '}
      {formatMoney(minimum)} or more.
    </p>
  );
}
