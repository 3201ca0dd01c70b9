import { createServer } from 'node:http';
import {
  defaultHotelCount,
  generateHotels,
} from '#contracts/sample-provider/catalog/generateHotels.ts';
import { createProvider } from '#contracts/sample-provider/createProvider.ts';
import { indexHotels } from '#contracts/sample-provider/indexHotels.ts';
import { createReservations } from '#contracts/sample-provider/reservations/createReservations.ts';
import { dayText } from '#contracts/values/calendarDay.ts';
import type { Hotel } from '#contracts/provider/hotels.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import {
  pricedRoomOf,
  reservationRequest,
  roomGuests,
} from '#contracts/kit/samples/reservations.ts';
import type { ReservationRequest } from '#contracts/provider/reservations.ts';
import { listenOnLoopback } from '../../../support/listenOnLoopback.ts';
import { createTestDatabase } from '../../../support/testDatabase.ts';

/** A week before the stays of the tests. */
export const startTime = Date.parse('2027-03-01T12:00:00Z');
export const firstNight = startTime / 86_400_000 - 0.5 + 7;

/** The catalog of the sample provider. */
export const catalog = indexHotels(generateHotels(defaultHotelCount, '')).all;

/**
 * Starts the sample provider with reservations in a separate database, on a clock that the test
 * sets.
 */
export async function startReservations({ now = startTime, combines = true } = {}) {
  const { database, close } = await createTestDatabase({ migrated: false });
  const { pool } = database;
  const time = { now };
  const reservations = createReservations(pool);
  const listener = createProvider({ reservations, combines, now: () => time.now });
  const seen: { method: string; url: string; text: string }[] = [];
  const server = await listenOnLoopback(
    createServer((request, response) => {
      const { method = '', url = '' } = request;
      const one = { method, url, text: '' };
      seen.push(one);
      request.on('data', (chunk) => (one.text += String(chunk)));
      listener(request, response);
    }),
  );
  return {
    origin: server.origin,
    /** The requests so far, with their bodies. */
    seen,
    time,
    pool,
    close: async () => {
      await server.close();
      await close();
    },
  };
}

/** Returns the rates of a hotel for a party and the nights between two days, in days since 1970. */
export async function fetchRates(
  origin: string,
  hotelId: string,
  first: number,
  end: number,
  party: readonly string[] = ['2'],
) {
  const occupancy = party.map((room) => `&occupancy=${room}`).join('');
  const query = `check_in=${dayText(first)}&check_out=${dayText(end)}${occupancy}`;
  const response = await fetch(`${origin}/api/hotels/${hotelId}?${query}`);
  const hotel: Hotel = await response.json();
  return hotel.rates ?? [];
}

/** Returns a request to reserve a room at each of these rates for its party. */
export function requestFor(hotelId: string, ...rates: readonly Rate[]): ReservationRequest {
  const [first] = rates;
  return {
    ...reservationRequest,
    hotel_id: hotelId,
    check_in: first?.check_in ?? '',
    check_out: first?.check_out ?? '',
    rooms: rates.map((rate) => ({
      ...pricedRoomOf(rate),
      ...roomGuests,
      ...(rate.occupancy != null && { occupancy: rate.occupancy }),
    })),
  };
}

/** Sends a JSON body and resolves to the status and JSON of the response. */
export async function post(address: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
