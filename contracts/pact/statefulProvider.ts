import express, { type Express, type RequestHandler } from 'express';
import * as v from 'valibot';
import { type Hotel, hotelSchema } from '../hotels.ts';
import { answerProblem } from '../provider/answerProblem.ts';
import { defaultHotelCount, generateHotels } from '../provider/catalogue/generateHotels.ts';
import { createProvider } from '../provider/createProvider.ts';
import { isFree } from '../provider/isFree.ts';
import { hashText } from '../provider/random.ts';
import { readStay, type Stay } from '../provider/readStay.ts';
import { type State, states } from './states.ts';

/** The path at which a verifier changes the provider's state. */
export const statesPath = '/_pact/states';

// Every fortieth hotel is sparse, so the first 39 are full.
const fullHotelCount = 39;

// A verifier sends an empty state before an interaction that needs none.
const none = '';

const stateChangeSchema = v.object({
  action: v.picklist(['setup', 'teardown']),
  state: v.picklist([none, ...Object.values(states)]),
  params: v.optional(
    v.object({ check_in: v.optional(v.string()), check_out: v.optional(v.string()) }),
  ),
});

/** What the provider takes for now: a week before the nights that the pact proposes. */
const now = Date.parse('2027-03-01T12:00:00Z');

/** The handler used in a state, and the id of the hotel that the state is about. */
type StateSetup = { handler: RequestHandler; id?: string };

/**
 * Creates the sample provider with an endpoint for state changes. No test data is added: each state
 * selects a catalogue, or a hotel in one, that already fits. An unknown state is a 400, which fails the
 * interaction. With `rates: false` it is a provider of the plain specification.
 */
export function createStatefulProvider(options: { rates?: boolean } = {}): Express {
  const { rates = true } = options;
  const whole = createProvider({ rates, now: () => now });
  const full = createFullProvider(rates);
  const failing: RequestHandler = (_request, response) =>
    answerProblem(response, 500, 'The provider is in its failing state.');

  const setups: Record<State | typeof none, (stay: Stay) => StateSetup> = {
    [none]: () => ({ handler: whole }),
    [states.fullHotel]: () => ({ handler: whole, id: idOf(isFull) }),
    [states.requiredFieldsOnly]: () => ({ handler: whole, id: idOf(isNullButRequired) }),
    [states.nullFields]: () => ({ handler: whole, id: idOf(isNullButRequired) }),
    [states.hotelsInCity]: () => ({ handler: full }),
    [states.freeHotels]: () => ({ handler: full }),
    [states.noHotelsInCity]: () => ({ handler: whole }),
    [states.fullHotels]: () => ({ handler: full }),
    [states.failing]: () => ({ handler: failing }),
    [states.ratesInCity]: () => ({ handler: full }),
    [states.ratesForStay]: (stay) => ({
      handler: whole,
      id: idOf((hotel) => isFull(hotel) && isFreeFor(hotel, stay)),
    }),
    [states.ratesForTonight]: () => ({
      handler: whole,
      id: idOf((hotel) => isFull(hotel) && isFreeFor(hotel, tonight)),
    }),
    [states.soldOut]: (stay) => ({
      handler: whole,
      id: idOf((hotel) => isFull(hotel) && !isFreeFor(hotel, stay)),
    }),
  };

  let handler: RequestHandler = whole;
  const app = express();
  app.post(statesPath, express.json(), (request, response) => {
    const change = v.safeParse(stateChangeSchema, request.body);
    if (!change.success) {
      answerProblem(response, 400, change.issues[0].message);
      return;
    }
    const { action, state, params = {} } = change.output;
    const reading = readStay(params);
    const stay = ('stay' in reading ? reading.stay : undefined) ?? tonight;
    const setup = action === 'setup' ? setups[state](stay) : { handler: whole };
    handler = setup.handler;
    response.json(setup.id === undefined ? {} : { id: setup.id });
  });
  app.use((request, response, next) => handler(request, response, next));
  return app;
}

/** Throws when a hotel is sparse: it would break only the random lists that contain it. */
function createFullProvider(rates: boolean): Express {
  for (const { answer } of generateHotels(fullHotelCount, '')) {
    if (!isFull(answer)) throw new Error(`'${answer.id}' is sparse: choose a smaller catalogue.`);
  }
  return createProvider({ hotelCount: fullHotelCount, rates, now: () => now });
}

function idOf(isWanted: (hotel: Hotel) => boolean): string {
  for (const { answer } of generateHotels(defaultHotelCount, '')) {
    if (isWanted(answer)) return answer.id;
  }
  throw new Error('The sample catalogue has no such hotel.');
}

/** Today in any time zone: `now` is two days in one place or another. */
const tonight: Stay = { first: dayOf(now), end: dayOf(now) + 2 };

function dayOf(time: number): number {
  return Math.floor(time / 86_400_000);
}

function isFreeFor(hotel: Hotel, stay: Stay): boolean {
  return isFree({ hash: hashText(hotel.id) }, stay);
}

/** The fields of a hotel in the catalogue: its policies and rates are added to a response. */
const fields = Object.keys(v.omit(hotelSchema, ['policies', 'rates']).entries);

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
