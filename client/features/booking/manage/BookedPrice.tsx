import { ledgerOfRate } from '#contracts/priceLedger.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { PriceLedger } from '#client/ui/PriceLedger.tsx';
import { dueNowLabel, PaymentNote } from '../checkout/PaymentNote.tsx';
import { Panel } from '../Panel.tsx';
import styles from './manage.module.css';

/** The price that was booked, and how it is paid. A booking that does not stand is not paid for. */
export function BookedPrice({ booking: { stay, rate, status } }: { booking: Booking }) {
  const ledger = ledgerOfRate(rate, stay.rooms);
  return (
    <Panel title="Price">
      <PriceLedger ledger={ledger} dueNowLabel={dueNowLabel} />
      {status !== 'cancelled' && (
        <div className={styles.part}>
          <PaymentNote ledger={ledger} />
        </div>
      )}
    </Panel>
  );
}
