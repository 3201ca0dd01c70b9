import type { Meal } from '../provider/rateFields.ts';

const names: Readonly<Record<Meal, string>> = {
  'room-only': 'Room only',
  breakfast: 'Breakfast included',
  'half-board': 'Half board',
  'full-board': 'Full board',
  'all-inclusive': 'All inclusive',
};

/** What a rate includes to eat, such as 'Breakfast included'. */
export function mealName(meal: Meal): string {
  return names[meal];
}
