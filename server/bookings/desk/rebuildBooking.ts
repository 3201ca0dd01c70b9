import { type Transaction, sql } from 'kysely';
import * as v from 'valibot';
import { toDecimalMoney } from '#contracts/money/money.ts';
import type { Meal, Rate } from '#contracts/provider/rateFields.ts';
import { type Reservation, termsOfReserved } from '#contracts/provider/reservations.ts';
import { type BookedStay, bookedExtraSchema, bookedTerms } from '#contracts/site/bookingRequest.ts';
import { type BookedHotel, priceOfBooking } from '#contracts/site/bookings.ts';
import { deskLostBookingCalls } from '#contracts/site/calls/deskCalls.ts';
import { collectorOf } from '#contracts/site/collection.ts';
import type {
  LostBookingProblem,
  rebuildRequestSchema,
} from '#contracts/site/desk/deskLostBookings.ts';
import { isUniqueViolation } from '../../database/databaseErrors.ts';
import type { Tables } from '../../database/tables.ts';
import { type DeskRoute, deskRoutes } from '../../desk/deskRoute.ts';
import type { Actor } from '../../record/actor.ts';
import { ProblemError } from '../../request/problemError.ts';
import { emailHash, hashOf } from '../bookingLinks.ts';
import { fetchOffer } from '../reservations/fetchOffer.ts';
import { applyEvent } from '../state/applyEvent.ts';
import { provisionalRates, storedHotel, storedRates, storedStay } from '../state/bookedRooms.ts';
import { asActor, type BookingContext } from '../state/bookingContext.ts';
import { type BookingRow, readBooking } from '../state/bookingRow.ts';
import { nextAttemptAt } from '../state/nextAttemptAt.ts';
import { takeBookingNumber } from '../steps/writeBooking.ts';
import type { DeskContext } from './changeBooking.ts';

/** The context for asking the provider and writing a booking. */
type RebuildContext = DeskContext &
  Pick<BookingContext, 'fetchHotel' | 'reservations' | 'collecting' | 'deskAddress'>;

type Rebuild = v.InferOutput<typeof rebuildRequestSchema>;
type Code = LostBookingProblem['code'];
const idSchema = v.pipe(v.string(), v.uuid(), v.toLowerCase());

const details: Readonly<Record<Code, string>> = {
  exists: 'The booking already exists.',
  cancelled: 'The reservation is canceled at the provider.',
  none: 'The provider has no such reservation.',
  'reference-taken': 'Another booking of the hotel has this reference.',
  'number-taken': 'Another booking has this number.',
  'not-readable': 'The reservation has data that the site cannot show.',
  'no-answer': 'The provider does not answer.',
};

function problem(code: Code, booking?: Pick<BookingRow, 'id' | 'number'>): ProblemError {
  const named = booking && { booking: { id: booking.id, number: booking.number } };
  return new ProblemError(code === 'no-answer' ? 503 : 409, details[code], {
    members: { code, ...named },
  });
}

/**
 * Returns the routes with which the desk rebuilds a booking that the site has lost, for example in
 * a failover, from the provider's reservation. The desk enters the data that the provider does not
 * have. The booking's id is the key of the reservation. Therefore a booking can only be rebuilt
 * once, and its earlier links open it again.
 */
export function lostBookingRoutes(context: RebuildContext): DeskRoute[] {
  return deskRoutes(deskLostBookingCalls)({
    'GET /api/desk/lost-bookings/:key': async ({ params, caller: { actor } }) => {
      const { key, reservation } = await findLost(context, params.key, actor);
      const { stay, hotel, meals } = await readStay(context, reservation, undefined, actor);
      return {
        status: 200,
        body: {
          key,
          reference: reservation.reference,
          number: (await numberOf(context.database.db, key)) ?? null,
          hotelId: stay.hotelId,
          hotel: hotel?.name ?? null,
          checkIn: stay.checkIn,
          checkOut: stay.checkOut,
          rooms: meals.map((meal, index) => ({ name: hotel?.roomNames[index] ?? null, meal })),
          total: toDecimalMoney(priceOfBooking({ rates: provisionalRates(stay), stay }).total),
        },
      };
    },
    'POST /api/desk/lost-bookings/:key': async ({ params, body, caller: { actor } }) => {
      const { key, reservation } = await findLost(context, params.key, actor);
      const { id, number } = await rebuild(asActor(context, actor), key, reservation, body);
      return { status: 201, body: { id, number } };
    },
  });
}

/**
 * Finds a reservation that has no booking. Throws a problem if there is no such reservation, if it
 * has a booking or is canceled, or if the provider does not answer.
 */
async function findLost(
  context: RebuildContext,
  given: string,
  actor: Actor,
): Promise<{ key: string; reservation: Reservation }> {
  const key = v.safeParse(idSchema, given);
  if (!key.success) throw problem('none');
  const booking = await readBooking(context, key.output);
  if (booking) throw problem('exists', booking);
  const requestId = actor.requestId ?? key.output;
  const found = await context.reservations.findByKey(key.output, { requestId, hotelId: 'changes' });
  if (found.kind === 'unknown') throw problem('no-answer');
  if (found.kind === 'none') throw problem('none');
  if (found.reservation.status === 'cancelled') throw problem('cancelled');
  return { key: key.output, reservation: found.reservation };
}

type ReadStay = {
  stay: BookedStay;
  hotel: BookedHotel | undefined;
  rates: Rate[];
  /** The meals of each room; null if they are not known. */
  meals: (Meal | null)[];
};

/**
 * Returns the reserved rooms in the form of a booking. It adds the name of the hotel from its
 * current offer. If a rate is still offered, it also adds the details that the reservation lacks.
 * `said` is the data that the desk entered.
 */
async function readStay(
  context: RebuildContext,
  reservation: Reservation,
  said: Rebuild['rooms'] | undefined,
  { requestId = reservation.reference }: Actor,
): Promise<ReadStay> {
  const stay: BookedStay = {
    hotelId: reservation.hotel_id,
    checkIn: reservation.check_in,
    checkOut: reservation.check_out,
    rooms: reservation.rooms.map((room, index) => {
      const extras = v.safeParse(v.array(bookedExtraSchema), room.extras ?? []);
      if (!extras.success) throw problem('not-readable');
      const meal = said?.[index]?.meal ?? 'room-only';
      return {
        roomId: String(room.room_group_id),
        rateId: room.rate_id,
        occupancy: said?.[index]?.occupancy ?? '1',
        price: room.price,
        ...bookedTerms({ ...termsOfReserved(room), meal, deposit: room.deposit ?? null }),
        ...(extras.output.length > 0 && { extras: extras.output }),
      };
    }),
  };
  const offer = await fetchOffer(context.fetchHotel, stay, { requestId });
  if (offer.kind === 'unknown') throw problem('no-answer');
  const offered = offer.kind === 'offered' ? offer.rates : [];
  const meals = stay.rooms.map(
    (_room, index) => offered[index]?.meal ?? said?.[index]?.meal ?? null,
  );
  const rooms = stay.rooms.map((room, index) => ({ ...room, meal: meals[index] ?? room.meal }));
  const known = { ...stay, rooms };
  const rates = provisionalRates(known).map((rate, index) => {
    const now = offered[index];
    const isSame = now?.total === rate.total && now.currency === rate.currency;
    return isSame ? { ...rate, commission: now.commission, collect: now.collect } : rate;
  });
  return { stay: known, hotel: offer.hotel, rates, meals };
}

/** Writes the booking once. Throws a 409 if it exists already, or was restored in the meantime. */
async function rebuild(
  context: RebuildContext,
  id: string,
  reservation: Reservation,
  { guests, email, phone, language, rooms, number, reason }: Rebuild,
): Promise<BookingRow> {
  const { stay, hotel, rates, meals } = await readStay(context, reservation, rooms, context.actor);
  if (rooms.length !== stay.rooms.length || meals.includes(null)) {
    const errors = [{ field: 'rooms', message: 'must name guests and meals of each room' }];
    throw new ProblemError(422, 'The guests or the meals of a room are missing.', {
      members: { errors },
    });
  }
  const { hotelId: hotel_id } = stay;
  const traveller = { guests, email, phone, services: [], specialRequests: '' };
  const { deskAddress } = context;
  // As for a new booking, the desk's address means that the guest has no address.
  const byPhone = deskAddress !== undefined && emailHash(deskAddress) === emailHash(email);
  const now = context.now();
  try {
    return await context.database.transaction(async (tx) => {
      const paid = await tx
        .selectFrom('payments')
        .select('id')
        .where('hotel_id', '=', hotel_id)
        .where('booking_id', '=', id)
        .where('state', '=', 'captured')
        .executeTakeFirst();
      const taken = await takeNumber(tx, { hotel_id, id }, number);
      const created = await tx
        .insertInto('bookings')
        .values({
          hotel_id,
          id,
          number: taken.number,
          // No request can repeat this booking, because its original key is not known.
          key_hash: hashOf(`rebuilt ${id}`),
          request_hash: hashOf(`rebuilt ${id}`),
          link_hash: hashOf(context.links.keyOf(id)),
          account_id: null,
          language,
          request_id: context.actor.requestId ?? null,
          status: 'confirmed',
          ...storedStay(stay),
          ...storedRates(rates),
          ...(hotel && storedHotel(hotel)),
          check_in: stay.checkIn,
          check_out: stay.checkOut,
          traveller: JSON.stringify(traveller),
          email_hash: byPhone ? '' : emailHash(email),
          mails_guest: !byPhone,
          spoken_link: byPhone,
          reference: reservation.reference,
          payment_id: paid?.id ?? null,
          asked_at: now,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.columns(['hotel_id', 'id']).doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!created) throw problem('exists');
      const row = await tx
        .updateTable('bookings')
        .set({ next_attempt_at: nextAttemptAt(created, context) })
        .where('hotel_id', '=', hotel_id)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const collector = collectorOf(rates, hotel?.paymentNote, context.collecting);
      const byHand = context.collecting.payments !== '' && collector !== 'hotel';
      const payment = paid ? 'attached' : byHand ? 'by-hand' : 'none';
      await applyEvent(tx, context, row, 'rebuilt', {
        detail: { payment, number: taken.isNew ? 'new' : 'same' },
        reason,
      });
      await forgetFinding(tx, id);
      return row;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const booking = await readBooking(context, id);
    throw booking ? problem('exists', booking) : problem('reference-taken');
  }
}

/**
 * Takes the number that the site still has for the booking, or the number that the guest knows, or
 * otherwise a new number.
 */
async function takeNumber(
  tx: Transaction<Tables>,
  booking: Pick<BookingRow, 'hotel_id' | 'id'>,
  number: string | undefined,
): Promise<{ number: string; isNew: boolean }> {
  const known = await numberOf(tx, booking.id);
  if (known !== undefined) return { number: known, isNew: false };
  if (number === undefined) return { number: await takeBookingNumber(tx, booking), isNew: true };
  const taken = await tx
    .insertInto('booking_hotels')
    .values({ ...booking, number })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst();
  if (!taken) throw problem('number-taken');
  return { number, isNew: false };
}

async function numberOf(
  db: BookingContext['database']['db'],
  id: string,
): Promise<string | undefined> {
  const known = db.selectFrom('booking_hotels').select('number').where('id', '=', id);
  return (await known.executeTakeFirst())?.number;
}

/**
 * Removes the finding that the booking is missing from the comparisons of the day, which ends its
 * alarm.
 */
async function forgetFinding(tx: Transaction<Tables>, key: string): Promise<void> {
  await sql`update reconciliations set findings = (
      select coalesce(jsonb_agg(finding), '[]') from jsonb_array_elements(findings) as finding
      where finding->>'key' <> ${key})
    where findings @> ${JSON.stringify([{ key, kind: 'held-without-booking' }])}::jsonb`.execute(
    tx,
  );
}
