/**
 * The desk: what the site owes each hotel, and each hotel the site as commission, by the month of
 * check-out. "The site" is the operator.
 */
export const deskMoney = {
  lead: 'What the site owes each hotel, and what each hotel owes in commission, by the month of check-out.',
  previous: 'Previous month',
  next: 'Next month',
  monthOf: 'Month',
  hotelFilter: 'Hotel name or ID',
  csv: 'Download CSV',
  sums: 'All hotels',
  hotels: 'Hotels',
  hotel: 'Hotel',
  owed: 'Owed to the hotel',
  owedShort: 'Owed',
  commission: 'Commission',
  net: 'Net',
  settled: 'Settled',
  open: 'Open',
  asItStands: 'As it stands',
  state: 'State',
  stateOf: {
    running: 'Not over',
    waiting: 'Waiting',
    open: 'To settle',
    adjustment: 'Adjustment',
    settled: 'Settled',
  },
  /** `payer` is `site`, `hotel` or `nobody`. */
  payment:
    '{payer, select, site {The site pays the hotel {amount}.} hotel {The hotel pays the site {amount}.} other {Nothing is to be paid.}}',
  netNote: 'Net is what the site pays the hotel. With a minus, the hotel pays the site.',
  table: 'Hotels of this month',
  empty: 'No hotel has money of this month. Choose another month, or clear the filter.',
  notEnded:
    'This month is not over. It can be settled from the first day of the next month, 12:00 UTC.',
  waiting:
    '{count, plural, one {# stay is not over or not reported. It} other {# stays are not over or not reported. They}} must have an outcome before this month can be settled.',
  adjustment: 'Something has changed since this month was settled. Settle the difference.',
  allSettled: 'Everything of this month is settled.',
  ledger: {
    title: 'Ledger',
    agrees:
      'Agrees with the ledger: over all months, bookings and settlements explain {explained}, and the ledger has {ledger}.',
    differs:
      'Does not agree with the ledger: over all months, bookings and settlements explain {explained}, but the ledger has {ledger}. The difference is {difference}: entries that belong to no booking of their hotel.',
    empty: 'The ledger has no entries of hotels.',
  },
  bookings: {
    title: 'Bookings',
    table: 'Bookings of this month',
    number: 'Booking',
    stay: 'Stay',
    status: 'Status',
    empty: 'No booking of this month has a credit, a fee or a commission.',
    /** Beside the status: the outcome is not known yet. */
    waiting: 'Waiting for its outcome',
  },
  status: {
    pending: 'Pending',
    requested: 'Requested',
    confirmed: 'Confirmed',
    declined: 'Declined',
    cancelled: 'Canceled',
    stayed: 'Stayed',
    noShow: 'No-show',
  },
  settlements: {
    title: 'Settlements',
    table: 'Settlements of this month',
    at: 'When',
    by: 'By',
    kind: 'What',
    settled: 'Settled',
    undoes: 'Undoes a settlement',
    undone: 'Settled, undone since',
    reference: 'Payment reference',
    reason: 'Reason',
    empty: 'Nothing of this month was settled.',
    undo: 'Undo',
  },
  settle: {
    title: 'Settle {month}',
    text: 'The ledger gets one transaction with these amounts. Owed amounts and commission are settled together, as one payment.',
    statement:
      'The statement will say that {month} is settled today. What changes later appears as an adjustment.',
    reference: 'Payment reference',
    referenceHint: 'That of the bank, as the hotel will see it.',
    confirm: 'Mark as settled',
  },
  undo: {
    title: 'Undo this settlement',
    text: 'The ledger gets a counter-transaction of the same amounts, and the month is open again. The settlement stays in the list.',
    confirm: 'Undo the settlement',
  },
  problem: {
    stillOpen:
      '{waiting, plural, =0 {Nothing was settled: the month is not over.} one {Nothing was settled: # stay is not over or not reported.} other {Nothing was settled: # stays are not over or not reported.}}',
    /** `known` is `yes` if it is known who did it. */
    settledAlready:
      '{known, select, yes {Nothing was settled: {by} settled this month on {at}.} other {Nothing was settled: nothing of this month is open.}}',
    undoneAlready: 'Nothing was undone: {by} undid this settlement on {at}.',
    figuresChanged:
      'Nothing was settled: the figures have changed. Close this, look at them, and settle again.',
  },
  statement: {
    link: 'Statement',
    title: 'Statement for {month}',
    back: 'Back to the month',
    print: 'Print',
    hotelId: 'Hotel ID',
    month: 'Month of check-out',
    asOf: 'As of',
    bookingsOf: 'Bookings, {currency}',
    sum: 'Sum',
    note: 'Stays and no-shows owe the commission of their rate, canceled bookings the share that their fee is of the price. Amounts of different currencies are never added up.',
    settledOn: 'Settled {at}',
    undoneOn: 'Settlement undone {at}',
    withReference: '{what}, {reference}',
    nothingSettled: 'Nothing of this month is settled yet.',
    openNow: 'Open now',
  },
} as const;
