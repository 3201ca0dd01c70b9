/** The fields of the search form for days and travelers, and their pickers. Spec §2. */
export const searchFields = {
  dates: 'Dates',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  /** Stands beside 'Dates' while no day is chosen. */
  noDates: 'check-in – check-out',
  addDate: 'Add date',
  /** The text is what the traveler typed into the field of a day. */
  dayRejected: '“{text}” is not a day from {day} on.',
  calendar: 'Calendar',
  chooseArrival: 'Choose the day you arrive',
  chooseDeparture: 'Choose the day you leave',
  clearDates: 'Clear dates',
  done: 'Done',
  travelers: 'Travelers',
  travelersExample: '2 travelers',
  /**
   * The text is what the traveler typed. The example is understood: it has words of `partyWords`.
   */
  partyRejected: '“{text}” is not understood. Write ‘2 adults, 1 room’, or use the button.',
  /**
   * Not shown: the words that are understood after a number, all their forms in small letters, with
   * a comma between them, and what may stand between two of them beside a comma, '&' and '+'.
   */
  partyWords: {
    rooms: 'room, rooms',
    children: 'child, children, kid, kids',
    adults:
      'adult, adults, traveler, travelers, traveller, travellers, guest, guests, people, person, persons',
    and: 'and',
  },
  chooseGuests: 'Choose guests',
  guestsAndRooms: 'Guests and rooms',
  /** Each number stands between two buttons. */
  rooms: { label: 'Rooms', fewer: 'Fewer rooms', more: 'More rooms' },
  adults: { label: 'Adults', fewer: 'Fewer adults', more: 'More adults' },
  children: { label: 'Children', fewer: 'Fewer children', more: 'More children' },
  ageOfChild: 'Age of child {number, number}',
  chooseAge: 'Choose',
  underOne: 'Under 1',
  roomsWithoutAdult:
    'Each room needs an adult: {rooms, plural, one {# room} other {# rooms}} for {adults, plural, one {# adult} other {# adults}} is not possible.',
  missingAges:
    '{children, plural, one {Choose the age of the child.} other {Choose the age of each child.}}',
} as const;
