import type { Meal } from '../provider/rateFields.ts';

/** What a booking request says for a meal that is requested: the hotel reads it as it is, in English. */
export const mealChoices: readonly (readonly [Exclude<Meal, 'room-only'>, string])[] = [
  ['breakfast', 'Breakfast'],
  ['half-board', 'Half board'],
  ['full-board', 'Full board'],
  ['all-inclusive', 'All inclusive'],
];
