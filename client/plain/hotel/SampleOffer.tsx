import { averageNight, createLedger, type PriceLedger } from '#contracts/money/priceLedger.ts';
import { routes } from '../../domain/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './SampleOffer.module.css';

/** Renders the only offer of a room, with the link to reserve the room. Spec §2 and §9. */
export function SampleOffer({ name }: { name: string }) {
  const { t, formats } = useI18n();
  return (
    <>
      <div className={styles.refundable}>
        <p>
          <CheckIcon />
          {t('rooms.sample.refundable')}
        </p>
        <p className={styles.until}>{t('rooms.sample.until')}</p>
      </div>
      <div className={styles.offer}>
        <div>
          <p>
            {t.rich('rooms.sample.nightly', {
              amount: formats.money(averageNight(sampleRoomPrice), 'short'),
              strong: (chunks) => <span className={styles.nightly}>{chunks}</span>,
            })}
          </p>
          <p className={styles.total}>
            {t('rooms.sample.total', { amount: formats.money(sampleRoomPrice.total, 'short') })}
          </p>
        </div>
        <LinkButton
          to={routes.preCheckout}
          look="brand"
          aria-label={t('rooms.sample.reserveRoom', { room: name })}
        >
          {t('rooms.sample.reserve')}
        </LinkButton>
      </div>
    </>
  );
}

const usd = (amount: bigint) => ({ amount, currency: 'USD' });

/** The price of every room: $115 nightly, $148 total. Spec §9. */
const sampleRoomPrice: PriceLedger = createLedger(
  [
    { kind: 'nights', name: '', amount: usd(11_500n), due: 'now' },
    { kind: 'tax', name: '', amount: usd(3_300n), due: 'now' },
  ],
  { currency: 'USD', nights: 1, rooms: 1 },
);
