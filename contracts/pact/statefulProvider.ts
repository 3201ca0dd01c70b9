import express, { type Express, type RequestHandler } from 'express';
import * as v from 'valibot';
import { type Hotel, hotelSchema } from '../hotels.ts';
import { answerProblem } from '../provider/answerProblem.ts';
import { defaultHotelCount, generateHotels } from '../provider/catalogue/generateHotels.ts';
import { createProvider } from '../provider/createProvider.ts';
import { type State, states } from './states.ts';

/** Where a verifier asks the provider to bring about a state. */
export const statesPath = '/_pact/states';

// One hotel in forty is sparse, the fortieth first.
const fullHotelCount = 39;

// A verifier names the empty state before an interaction that needs none.
const none = '';

const stateChangeSchema = v.object({
  action: v.picklist(['setup', 'teardown']),
  state: v.picklist([none, ...Object.values(states)]),
});

/** Who answers while a state lasts, and the id under which the hotel it speaks of is held. */
type Held = { answers: RequestHandler; id?: string };

/**
 * The sample provider with an address at which a verifier changes its state. Nothing is planted: each
 * state picks a catalogue, or a hotel in it, that is as the state says, so that what gets verified is
 * what the provider answers by itself. An unknown state is refused, which fails its interaction.
 */
export function createStatefulProvider(): Express {
  const whole = createProvider();
  const full = createFullProvider();
  const failing: RequestHandler = (_request, response) =>
    answerProblem(response, 500, 'The provider was told to fail.');

  const bringAbout: Record<State | typeof none, () => Held> = {
    [none]: () => ({ answers: whole }),
    [states.fullHotel]: () => ({ answers: whole, id: idOf(isFull) }),
    [states.requiredFieldsOnly]: () => ({ answers: whole, id: idOf(isNullButRequired) }),
    [states.nullFields]: () => ({ answers: whole, id: idOf(isNullButRequired) }),
    [states.hotelsInCity]: () => ({ answers: full }),
    [states.freeHotels]: () => ({ answers: full }),
    [states.noHotelsInCity]: () => ({ answers: whole }),
    [states.fullHotels]: () => ({ answers: full }),
    [states.failing]: () => ({ answers: failing }),
  };

  let { answers }: Held = { answers: whole };
  const app = express();
  app.post(statesPath, express.json(), (request, response) => {
    const change = v.safeParse(stateChangeSchema, request.body);
    if (!change.success) {
      answerProblem(response, 400, change.issues[0].message);
      return;
    }
    const { action, state } = change.output;
    const held = action === 'setup' ? bringAbout[state]() : { answers: whole };
    answers = held.answers;
    response.json(held.id === undefined ? {} : { id: held.id });
  });
  app.use((request, response, next) => answers(request, response, next));
  return app;
}

/** Checked, because a single sparse hotel would break only those draws of `rand4` that it is in. */
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
