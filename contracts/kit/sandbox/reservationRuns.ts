import { randomUUID } from 'node:crypto';
import { cancellationFee } from '../../money/cancellation.ts';
import { type DecimalMoney, toDecimal, toDecimalMoney } from '../../money/money.ts';
import { isAccepted } from '../../provider/findReservationError.ts';
import { isRateOf } from '../../provider/rates.ts';
import {
  feeChangedSchema,
  goneSchema,
  keyReusedSchema,
  noReservationSchema,
  priceChangedSchema,
  rejectedSchema,
  type Reservation,
} from '../../provider/reservations.ts';
import type { Sandbox } from './createSandbox.ts';
import {
  expectAccepted,
  expectBody,
  expectEqual,
  expectSame,
  moneyText,
} from './expectResponse.ts';
import { bookableRates, findOffer, type Offer } from './findOffer.ts';
import { BrokenReservationRule } from './reservationCheck.ts';

/** A reservation that the check has made, as it is now, with its key and the rate. */
export type Made = Offer & { key: string; made: Reservation };

const noSuchRate = 'no-such-rate-0000';
const noSuchReference = 'no-such-reservation-0000';

// Each function sends the requests of one rule and throws a BrokenReservationRule when it is
// broken.

export async function expectOffer(
  sandbox: Sandbox,
  city: string,
  stay: { check_in: string; check_out: string },
): Promise<Offer> {
  const offer = await findOffer(sandbox, city, stay, Date.now());
  if (!offer) {
    throw new BrokenReservationRule('', `no such rate in ${city}; choose another city with --city`);
  }
  // The site requests the hotel once more before it reserves.
  const { rate, request, accepted } = offer;
  const again = await bookableRates(sandbox, request);
  const now = again.rates.find(
    (each) => each.id === rate.id && isRateOf(each, { id: rate.room_group_id }),
  );
  if (now && isAccepted(accepted, now)) return offer;
  const received = `the rate ${rate.id} ${now ? 'has changed' : 'is gone'} at the next request`;
  throw new BrokenReservationRule(again.request, received);
}

export async function expectReserved(sandbox: Sandbox, { request, accepted }: Offer, key: string) {
  const response = await sandbox.reserve(request, key);
  return expectAccepted(response, 201, { ...accepted, status: 'confirmed' });
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
  expectSame(other, 201, expectAccepted(one, 201, { ...accepted, status: 'confirmed' }));
}

export async function expectKeyReused(sandbox: Sandbox, { request, key }: Made) {
  const guests = [{ first_name: 'Another', last_name: 'Guest' }];
  expectBody(await sandbox.reserve({ ...request, guests }, key), 409, keyReusedSchema);
}

/** Sends a price of nothing, which adds up. */
export async function expectPriceChanged(sandbox: Sandbox, { request, rate }: Offer) {
  const { currency } = rate;
  const zero = toDecimal({ amount: 0n, currency });
  const price = {
    nights: rate.nights.map(({ date }) => ({ date, amount: zero })),
    taxes: [],
    total: zero,
    total_now: zero,
    total_property: zero,
    currency,
  };
  const response = await sandbox.reserve({ ...request, price });
  const { rate: now } = expectBody(response, 409, priceChangedSchema);
  if (now.id === rate.id && now.total === rate.total) return;
  const received = `the rate ${now.id} at ${now.total}, expected ${rate.id} at ${rate.total}`;
  throw new BrokenReservationRule(response.request, received);
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

export async function expectFound(sandbox: Sandbox, { key, made }: Made) {
  expectSame(await sandbox.byKey(key), 200, made);
  expectSame(await sandbox.byReference(made.reference), 200, made);
}

export async function expectUnknown(sandbox: Sandbox) {
  expectBody(await sandbox.byKey(randomUUID()), 404, noReservationSchema);
  expectBody(await sandbox.byReference(noSuchReference), 404, noReservationSchema);
}

export async function expectCancelled(sandbox: Sandbox, known: Made) {
  const { made, accepted } = known;
  const expectedFee = feeNow(known);
  const response = await sandbox.cancel(made.reference, expectedFee);
  // Nobody needs to know any more until when it was free.
  const terms = { ...accepted, free_cancellation_until: null, status: 'cancelled' as const };
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
