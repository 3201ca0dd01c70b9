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
    empty: 'No hotel has amounts for this month. Choose another month, or clear the filter.',
    notEnded:
      'This month is not over. It can be settled from 12:00 UTC on the first day of the next month.',
    waiting:
      '{count, plural, one {# stay is not over or not reported. It} other {# stays are not over or not reported. They}} must have an outcome before this month can be settled.',
    adjustment: 'Something has changed since this month was settled. Settle the difference.',
    allSettled: 'Everything of this month is settled.',
    ledger: {
      title: 'Ledger',
      agrees:
        'Agrees with the ledger: over all months, bookings and settlements add up to {explained}, and the ledger has {ledger}.',
      differs:
        'Does not agree with the ledger: over all months, bookings and settlements add up to {explained}, but the ledger has {ledger}. The difference is {difference}: entries that belong to no booking of their hotel.',
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
      empty: 'Nothing has been settled for this month.',
      undo: 'Undo',
    },
    settle: {
      title: 'Settle {month}',
      text: 'The ledger gets one transaction with these amounts, as one payment.',
      statement:
        'The statement will say that {month} is settled today. Later changes appear as an adjustment.',
      reference: 'Payment reference',
      referenceHint: 'The bank’s reference, as the hotel will see it.',
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
        'Nothing was settled: the figures have changed. Close this, check them, and settle again.',
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
      note: 'For stays and no-shows, the commission of the rate is due; for canceled bookings, it is due in proportion to the fee’s share of the price. Currencies are never added up.',
      settledOn: 'Settled {at}',
      undoneOn: 'Settlement undone {at}',
      withReference: '{what}, {reference}',
      nothingSettled: 'Nothing is settled for this month yet.',
      openNow: 'Open now',
      /**
       * A settlement as a separate statement. Its number follows the previous one without a gap.
       */
      number: 'Statement no. {number}',
      short: 'No. {number}',
      issued: 'Issued',
      from: 'From',
      takesBack: 'This statement reverses statement no. {number}.',
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
      text: 'Each hotel gets a statement. Payments by the site then wait for a file for the bank. A hotel whose figures have changed in the meantime is not settled.',
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
      figuresChanged: 'its figures have changed. Check them, and settle it again.',
      nothing: 'there is nothing to settle for this month.',
      failed:
        'the site could not tell whether it is settled. Check its month before you try again.',
      toPayouts: 'Make a file for the bank',
    },
    /** The bank files with which hotels are paid. */
    payouts: {
      title: 'Payouts',
      lead: 'The site’s payments to hotels that were settled together. Make a file of them for your bank.',
      waiting: 'Waiting for a file',
      empty: 'No payment is waiting. Settle several hotels on the page Money.',
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
        'No file was made: something has changed. Close this, check the list, and try again.',
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
        'There is no SEPA file: when this file was made, the site had no account of its own (PAYOUT_IBAN), or no name in Latin letters (OPERATOR_NAME).',
      why: {
        'no-account': 'No: no account of the site',
        currency: 'No: not in euro',
        country: 'No: not an account in SEPA',
        characters: 'No: the payee’s name has letters that SEPA does not allow',
        amount: 'No: the amount is too large',
      },
      undone: 'Settlement undone since',
      undoneHint:
        'Some settlements in this file have been undone. Remove their payments at the bank if it has not made them yet.',
    },
    /** The stored details of a hotel, for payments and the address of its invoices. */
    details: {
      link: 'Company and account',
      lead: 'For payments and invoices to this hotel. Your entries take precedence over the provider’s.',
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
      fromProvider: 'From the provider: {value}. It is used as long as this field is empty.',
      /** Below a field with a value entered at the desk. */
      alsoProvider: 'Entered here. The provider sends: {value}',
      ownOnly: 'Entered here.',
      providerNone: 'The provider sends no company details of this hotel.',
      providerUnread: 'The provider could not be asked now, so its details are not shown.',
      changed: 'Last changed by {by}, {at}.',
      accountChanged: 'Account last changed by {by}, {at}.',
      save: 'Save',
      saveTitle: 'Save these changes',
      saveText:
        'Verify a new account by calling a number that you already know. Do not rely on the letter or email that names the account.',
      empty: 'None',
      change: '{before} → {after}',
      nothing: 'Nothing has changed.',
      saved: 'The changes are saved.',
      wrong: 'Nothing was saved. Correct these fields:',
      conflict:
        'Nothing was saved: {by} has changed this hotel ({at}). Close this, compare the saved details, and save again.',
      fault: {
        'line-breaks': 'This must be one line.',
        'vat-characters':
          'A VAT number has letters, digits, spaces, dots, hyphens and slashes only.',
        'iban-country': 'An IBAN begins with a country that has IBANs, such as DE or FR.',
        'iban-length': 'This IBAN is too long or too short for its country.',
        'iban-characters':
          'This IBAN has characters that are not allowed. Its third and fourth characters must be digits.',
        'iban-checksum': 'This IBAN has a typing error: its check digits do not match.',
        'iban-missing': 'Enter the IBAN, or clear account holder and BIC.',
        'holder-missing': 'Enter the account holder.',
        'bic-form': 'A BIC has 8 or 11 letters and digits.',
        'bic-country': 'The BIC and the IBAN belong to different countries.',
      },
    },
    /** The commission of a statement as an invoice. */
    invoice: {
      link: 'Commission invoice',
      title: 'Commission invoice no. {number}',
      credit: 'Credit note no. {number}',
      back: 'Statement no. {number}',
      draft: 'Draft, not issued',
      draftText: 'It shows the hotel’s current details. Once issued, it does not change.',
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
      undoneBy: 'Statement no. {number} reverses this one: its credit note has that number.',
      takesBack: 'This credit note reverses invoice no. {number}.',
      net: 'Without VAT',
      vat: '{percent}% VAT',
      total: 'Total',
      changed: 'Nothing was issued: the hotel’s details have changed. Close this and check them.',
    },
  },
} as const;

export type DeskMoneyTexts = typeof deskMoneyTexts;
