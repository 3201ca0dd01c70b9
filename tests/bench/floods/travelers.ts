import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { hotelSchema, searchResponseSchema } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { BookedStay } from '#contracts/site/bookingRequest.ts';
import { bookedRoom } from '../../support/sampleStay.ts';
import { bookingRequest } from '../../server/bookings/support/bookingRequest.ts';

/** A rate that can be booked, in the form of a booking request. */
export type Offer = { stay: BookedStay };

/** Returns `count` client addresses in a range that depends only on `first`. */
export function addresses(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const number = first + at;
    return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  });
}

let clients = 0;
/** Returns the address of a client that has sent no request yet. */
export function newClient(): string {
  clients += 1;
  return addresses(0x800000 + clients, 1).join();
}

function asNewClient(): Record<string, string> {
  return { 'x-forwarded-for': newClient() };
}

async function read(origin: string, path: string): Promise<unknown> {
  return (await fetch(origin + path, { headers: asNewClient() })).json();
}

/** Finds matching rates, each for another hotel and day. Throws if there are too few. */
export async function findOffers(
  origin: string,
  wanted: number,
  isWanted: (rate: Rate) => boolean,
): Promise<Offer[]> {
  const found: Offer[] = [];
  for (let day = 30; found.length < wanted && day < 330; day += 1) {
    const checkIn = addDays(today(), day);
    const checkOut = addDays(checkIn, 1);
    const days = `check_in=${checkIn}&check_out=${checkOut}`;
    const search = await read(origin, `/api/hotels/search?city=Marrakech&${days}`);
    for (const { id } of v.parse(searchResponseSchema, search).hotels ?? []) {
      const { rates } = v.parse(hotelSchema, await read(origin, `/api/hotels/${id}?${days}`));
      const rate = rates?.find(isWanted);
      if (!rate) continue;
      found.push({ stay: { hotelId: id, checkIn, checkOut, rooms: [bookedRoom(rate)] } });
    }
  }
  if (found.length < wanted) throw new Error(`There are ${found.length} of ${wanted} rates.`);
  return found;
}

/** Books as a new traveler. */
export async function book(origin: string, { stay }: Offer): Promise<Response> {
  const traveller = {
    ...bookingRequest.traveller,
    email: `${randomUUID()}@travelers.example`,
  };
  const headers = { origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { ...headers, ...asNewClient() },
    body: JSON.stringify({ stay, traveller }),
  });
}

/** A booking whose payment is open: its path in the API and the address for its payment. */
export type OpenBooking = { path: string; payAt: string };

const openSchema = v.object({
  booking: v.object({ id: v.string(), payment: v.object({ address: v.string() }) }),
  link: v.string(),
});
const statusSchema = v.object({ status: v.string() });

/** Books a prepaid stay up to the page of the bank. */
export async function openBooking(origin: string, offer: Offer): Promise<OpenBooking> {
  const response = await book(origin, offer);
  const { booking, link } = v.parse(openSchema, await response.json());
  const path = `/api/bookings/${booking.id}${new URL(link, origin).search}`;
  return { path, payAt: booking.payment.address };
}

/**
 * Pays, and then asks once a second, like the page, until the booking is confirmed. Returns the
 * time in milliseconds, or `mostMs` if that time was not enough.
 */
export async function payAndWait(
  origin: string,
  { path, payAt }: OpenBooking,
  mostMs: number,
): Promise<number> {
  const headers = asNewClient();
  const body = new URLSearchParams({ card: '4242 4242 4242 4242' });
  await (await fetch(payAt, { method: 'POST', body, redirect: 'manual' })).text();
  const paid = performance.now();
  while (performance.now() - paid < mostMs) {
    const response = await fetch(origin + path, { headers });
    const booking = v.safeParse(statusSchema, await response.json());
    if (booking.success && booking.output.status === 'confirmed') return performance.now() - paid;
    await sleep(1_000);
  }
  return mostMs;
}
