import * as v from 'valibot';
import { hotelsPaths } from '../../provider/hotelCalls.ts';
import { hotelSchema, searchResponseSchema } from '../../provider/hotels.ts';
import type { Rate } from '../../provider/rateFields.ts';
import type { ReservationRequest } from '../../provider/reservations.ts';
import type { Sandbox } from './createSandbox.ts';

/** A rate that the check reserves, and the request to reserve it. */
export interface Offer {
  rate: Rate;
  request: ReservationRequest;
}

const maxHotels = 10;
const looseSearchSchema = v.object({ hotels: v.array(v.unknown()) });

/**
 * Finds an instant rate for a stay in a city of the sandbox; the first one that is free to cancel at
 * `now`, else any. Calls at most ten hotels by id. Resolves to undefined when there is none.
 */
export async function findOffer(
  sandbox: Sandbox,
  city: string,
  stay: { check_in: string; check_out: string },
  now: number,
): Promise<Offer | undefined> {
  const days = new URLSearchParams(stay).toString();
  const search = await sandbox.get(
    `${hotelsPaths.search}?${new URLSearchParams({ city }).toString()}&${days}`,
  );
  let other: Offer | undefined;
  for (const id of idsOf(search.body).slice(0, maxHotels)) {
    const path = hotelsPaths.hotel.replace(':id', () => encodeURIComponent(id));
    const hotel = v.safeParse(hotelSchema, (await sandbox.get(`${path}?${days}`)).body);
    const rates = hotel.success ? (hotel.output.rates ?? []) : [];
    const instant = rates.filter(({ booking }) => booking === 'instant');
    const free = instant.find((rate) => isFreeToCancel(rate, now));
    if (free) return { rate: free, request: requestFor(id, free) };
    const [first] = instant;
    if (first) other ??= { rate: first, request: requestFor(id, first) };
  }
  return other;
}

/** Whether cancelling is free at a time. */
export function isFreeToCancel({ free_cancellation_until: until }: Rate, now: number): boolean {
  return until != null && now < Date.parse(until);
}

/** The ids of the hotels that the site can show, those with rates first. */
function idsOf(body: unknown): string[] {
  if (!v.is(looseSearchSchema, body)) return [];
  const hotels = body.hotels.flatMap((item) => {
    const read = v.safeParse(searchResponseSchema, { hotels: [item] });
    return read.success ? (read.output.hotels ?? []) : [];
  });
  const hasRates = (hotel: (typeof hotels)[number]) => Number(Boolean(hotel.rates?.length));
  return hotels.toSorted((a, b) => hasRates(b) - hasRates(a)).map(({ id }) => id);
}

function requestFor(hotel_id: string, rate: Rate): ReservationRequest {
  const { id, room_group_id, check_in, check_out } = rate;
  const { nights, taxes, total, total_now, total_property, currency } = rate;
  return {
    ...{ hotel_id, room_group_id, rate_id: id, check_in, check_out },
    ...{ rooms: 1, adults: 1, children_ages: [] },
    price: { nights, taxes, total, total_now, total_property, currency },
    guests: [{ first_name: 'Contract', last_name: 'Check' }],
    email: 'contract-check@example.com',
    phone: '+10000000000',
  };
}
