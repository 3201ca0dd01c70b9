import { type Money, toDecimal } from '#contracts/money/money.ts';
import { SelectField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { BelowMinimum, SignInForRewards } from './RewardsHints.tsx';
import type { CreditsOfStay } from './creditsOfStay.ts';
import { rewardAmounts } from '../../domain/money/rewardAmounts.ts';

const all = 'all';

/**
 * The OneKeyCash at checkout: all that fits, a round smaller amount, or the amount that was typed
 * at pre-checkout. Draws nothing for an account without any. Spec §2.
 */
export function PayWithPoints({
  credits: { rewards, choice, change },
}: {
  credits: CreditsOfStay;
}) {
  const { t, formats } = useI18n();
  if (rewards.status === 'signed-out') {
    return (
      <p>
        <SignInForRewards />
      </p>
    );
  }
  if (rewards.status === 'below-minimum') return <BelowMinimum rewards={rewards} />;
  if (rewards.status !== 'usable' || rewards.most.amount === 0n) return null;
  const { most, applied } = rewards;
  const isUsed = applied.amount > 0n;
  const takesAll = !isUsed || choice.rewardsValue === null || applied.amount === most.amount;
  const amounts = withAmount(rewardAmounts(most), takesAll ? undefined : applied);
  return (
    <div>
      <CheckboxField
        name="payWithPoints"
        checked={isUsed}
        onChange={({ target }) => change({ usesRewards: target.checked, rewardsValue: null })}
      >
        {t('credits.points.use')}
      </CheckboxField>
      <SelectField
        label={t('credits.points.label')}
        name="points"
        disabled={!isUsed}
        options={[
          { value: all, text: t('credits.points.all', { amount: formats.money(most) }) },
          ...amounts.map((amount) => ({ value: toDecimal(amount), text: formats.money(amount) })),
        ]}
        value={takesAll ? all : toDecimal(applied)}
        onChange={({ target: { value } }) =>
          change({ usesRewards: true, rewardsValue: value === all ? null : value })
        }
      />
    </div>
  );
}

/** The amounts with one more, the largest first. */
function withAmount(amounts: readonly Money[], more: Money | undefined): readonly Money[] {
  if (!more || amounts.some(({ amount }) => amount === more.amount)) return amounts;
  return [...amounts, more].sort((one, other) => (one.amount < other.amount ? 1 : -1));
}
