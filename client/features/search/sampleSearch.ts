/** What the search bars of the hotel page show before a traveller changes it. Spec §2. */
export const sampleSearch = {
  city: 'Karachi, Sindh, Pakistan',
  dates: 'Nov 3 - Nov 4',
  /** The same check-in day in any year: month and day. */
  checkInDay: '11-03',
  travelers: '2 travelers, 1 room',
} as const;

export type SampleSearch = typeof sampleSearch;
