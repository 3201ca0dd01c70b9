import { parseMoney, subtractMoney } from '#contracts/money/money.ts';
import { type Booking, formatBookingNumber, ledgerOfBooking } from '#contracts/site/bookings.ts';
import { returnedCredits } from '#contracts/site/returnedCredits.ts';
import { addMoney, type DecimalMoney } from '#contracts/money/money.ts';
import { formatDifference, formatMoney } from '../../domain/money/price.ts';
import { formatFullDay } from '../../domain/search/calendarDay.ts';
import { countRooms } from '../../domain/search/counts.ts';
import { formatGuests } from '../../domain/search/party.ts';
import { cancellationOf } from '../../domain/stay/cancellation.ts';
import { mealName } from '#contracts/site/mealName.ts';
import type { StayDetails } from '../../domain/stay/stayDetails.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { PriceLedger } from '../../ui/stay/PriceLedger.tsx';
import styles from './booking.module.css';
import { CancellationSums } from './CancellationSums.tsx';
import own from './ChangeSummary.module.css';

/** What a change of a booking changes: days, guests, room and terms, before and after. */
export function ChangedTerms({ booking, stay }: { booking: Booking; stay: StayDetails }) {
  const { stay: before, hotel, rate } = booking;
  const rows: [string, string, string][] = [
    ['Check-in', formatFullDay(before.checkIn), stay.checkIn.day],
    ['Check-out', formatFullDay(before.checkOut), stay.checkOut.day],
    ['Guests', formatGuests({ ...before, childAges: before.children }), stay.guests],
    ['Rooms', countRooms(before.rooms), countRooms(stay.ledger.rooms)],
    ['Room', hotel.roomName, stay.room],
    ['Meals', mealName(rate.meal), stay.meal],
    ['Cancellation', cancellationOf(rate, hotel.timeZone), stay.cancellation],
  ];
  return (
    <Panel title="What changes">
      <table className={own.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">Booked</th>
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, was, is]) => (
            <tr key={label} className={was === is ? own.same : own.changed}>
              <th scope="row">{label}</th>
              <td>
                <Isolated>{was}</Isolated>
              </td>
              <td>
                <Isolated>{is}</Isolated>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** The price of a booking and that of its change, the difference, and what cancelling the earlier one costs. */
export function ChangedPrice({
  booking,
  stay: { ledger },
  fee,
}: {
  booking: Booking;
  stay: StayDetails;
  fee: DecimalMoney;
}) {
  const before = ledgerOfBooking(booking);
  const cost = parseMoney(fee);
  const { charged } = returnedCredits(booking, cost);
  const isSame = before.currency === ledger.currency && charged.currency === ledger.currency;
  const number = formatBookingNumber(booking.number);
  return (
    <Panel title="Price">
      <div className={own.prices}>
        <div>
          <h3 className={own.title}>Booked</h3>
          <PriceLedger ledger={before} saysDue={false} />
        </div>
        <div>
          <h3 className={own.title}>New</h3>
          <PriceLedger ledger={ledger} />
        </div>
      </div>
      <dl className={`${styles.sums} ${own.sums}`}>
        {isSame && (
          <>
            <dt>Difference in price</dt>
            <dd>{formatDifference(subtractMoney(ledger.total, before.total))}</dd>
          </>
        )}
        <CancellationSums booking={booking} fee={cost} />
        {isSame && charged.amount > 0n && (
          <>
            <dt>You pay in all: new price and fee</dt>
            <dd>{formatMoney(addMoney(ledger.total, charged))}</dd>
          </>
        )}
      </dl>
      <p className={styles.small}>
        {cost.amount === 0n
          ? `Cancelling booking ${number} is free now: you pay the new price alone.`
          : `The fee is that of cancelling booking ${number} now.`}
        {booking.credits.length > 0 &&
          ' Credits cannot be used for the new booking: those of the earlier one come back only when it is cancelled.'}
      </p>
    </Panel>
  );
}
