import { parseMoney } from '#contracts/money.ts';
import { ledgerOfRate } from '#contracts/priceLedger.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { formatMoney } from '#client/domain/price.ts';
import { PriceLedger } from '#client/ui/PriceLedger.tsx';
import { PaymentNote } from '../checkout/PaymentNote.tsx';
import { Panel } from '../Panel.tsx';
import styles from './manage.module.css';

/** The price that was booked, and how it is paid; of a cancelled booking, what is left of it. */
export function BookedPrice({
  booking: { stay, rate, status, cancellationFee },
}: {
  booking: Booking;
}) {
  const ledger = ledgerOfRate(rate, stay.rooms);
  if (status === 'cancelled') {
    return (
      <Panel title="Price">
        <dl className={styles.sums}>
          <dt>Price of the stay</dt>
          <dd>
            <del>{formatMoney(ledger.total)}</del>
          </dd>
          {cancellationFee && (
            <>
              <dt>Cancellation fee</dt>
              <dd>{formatMoney(parseMoney(cancellationFee))}</dd>
            </>
          )}
        </dl>
      </Panel>
    );
  }
  return (
    <Panel title="Price">
      <PriceLedger ledger={ledger} />
      <div className={styles.part}>
        <PaymentNote ledger={ledger} />
      </div>
    </Panel>
  );
}
