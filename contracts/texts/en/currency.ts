/** The currency in which prices are shown beside the one that is charged. */
export const currency = {
  label: 'Currency to show prices in',
  /** On the closed menu, as long as nothing is chosen. */
  none: 'Currency',
  /** The choice that converts nothing. */
  asCharged: 'As charged',
  /** A choice, such as 'EUR · Euro'. */
  choice: '{code} · {name}',
  outdated: 'No conversion: the latest exchange rates are of {date}',
  notLoaded: 'No conversion: the exchange rates could not be loaded',
  /** 'US dollars (USD)' */
  nameAndCode: '{name} ({code})',
  /** `currencies` is a list, such as 'US dollars (USD) and euros (EUR)'. */
  charged: 'You pay the hotel in {currencies}.',
  estimates:
    'Amounts with ≈ are estimates in {currency}, by the European Central Bank’s exchange rates of {date}.',
  noRate: 'There is no exchange rate for {currencies}.',
} as const;
