import { parseMoney } from '#contracts/money.ts';
import type { RewardChange } from '#contracts/site/rewards.ts';
import { useGetRewardsQuery } from '#client/api/rewardsApi.ts';
import { formatMoney } from '#client/domain/price.ts';
import styles from '../account.module.css';
import { SettingsPanel } from '../settings/SettingsPanel.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const changes: Readonly<Record<RewardChange['kind'], { text: string; sign: '+' | '−' }>> = {
  welcome: { text: 'Welcome credit', sign: '+' },
  earned: { text: 'Earned with a stay', sign: '+' },
  spent: { text: 'Used for a booking', sign: '−' },
  returned: { text: 'Returned from a cancelled or declined booking', sign: '+' },
};

/** The OneKeyCash of the account, and where it came from and went. Draws nothing where the site gives none. */
export function RewardsHistory() {
  const { data } = useGetRewardsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data?.enabled || !data.account) return null;
  const { balances, history } = data.account;
  return (
    <SettingsPanel title="OneKeyCash">
      {balances.length === 0 ? (
        <p>You have no OneKeyCash at the moment.</p>
      ) : (
        <p className={styles.balance}>
          {balances.map((balance) => formatMoney(parseMoney(balance))).join(' and ')}
        </p>
      )}
      <p>A stay earns 2% of its room price, once it has passed. Use it when you book.</p>
      {history.length > 0 && (
        <ul className={styles.list} aria-label="What came and went">
          {history.map(({ at, kind, amount }, index) => {
            const { text, sign } = changes[kind];
            return (
              <li key={index} className={styles.change}>
                <div>
                  <p>{text}</p>
                  <p className={styles.muted}>
                    <time dateTime={at}>{day.format(new Date(at))}</time>
                  </p>
                </div>
                <p className={styles.amount}>
                  {sign}
                  {formatMoney(parseMoney(amount))}
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </SettingsPanel>
  );
}
