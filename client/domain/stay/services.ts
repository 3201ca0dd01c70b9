import type { Traveller } from '#contracts/site/bookingRequest.ts';
import type { Meal } from '#contracts/provider/rateFields.ts';

/** A service that can be requested from the hotel, and what can be chosen of it. */
export interface ServiceOffer {
  readonly service: Traveller['services'][number]['service'];
  readonly name: string;
  readonly reason: string;
  /** What its select asks for. */
  readonly prompt: string;
  readonly choices: readonly string[];
}

const boards = [
  ['breakfast', 'Breakfast'],
  ['half-board', 'Half board'],
  ['full-board', 'Full board'],
  ['all-inclusive', 'All inclusive'],
] as const;
const arrivals = ['08:00', '10:00', '12:00'];
const departures = ['14:00', '16:00', '18:00'];

/** The names of the services, which the booking's page shows too. Spec §2. */
export const serviceNames: Readonly<Record<ServiceOffer['service'], string>> = {
  meal: 'Meal type',
  'early-check-in': 'Early check-in',
  'late-check-out': 'Late check-out',
};

/**
 * The services of a stay: more to eat than its rate includes, arriving before and leaving after the
 * hotel's times, which are 14:00 and 12:00 where it gives none. A service without a choice is left out.
 * Spec §2 and §9.
 */
export function servicesFor({
  meal,
  checkInFrom,
  checkOutUntil,
}: {
  meal: Meal;
  checkInFrom?: string | null | undefined;
  checkOutUntil?: string | null | undefined;
}): ServiceOffer[] {
  const from = timeOfDay(checkInFrom) ?? '14:00';
  const until = timeOfDay(checkOutUntil) ?? '12:00';
  const included = boards.findIndex(([board]) => board === meal);
  const offers: ServiceOffer[] = [
    {
      service: 'meal',
      name: serviceNames.meal,
      reason: 'Upgrade the meal type',
      prompt: 'Choose a meal type',
      choices: boards.slice(included + 1).map(([, name]) => name),
    },
    {
      service: 'early-check-in',
      name: serviceNames['early-check-in'],
      reason: `If the guests arrive earlier than ${from}`,
      prompt: 'Choose an arrival time',
      choices: arrivals.filter((time) => time < from),
    },
    {
      service: 'late-check-out',
      name: serviceNames['late-check-out'],
      reason: 'In case the guests want to sleep in',
      prompt: 'Choose a departure time',
      choices: departures.filter((time) => time > until),
    },
  ];
  return offers.filter(({ choices }) => choices.length > 0);
}

function timeOfDay(text: string | null | undefined): string | undefined {
  return /^([01]\d|2[0-3]):[0-5]\d$/.exec(text ?? '')?.[0];
}
