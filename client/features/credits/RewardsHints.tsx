import type { ApplicableRewards } from '../../domain/money/applyRewards.ts';
import { SignInLink } from '../../ui/frame/SignInLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/**
 * Says that the OneKeyCash of an account cannot be spent on so low a price, and on which it can.
 */
export function BelowMinimum({
  rewards: { balance, minimum },
}: {
  rewards: Extract<ApplicableRewards, { status: 'below-minimum' }>;
}) {
  const { t, formats } = useI18n();
  return (
    <p>
      {t('credits.rewards.belowMinimum', {
        balance: formats.money(balance),
        minimum: formats.money(minimum),
      })}
    </p>
  );
}

/** The way to sign in to use OneKeyCash. */
export function SignInForRewards() {
  const { t } = useI18n();
  return <SignInLink>{t('credits.rewards.signIn')}</SignInLink>;
}
