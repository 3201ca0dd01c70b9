/** The texts of the desk's page of promotion codes; a part of that page's chunk. */
export const deskPromotionsTexts = {
  /** The desk's page of promotion codes. */
  deskPromotions: {
    lead: 'Codes that lower a traveler’s price. The site pays the hotel the amount that a code takes off.',
    /** The codes of newsletter subscribers, each for one person. The list leaves them out. */
    personal:
      '{codes, plural, one {# personal code of a newsletter subscriber is} other {# personal codes of newsletter subscribers are}} not listed; {uses, plural, one {# booking has} other {# bookings have}} one.',
    caption: 'The promotions',
    state: 'Status',
    states: {
      running: 'Running',
      planned: 'Not begun yet',
      ended: 'Ended',
    },
    /** Beside the state of a code that has reached its number of bookings. */
    usedUp: 'Used up',
    columns: {
      code: 'Code',
      gives: 'Takes off',
      days: 'Days (UTC)',
      uses: 'Bookings',
      state: 'Status',
      actions: 'Actions',
    },
    none: 'There are no promotions yet. Finance and administrators create them with ‘New promotion’.',
    noneFound: 'No promotion has this status. Clear the filter to see all promotions.',
    /** The discount of a code; `share` is such as '10%'. */
    share: '{share} of the nights',
    days: {
      between: '{from} to {until}',
      from: 'From {from}',
      until: 'Until {until}',
      always: 'Without an end',
    },
    /** The number of bookings with the code, and the maximum. */
    usesOf: '{uses, number} of {most, number}',
    perPerson: '{most, plural, one {# booking a person} other {# bookings a person}}',
    record: 'Record<hidden> of {code}</hidden>',
    /** The effects of a promotion, in a list. */
    terms: {
      gives: 'It takes off',
      share: '{share} of the price of the nights, without taxes and fees',
      amount: '{amount} for prices in {currency}, at most the whole price',
      whom: 'For',
      everybody: 'Everybody who knows the code, signed in or not',
      signedIn: 'Everybody who knows the code and is signed in with a confirmed email address',
      days: 'Days (UTC, the last included)',
      any: 'Any number',
      pays: 'Who pays',
      site: 'The site; the hotel gets its full price',
    },
    create: {
      button: 'New promotion',
      title: 'New promotion',
      code: 'Code',
      suggest: 'Suggest a code',
      kind: 'It takes off',
      kinds: {
        percent: 'A share of the nights',
        amount: 'An amount',
      },
      percent: 'Percentage',
      percentWrong: 'Type a whole number from 1 to 100.',
      amountHint: 'Such as 20.00',
      amountWrong: 'Type an amount above zero with its decimals, such as 20.00.',
      startsOn: 'First day (UTC)',
      startsOnHint: 'Empty: at once.',
      startsOnWrong: 'Choose another day.',
      endsOn: 'Last day (UTC)',
      endsOnHint: 'Empty: no end.',
      endsOnWrong: 'Choose a day that is not over in UTC and not before the first day.',
      maxUses: 'Bookings in all',
      maxUsesPerPerson: 'Bookings of one person',
      anyHint: 'Empty: any number.',
      usesWrong: 'Type a whole number from 1 on.',
      preview: 'What {code} does',
      notYet: 'What the promotion does is shown here once the fields above are filled in.',
      confirm: 'Create promotion',
      done: 'The promotion {code} was created.',
    },
    end: {
      button: 'End<hidden> {code}</hidden>',
      title: 'End {code}?',
      text: 'The code ends at once, for good. {uses, plural, =0 {No booking has it.} one {The # booking that has it keeps what it took off.} other {The # bookings that have it keep what it took off.}}',
      confirm: 'End promotion',
    },
    /** For a refused change. `by` is the person who was first; `day` is such as 'Nov 3, 2026'. */
    problem: {
      exists:
        'Nothing was created: there is a code {code} already, which takes off {gives}. {known, select, yes {{by} created it on {day}.} other {It was created on {day}.}} Choose another code.',
      ended:
        'Nothing was changed: {known, select, yes {{by} ended {code} on {day}.} other {{code} was ended on {day}.}}',
    },
  },
} as const;

export type DeskPromotionsTexts = typeof deskPromotionsTexts;
