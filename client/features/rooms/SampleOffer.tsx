import { averageNight } from '#contracts/money/priceLedger.ts';
import { routes } from '../../domain/paths.ts';
import { formatMoney } from '../../domain/price.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import styles from './SampleOffer.module.css';
import type { SampleRoomOffer } from './sampleRoomOffer.ts';

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
