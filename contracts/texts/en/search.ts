/** The search form as a whole, its summary, and what a search says. Spec §1 and §2. */
export const search = {
  tabs: { label: 'What to book', stays: 'Stays', experiences: 'Experiences' },
  /** The name of the form, which looks for stays. */
  form: 'Stays',
  changeStay: 'Change your stay',
  submit: 'Search',
  open: 'Change',
  close: 'Close',
  anyDates: 'Any dates',
  allPlaces: 'All places',
  /** A stay in short, such as 'Nov 3 - Nov 5, 2 nights, 2 adults, 1 child, 2 rooms'. */
  stay: '{days}, {nights, plural, one {# night} other {# nights}}, {guests}{rooms, plural, =1 {} one {, # room} other {, # rooms}}',
  /** The same where no days were chosen, such as 'Tonight, 1 night, 2 adults'. */
  stayTonight: '{tonight}, {guests}{rooms, plural, =1 {} one {, # room} other {, # rooms}}',
  /** What was changed in the days of an old link. */
  mended: {
    checkInPast: 'Check-in was in the past: {day}. Choose new dates.',
    checkOutPast: 'Check-out was in the past: {day}. Choose new dates.',
    notAfterCheckIn: 'Check-out was not after check-in, so it is now the next day.',
  },
  results: {
    back: 'Back to results',
    allStaysIn: 'All stays in {place}',
    allStays: 'All stays',
  },
} as const;
