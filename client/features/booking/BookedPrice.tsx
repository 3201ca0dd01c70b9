import { type Money, parseMoney } from '#contracts/money/money.ts';
import { ledgerOfRate, type PriceLedger as Ledger } from '#contracts/money/priceLedger.ts';
import { type Booking, ledgerOfBooking } from '#contracts/site/bookings.ts';
import { sumCredits } from '#contracts/site/credits.ts';
import { formatMoney } from '../../domain/money/price.ts';
import { Panel } from '../../ui/stay/Panel.tsx';
import { PaymentNote } from '../../ui/stay/PaymentNote.tsx';
import { PriceLedger } from '../../ui/stay/PriceLedger.tsx';
import styles from './booking.module.css';
import { CancellationSums } from './CancellationSums.tsx';

/**
 * The price that was booked, how it is paid and what the stay earns; of a cancelled booking, what is left
 * of it.
 */
export function BookedPrice({ booking }: { booking: Booking }) {
  const { stay, rate, status, cancellationFee, credits, earns } = booking;
  if (status === 'cancelled') {
    return (
      <Panel title="Price">
        <dl className={styles.sums}>
          <dt>Price of the stay</dt>
          <dd>
            <del>{formatMoney(ledgerOfRate(rate, stay.rooms).total)}</del>
          </dd>
          {cancellationFee && (
            <CancellationSums booking={booking} fee={parseMoney(cancellationFee)} />
          )}
        </dl>
      </Panel>
    );
  }
  const ledger = ledgerOfBooking(booking);
  return (
    <Panel title="Price">
      <PriceLedger ledger={ledger} />
      <div className={styles.part}>
        <PaymentNote ledger={ledger} />
      </div>
      <div className={styles.part}>
        <PaidBySite credits={credits} ledger={ledger} />
      </div>
      {earns && <p className={styles.part}>{earningText(booking, parseMoney(earns))}</p>}
    </Panel>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** What a stay has earned, or when it earns: what the site cannot know of a stay, the hotel reports. */
function earningText({ earned, earnsBy }: Booking, earns: Money): string {
  const amount = formatMoney(earns);
  const onReport = 'once the hotel reports your stay';
  if (earned && earns.amount === 0n) {
    return `This stay has earned no OneKeyCash: it earns ${onReport}.`;
  }
  if (earned) return `You earned ${amount} in OneKeyCash with this booking.`;
  const without = earnsBy
    ? `, or up to that on ${day.format(new Date(earnsBy))} if it does not`
    : '';
  return `You will earn ${amount} in OneKeyCash with this booking ${onReport}${without}.`;
}

/** Of a booking with credits: what the site pays to the property. */
function PaidBySite({
  credits,
  ledger: { currency },
}: {
  credits: Booking['credits'];
  ledger: Ledger;
}) {
  if (credits.length === 0) return null;
  return (
    <dl className={styles.sums}>
      <dt>Stayfarer pays the property:</dt>
      <dd>{formatMoney(sumCredits(credits, currency))}</dd>
    </dl>
  );
}
