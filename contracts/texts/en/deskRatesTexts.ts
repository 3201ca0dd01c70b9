/** The texts of the desk's page of exchange rates; a part of that page's chunk. */
export const deskRatesTexts = {
  deskRates: {
    lead: 'The value of one euro in each currency. A rate that moves by more than 30% is not used until finance or an administrator decides on it. Until then, prices in this currency are not converted.',
    latest: 'The latest rates are of {day}.',
    latestFrom: 'The latest rates are of {day}, from {source}.',
    outdated: 'They are more than ten days old: no prices are converted.',
    waiting: 'Waiting for a decision',
    kept: 'Old rates that were kept',
    none: 'No exchange rate waits for a decision.',
    columns: {
      currency: 'Currency',
      was: 'Last rate used',
      rate: 'New rate',
      change: 'Change',
      kept: 'Old rate',
      actions: 'Decide',
    },
    follow: '{currencies} follow it.',
    since: 'Since <time></time>',
    until: 'Used until {day}',
    tooOld: 'Too old: nothing is converted',
    refused: 'Refused: {rate}',
    use: {
      button: 'Use the new rate<hidden> of {currency}</hidden>',
      title: 'Use the new rate of {currency}?',
      text: 'Prices in this currency are converted at this rate within ten minutes. Compare it with another source first.',
      confirm: 'Use {rate}',
    },
    keep: {
      button: 'Keep the old rate<hidden> of {currency}</hidden>',
      title: 'Keep the old rate of {currency}?',
      text: 'Prices are converted at this rate until {day}. You are asked again after that day, or if the source’s rate moves by more than 30% from this new one.',
      confirm: 'Keep {rate}',
    },
    /** For a currency without a usable old rate. */
    refuse: {
      button: 'Refuse the new rate<hidden> of {currency}</hidden>',
      title: 'Refuse the new rate of {currency}?',
      text: 'The old rate is more than ten days old, so prices in this currency stay unconverted. You are asked again if the source’s rate moves by more than 30% from this new one.',
      confirm: 'Refuse {rate}',
    },
    problem: {
      changed: {
        waiting: 'The source has sent another rate in the meantime: {rate}, of {day}.',
        used: 'The source’s rate is {rate} now, of {day}, and is used.',
        kept: 'The source’s rate is {rate} now, of {day}, and the old one was kept.',
        none: 'The latest rates, of {day}, have none for this currency.',
      },
      decided: {
        used: 'The new rate, {rate}, is used already.',
        kept: 'The old rate was kept already.',
      },
      look: 'Look at it again',
    },
  },
} as const;

export type DeskRatesTexts = typeof deskRatesTexts;
