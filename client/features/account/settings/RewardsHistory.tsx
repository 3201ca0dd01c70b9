import { type DecimalMoney, parseMoney } from '#contracts/money/money.ts';
import type { RewardChange, Rewards } from '#contracts/site/account/rewards.ts';
import { NotLoaded, type Query } from '../../../ui/NotLoaded.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { SettingsPanel } from '../formParts.tsx';

/** Returns whether a change deducts OneKeyCash. All other changes add OneKeyCash. */
const isTaken = (kind: RewardChange['kind']) =>
  kind === 'revoked' || kind === 'spent' || kind === 'taken';

/**
 * Shows the OneKeyCash of the account and its history. Renders nothing if the site gives no
 * OneKeyCash.
 */
export function RewardsHistory({ query }: { query: Query<Rewards> }) {
  const { t, formats } = useI18n();
  const { data, error } = query;
  if (!data && error) {
    return (
      <SettingsPanel title={t('accountSettings.rewards.heading')}>
        <NotLoaded query={query} />
      </SettingsPanel>
    );
  }
  if (!data?.enabled || !data.account) return null;
  const { balances, owed, minimum, history } = data.account;
  const taken = (money: DecimalMoney) => {
    const { amount, currency } = parseMoney(money);
    return formats.difference({ amount: -amount, currency });
  };
  const sums = [...balances.map((each) => formats.money(parseMoney(each))), ...owed.map(taken)];
  return (
    <SettingsPanel title={t('accountSettings.rewards.heading')}>
      {sums.length === 0 ? (
        <p>{t('accountSettings.rewards.none')}</p>
      ) : (
        <p className={styles.balance}>{formats.list(sums)}</p>
      )}
      {owed.length > 0 && <p>{t('accountSettings.rewards.belowZero')}</p>}
      {balances.length > 0 && minimum && (
        <p>
          {t('accountSettings.rewards.minimum', { amount: formats.money(parseMoney(minimum)) })}
        </p>
      )}
      <p>{t('accountSettings.rewards.rules')}</p>
      {history.length > 0 && (
        <ul className={styles.list} aria-label={t('accountSettings.rewards.history')}>
          {history.map(({ at, kind, amount }, index) => (
            <li key={index} className={styles.change}>
              <div>
                <p>{t(`accountSettings.rewards.change.${kind}`)}</p>
                <p className={styles.muted}>
                  <time dateTime={at}>{formats.instant(at, { dateStyle: 'medium' })}</time>
                </p>
              </div>
              <p className={styles.amount}>
                {isTaken(kind) ? taken(amount) : formats.difference(parseMoney(amount))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </SettingsPanel>
  );
}
