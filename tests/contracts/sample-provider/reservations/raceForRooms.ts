import { Agent, request as httpRequest } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Rate } from '#contracts/provider/rateFields.ts';
import type { ReservationRequest } from '#contracts/provider/reservations.ts';
import { createRates } from '#contracts/sample-provider/rates/createRates.ts';
import { createRandom } from '#contracts/sample-provider/random.ts';
import { defaultParty } from '#contracts/values/party.ts';
import { catalog, fetchRates, firstNight, requestFor, startTime } from './startReservations.ts';

const nights = 5;
const units = 4;
/** Twice the number of database connections. More would wait too long on a busy machine. */
const connections = 20;

/** One request of the race, and its response. */
export type Attempt = { key: string; request: ReservationRequest; status: number; body: unknown };

/** Finds a kind of room with four free rooms on each of five nights, which are 20 room-nights. */
function findRoom() {
  const rates = createRates(() => startTime, { instant: true });
  const free = (hotel: (typeof catalog)[number], group: number) =>
    Array.from({ length: nights }, (_, i) => firstNight + i).every(
      (night) => rates.capacity(hotel, { first: night, end: night + 1 }, group) === units,
    );
  for (const hotel of catalog) {
    const offered = rates.all(hotel, {
      stay: { first: firstNight, end: firstNight + nights },
      party: defaultParty,
    });
    const rate = offered.find(
      ({ booking, room_group_id: group }) => booking === 'instant' && free(hotel, Number(group)),
    );
    if (rate) return { hotelId: hotel.id, rateId: rate.id };
  }
  throw new Error('The sample catalog has no such room.');
}

/** Returns the rate of the room for every stay of one to three nights within the five. */
async function fetchStays(origin: string): Promise<{ hotelId: string; stays: Rate[] }> {
  const { hotelId, rateId } = findRoom();
  const stays: Rate[] = [];
  for (let first = 0; first < nights; first += 1) {
    for (let end = first + 1; end <= Math.min(nights, first + 3); end += 1) {
      const rates = await fetchRates(origin, hotelId, firstNight + first, firstNight + end);
      stays.push(...rates.filter(({ id }) => id === rateId));
    }
  }
  return { hotelId, stays };
}

/**
 * Sends `count` requests for some of 20 room-nights over 20 connections. Each key is sent twice at
 * a random distance. Returns the attempts with their responses, and the duration in milliseconds.
 */
export async function raceForRooms(origin: string, count: number) {
  const { hotelId, stays } = await fetchStays(origin);
  const random = createRandom('race');
  const requests = Array.from({ length: count / 2 }, (_, i) => {
    return { key: `key-${i}`, request: requestFor(hotelId, random.pick(stays)) };
  });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const attempts = await Promise.all(
    random
      .shuffled([...requests, ...requests])
      .map(({ key, request }) => send(agent, origin, key, request)),
  );
  const ms = performance.now() - started;
  agent.destroy();
  return { hotelId, attempts, ms };
}

function send(
  agent: Agent,
  origin: string,
  key: string,
  request: ReservationRequest,
): Promise<Attempt> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const sent = httpRequest(
      `${origin}/api/reservations`,
      { agent, method: 'POST', headers },
      (response) => {
        const status = response.statusCode ?? 0;
        json(response).then((body) => resolve({ key, request, status, body }), reject);
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(request));
  });
}
