import * as v from 'valibot';
import { isFreeToCancel } from '../../money/cancellation.ts';
import type { AcceptedStay } from '../../provider/findReservationError.ts';
import { hotelsPaths } from '../../provider/calls/hotelCalls.ts';
import { hotelSchema } from '../../provider/hotels.ts';
import { list } from '../../provider/known.ts';
import type { Rate } from '../../provider/rateFields.ts';
import { readBookableRates, type WantedStay } from '../../provider/readBookableRates.ts';
import { hotelPath, requestPath } from '../../provider/calls/requestPath.ts';
import type { ReservationRequest } from '../../provider/reservations.ts';
import type { Sandbox } from './createSandbox.ts';

/**
 * A rate that the check reserves, the request to reserve it, and the terms that it accepts with
 * that.
 */
export interface Offer {
  rate: Rate;
  request: ReservationRequest;
  accepted: AcceptedStay & Pick<Rate, 'meal'>;
}

const maxHotels = 10;
const searchSchema = v.object({ hotels: v.array(v.unknown()) });
const listedSchema = v.object({ id: hotelSchema.entries.id, rates: list(v.unknown()) });

/**
 * Finds an instant rate for a stay in a city of the sandbox; the first one that is free to cancel
 * at `now`, else any. Calls at most ten hotels by id. Resolves to undefined when there is none.
 */
export async function findOffer(
  sandbox: Sandbox,
  city: string,
  stay: { check_in: string; check_out: string },
  now: number,
): Promise<Offer | undefined> {
  const search = await sandbox.get(requestPath(hotelsPaths.search, '', { city, ...stay }));
  let other: Offer | undefined;
  for (const id of idsOf(search.body).slice(0, maxHotels)) {
    const wanted = { hotel_id: id, ...stay, rooms: 1, adults: 1, children_ages: [] };
    const { rates } = await bookableRates(sandbox, wanted);
    const instant = rates.filter(({ booking }) => booking === 'instant');
    const free = instant.find((rate) => isFreeToCancel(rate, new Date(now)));
    if (free) return offerOf(wanted, free);
    const [first] = instant;
    if (first) other ??= offerOf(wanted, first);
  }
  return other;
}

/**
 * Requests a hotel, and resolves to the rates that can be booked there, with the request in words.
 */
export async function bookableRates(sandbox: Sandbox, wanted: WantedStay) {
  const { check_in, check_out } = wanted;
  const response = await sandbox.get(hotelPath(wanted.hotel_id, { check_in, check_out }));
  const read = response.status === 200 ? readBookableRates(response.body, wanted) : undefined;
  return { request: response.request, rates: read?.rates ?? [] };
}

/** The ids of the hotels in a search response, those with rates first. */
function idsOf(body: unknown): string[] {
  if (!v.is(searchSchema, body)) return [];
  const hotels = body.hotels.flatMap((item) => {
    const read = v.safeParse(listedSchema, item);
    return read.success ? [read.output] : [];
  });
  const hasRates = ({ rates }: (typeof hotels)[number]) => Number(Boolean(rates?.length));
  return hotels.toSorted((a, b) => hasRates(b) - hasRates(a)).map(({ id }) => id);
}

function offerOf(wanted: WantedStay, rate: Rate): Offer {
  const { id, room_group_id, meal, free_cancellation_until } = rate;
  const { hotel_id, check_in, check_out, rooms, adults, children_ages } = wanted;
  const { nights, taxes, total, total_now, total_property, currency } = rate;
  const request = {
    hotel_id,
    room_group_id,
    rate_id: id,
    check_in,
    check_out,
    rooms,
    adults,
    children_ages,
    price: { nights, taxes, total, total_now, total_property, currency },
    guests: [{ first_name: 'Contract', last_name: 'Check' }],
    citizenship: 'US',
    email: 'contract-check@example.com',
    phone: '+10000000000',
    requests: [],
  };
  return { rate, request, accepted: { ...request, meal, free_cancellation_until } };
}
