import { bookedParty } from '#contracts/site/bookedParty.ts';
import {
  addMoney,
  type DecimalMoney,
  type Money,
  parseMoney,
  subtractMoney,
} from '#contracts/money/money.ts';
import { type Booking, formatBookingNumber, ledgerOfBooking } from '#contracts/site/bookings.ts';
import { restOfChange } from '#contracts/site/cardSums.ts';
import { returnedCredits } from '#contracts/site/returnedCredits.ts';
import { guestsText } from '#contracts/texts/stayText.ts';
import { cancellationText, depositText } from '#contracts/texts/termsText.ts';
import { mealsText, roomNamesText, roomTexts } from '../../../domain/stay/bookedRooms.ts';
import type { StayDetails } from '../../../domain/stay/stayDetails.ts';
import { Isolated } from '../../../ui/Isolated.tsx';
import { Numbered } from '../../../ui/stay/Numbered.tsx';
import { Panel } from '../../../ui/stay/Panel.tsx';
import { PriceLedger } from '../../../ui/stay/PriceLedger.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../booking.module.css';
import { CancellationSums } from '../CancellationSums.tsx';
import own from './ChangeSummary.module.css';

/** Compares the days, guests, rooms and terms before and after a change. */
export function ChangedTerms({ booking, stay }: { booking: Booking; stay: StayDetails }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { stay: before, hotel, rates } = booking;
  const roomsText = (count: number) => t('stay.rooms', { count });
  const [was, is] = [roomTexts(i18n, booking), stay.rooms];
  const namesOf = (rooms: readonly { name: string }[]) =>
    roomNamesText(
      i18n,
      rooms.map(({ name }) => name),
    );
  const guests = guestsText(i18n, bookedParty(before));
  const terms = cancellationText(i18n, rates, hotel.timeZone);
  const deposit = depositText(i18n, rates);
  const none = t('stayTerms.deposit.none');
  const rows: [string, string, string][] = [
    [t('chosenStay.checkIn'), formats.fullDay(before.checkIn), stay.checkIn.day],
    [t('chosenStay.checkOut'), formats.fullDay(before.checkOut), stay.checkOut.day],
    [t('booking.stay.guests'), guests, stay.guests],
    [t('bookingChange.summary.rooms'), roomsText(was.length), roomsText(is.length)],
    [t('booking.stay.room'), namesOf(was), namesOf(is)],
    [t('booking.stay.meals'), mealsText(was), mealsText(is)],
    [t('bookingCancellation.title'), terms, stay.cancellation],
  ];
  if (deposit || stay.deposit) {
    rows.push([t('stayTerms.deposit.title'), deposit || none, stay.deposit || none]);
  }
  return (
    <Panel title={t('bookingChange.summary.title')}>
      <table className={own.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('bookingChange.summary.booked')}</th>
            <th scope="col">{t('bookingChange.summary.new')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, before, after], index) => (
            <tr key={index} className={before === after ? own.same : own.changed}>
              <th scope="row">{label}</th>
              <td>
                <Isolated>{before}</Isolated>
              </td>
              <td>
                <Isolated>{after}</Isolated>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/**
 * Returns the new price plus the fee, if both are in one currency. Otherwise it returns the new
 * price.
 */
export function totalOfChange(
  booking: Booking,
  { ledger: { total } }: Pick<StayDetails, 'ledger'>,
  fee: DecimalMoney,
): Money {
  const { charged } = returnedCredits(booking, parseMoney(fee));
  return charged.currency === total.currency ? addMoney(total, charged) : total;
}

/**
 * The effect of a change on card payments. If the earlier payment covers the change, `covered` is
 * the part of that payment that is refunded. Otherwise `due` is paid by card now, and `back` is
 * refunded from the earlier payment once the new booking is confirmed. If a sum is undefined, no
 * money moves.
 */
export interface ChangeByCard {
  readonly covered: Money | undefined;
  readonly due: Money | undefined;
  readonly back: Money | undefined;
}

/**
 * Returns the effect of a change on card payments. `due` is the sum that the site collects, or
 * undefined if the hotel collects it.
 */
export function changeByCard(
  booking: Booking,
  fee: DecimalMoney,
  due: Money | undefined,
): ChangeByCard {
  const { payment } = booking;
  const left = payment?.state === 'captured' && payment.left && parseMoney(payment.left);
  const { charged } = returnedCredits(booking, parseMoney(fee));
  const covered = left && due ? restOfChange(left, charged, due) : undefined;
  if (covered) return { covered, due: undefined, back: undefined };
  const back = left ? restOfChange(left, charged, { ...left, amount: 0n }) : undefined;
  const some = (money: Money | undefined) => (money && money.amount > 0n ? money : undefined);
  return { covered, due: some(due), back: some(back) };
}

/**
 * Shows the price of a booking and the price of its change. The sums below begin with the amount
 * that is charged to a card now, and the refund. After them come the difference and the cost of
 * canceling the earlier booking.
 */
export function ChangedPrice({
  booking,
  stay: { ledger },
  fee,
  byCard: { covered, due, back },
}: {
  booking: Booking;
  stay: StayDetails;
  fee: DecimalMoney;
  byCard: ChangeByCard;
}) {
  const { t, formats } = useI18n();
  const before = ledgerOfBooking(booking);
  const cost = parseMoney(fee);
  const { charged } = returnedCredits(booking, cost);
  const isSame = before.currency === ledger.currency && charged.currency === ledger.currency;
  const number = formatBookingNumber(booking.number);
  const comesBack = covered && covered.amount > 0n ? covered : back;
  const isByCard = covered !== undefined || due !== undefined || back !== undefined;
  return (
    <Panel title={t('booking.price.title')}>
      <div className={own.prices}>
        <div>
          <h3 className={own.title}>{t('bookingChange.summary.booked')}</h3>
          <PriceLedger ledger={before} says="total" />
        </div>
        <div>
          <h3 className={own.title}>{t('bookingChange.summary.new')}</h3>
          <PriceLedger ledger={ledger} />
        </div>
      </div>
      <dl className={`${styles.sums} ${own.sums}`}>
        {isByCard && (
          <>
            <dt>{t('bookingChange.summary.byCard')}</dt>
            <dd>{formats.money(due ?? { ...ledger.dueNow, amount: 0n })}</dd>
          </>
        )}
        {comesBack && (
          <>
            <dt>{t('bookingChange.summary.back', { fee: charged.amount > 0n ? 'yes' : 'no' })}</dt>
            <dd>{formats.money(comesBack)}</dd>
          </>
        )}
        {isSame && (
          <>
            <dt>{t('bookingChange.summary.difference')}</dt>
            <dd>{formats.difference(subtractMoney(ledger.total, before.total))}</dd>
          </>
        )}
        <CancellationSums booking={booking} fee={cost} />
        {isSame && charged.amount > 0n && (
          <>
            <dt>{t('bookingChange.summary.inAll')}</dt>
            <dd>{formats.money(addMoney(ledger.total, charged))}</dd>
          </>
        )}
      </dl>
      <p className={styles.small}>
        <Numbered>
          {t(`bookingChange.summary.${cost.amount === 0n ? 'free' : 'fee'}`, { number })}
        </Numbered>
        {booking.credits.length > 0 && ` ${t('bookingChange.summary.credits')}`}
      </p>
    </Panel>
  );
}
