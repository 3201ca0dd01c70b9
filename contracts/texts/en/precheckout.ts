/** The review of a stay before its checkout. Spec §2. */
export const precheckout = {
  title: 'Review your booking',
  changeTitle: 'Review your change',
  backToHotel: 'Return to the hotel',
  proceed: 'Further Proceed',
  continue: 'Continue',
  payNow: 'Pay now',
  requests: 'Special/Accessibility requests (optional)',
  requestsLabel: 'Your requests to the property',
  coupon: 'Use a coupon, credit, or promotion code',
  urgency: 'You have good taste! Book now before someone else grabs it!',
  /** The currency of the prices, such as 'US dollars (USD)'. */
  currency: 'Prices are in {currency} ({code}).',
  currencyAtProperty:
    'Prices are in {currency} ({code}). What you pay at the property is charged in its own currency, so that amount may change with the exchange rate on the day you pay.',
  checkingIn: {
    title: "Who's checking in?",
    savedTraveler: 'Traveler',
    traveler: 'Traveler name',
    someoneElse: 'Someone else',
    firstName: 'First name',
    lastName: 'Last name',
    mobile: 'Mobile phone number',
    textAlerts: 'Receive text alerts about this trip. Message and data rates may apply.',
  },
  oneKeyCash: {
    title: 'Your OneKeyCash',
    earn: 'You will earn {amount} in OneKeyCash with this booking.',
    balance: 'You have a {balance} credit in OneKeyCash to spend on this stay.',
    apply: 'Apply my {balance} in OneKeyCash',
    value: 'OneKeyCash value',
    charged: 'You will be charged {amount} today',
  },
  /** The stay that the page shows where none was chosen. Spec §9. */
  sample: {
    hotel: 'Clifton Shore Hotel',
    room: 'Deluxe Room, 1 King Bed, Sea View',
    oneKeyCash: 'OneKeyCash applied',
    taxes: 'Taxes and fees',
    localTax: 'Local tax',
    payableAtProperty: 'Payable at property',
    firstName: 'Guest',
    lastName: 'Traveler',
    /** The whole name of a traveler. */
    name: '{firstName} {lastName}',
  },
} as const;
