/** Days, party, meals and terms of a stay, and how it is paid: on the pages and in mails. */
export const stay = {
  /** Two days, such as 'Nov 3 - Nov 5'. */
  days: '{from} - {to}',
  /** Two days of one year, such as 'Dec 10 - Dec 13, 2028'. */
  daysOfYear: '{from} - {to}, {year}',
  rooms: '{count, plural, one {# room} other {# rooms}}',
  adults: '{count, plural, one {# adult} other {# adults}}',
  children: '{count, plural, one {# child} other {# children}}',
  guests:
    '{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child} other {, # children}}',
  party:
    '{travelers, plural, one {# traveler} other {# travelers}}, {rooms, plural, one {# room} other {# rooms}}',
  tonight: 'Tonight, 1 night',
  meal: {
    'room-only': 'Room only',
    breakfast: 'Breakfast included',
    'half-board': 'Half board',
    'full-board': 'Full board',
    'all-inclusive': 'All inclusive',
  },
  cancellation: {
    nonRefundable: 'Non-refundable',
    noLongerFree: 'Cancellation is no longer free',
    freeUntil: 'Free cancellation until {deadline}',
  },
  /** An instant with its time zone, such as 'Sat, Mar 6, 6:00 PM (GMT+5)'. */
  instantInZone: '{instant} ({zone})',
  /** A time zone by its city, such as 'Karachi time, GMT+5'. */
  zone: '{city} time, {offset}',
  payment: {
    nothing: 'Nothing is left to pay: your credits pay for the whole stay.',
    beforeArrival: 'You pay {amount} to the hotel before you arrive.',
    atProperty: 'You pay {amount} at the property.',
  },
} as const;
