import { type DecimalMoney, parseMoney } from '#contracts/money/money.ts';
import type { RewardChange, Rewards } from '#contracts/site/rewards.ts';
import { formatMoney } from '../../../domain/money/price.ts';
import { NotLoaded, type Query } from '../../../ui/NotLoaded.tsx';
import styles from '../account.module.css';
import { SettingsPanel } from './SettingsPanel.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const changes: Readonly<Record<RewardChange['kind'], { text: string; sign: '+' | '−' }>> = {
  welcome: { text: 'Welcome credit', sign: '+' },
  earned: { text: 'Earned with a stay', sign: '+' },
  revoked: { text: 'Taken back: the hotel reported that the stay did not take place', sign: '−' },
  spent: { text: 'Used for a booking', sign: '−' },
  returned: { text: 'Returned from a cancelled or declined booking', sign: '+' },
};

const textOf = (money: DecimalMoney) => formatMoney(parseMoney(money));

/** The OneKeyCash of the account, and where it came from and went. Draws nothing where the site gives none. */
export function RewardsHistory({ query }: { query: Query<Rewards> }) {
  const { data, error } = query;
  if (!data && error) {
    return (
      <SettingsPanel title="OneKeyCash">
        <NotLoaded query={query} />
      </SettingsPanel>
    );
  }
  if (!data?.enabled || !data.account) return null;
  const { balances, owed, minimum, history } = data.account;
  const sums = [...balances.map(textOf), ...owed.map((each) => `−${textOf(each)}`)];
  return (
    <SettingsPanel title="OneKeyCash">
      {sums.length === 0 ? (
        <p>You have no OneKeyCash at the moment.</p>
      ) : (
        <p className={styles.balance}>{sums.join(' and ')}</p>
      )}
      {owed.length > 0 && (
        <p>
          Below zero, because what was taken back had been spent. It fills up again with what you
          earn next.
        </p>
      )}
      {balances.length > 0 && minimum && (
        <p>Until your first stay, it is for bookings of {textOf(minimum)} or more.</p>
      )}
      <p>
        A stay earns 2% of its room price once the hotel reports it. If the hotel does not report
        it, it earns later, and up to a limit a month: the page of the booking has the date. Use it
        when you book.
      </p>
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
