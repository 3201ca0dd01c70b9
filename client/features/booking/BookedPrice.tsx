import { type Money, parseMoney } from '#contracts/money/money.ts';
import type { PriceLedger as Ledger } from '#contracts/money/priceLedger.ts';
import { type Booking, ledgerOfBooking, priceOfBooking } from '#contracts/site/bookings.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { depositText } from '#contracts/texts/termsText.ts';
import { cardStateOf } from '#contracts/site/payments.ts';
import { sumCredits } from '#contracts/site/credits.ts';
import { Panel } from '../../ui/stay/Panel.tsx';
import { PaymentNote } from '../../ui/stay/PaymentNote.tsx';
import { PriceLedger } from '../../ui/stay/PriceLedger.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { BookedPayment } from './BookedPayment.tsx';
import styles from './booking.module.css';
import { CancellationSums } from './CancellationSums.tsx';

/**
 * Shows the price of the booking, the way of payment, the deposit, and the OneKeyCash that the stay
 * earns. For a canceled booking, it shows the fee and the refunds.
 */
export function BookedPrice({ booking }: { booking: Booking }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { stay, hotel, rates, collector, payment, status, cancellationFee, credits, earns } =
    booking;
  if (status === 'cancelled') {
    return (
      <Panel title={t('booking.price.title')}>
        <dl className={styles.sums}>
          <dt>{t('booking.price.ofStay')}</dt>
          <dd>
            <del>{formats.money(priceOfBooking(booking).total)}</del>
          </dd>
          {cancellationFee && (
            <CancellationSums booking={booking} fee={parseMoney(cancellationFee)} />
          )}
        </dl>
        <BookedPayment booking={booking} />
      </Panel>
    );
  }
  const ledger = ledgerOfBooking(booking);
  const paying = {
    collector,
    card: cardStateOf(payment),
    hotel: hotel.name,
    checkIn: stay.checkIn,
    note: hotel.paymentNote ?? '',
  };
  return (
    <Panel title={t('booking.price.title')}>
      <PriceLedger
        ledger={ledger}
        dueNow={collector === 'site' ? t(cardTexts[paying.card]) : undefined}
      />
      <div className={styles.part}>
        <PaymentNote ledger={ledger} facts={paying} deposit={depositText(i18n, rates)} />
      </div>
      <BookedPayment booking={booking} />
      <div className={styles.part}>
        <PaidBySite credits={credits} ledger={ledger} />
      </div>
      {earns && <p className={styles.part}>{earningText(i18n, booking, parseMoney(earns))}</p>}
    </Panel>
  );
}

const cardTexts = {
  due: 'priceDetails.payment.card',
  reserved: 'booking.reservedOnCard',
  paid: 'booking.paidByCard',
} as const;

const dayParts = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/**
 * Says how much OneKeyCash a stay has earned, or by when it will earn it. This depends on facts
 * about the stay that the hotel reports and the site cannot know.
 */
function earningText({ t, formats }: SiteI18n, { earned, earnsBy }: Booking, earns: Money): string {
  const amount = formats.money(earns);
  if (earned && earns.amount === 0n) return t('booking.price.earnedNothing');
  if (earned) return t('booking.price.earned', { amount });
  if (!earnsBy) return t('booking.price.willEarn', { amount });
  const day = formats.instant(earnsBy, dayParts);
  return t('booking.price.willEarnBy', { amount, day });
}

/** For a booking with credits, shows how much the site pays to the property. */
function PaidBySite({
  credits,
  ledger: { currency },
}: {
  credits: Booking['credits'];
  ledger: Ledger;
}) {
  const { t, formats } = useI18n();
  if (credits.length === 0) return null;
  return (
    <dl className={styles.sums}>
      <dt>{t('booking.price.paidBySite')}</dt>
      <dd>{formats.money(sumCredits(credits, currency))}</dd>
    </dl>
  );
}
