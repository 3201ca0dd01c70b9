import express, { type Express, type RequestHandler } from 'express';
import * as v from 'valibot';
import { type Hotel, hotelSchema } from '../hotels.ts';
import { answerProblem } from '../provider/answerProblem.ts';
import { defaultHotelCount, generateHotels } from '../provider/catalogue/generateHotels.ts';
import { createProvider } from '../provider/createProvider.ts';
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
});

/** The handler used in a state, and the id of the hotel that the state is about. */
type StateSetup = { handler: RequestHandler; id?: string };

/**
 * Creates the sample provider with an endpoint for state changes. No test data is added: each state
 * selects a catalogue, or a hotel in one, that already fits. An unknown state is a 400, which fails the
 * interaction.
 */
export function createStatefulProvider(): Express {
  const whole = createProvider();
  const full = createFullProvider();
  const failing: RequestHandler = (_request, response) =>
    answerProblem(response, 500, 'The provider is in its failing state.');

  const setups: Record<State | typeof none, () => StateSetup> = {
    [none]: () => ({ handler: whole }),
    [states.fullHotel]: () => ({ handler: whole, id: idOf(isFull) }),
    [states.requiredFieldsOnly]: () => ({ handler: whole, id: idOf(isNullButRequired) }),
    [states.nullFields]: () => ({ handler: whole, id: idOf(isNullButRequired) }),
    [states.hotelsInCity]: () => ({ handler: full }),
    [states.freeHotels]: () => ({ handler: full }),
    [states.noHotelsInCity]: () => ({ handler: whole }),
    [states.fullHotels]: () => ({ handler: full }),
    [states.failing]: () => ({ handler: failing }),
  };

  let handler: RequestHandler = whole;
  const app = express();
  app.post(statesPath, express.json(), (request, response) => {
    const change = v.safeParse(stateChangeSchema, request.body);
    if (!change.success) {
      answerProblem(response, 400, change.issues[0].message);
      return;
    }
    const { action, state } = change.output;
    const setup = action === 'setup' ? setups[state]() : { handler: whole };
    handler = setup.handler;
    response.json(setup.id === undefined ? {} : { id: setup.id });
  });
  app.use((request, response, next) => handler(request, response, next));
  return app;
}

/** Throws when a hotel is sparse: it would break only the random lists that contain it. */
function createFullProvider(): Express {
  for (const { answer } of generateHotels(fullHotelCount, '')) {
    if (!isFull(answer)) throw new Error(`'${answer.id}' is sparse: choose a smaller catalogue.`);
  }
  return createProvider({ hotelCount: fullHotelCount });
}

const fields = Object.keys(hotelSchema.entries);

function idOf(isWanted: (hotel: Hotel) => boolean): string {
  for (const { answer } of generateHotels(defaultHotelCount, '')) {
    if (isWanted(answer)) return answer.id;
  }
  throw new Error('The sample catalogue has no such hotel.');
}

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
