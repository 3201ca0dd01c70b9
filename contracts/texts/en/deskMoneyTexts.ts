/** The texts of the desk's money pages; a part of those pages' chunk. */
export const deskMoneyTexts = {
  /**
   * The desk's money pages: the amounts that the site owes each hotel, and each hotel the site as
   * commission, by the month of check-out. "The site" is the operator.
   */
  deskMoney: {
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
    state: 'Status',
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
      /** Beside the status of a stay whose outcome is not known yet. */
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
      text: 'The ledger gets one transaction with these amounts: all of it is one payment.',
      statement:
        'The statement will say that {month} is settled today. What changes later appears as an adjustment.',
      reference: 'Payment reference',
      referenceHint: 'That of the bank, as the hotel will see it.',
      confirm: 'Mark as settled',
    },
    undo: {
      title: 'Undo this settlement',
      text: 'The ledger gets a counter-transaction, and the month is open again. The settlement stays in the list.',
      confirm: 'Undo the settlement',
    },
    problem: {
      stillOpen:
        '{waiting, plural, =0 {Nothing was settled: the month is not over.} one {Nothing was settled: # stay is not over or not reported.} other {Nothing was settled: # stays are not over or not reported.}}',
      /** `known` is `yes` if the person who settled it is known. */
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
      note: 'Stays and no-shows owe the commission of their rate, canceled bookings the share that their fee is of the price. Currencies are never added up.',
      settledOn: 'Settled {at}',
      undoneOn: 'Settlement undone {at}',
      withReference: '{what}, {reference}',
      nothingSettled: 'Nothing of this month is settled yet.',
      openNow: 'Open now',
      /**
       * A settlement as a separate statement. Its number follows the previous one without a gap.
       */
      number: 'Statement no. {number}',
      short: 'No. {number}',
      issued: 'Issued',
      from: 'From',
      takesBack: 'This statement takes back statement no. {number}.',
      paidOnSite: 'Paid by card on the site: {captured}, refunded: {refunded}',
      paidToHotel: 'Paid to the hotel',
      vat: 'The commission of {commission} includes {percent}% VAT, which is {vat}; without VAT it is {without}.',
      noVat: 'No VAT is shown: the site has set no rate for its commission.',
      csv: 'Statements (CSV)',
    },
    /** The settlement of several hotels of a month at once. */
    bulk: {
      tick: 'Settle',
      tickOf: 'Settle {hotel}, {currency}',
      all: 'Select all that are due on this page',
      none: 'Select none',
      open: '{count, plural, one {Settle # hotel} other {Settle # hotels}}',
      title:
        '{count, plural, one {Settle # hotel for {month}} other {Settle # hotels for {month}}}',
      text: 'Each hotel gets a statement. What the site pays waits for a file for the bank. A hotel whose figures have changed since is not settled.',
      sitePays: 'The site pays, {currency}',
      hotelsPay: 'Hotels pay the site, {currency}',
      confirm: 'Settle these hotels',
      settled: '{count, plural, one {# hotel was settled.} other {# hotels were settled.}}',
      refused: '{count, plural, one {# hotel was not settled:} other {# hotels were not settled:}}',
      /** The beginning of a line that gives the reason. */
      because: '{hotel}, {currency}:',
      settledAlready:
        '{known, select, yes {{by} settled it on {at}.} other {it was settled already.}}',
      stillOpen:
        '{waiting, plural, =0 {the month is not over.} one {# stay is not over or not reported.} other {# stays are not over or not reported.}}',
      figuresChanged: 'its figures have changed. Look at them, and settle it again.',
      nothing: 'nothing of this month is to be settled.',
      failed:
        'the site could not tell whether it is settled. Look at its month before you try again.',
      toPayouts: 'Make a file for the bank',
    },
    /** The bank files with which hotels are paid. */
    payouts: {
      title: 'Payouts',
      lead: 'What the site pays to hotels that were settled together. Make a file of it for your bank.',
      waiting: 'Waiting for a file',
      empty: 'Nothing waits. Settle several hotels on the page Money.',
      more: 'Only the first {count} are shown.',
      payee: 'Payee',
      account: 'Account',
      amount: 'Amount',
      tick: 'In the file',
      tickOf: 'Statement no. {number} in the file',
      noAccount: 'No account',
      enterAccount: 'Enter the account',
      accountChanged: 'Changed by {by}, {at}',
      earlier: 'Maybe paid in file no. {number}',
      earlierHint:
        'It was in file no. {number} before its settlement was undone. Make sure that the bank has not paid it.',
      withoutAccount:
        '{count, plural, one {# hotel has no account and stays in this list.} other {# hotels have no account and stay in this list.}}',
      chosen:
        '{count, plural, =0 {Nothing is selected.} one {# payment: {sums}} other {# payments: {sums}}}',
      make: 'Make a file for the bank',
      makeText:
        'The file keeps these amounts and accounts. Each settlement is in one file at most.',
      confirm: 'Make the file',
      changed:
        'No file was made: something has changed. Close this, look at the list, and try again.',
      files: 'Files',
      noFiles: 'No file was made yet.',
      file: 'File no. {number}',
      made: 'Made',
      payments: 'Payments',
      madeBy: 'Made by {by}, {at}. Reason: {reason}',
      back: 'All payouts',
      sepa: 'Download SEPA file (pain.001)',
      inSepa: 'In the SEPA file',
      yes: 'Yes',
      leftOut:
        'Not in the SEPA file: {count, plural, one {# payment} other {# payments}}. Pay by the CSV file or by hand.',
      noOperator:
        'There is no SEPA file: the site then had no account of its own (PAYOUT_IBAN), or no name in Latin letters (OPERATOR_NAME).',
      why: {
        'no-account': 'No: no account of the site',
        currency: 'No: not in euro',
        country: 'No: not an account in SEPA',
        characters: 'No: the payee’s name has letters that SEPA does not know',
        amount: 'No: the amount is too large',
      },
      undone: 'Settlement undone since',
      undoneHint:
        'Some settlements in this file have been undone. Remove their payments at the bank if it has not made them yet.',
    },
    /** The stored details of a hotel, for payments and the address of its invoices. */
    details: {
      link: 'Company and account',
      lead: 'For payments and invoices to this hotel. What you enter counts before what the provider sends.',
      company: 'Company',
      account: 'Bank account',
      legalName: 'Legal name',
      address: 'Postal address',
      vatNumber: 'VAT number',
      accountHolder: 'Account holder',
      iban: 'IBAN',
      bic: 'BIC',
      bicHint: 'Only if your bank asks for it.',
      /** Below an empty field. */
      fromProvider: 'From the provider: {value}. It counts as long as this is empty.',
      /** Below a field with a value entered at the desk. */
      alsoProvider: 'Entered here. The provider sends: {value}',
      ownOnly: 'Entered here.',
      providerNone: 'The provider sends no company details of this hotel.',
      providerUnread: 'The provider could not be asked now: what it sends is not shown.',
      changed: 'Last changed by {by}, {at}.',
      accountChanged: 'Account last changed by {by}, {at}.',
      save: 'Save',
      saveTitle: 'Save these changes',
      saveText:
        'Check a new account by a call to a number that you know, not by the letter or mail that names it.',
      empty: 'None',
      change: '{before} → {after}',
      nothing: 'Nothing has changed.',
      saved: 'The changes are saved.',
      wrong: 'Nothing was saved. Correct these fields:',
      conflict:
        'Nothing was saved: {by} has changed this hotel ({at}). Close this, compare what is kept now, and save again.',
      fault: {
        'line-breaks': 'This must be one line.',
        'vat-characters':
          'A VAT number has letters, digits, spaces, dots, hyphens and slashes only.',
        'iban-country': 'An IBAN begins with a country that has IBANs, such as DE or FR.',
        'iban-length': 'This IBAN is too long or too short for its country.',
        'iban-characters':
          'This IBAN has characters that do not belong there. Its third and fourth are digits.',
        'iban-checksum': 'This IBAN has a typing error: its check digits do not fit.',
        'iban-missing': 'Enter the IBAN, or clear account holder and BIC.',
        'holder-missing': 'Enter whose account this is.',
        'bic-form': 'A BIC has 8 or 11 letters and digits.',
        'bic-country': 'The BIC and the IBAN are of different countries.',
      },
    },
    /** The commission of a statement as an invoice. */
    invoice: {
      link: 'Commission invoice',
      title: 'Commission invoice no. {number}',
      credit: 'Credit note no. {number}',
      back: 'Statement no. {number}',
      draft: 'Draft, not issued',
      draftText: 'It shows the hotel as it is kept now. Once issued, it does not change.',
      missing: {
        name: 'The legal name of the hotel is missing.',
        address: 'The postal address of the hotel is missing.',
        operator:
          'The name or address of the site’s operator is missing (OPERATOR_NAME, OPERATOR_ADDRESS).',
      },
      unread: 'The provider could not be asked for it now.',
      unreadNumber:
        'The provider could not be asked for the VAT number now. Enter it, or open this page again later.',
      enter: 'Enter the hotel’s details',
      issue: 'Issue this invoice',
      confirm: 'Issue the invoice',
      issueText: 'It gets today’s date and can then be printed. It cannot be changed afterwards.',
      to: 'To',
      vatNumber: 'VAT number: {number}',
      date: 'Date of invoice',
      service: 'Commission for bookings with check-out in {month}',
      none: 'This statement has no commission: there is no invoice.',
      undoneBy: 'Statement no. {number} takes this one back: its credit note has that number.',
      takesBack: 'This credit note takes back invoice no. {number}.',
      net: 'Without VAT',
      vat: '{percent}% VAT',
      total: 'Total',
      changed: 'Nothing was issued: the hotel’s details have changed. Close this and look at them.',
    },
  },
} as const;

export type DeskMoneyTexts = typeof deskMoneyTexts;
