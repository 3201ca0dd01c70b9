/** What travellers can request from the hotel beside the room. Spec §2. */
export const services = {
  names: {
    meal: 'Meal type',
    'early-check-in': 'Early check-in',
    'late-check-out': 'Late check-out',
  },
  reasons: {
    meal: 'Upgrade the meal type',
    'early-check-in': 'If the guests arrive earlier than {from}',
    'late-check-out': 'In case the guests want to sleep in',
  },
  prompts: {
    meal: 'Choose a meal type',
    'early-check-in': 'Choose an arrival time',
    'late-check-out': 'Choose a departure time',
  },
  meals: {
    breakfast: 'Breakfast',
    'half-board': 'Half board',
    'full-board': 'Full board',
    'all-inclusive': 'All inclusive',
  },
} as const;
