/** The price of a stay, line by line and in short, and how it is paid. Spec §9. */
export const price = {
  details: 'Price details',
  /** What only screen readers say, in `<hidden>`, tells of what the price is. */
  detailsOf: 'Price details<hidden>: {of}</hidden>',
  /** The line of the nights. */
  nights:
    '{rooms, plural, one {# room} other {# rooms}} x {nights, plural, one {# night} other {# nights}}',
  /** The same on the checkout. */
  nightsOfCheckout:
    '{rooms, plural, one {# room} other {# rooms}} for {nights, plural, one {# night} other {# nights}}',
  /** The lines of what a promotion code and OneKeyCash take off. */
  promotion: 'Promotion {code}',
  oneKeyCash: 'OneKeyCash',
  total: 'Total',
  payAtProperty: 'Pay at property',
  toPayUponArrival: 'To pay upon arrival',
  /** A tax in the currency of the hotel, and how much of the total it is. */
  propertyCharges: 'The property charges {amount}',
  ofTheTotal: '{amount} of the total',
  /** When a rate is paid. The site takes no payment. */
  payment: {
    now: 'Pay before arrival',
    property: 'Pay at the property',
  },
  paidLater: '{amount} of it paid at the property',
  /** What a price is for. `guests` is such as '2 adults'. */
  scope:
    '{when, select, tonight {Tonight, } other {}}{nights, plural, one {# night} other {# nights}}, {guests}{rooms, plural, =1 {} other {, # rooms}}',
  taxesIncluded: 'taxes and charges included',
  noTaxes: 'No taxes or charges',
  averageNight:
    '{amount} per night{rooms, plural, =1 {} other { and room}}{taxed, select, yes { before taxes} other {}}',
  noCard: 'No card is needed, and nothing is charged on this site.',
} as const;
