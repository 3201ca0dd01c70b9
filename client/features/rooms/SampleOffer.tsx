import { averageNight, createLedger, type PriceLedger } from '#contracts/money/priceLedger.ts';
import { formatMoney } from '../../domain/money/price.ts';
import { routes } from '../../domain/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import styles from './SampleOffer.module.css';

/** The one offer of a room without rates, and the way to reserve it. Spec §2 and §9. */
export function SampleOffer({ name, offer }: { name: string; offer: SampleRoomOffer }) {
  const { ledger, refundableUntil } = offer;
  return (
    <>
      <div className={styles.refundable}>
        <p>
          <CheckIcon />
          Fully refundable
        </p>
        <p className={styles.until}>{refundableUntil}</p>
      </div>
      <div className={styles.offer}>
        <div>
          <p>
            <span className={styles.nightly}>{formatMoney(averageNight(ledger), 'short')}</span>{' '}
            nightly
          </p>
          <p className={styles.total}>{formatMoney(ledger.total, 'short')} total</p>
        </div>
        <LinkButton to={routes.preCheckout} look="brand" aria-label={`Reserve ${name}`}>
          Reserve
        </LinkButton>
      </div>
    </>
  );
}

const usd = (amount: bigint) => ({ amount, currency: 'USD' });

/** The offer of a room as the specification draws it. */
export interface SampleRoomOffer {
  readonly ledger: PriceLedger;
  readonly refundableUntil: string;
}

/** The sample offer of every room of a provider without rates: $115 nightly, $148 total. Spec §9. */
export const sampleRoomOffer: SampleRoomOffer = {
  ledger: createLedger(
    [
      { kind: 'nights', name: '', amount: usd(11_500n), due: 'now' },
      { kind: 'tax', name: 'Taxes and fees', amount: usd(3_300n), due: 'now' },
    ],
    { currency: 'USD', nights: 1, rooms: 1 },
  ),
  refundableUntil: 'Before Wed, Nov 27',
};
