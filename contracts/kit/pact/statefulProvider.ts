import express, { type Express, type RequestHandler } from 'express';
import * as v from 'valibot';
import { isOfOneHotel } from '../../provider/calls/hotelCall.ts';
import { hotelCalls, optionalEndpoints } from '../../provider/calls/hotelCalls.ts';
import { type Hotel, hotelSchema } from '../../provider/hotels.ts';
import { answerProblem } from '../../sample-provider/answerProblem.ts';
import { defaultHotelCount, generateHotels } from '../../sample-provider/catalog/generateHotels.ts';
import { createProvider } from '../../sample-provider/createProvider.ts';
import { addedInResponse } from '../../sample-provider/hotelJson.ts';
import { isFree } from '../../sample-provider/rates/isFree.ts';
import { hashText } from '../../sample-provider/random.ts';
import { readStay, type Stay } from '../../sample-provider/readStay.ts';
import type { Reservations } from '../../sample-provider/reservations/createReservations.ts';
import {
  createReservationStates,
  isReservationState,
  type ReservationState,
} from './reservationStates.ts';
import { offeredState, states } from './states.ts';
import { dayNumberAt } from '../../values/calendarDay.ts';

/** The path for changes of the provider's state by a verifier. */
export const statesPath = '/_pact/states';

// Every fortieth hotel is sparse, so the first 39 are full.
const fullHotelCount = 39;

// A verifier sends an empty state before an interaction that needs none.
const none = '';

const stateChangeSchema = v.object({
  action: v.picklist(['setup', 'teardown']),
  state: v.picklist([none, ...Object.values(states), ...optionalEndpoints.map(offeredState)]),
  params: v.optional(
    v.object({
      check_in: v.optional(v.string()),
      check_out: v.optional(v.string()),
      from: v.optional(v.string()),
      to: v.optional(v.string()),
    }),
  ),
});

type HotelState = Exclude<(typeof states)[keyof typeof states], ReservationState>;

/** The provider's clock stands still a week before the nights in the pact. */
const now = Date.parse('2027-03-01T12:00:00Z');

/** The handler of a state, and the values that replace the parameters of the state. */
type StateSetup = { handler: RequestHandler; values?: Readonly<Record<string, string>> };

type StatefulOptions = { rates?: boolean; reservations?: Reservations };

/**
 * Creates the sample provider with an endpoint for state changes.
 *
 * Each state selects a catalog, or a hotel in one, that already fits its parameters: free for the
 * stay, or for the days from `from` to `to`. Only reservations are created, and canceled when the
 * state ends. An unknown state is a 400, which fails the interaction, and so is a state about
 * reservations without `reservations`. With `rates: false` the provider follows the plain
 * specification.
 */
export function createStatefulProvider(options: StatefulOptions = {}): Express {
  const { rates = true, reservations } = options;
  const whole = createProvider({ rates, reservations, now: () => now });
  const reservationStates = reservations && createReservationStates(reservations, now);
  const full = createFullProvider(rates);
  const failing: RequestHandler = (_request, response) =>
    answerProblem(response, 500, 'The provider is in its failing state.');

  const freeHotel = (stay: Stay): StateSetup => ({
    handler: whole,
    ...hotelWith((hotel) => isFull(hotel) && isFreeFor(hotel, stay)),
  });
  const offered: Record<string, (stay: Stay) => StateSetup> = Object.fromEntries(
    optionalEndpoints.map((endpoint) => [
      offeredState(endpoint),
      isOfOneHotel(hotelCalls[endpoint])
        ? ({ first, end }) => freeHotel({ first, end: end + 1 })
        : () => ({ handler: whole }),
    ]),
  );
  const ofHotels: Record<HotelState | typeof none, (stay: Stay) => StateSetup> = {
    [none]: () => ({ handler: whole }),
    [states.fullHotel]: () => ({ handler: whole, ...hotelWith(isFull) }),
    [states.requiredFieldsOnly]: () => ({ handler: whole, ...hotelWith(isNullButRequired) }),
    [states.nullFields]: () => ({ handler: whole, ...hotelWith(isNullButRequired) }),
    [states.hotelsInCity]: () => ({ handler: full }),
    [states.freeHotels]: () => ({ handler: full }),
    [states.noHotelsInCity]: () => ({ handler: whole }),
    [states.fullHotels]: () => ({ handler: full }),
    [states.failing]: () => ({ handler: failing }),
    [states.ratesInCity]: () => ({ handler: full }),
    [states.ratesForStay]: freeHotel,
    [states.ratesForTonight]: () => freeHotel(tonight),
    [states.soldOut]: (stay) => ({
      handler: whole,
      ...hotelWith((hotel) => isFull(hotel) && !isFreeFor(hotel, stay)),
    }),
  };
  const setups = new Map([...Object.entries(offered), ...Object.entries(ofHotels)]);

  let handler: RequestHandler = whole;
  const app = express();
  app.post(statesPath, express.json(), async (request, response) => {
    const change = v.safeParse(stateChangeSchema, request.body);
    if (!change.success) {
      answerProblem(response, 400, change.issues[0].message);
      return;
    }
    const { action, state, params = {} } = change.output;
    if (isReservationState(state)) {
      const fails = action === 'setup' && state === states.failingReservations;
      handler = fails ? failing : whole;
      if (!reservationStates) answerProblem(response, 400, 'This provider has no reservations.');
      else if (action === 'setup') response.json(await reservationStates.setUp(state));
      else response.json(await reservationStates.tearDown());
      return;
    }
    const { check_in = params.from, check_out = params.to } = params;
    const reading = readStay({ check_in, check_out });
    const stay = ('stay' in reading ? reading.stay : undefined) ?? tonight;
    const setup = action === 'setup' ? setups.get(state)?.(stay) : undefined;
    handler = setup?.handler ?? whole;
    response.json(setup?.values ?? {});
  });
  app.use((request, response, next) => handler(request, response, next));
  return app;
}

/**
 * Creates a provider of full hotels only. Throws when a hotel is sparse, because a sparse hotel
 * would break only those random lists that contain it.
 */
function createFullProvider(rates: boolean): Express {
  for (const { answer } of generateHotels(fullHotelCount, '')) {
    if (!isFull(answer)) throw new Error(`'${answer.id}' is sparse: choose a smaller catalog.`);
  }
  return createProvider({ hotelCount: fullHotelCount, rates, now: () => now });
}

function hotelWith(isWanted: (hotel: Hotel) => boolean) {
  for (const { answer } of generateHotels(defaultHotelCount, '')) {
    if (isWanted(answer)) return { values: { id: answer.id } };
  }
  throw new Error('The sample catalog has no such hotel.');
}

/** Covers today in any time zone, because `now` falls on two different days around the world. */
const tonight: Stay = { first: dayNumberAt(now), end: dayNumberAt(now) + 2 };

function isFreeFor(hotel: Hotel, stay: Stay): boolean {
  return isFree({ hash: hashText(hotel.id) }, stay);
}

/** The fields of a hotel in the catalog. Details and rates are added only to a response. */
const fields = Object.keys(v.omit(hotelSchema, addedInResponse).entries);

function isFull(hotel: Hotel): boolean {
  return knownFields(hotel).length === fields.length;
}

function isNullButRequired(hotel: Hotel): boolean {
  return Object.keys(hotel).length === fields.length && knownFields(hotel).join() === 'id,name';
}

function knownFields(hotel: Hotel): string[] {
  return Object.entries(hotel)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([field]) => field);
}
