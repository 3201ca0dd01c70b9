import { randomUUID } from 'node:crypto';
import { cancellationFee } from '../../money/cancellation.ts';
import {
  type DecimalMoney,
  parseAmount,
  parseMoney,
  toDecimal,
  toDecimalMoney,
} from '../../money/money.ts';
import { isAccepted } from '../../provider/findReservationError.ts';
import { hotelPath } from '../../provider/calls/requestPath.ts';
import type { PricedStay } from '../../provider/rateFields.ts';
import { isRateOf } from '../../provider/rates.ts';
import {
  feeChangedSchema,
  goneSchema,
  keyReusedSchema,
  listedReservationsSchema,
  noReservationSchema,
  notCancellableSchema,
  priceChangedSchema,
  rejectedSchema,
  type Reservation,
} from '../../provider/reservations.ts';
import { dayAt } from '../../values/calendarDay.ts';
import { dayMs } from '../../values/durations.ts';
import type { Sandbox } from './createSandbox.ts';
import {
  expectAccepted,
  expectBody,
  expectEqual,
  expectSame,
  moneyText,
} from './expectResponse.ts';
import { bookableRates, findOffers, type Offer, offerOf, type Offers } from './findOffers.ts';
import { formatParty, parseParty } from '../../values/party.ts';
import { BrokenReservationRule } from './reservationCheck.ts';

/** A reservation that the check has made, as it is now, with its key and the rate. */
export type Made = Offer & { key: string; made: Reservation };

const noSuchRate = 'no-such-rate-0000';
const noSuchReference = 'no-such-reservation-0000';

// Each function sends the requests of one rule and throws a BrokenReservationRule when it is
// broken.

export async function expectOffers(
  sandbox: Sandbox,
  city: string,
  stay: { check_in: string; check_out: string },
): Promise<Offers> {
  const offers = await findOffers(sandbox, city, stay, Date.now());
  if (!offers) {
    throw new BrokenReservationRule('', `no such rate in ${city}; choose another city with --city`);
  }
  // The site requests the hotel once more before it reserves.
  const { rate, request, accepted } = offers.offer;
  const { hotel_id, occupancy } = request;
  const party = parseParty(occupancy ?? []) ?? [];
  const again = await sandbox.get(hotelPath(hotel_id, { ...stay, occupancy: formatParty(party) }));
  const now = bookableRates(again, { hotel_id, ...stay, party }).find(
    (each) => each.id === rate.id && isRateOf(each, { id: rate.room_group_id }),
  );
  if (now && isAccepted(accepted, now)) return offers;
  const received = `the rate ${rate.id} ${now ? 'has changed' : 'is gone'} at the next request`;
  throw new BrokenReservationRule(again.request, received);
}

/** Reserves for all who stay, in French. */
export async function expectReserved(sandbox: Sandbox, offer: Offer): Promise<Made> {
  const key = randomUUID();
  const response = await sandbox.reserve(offer.request, key, 'fr');
  const made = expectAccepted(response, 201, { ...offer.accepted, status: 'confirmed' });
  return { ...offer, key, made };
}

/**
 * Reserves for one adult, of whom it says no more than it must, at the same rate or another one of
 * the hotel. Undefined when no room is left.
 */
export async function expectReservedForOne(
  sandbox: Sandbox,
  { rate: { id }, request: { hotel_id, check_in, check_out } }: Offer,
): Promise<Made | undefined> {
  const party = [{ adults: 1, childAges: [] }];
  const stay = { check_in, check_out };
  const path = hotelPath(hotel_id, { ...stay, occupancy: formatParty(party) });
  const wanted = { hotel_id, ...stay, party };
  const rates = bookableRates(await sandbox.get(path), wanted);
  const rate = rates.find((each) => each.id === id) ?? rates[0];
  if (!rate) return undefined;
  const offer = offerOf(wanted, rate);
  const guests = offer.request.guests.slice(-1);
  const request = { ...offer.request, guests, citizenship: null, requests: [] };
  const { accepted } = offer;
  const key = randomUUID();
  const response = await sandbox.reserve(request, key);
  if (response.status === 410) {
    expectBody(response, 410, goneSchema);
    return undefined;
  }
  const made = expectAccepted(response, 201, { ...accepted, status: 'confirmed' });
  return { rate, request, accepted, key, made };
}

/** Sends the same request again, and a new one twice at the same time. */
export async function expectRepeated(sandbox: Sandbox, { request, accepted, key, made }: Made) {
  expectSame(await sandbox.reserve(request, key), 201, made);
  const newKey = randomUUID();
  const [one, other] = await Promise.all([
    sandbox.reserve(request, newKey),
    sandbox.reserve(request, newKey),
  ]);
  // The only room may be the one that is reserved already: then both requests find none.
  if (one.status === 410) {
    expectBody(one, 410, goneSchema);
    expectBody(other, 410, goneSchema);
    return;
  }
  const another = expectAccepted(one, 201, { ...accepted, status: 'confirmed' });
  expectSame(other, 201, another);
  if (another.reference !== made.reference) return;
  throw new BrokenReservationRule(
    one.request,
    `reference: ${made.reference}, that of another key, expected a new one`,
  );
}

export async function expectKeyReused(sandbox: Sandbox, { request, key }: Made) {
  const guests = [{ first_name: 'Another', last_name: 'Guest' }];
  expectBody(await sandbox.reserve({ ...request, guests }, key), 409, keyReusedSchema);
}

/** Sends prices that add up, and are a cent too high and a cent too low. */
export async function expectPriceChanged(sandbox: Sandbox, { request, rate }: Offer) {
  for (const cents of [1n, -1n]) {
    const response = await sandbox.reserve({ ...request, price: movedPrice(request.price, cents) });
    const { rate: now } = expectBody(response, 409, priceChangedSchema);
    if (now.id !== rate.id || now.total !== rate.total) {
      const received = `the rate ${now.id} at ${now.total}, expected ${rate.id} at ${rate.total}`;
      throw new BrokenReservationRule(response.request, received);
    }
  }
}

/** A price that is some cents higher: in its dearest night, its total, and when that is paid. */
function movedPrice(price: PricedStay, cents: bigint): PricedStay {
  const { currency, nights } = price;
  const minor = (amount: string) => parseAmount(amount, currency) ?? 0n;
  const moved = (amount: string) => toDecimal({ amount: minor(amount) + cents, currency });
  const dearest = nights.reduce((a, b) => (minor(b.amount) > minor(a.amount) ? b : a));
  const due = minor(price.total_property) > minor(price.total_now) ? 'total_property' : 'total_now';
  return {
    ...price,
    nights: nights.map((night) =>
      night === dearest ? { ...night, amount: moved(night.amount) } : night,
    ),
    total: moved(price.total),
    [due]: moved(price[due]),
  };
}

export async function expectGone(sandbox: Sandbox, { request }: Offer) {
  expectBody(await sandbox.reserve({ ...request, rate_id: noSuchRate }), 410, goneSchema);
}

export async function expectRejected(sandbox: Sandbox, { request }: Offer) {
  expectBody(await sandbox.reserve({ ...request, guests: [] }), 422, rejectedSchema);
}

/** Accepts a fee in a currency that no provider charges. */
export async function expectFeeChanged(sandbox: Sandbox, known: Made) {
  const { reference } = known.made;
  const other = { ...feeNow(known), currency: 'XTS' };
  const response = await sandbox.cancel(reference, other);
  const { fee } = expectBody(response, 409, feeChangedSchema);
  expectEqual(response, 'fee', moneyText(fee), moneyText(feeNow(known)));
  expectSame(await sandbox.byReference(reference), 200, known.made);
}

/**
 * Reserves at a rate that is not free to cancel, and accepts no fee, and a cent too little. Nothing
 * is found when no room is left.
 */
export async function expectFeeKept(sandbox: Sandbox, offer: Offer) {
  const made = await expectReservedForOne(sandbox, offer);
  if (!made) return;
  const { reference } = made.made;
  const { amount, currency } = parseMoney(feeNow(made));
  for (const accepted of [0n, amount - 1n]) {
    const response = await sandbox.cancel(
      reference,
      toDecimalMoney({ amount: accepted, currency }),
    );
    if (response.status === 422) expectBody(response, 422, notCancellableSchema);
    else {
      const { fee } = expectBody(response, 409, feeChangedSchema);
      expectEqual(response, 'fee', moneyText(fee), moneyText(feeNow(made)));
    }
  }
  expectSame(await sandbox.byReference(reference), 200, made.made);
}

export async function expectFound(sandbox: Sandbox, { key, made }: Made) {
  expectSame(await sandbox.byKey(key), 200, made);
  expectSame(await sandbox.byReference(made.reference), 200, made);
}

/**
 * Looks for the reservation in the lists of today and of the day before, if midnight has just
 * passed. A provider may do without them.
 */
export async function expectListed(sandbox: Sandbox, { key, made }: Made) {
  const now = Date.now();
  for (const day of [dayAt(now), dayAt(now - dayMs)]) {
    let after = '';
    do {
      const response = await sandbox.changedOn(day, after);
      if ([404, 405, 501].includes(response.status ?? 0)) return;
      const { reservations, next } = expectBody(response, 200, listedReservationsSchema);
      const listed = reservations.find((each) => each.key === key);
      if (listed) {
        expectEqual(response, 'reference', listed.reservation.reference, made.reference);
        return;
      }
      after = next ?? '';
    } while (after !== '');
  }
  throw new BrokenReservationRule(
    'GET /api/reservations?changed_on=…',
    `the reservation ${made.reference} is not listed`,
  );
}

export async function expectUnknown(sandbox: Sandbox) {
  expectBody(await sandbox.byKey(randomUUID()), 404, noReservationSchema);
  expectBody(await sandbox.byReference(noSuchReference), 404, noReservationSchema);
}

export async function expectCancelled(sandbox: Sandbox, known: Made) {
  const { made, accepted } = known;
  const expectedFee = feeNow(known);
  const response = await sandbox.cancel(made.reference, expectedFee);
  // Nobody needs to know the terms any more.
  const terms = {
    ...accepted,
    free_cancellation_until: null,
    cancellation_steps: null,
    no_show: null,
    status: 'cancelled' as const,
  };
  const cancelled = expectAccepted(response, 200, terms);
  expectEqual(response, 'reference', cancelled.reference, made.reference);
  const fee = moneyText(cancelled.cancellation?.fee);
  expectEqual(response, 'cancellation.fee', fee, moneyText(expectedFee));
  return cancelled;
}

/** What cancelling costs now by the terms of the rate. */
function feeNow({ rate, request }: Made): DecimalMoney {
  return toDecimalMoney(cancellationFee(rate, request.rooms));
}

export async function expectNotReservedAgain(sandbox: Sandbox, { request, key, made }: Made) {
  expectSame(await sandbox.reserve(request, key), 201, made);
}

export async function expectCancelledAgain(sandbox: Sandbox, known: Made) {
  const { made } = known;
  expectSame(await sandbox.cancel(made.reference, feeNow(known)), 200, made);
}
