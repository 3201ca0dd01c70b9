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
import type { PricedStay, Rate } from '../../provider/rateFields.ts';
import { isRateOf } from '../../provider/rates.ts';
import {
  feeChangedSchema,
  goneSchema,
  keyReusedSchema,
  listedReservationsSchema,
  mostChangePages,
  noReservationSchema,
  notCancellableSchema,
  notCombinableSchema,
  priceChangedSchema,
  rejectedSchema,
  type Reservation,
  type ReservationRequest,
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
import {
  bookableAt,
  collectedFor,
  findOffers,
  findUnlikeRooms,
  type Offer,
  offerOf,
  type Offers,
} from './findOffers.ts';
import { parseParty } from '../../values/party.ts';
import { BrokenReservationRule } from './reservationCheck.ts';

/** A reservation of the check in its present state, with its key and rates. */
export type Made = Offer & { key: string; made: Reservation };

const noSuchRate = 'no-such-rate-0000';
const noSuchReference = 'no-such-reservation-0000';

// Checks the offers. Like each function of this file, it sends the requests of one rule and throws
// a `BrokenReservationRule` when the rule is broken.

export async function expectOffers(
  sandbox: Sandbox,
  city: string,
  stay: { check_in: string; check_out: string },
): Promise<Offers> {
  const offers = await findOffers(sandbox, city, stay, Date.now());
  if (!offers) {
    throw new BrokenReservationRule('', `no such rate in ${city}; choose another city with --city`);
  }
  // The site requests the hotel again before it reserves.
  const { rates, accepted } = offers.offer;
  const again = await bookableAt(sandbox, wantedBy(offers.offer));
  const found = rates.map((rate) => again.hotel.rates.find((each) => isSameRate(each, rate)));
  const at = accepted.rooms.findIndex((room, index) => {
    const [rate, now] = [rates[index], found[index]];
    return !rate || !now || !isAccepted({ ...room, meal: rate.meal }, now);
  });
  if (at === -1) return offers;
  const what = `the rate ${rates[at]?.id} ${found[at] ? 'has changed' : 'is gone'}`;
  throw new BrokenReservationRule(again.request, `${what} at the next request`);
}

/** Returns the hotel, stay and party of an offer. */
function wantedBy({ request: { hotel_id, check_in, check_out, rooms } }: Offer) {
  const party = parseParty(rooms.map(({ occupancy }) => occupancy)) ?? [];
  return { hotel_id, check_in, check_out, party };
}

function isSameRate(rate: Rate, { id, room_group_id }: Rate): boolean {
  return rate.id === id && isRateOf(rate, { id: room_group_id });
}

/** Reserves for the whole party, in French. */
export async function expectReserved(sandbox: Sandbox, offer: Offer): Promise<Made> {
  const key = randomUUID();
  const response = await sandbox.reserve(offer.request, key, 'fr');
  const made = expectAccepted(response, 201, { ...offer.accepted, status: 'confirmed' });
  return { ...offer, key, made };
}

/**
 * Reserves for one adult with only the required details, at the same rate or another rate of the
 * hotel. Resolves to undefined when no room is left.
 */
export async function expectReservedForOne(
  sandbox: Sandbox,
  { rates: [wantedRate], request: { hotel_id, check_in, check_out } }: Offer,
): Promise<Made | undefined> {
  const party = [{ adults: 1, childAges: [] }];
  const wanted = { hotel_id, check_in, check_out, party };
  const { hotel } = await bookableAt(sandbox, wanted);
  const rate = hotel.rates.find(({ id }) => id === wantedRate?.id) ?? hotel.rates[0];
  if (!rate) return undefined;
  const offer = offerOf(wanted, () => ({ ...rate, extras: null }));
  const request = { ...onlyGuest(offer.request), citizenship: null, requests: [] };
  const key = randomUUID();
  const response = await sandbox.reserve(request, key);
  if (response.status === 410) {
    expectBody(response, 410, goneSchema);
    return undefined;
  }
  const made = expectAccepted(response, 201, { ...offer.accepted, status: 'confirmed' });
  return { ...offer, request, key, made };
}

/**
 * Reserves two different rooms of the hotel in one request. Finds nothing if one of them has no
 * rates or no room is left.
 */
export async function expectUnlikeRooms(sandbox: Sandbox, { request }: Offer) {
  const offer = await findUnlikeRooms(sandbox, request);
  if (!offer) return;
  const key = randomUUID();
  const response = await sandbox.reserve(offer.request, key);
  if (response.status === 422) expectBody(response, 422, notCombinableSchema);
  else if (response.status === 410) expectBody(response, 410, goneSchema);
  else {
    expectAccepted(response, 201, { ...offer.accepted, status: 'confirmed' });
    return;
  }
  expectBody(await sandbox.byKey(key), 404, noReservationSchema);
}

/** Returns a request that names a single guest, with a name that any system can store. */
function onlyGuest(request: ReservationRequest): ReservationRequest {
  const guests = request.guests.slice(-1);
  const [guest] = guests;
  return {
    ...request,
    guests,
    rooms: request.rooms.map((room) => ({ ...room, guest: guest ?? room.guest })),
  };
}

/** Reserves a stay for which the site collects the payment, as for a payment by card. */
export async function expectCollected(sandbox: Sandbox, offer: Offer) {
  const request = { ...onlyGuest(offer.request), collected: collectedFor(offer) };
  const response = await sandbox.reserve(request);
  // An earlier rule may have reserved the last room.
  if (response.status === 410) expectBody(response, 410, goneSchema);
  else expectAccepted(response, 201, { ...offer.accepted, status: 'confirmed' });
}

/** Sends the same request again, and a new one twice at the same time. */
export async function expectRepeated(sandbox: Sandbox, { request, accepted, key, made }: Made) {
  expectSame(await sandbox.reserve(request, key), 201, made);
  const newKey = randomUUID();
  const [one, other] = await Promise.all([
    sandbox.reserve(request, newKey),
    sandbox.reserve(request, newKey),
  ]);
  // The only room may already be reserved. Then both requests find none.
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

/** Sends prices of the last room that are consistent, but a cent too high or a cent too low. */
export async function expectPriceChanged(sandbox: Sandbox, { request, rates }: Offer) {
  const last = request.rooms.length - 1;
  for (const cents of [1n, -1n]) {
    const rooms = request.rooms.map((room, index) =>
      index === last ? { ...room, price: movedPrice(room.price, cents) } : room,
    );
    const response = await sandbox.reserve({ ...request, rooms });
    const { rates: now } = expectBody(response, 409, priceChangedSchema);
    const textOf = (listed: readonly Rate[]) =>
      listed.map(({ id, total }) => `${id} at ${total}`).join(' and ');
    expectEqual(response, 'rates', textOf(now), textOf(rates));
  }
}

/**
 * Returns a price that is some cents higher: in its most expensive night, in its total, and in the
 * parts by time of payment.
 */
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

/** Requests a rate that does not exist, for the last room only. */
export async function expectGone(sandbox: Sandbox, { request }: Offer) {
  const last = request.rooms.length - 1;
  const rooms = request.rooms.map((room, index) =>
    index === last ? { ...room, rate_id: noSuchRate } : room,
  );
  const key = randomUUID();
  expectBody(await sandbox.reserve({ ...request, rooms }, key), 410, goneSchema);
  expectBody(await sandbox.byKey(key), 404, noReservationSchema);
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
 * Reserves at a rate that is not free to cancel, then cancels with no fee and with a fee that is a
 * cent too low. Finds nothing when no room is left.
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
 * Looks for the reservation in today's list, and in yesterday's if midnight has just passed. The
 * lists are optional for a provider.
 */
export async function expectListed(sandbox: Sandbox, { key, made }: Made) {
  const now = Date.now();
  for (const day of [dayAt(now), dayAt(now - dayMs)]) {
    const found = await findListed(sandbox, day, key);
    if (found === 'not offered') return found;
    if (!found) continue;
    const { response, reservation } = found;
    expectEqual(response, 'reference', reservation.reference, made.reference);
    expectEqual(response, 'status', reservation.status, made.status);
    return 'listed';
  }
  throw new BrokenReservationRule(
    'GET /api/reservations?changed_on=…',
    `the ${made.status} reservation ${made.reference} is not listed`,
  );
}

/**
 * Reads the list of a day up to the page with a key, but no more pages than the site would.
 * Resolves to undefined if no page has the key.
 */
async function findListed(sandbox: Sandbox, day: string, key: string) {
  const asked = new Set<string>();
  let after = '';
  do {
    const response = await sandbox.changedOn(day, after);
    if (after === '' && [404, 405, 501].includes(response.status ?? 0)) return 'not offered';
    const { reservations, next } = expectBody(response, 200, listedReservationsSchema);
    const listed = reservations.find((each) => each.key === key);
    if (listed) return { response, reservation: listed.reservation };
    asked.add(after);
    after = next ?? '';
    const endless = (received: string) => new BrokenReservationRule(response.request, received);
    if (after !== '' && asked.has(after)) throw endless(`next: ${after}, as a page before`);
    if (asked.size === mostChangePages) throw endless(`more than ${mostChangePages} pages`);
  } while (after !== '');
  return undefined;
}

export async function expectUnknown(sandbox: Sandbox) {
  expectBody(await sandbox.byKey(randomUUID()), 404, noReservationSchema);
  expectBody(await sandbox.byReference(noSuchReference), 404, noReservationSchema);
}

export async function expectCancelled(sandbox: Sandbox, known: Made) {
  const { made, accepted } = known;
  const expectedFee = feeNow(known);
  const response = await sandbox.cancel(made.reference, expectedFee);
  // The terms of a canceled reservation no longer matter.
  const withoutTerms = { free_cancellation_until: null, cancellation_steps: null, no_show: null };
  const rooms = accepted.rooms.map((room) => ({ ...room, ...withoutTerms }));
  const cancelled = expectAccepted(response, 200, { ...accepted, rooms, status: 'cancelled' });
  expectEqual(response, 'reference', cancelled.reference, made.reference);
  const fee = moneyText(cancelled.cancellation?.fee);
  expectEqual(response, 'cancellation.fee', fee, moneyText(expectedFee));
  const at = cancelled.cancellation?.at ?? '';
  if (Math.abs(Date.parse(at) - Date.now()) > dayMs) {
    throw new BrokenReservationRule(response.request, `cancellation.at: ${at}, expected now`);
  }
  return cancelled;
}

/** Returns the current cancellation fee by the terms of the rates. */
function feeNow({ rates }: Made): DecimalMoney {
  return toDecimalMoney(cancellationFee(rates));
}

export async function expectNotReservedAgain(sandbox: Sandbox, { request, key, made }: Made) {
  expectSame(await sandbox.reserve(request, key), 201, made);
}

export async function expectCancelledAgain(sandbox: Sandbox, known: Made) {
  const { made } = known;
  expectSame(await sandbox.cancel(made.reference, feeNow(known)), 200, made);
}
