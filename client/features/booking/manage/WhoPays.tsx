import type { Money } from '#contracts/money/money.ts';
import type { PriceLedger } from '#contracts/money/priceLedger.ts';
import type { Booking } from '#contracts/site/bookings.ts';
import { sumCredits } from '#contracts/site/credits.ts';
import { formatMoney } from '../../../domain/price.ts';
import styles from './manage.module.css';

/** Of a booking with credits: what the traveller pays at the property, and what the site pays to it. */
export function WhoPays({
  credits,
  ledger: { currency, dueAtProperty },
}: {
  credits: Booking['credits'];
  ledger: PriceLedger;
}) {
  if (credits.length === 0) return null;
  return (
    <dl className={styles.sums}>
      <Row label="You pay at the property:" amount={dueAtProperty} />
      <Row label="Stayfarer pays the property:" amount={sumCredits(credits, currency)} />
    </dl>
  );
}

function Row({ label, amount }: { label: string; amount: Money }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{formatMoney(amount)}</dd>
    </>
  );
}
