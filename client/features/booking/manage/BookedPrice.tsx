import { parseMoney } from '#contracts/money.ts';
import { ledgerOfRate } from '#contracts/priceLedger.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { ledgerOfBooking } from '#contracts/site/ledgerOfBooking.ts';
import { formatMoney } from '#client/domain/price.ts';
import { PriceLedger } from '#client/ui/PriceLedger.tsx';
import { PaymentNote } from '../checkout/PaymentNote.tsx';
import { Panel } from '../Panel.tsx';
import { CancellationSums } from './CancellationSums.tsx';
import styles from './manage.module.css';
import { WhoPays } from './WhoPays.tsx';

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
        <WhoPays credits={credits} ledger={ledger} />
      </div>
      {earns && (
        <p className={styles.part}>
          {status === 'stayed' ? 'You earned' : 'You will earn'} {formatMoney(parseMoney(earns))} in
          OneKeyCash with this booking.
        </p>
      )}
    </Panel>
  );
}
