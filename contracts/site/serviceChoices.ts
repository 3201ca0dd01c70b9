import type { Meal } from '../provider/rateFields.ts';

/**
 * What a booking request says for a meal that is requested: the hotel reads it as it is, in
 * English.
 */
export const mealChoices: readonly (readonly [Exclude<Meal, 'room-only'>, string])[] = [
  ['breakfast', 'Breakfast'],
  ['half-board', 'Half board'],
  ['full-board', 'Full board'],
  ['all-inclusive', 'All inclusive'],
];

/** The meal that a choice names; undefined for a time. */
export function mealOfChoice(choice: string): Exclude<Meal, 'room-only'> | undefined {
  return mealChoices.find(([, value]) => value === choice)?.[0];
}
