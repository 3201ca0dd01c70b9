import { useState } from 'react';
import type { Money } from '#contracts/money/money.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import type { UsableRewards } from '../../domain/money/applyRewards.ts';
import { parseTypedAmount, readTypedFigure } from '../../domain/money/readAmount.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { SwitchField } from '../../ui/fields/ChoiceField.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import type { CreditsOfStay } from './creditsOfStay.ts';
import styles from './credits.module.css';

export type ApplyRewardsProps = {
  credits: CreditsOfStay;
  rewards: UsableRewards;
  /** The amount charged to the card next, or false if the site charges no card. */
  byCard: Money | false;
};

/**
 * Lets the traveler apply part of a balance. Renders a switch, the amount, and the sum that remains
 * to pay.
 */
export function ApplyRewards({
  credits: { choice, ledger, change },
  rewards,
  byCard,
}: ApplyRewardsProps) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const [typed, setTyped] = useState<string>();
  const amount = formats.money(rewards.balance);
  const { currency } = rewards.most;
  const value = choice.rewardsValue ?? '';
  const applied = choice.rewardsValue === null ? rewards.most : parseTypedAmount(value, currency);
  return (
    <>
      <p>{t('credits.rewards.balance', { amount })}</p>
      <SwitchField
        name="applyOneKeyCash"
        checked={choice.usesRewards}
        onChange={({ target }) => change({ usesRewards: target.checked })}
      >
        {t('credits.rewards.apply', { amount })}
      </SwitchField>
      <TextField
        label={t('credits.rewards.value')}
        asterisk
        inputMode="decimal"
        name="oneKeyCash"
        autoComplete="off"
        maxLength={20}
        disabled={!choice.usesRewards}
        value={typed ?? (applied ? formats.figure(applied) : value)}
        error={errorText(i18n, rewards)}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          change({
            rewardsValue: readTypedFigure(formats, target.value, currency) ?? target.value,
          });
        }}
      />
      <p aria-live="polite" className={styles.strong}>
        {byCard && byCard.amount > 0n
          ? t('precheckout.oneKeyCash.charged', { amount: formats.money(byCard) })
          : t('credits.rewards.charged', { amount: formats.money(ledger.total) })}
      </p>
    </>
  );
}

/** Returns the error of the typed amount. */
function errorText(
  { t, formats }: SiteI18n,
  { error, balance, most }: UsableRewards,
): string | undefined {
  switch (error) {
    case undefined:
      return undefined;
    case 'not-an-amount':
      return t('credits.rewards.error.notAnAmount', { example: formats.figure(balance) });
    case 'over-balance':
      return t('credits.rewards.error.overBalance', { amount: formats.money(balance) });
    case 'over-price':
      return t('credits.rewards.error.overPrice', { amount: formats.money(most) });
  }
}
