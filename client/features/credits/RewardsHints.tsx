import type { ApplicableRewards } from '../../domain/money/applyRewards.ts';
import { formatMoney } from '../../domain/money/price.ts';
import { SignInLink } from '../../ui/SignInLink.tsx';

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

/** The way to sign in to use OneKeyCash. */
export function SignInForRewards() {
  return <SignInLink>Sign in to use OneKeyCash</SignInLink>;
}
