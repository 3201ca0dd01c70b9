import { useState } from 'react';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import type { UsableRewards } from '../../domain/money/applyRewards.ts';
import { parseTypedAmount, readTypedFigure } from '../../domain/money/readAmount.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { SwitchField } from '../../ui/fields/ChoiceField.tsx';
import { SignInLink } from '../../ui/frame/SignInLink.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import type { CreditsOfStay } from './creditsOfStay.ts';
import styles from './credits.module.css';

/**
 * The OneKeyCash of the account: all of it is applied until that is changed. Draws nothing while it
 * is not known. Spec §2 and §5.
 */
export function RewardsPanel({ credits }: { credits: CreditsOfStay }) {
  const { t, formats } = useI18n();
  const { rewards, ledger, earns } = credits;
  if (rewards.status === 'hidden') return null;
  return (
    <Panel title={t('credits.rewards.title')}>
      <div className={styles.parts}>
        {rewards.status === 'signed-out' && (
          <>
            <p>
              <SignInLink>{t('credits.rewards.signIn')}</SignInLink>
            </p>
            {earns && <p>{t('credits.rewards.earn', { amount: formats.money(earns) })}</p>}
          </>
        )}
        {rewards.status === 'empty' && (
          <p>{t('credits.rewards.none', { currency: formats.currency(ledger.currency) })}</p>
        )}
        {rewards.status === 'below-minimum' && (
          <p>
            {t('credits.rewards.belowMinimum', {
              balance: formats.money(rewards.balance),
              minimum: formats.money(rewards.minimum),
            })}
          </p>
        )}
        {rewards.status === 'usable' && <ApplyRewards credits={credits} rewards={rewards} />}
        {rewards.status !== 'signed-out' && earns && (
          <p>{t('precheckout.oneKeyCash.earn', { amount: formats.money(earns) })}</p>
        )}
      </div>
    </Panel>
  );
}

function ApplyRewards({
  credits: { choice, ledger, change },
  rewards,
}: {
  credits: CreditsOfStay;
  rewards: UsableRewards;
}) {
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
        {t('credits.rewards.charged', { amount: formats.money(ledger.total) })}
      </p>
    </>
  );
}

/** What is wrong with the amount that was typed. */
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
