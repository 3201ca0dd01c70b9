/** The sample values of the hotel page's search bars. Spec §2. */
export const sampleSearch = {
  city: 'Karachi, Sindh, Pakistan',
  dates: 'Nov 3 - Nov 4',
  /** The check-in day without its year, `MM-DD`. */
  checkInDay: '11-03',
  travelers: '2 travelers, 1 room',
} as const;

export type SampleSearch = typeof sampleSearch;
