import type { DeskMoneyTexts } from './deskMoneyTexts.ts';
import type { DeskPasskeysTexts } from './deskPasskeysTexts.ts';
import type { DeskPromotionsTexts } from './deskPromotionsTexts.ts';
import type { DeskRatesTexts } from './deskRatesTexts.ts';
import type { DeskTemplatesTexts } from './deskTemplatesTexts.ts';
import { accountMailNames, mailNames } from './mailTexts.ts';
import { siteTexts } from './siteTexts.ts';

/** The texts of the desk's pages, and of the parts of the site that they share. */
export const deskTexts = {
  ...siteTexts,
  /**
   * The frame of the desk, which is the operator's side of the site: its pages, tables and dialogs.
   */
  deskFrame: {
    /** The title of the browser's tab. */
    title: '{title} · Stayfarer desk',
    brand: 'Stayfarer desk',
    navigation: 'Pages of the desk',
    menu: 'Menu',
    closeMenu: 'Close menu',
    signOut: 'Sign out',
    signOutEverywhere: 'Sign out on all devices',
    signedOutHere:
      'You are signed out on this device. Ending the session on our side takes a few more minutes.',
    signOutFailed: 'You could not be signed out. Check your connection and try again.',
    loading: 'Loading the desk …',
    role: {
      agent: 'Agent',
      finance: 'Finance',
      admin: 'Administrator',
    },
    pages: {
      today: 'Today',
      bookings: 'Bookings',
      travellers: 'Travelers',
      figures: 'Figures',
      money: 'Money',
      payments: 'Payments',
      comparisons: 'Comparisons',
      'exchange-rates': 'Exchange rates',
      promotions: 'Promotions',
      reviews: 'Reviews',
      newsletter: 'Newsletter',
      webhooks: 'Webhooks',
      templates: 'Text templates',
      record: 'Record',
      staff: 'Staff',
    },
    idle: {
      heading: 'You were signed out',
      text: 'The desk signs you out after 30 minutes without use. Sign in to go on where you were.',
    },
    notFound: {
      title: 'Page not found',
      heading: 'The desk has no page at this address',
      text: 'Choose a page from the menu.',
    },
    notPermitted: {
      heading: 'Your role does not open this page',
      text: 'Ask an administrator if you need it.',
    },
    session: 'The desk',
    table: {
      /**
       * In place of `what` for a table without another name: the start of 'This could not be
       * loaded'.
       */
      loading: 'Loading {caption} …',
      shown: '{count, plural, one {# row} other {# rows}}',
      /** In a cell without a value, for screen readers. */
      none: 'None',
    },
    paging: {
      label: 'Pages of this list',
      first: 'First page',
      next: 'Next page',
    },
    filters: {
      label: 'Filters',
      any: 'Any',
      clear: 'Clear filters',
      show: 'Show filters',
      hide: 'Hide filters',
    },
    /** The reasons why an email was not sent; `code` is the mail server's code. */
    mailErrors: {
      mailbox: 'The mailbox does not exist ({code}).',
      full: 'The mailbox is full ({code}).',
      refused: 'The guest’s mail server does not accept the email ({code}).',
      signIn: 'Our mail server does not accept the site’s password ({code}).',
      server: 'Our mail server cannot be reached ({code}).',
      later: 'The mail server asks us to try again later ({code}).',
      sender: 'The mail server does not accept emails from this site ({code}).',
    },
    dialog: {
      cancel: 'Cancel',
      close: 'Close',
      reason: 'Reason',
      reasonHint: 'The reason is kept in the record. Do not enter personal data.',
      reasonMissing: 'Say why.',
      /** Above the text of a mail that the guest will get. */
      guestReads: 'What the guest will read',
      pending: 'Working …',
    },
    problem: {
      notPermitted: 'Your role does not allow this.',
      signedOut: 'You are signed out. Sign in and try again.',
      secondStep: 'Nothing was changed: this needs a code from your authenticator app.',
      passkey: 'Nothing was changed: this needs a passkey.',
      conflict:
        'Nothing was changed: somebody else has changed this in the meantime. Check it again.',
      gone: 'This no longer exists.',
      invalid: 'The site did not accept this. Check what you typed.',
      tooMany: 'Too many requests. Wait a moment and try again.',
      unknown:
        'The site did not answer, so it is not known whether this was done. Reload the page before you try again.',
    },
    secondStep: {
      title: 'Confirm that it is you',
      text: 'This moves money or changes who may move it. Enter the current code from your authenticator app.',
      code: 'Code',
      recovery: 'Use a recovery code',
      recoveryCode: 'Recovery code',
      confirm: 'Confirm',
      missing: 'Enter the code.',
      wrong: 'The code is wrong. Wait for the next one and try again.',
    },
    /**
     * An instant and its time zone, such as 'Nov 3, 2026, 2:05 PM (GMT+5)'. Lines break between the
     * tags only.
     */
    instant: '<part>{date},</part> <part>{time}</part> <zone>({offset})</zone>',
    language: 'Language',
  },
  /** Signing in to the desk, and the page of an invitation. */
  deskSession: {
    title: 'Sign in to the desk',
    next: 'Continue',
    signIn: 'Sign in',
    codeText: 'Enter the code that your authenticator app shows now.',
    startAgain: 'Use another email address',
    lost: 'Is your phone lost, or your password forgotten? Ask an administrator for a new invitation.',
    errors: {
      email: 'Enter your email address.',
      wrongCredentials: 'The email address or the password is wrong.',
      wrongCode: 'The code is wrong or was used already. Wait for the next one and try again.',
      signInAgain: 'That took too long. Enter your password again.',
      tooMany: 'Too many attempts. Wait a few minutes and try again.',
      failed: 'You could not be signed in. Check your connection and try again.',
      expired:
        'This invitation has expired, was used already or was replaced by a newer one. Ask an administrator for a new one.',
    },
    oidc: {
      start: 'Continue with {name}',
      outcome: {
        taken: 'Your desk account is linked to another {name} account. Use that account.',
        unknown:
          'No member of the staff has the email address of your {name} account. Ask an administrator for an invitation.',
        unavailable:
          '{name} does not answer at the moment. Try again in a few minutes, or use your password.',
        canceled: 'You canceled at {name}. Try again, or use your password.',
        again: 'That took too long, or it began in another window. Try again.',
        untrusted: 'We could not verify the answer from {name}. Try again, or use your password.',
        'no-email':
          '{name} has not told us your email address. Allow it there and try again, or use your password.',
        unverified:
          '{name} has not confirmed your email address. Confirm it there and try again, or use your password.',
        failed: 'You could not be signed in. Try again in a few minutes.',
      },
    },
    invitation: {
      title: 'Set up your access to the desk',
      lead: 'Choose your name and a password. Next you set up an authenticator app: to sign in you need both.',
      incomplete: 'This address is not complete. Open the link in the email of your invitation.',
      appTitle: 'Set up your authenticator app',
      appLead:
        'Your account is for <ltr>{email}</ltr>. It is ready once you enter a code from the app.',
      finish: 'Finish and sign in',
    },
  },
  /** The tasks of the desk and their assignment. */
  deskTasks: {
    title: 'Assigned tasks',
    what: 'The assigned tasks',
    /** The filter by assignee. */
    whose: 'Whose tasks',
    all: 'All',
    mine: 'Mine',
    noneMine: 'Nothing is assigned to you.',
    more: 'There are more tasks than these.',
    /** The name of a task: its queue and the number of its booking. */
    about: '{queue}: {number}',
    nobody: 'Nobody',
    overdue: 'Overdue since {day}',
    today: 'Due today',
    later: 'Due {day}',
    box: 'Task',
    assign: 'Assign',
    change: 'Change',
    dialog: {
      title: 'Assign the task',
      text: 'The assignment ends automatically once there is nothing left to do.',
      assignee: 'Assigned to',
      due: 'Due on',
      note: 'Note',
      noteHint: 'At most 200 characters. Everybody at the desk reads it.',
      save: 'Save',
      dueInvalid: 'Enter a day.',
      noteLong: 'At most 200 characters.',
      changed: '{by} has changed the task in the meantime. Close this and check it again.',
      changedUnknown:
        'Somebody has changed the task in the meantime. Close this and check it again.',
      ended: 'There is nothing left to do, so there is nothing to assign.',
      left: 'That member of the staff has left. Choose somebody else.',
    },
  },
  /**
   * The start page of the desk: waiting work, and the health of the services that the site needs.
   */
  deskToday: {
    what: 'The work waiting for the desk',
    waiting: 'Waiting for the desk',
    arrivals: 'Arrivals',
    health: 'Health',
    wrong: 'Something is wrong',
    /** The alarms of the whole site, with their figures. */
    alarms: {
      'bookings-failing': '{count, number} of the last {of, number} bookings failed.',
      'cancellations-failing': '{count, number} of the last {of, number} cancellations failed.',
      'payments-failing': '{count, number} of the last {of, number} payments failed on our side.',
      'sign-ins-failing': '{count, number} of the last {of, number} sign-ins failed.',
      'payment-events-failing':
        '{count, number} of the last {of, number} events of the payment provider had a wrong signature: STRIPE_WEBHOOK_SECRET does not match its webhook.',
      'no-bookings':
        'No booking for {count, plural, one {# hour} other {# hours}}, although there were bookings at these hours in the last four weeks.',
      'disk-nearly-full': 'The disk of the database is nearly full: {count, number} MB are free.',
      'disk-full':
        'The disk of the database is full ({count, number} MB are free): no bookings are taken.',
      'clocks-apart':
        'The clocks of site and database differ by {count, plural, one {# second} other {# seconds}}.',
      'reservations-differ':
        '{count, plural, one {# reservation of the last week differs from the provider’s.} other {# reservations of the last week differ from the provider’s.}}',
      'no-worker':
        'For {count, plural, one {# minute} other {# minutes}} no process has sent emails or continued bookings. WORKER is off everywhere, or the worker is stuck.',
      'certificate-ends':
        '{about}: {count, plural, =0 {the certificate has expired or expires today.} one {the certificate expires in # day.} other {the certificate expires in # days.}}',
      'certificate-unread':
        '{about}: the certificate cannot be read, so its expiry date is not known.',
      other: 'Something else is wrong: {name}.',
    },
    differences: {
      'held-without-booking':
        'The provider holds a room for it, but there is no booking here. Rebuild the booking, or ask the provider to release the room.',
      'not-held': 'The provider holds no room for this booking. Call the hotel.',
      'cancelled-there': 'Canceled by the provider, but confirmed here. Call the hotel.',
      'other-reference': 'The provider has it under this reference; the booking has another one.',
    },
    queues: {
      requests: 'Requests to answer',
      outcomes: 'Bookings without an outcome',
      cancellations: 'Cancellations without an outcome',
      'cancellations-refused': 'Refused cancellations',
      mismatches: 'Mismatches to settle',
      'names-untold': 'Corrected names to tell hotels',
      'payment-differences': 'Differences in payments',
      'refunds-there': 'Refunds made at the payment provider',
      'refunds-failed': 'Failed refunds',
      'captures-refused': 'Payments not taken',
      'payments-lapsing': 'Authorizations about to lapse',
      disputes: 'Disputed payments',
      'exchange-rates': 'Exchange rates to decide on',
      mails: 'Bookings with an unsent email',
      'account-mails': 'Unsent emails about accounts',
      'webhooks-failed': 'Webhook events given up',
      'webhooks-waiting': 'Webhook events waiting',
      reviews: 'Reported reviews',
      'arrivals-today': 'Arrivals today',
      'arrivals-tomorrow': 'Arrivals tomorrow',
    },
    /** A number above the limit of counting, such as '1,000+'. */
    more: '{count, number}+',
    oldest: 'Oldest: {age}',
    oldestLate: 'Oldest: {age}, too long',
    nothing: 'Nothing waits',
    day: 'Arrivals are counted by the local date at each hotel.',
    provider: 'Provider',
    breakers: {
      closed: 'Working',
      'half-open': 'Being tried again',
      open: 'Not called for the moment',
    },
    reads: 'Searches and prices',
    reservations: 'Reservations',
    lastCall: 'Last call about a booking',
    noCall: 'None in 90 days',
    database: 'Database',
    databaseMs: 'Answered in {ms, number} ms',
    certificates: 'Certificates',
    certificateOf: {
      database: 'Database',
      mail: 'Mail server',
      provider: 'Provider',
      payments: 'Payment provider',
      site: 'Address of the site',
      other: 'Another server',
    },
    certificateUntil: 'Valid until {date}',
    certificateUnread: 'Cannot be read',
    mails: 'Emails',
    lastSent: 'Last email sent',
    noneSent: 'None in 30 days',
    unsent: 'Emails waiting',
    lastError: 'Last error',
    lastRefused: 'Last email refused for good',
    sendMails: 'Try all now',
    sendMailsFailed: 'That did not work. Try again.',
    /** No worker process runs, so no email is sent. */
    mailsUnsent: 'No process sends emails: WORKER is off everywhere, or the worker is stuck.',
    mailsSent:
      '{count, plural, =0 {The waiting emails will be tried within two minutes anyway.} one {# email is sent now.} other {# emails are sent now.}}',
    /** The reload failed, and the page shows the numbers of `time`. */
    stale: 'This could not be reloaded. It shows the state at <time></time>.',
  },
  /** The search field for bookings and travelers on every page of the desk. */
  deskSearch: {
    booking: '{status} · {days} · {hotel}',
    label: 'Find a booking or traveler',
    placeholder: 'Name, email, phone or booking number',
    found: 'Found',
    searching: 'Searching …',
    none: 'Nothing was found. Try a part of the name, or the last six digits of the phone number.',
    failed: 'The search could not be carried out. Try again, or type more of the name.',
    all: 'Show all bookings that match',
    count:
      '{bookings, plural, one {# booking} other {# bookings}} and {travelers, plural, one {# traveler} other {# travelers}} found',
  },
  /** The desk's list of bookings. */
  deskBookings: {
    caption: 'The bookings',
    text: 'Name, email, phone or number',
    textInvalid: 'Type at least two characters.',
    reference: 'Provider’s reference',
    hotel: 'Hotel or its ID',
    hotelInvalid: 'Type at least two characters.',
    status: 'Status',
    waits: 'Waits for',
    waitsFor: {
      outcome: 'The provider’s outcome',
      cancellation: 'A cancellation',
      refusal: 'A refused cancellation',
      mismatch: 'A mismatch to be settled',
      name: 'A corrected name to tell the hotel',
      mail: 'An email that was not sent',
    },
    refused: { fee: 'The provider asks {fee} to cancel', none: 'The provider does not cancel it' },
    arrives: 'Arrives',
    arrivals: {
      today: 'Today, at the hotel',
      tomorrow: 'Tomorrow, at the hotel',
    },
    /**
     * Booking for a guest on the phone. `says` and `ends` are shown above each page of the site
     * during that time.
     */
    forGuest: {
      open: 'Book for a guest',
      begin: 'Open the site',
      text: 'The site opens in this tab. Read price and terms to the guest, and book only once the guest has accepted them. The guest gets an email with the link. Any card payment is made there; the email and the booking state the deadline.',
      byPhone: 'The guest has no email address and takes the link by phone',
      textByPhone:
        'The site opens in this tab. Read price and terms to the guest, and book only once the guest has accepted them. The site books with the desk’s own address, {email}, and the guest gets no email. The booking then shows a number and a short link to read out.',
      noAddress:
        'Every guest needs an email address, because the desk has no address of its own to give to the hotel. The operator can set one with DESK_EMAIL.',
      addressUnknown: 'Whether a guest needs an email address',
      saysByPhone:
        'You are booking for a guest without an email address, on behalf of the desk. Leave {email} in the form: then the guest gets no email, and you read the link out. Read price and terms to the guest: by booking, you confirm that the guest has accepted them on the phone.',
      language: 'The guest’s language, for emails',
      says: 'You are booking for a guest, on behalf of the desk. Read price and terms to the guest: by booking, you confirm that the guest has accepted them on the phone.',
      ends: 'Back to the desk',
      signedOut: {
        title: 'Your session at the desk has ended',
        text: 'Nothing was booked or changed. Sign in again in the tab that opens, then press the button here again: what you typed is kept.',
        link: 'Sign in again',
      },
    },
    checkInFrom: 'Check-in from',
    checkInTo: 'Check-in to',
    createdFrom: 'Booked from',
    createdTo: 'Booked to',
    order: 'Order',
    orders: {
      newest: 'Newest first',
      arrival: 'By check-in',
    },
    /** For a list that was opened from a traveler's account. */
    ofAccount: 'Only the bookings of one account are listed.',
    columns: {
      number: 'Number',
      status: 'Status',
      guest: 'Guest',
      hotel: 'Hotel',
      stay: 'Stay',
      total: 'Total',
      reference: 'Reference',
      created: 'Booked',
      waits: 'Waits since',
    },
    /** The party that canceled a booking, below its state. */
    cancelledBy: {
      traveller: 'By the guest',
      hotel: 'By the hotel',
      site: 'By the site',
      changed: 'Changed by another booking',
      provider: 'Reported by the provider',
      desk: 'By the desk',
    },
    /** In place of a guest's name whose personal data was erased. */
    erased: 'Personal data erased',
    export: 'Export as CSV',
    none: 'There are no bookings yet.',
    noneFound: 'No booking matches these filters. Change them, or clear them to see all bookings.',
  },
  /**
   * The page of one booking at the desk. 'The provider' is the system that holds the reservations
   * of the hotels.
   */
  deskBooking: {
    changeForGuest: {
      open: 'Change days or guests',
      says: 'You are changing booking {number} for a guest, on behalf of the desk. Read price, difference and terms to the guest: by changing it, you confirm that the guest has accepted them on the phone.',
    },
    title: 'Booking {number}',
    /** The name of the booking as the start of 'The booking could not be loaded'. */
    what: 'The booking',
    loading: 'Loading the booking …',
    lead: '{hotel} · {days} · {party}',
    none: {
      title: 'There is no booking at this address',
      text: 'Check the address, or search for the booking by its number, a name or an email address.',
      search: 'Search bookings',
    },

    /** The state in a word or two. */
    status: {
      pending: 'Waiting for the provider',
      unpaid: 'Waiting for payment',
      requested: 'Waiting for an answer',
      confirmed: 'Confirmed',
      declined: 'Declined',
      cancelled: 'Canceled',
      stayed: 'Stayed',
      'no-show': 'No-show',
      cancelling: 'Being canceled',
      mismatch: 'Mismatch',
      erased: 'Personal data erased',
    },

    /** The waiting state of a booking, and the next task of the desk. */
    next: {
      title: 'Next step',
      waits: {
        unpaidByPhone:
          'The booking is waiting for the guest to pay by card. The guest gets no email, so read out the link, which leads to the payment. Nothing was requested from anybody else.',
        unpaid:
          'The guest has not paid yet. The booking’s page leads to the payment. Without payment, the booking is not made.',
        request:
          'The guest is waiting for an answer to this request. Without an answer, it is declined automatically.',
        outcome:
          'The site asked the provider to reserve but does not know the answer. It asks again automatically.',
        payment: 'The hotel has confirmed. The stay is booked once the guest’s payment is taken.',
        cancellation:
          'The site asked the provider to cancel but does not know the answer. It asks again automatically.',
        refusal:
          'The provider refused to cancel: it no longer cancels this booking. The booking stands, and no cancellation email was sent. Call the hotel and cancel again, or leave the booking as it is.',
        refusalFee:
          'The provider refused to cancel: it asks for {fee}. The booking stands, and no cancellation email was sent. Call the hotel and cancel again without a fee, cancel at a fee that the guest or the site pays, or leave the booking as it is.',
        mismatch:
          'The provider’s report differs from the booking. Ask the provider which is right, then settle the mismatch.',
        mail: 'The last email did not reach the guest. {why} Ask the guest for the right address, correct it, then send the email again.',
        name: 'Tell the hotel: the guests’ names are now {names}. The site cannot change a reservation.',
      },
      /** For a booking that has waited so long that the desk may end it. */
      stuck: {
        outcome:
          'The site asked the provider to reserve but does not know the answer. Ask the provider whether it has the reservation, then end the booking.',
        cancellation:
          'The site asked the provider to cancel but does not know the answer. Ask the provider whether the reservation stands, then end the cancellation.',
      },
      nothing: {
        pending: 'There is nothing to do.',
        requested: 'There is nothing to do.',
        confirmed: 'The hotel expects the guest. There is nothing to do.',
        declined: 'Nothing is booked. There is nothing to do.',
        cancelled: 'The booking is canceled. There is nothing to do.',
        stayed: 'The stay is over. There is nothing to do.',
        'no-show': 'Nobody arrived. If the guest did stay, report the stay.',
      },
      since: 'Waits since',
      /** The duration, and the instant since which the booking waits. */
      sinceText: '{duration}, <instant></instant>',
      minutes: '{count, plural, =0 {Less than a minute} one {# minute} other {# minutes}}',
      hours: '{count, plural, one {# hour} other {# hours}}',
      days: '{count, plural, one {# day} other {# days}}',
      nextTry: 'Next try',
      tries: 'Tries so far',
      lastReason: 'Last answer',
      hotelTime: 'Time at the hotel',
      answerBy: 'Answer by',
    },

    stay: {
      title: 'Stay',
      hotel: 'Hotel',
      hotelContact: 'Hotel’s contact',
      days: 'Days',
      daysAndNights: '{days}, {nights, plural, one {# night} other {# nights}}',
      room: 'Room',
      roomName: '{rooms, plural, one {{room}} other {# rooms: {room}}}',
      meals: 'Meals',
      extras: 'Extras',
      guests: 'Guests',
      terms: 'Cancellation',
      reference: 'Hotel’s reference',
      requests: 'Asked for',
      service: '{service}: {choice}',
      wish: 'Special request',
      booked: 'Booked',
    },
    byPhone: {
      title: 'Read this to the guest',
      text: 'The guest has no email address and gets no email. Anyone with the link can open the booking, so read it only to the guest. Capitals and hyphens do not matter.',
      number: 'Booking number',
      link: 'Link',
      copy: 'Copy the link',
      copied: 'Copied',
      failed: 'Copying failed. Select the link instead.',
      add: 'Add an email address',
      quiet: 'The guest has no email address and gets no email.',
    },
    contact: {
      title: 'Contact',
      unsent:
        'The last email did not reach the guest. {why} Correct the contact, then send the email again.',
      email: 'Email',
      phone: 'Phone',
      citizenship: 'Citizenship',
      language: 'Emails are in',
      account: 'Account',
      openAccount: 'Open the account',
      guest: 'Booked without an account',
      none: 'None: the guest takes the link by phone',
      erased: 'The personal data was erased on {day}.',
    },
    price: {
      title: 'Price and who pays',
      owed: 'The site owes the hotel',
      earns: 'Earns in OneKeyCash',
      earned: 'Earned in OneKeyCash',
      fee: 'Cancellation fee',
      feeNow: 'Canceling now costs',
      feeAccepted: 'Canceling costs at most',
      /** An amount with its payer. */
      paidBy:
        '{payer, select, traveller {{amount}, paid by the guest} site {{amount}, paid by the site} other {{amount}}}',
      waived: 'None: the hotel waives it',
      free: 'Nothing',
    },
    mismatch: {
      title: 'The provider reports something else',
      field: 'Field',
      accepted: 'Accepted by the guest',
      reported: 'Reported by the provider',
      reference: 'Reference at the provider',
      nothing: 'Nothing',
    },
    change: {
      title: 'Change',
      replaces: 'Changes booking <link>{number}</link> ({status}).',
      replacedBy: 'Changed by booking <link>{number}</link> ({status}).',
    },

    timeline: {
      title: 'What happened',
      kinds: 'Kinds of entries',
      kind: {
        all: 'All',
        event: 'Changes',
        attempt: 'Provider',
        mail: 'Emails',
        webhook: 'Webhooks',
        payment: 'Payments',
        note: 'Notes',
      },
      empty: 'There is nothing of this kind.',
      /** The hotel's time of an instant, below the desk's time. */
      atHotel: 'At the hotel: {instant}',
      /** The person who made a change. `name` is '' if it is not known. */
      by: {
        staff: 'By {name}',
        traveller: 'By the guest, signed in',
        guest: 'By the guest',
        'desk-link': 'By the link in the email to {name}',
        command: 'By a command of {name}',
        worker: 'By the site itself',
      },
      /** The party that wanted a cancellation, and the person at the desk who made it. */
      through:
        '{party, select, traveller {By the guest} hotel {By the hotel} other {By the site}}, through {name}',
      throughDesk:
        '{party, select, traveller {By the guest} hotel {By the hotel} other {By the site}}, through the desk',
      reason: 'Reason: {reason}',
      payment: {
        opened: 'Asked to pay {amount}',
        captured: 'Paid: {amount}',
        'moved-here': 'Paid with the earlier booking’s payment: {amount}',
        'moved-on': 'Pays for the booking that replaces it: {amount}',
        released: 'Not charged: {amount}',
        refund: 'Paid back: {amount}',
        'refund-failed': 'Refund failed: {amount}',
        dispute: 'Disputed: {amount}',
      },
      event: {
        created: 'Booked on the site',
        provider: 'The provider reported: {status}',
        'on-request': 'The rate is on request: the desk answers',
        'price-changed': 'Declined: the price had changed',
        gone: 'Declined: the rate is no longer offered',
        rejected: 'Declined by the provider',
        'not-combinable': 'Declined: the provider does not take these rooms in one reservation',
        expired: 'Declined: no answer before the end of the day of check-in',
        'not-paid': 'Declined: not paid',
        'not-chargeable': 'Declined: this currency or amount cannot be charged to a card',
        unanswered: 'Declined: no answer by the deadline',
        'request-accepted': 'Confirmed by the hotel; the payment is taken next',
        'payment-asked': 'The guest was asked to pay again',
        'request-reminded': 'A reminder of the request was sent',
        desk: 'Set by the desk: {status}',
        traveller: 'Canceled by the guest',
        changed: 'Canceled: another booking replaces it',
        'check-out': 'The stay is over',
        unreported: 'The stay earns OneKeyCash without a report from the hotel',
        'change-asked': 'The guest asked to change it',
        'change-ended': 'The change was not made',
        'cancellation-asked-by-traveller': 'The guest asked to cancel',
        'cancellation-asked-by-desk': 'The desk asked to cancel',
        'cancellation-asked-by-changed': 'To be canceled: another booking replaces it',
        'cancellation-rejected': 'The provider did not cancel it',
        'cancellation-fee-changed': 'The provider asks for a higher cancellation fee',
        'cancellation-refusal-closed': 'The desk leaves the booking as it is',
        rebuilt: 'Rebuilt from the provider’s reservation',
        mismatch: 'The provider’s report differed from the booking',
        'mismatch-ended': 'The provider’s report matches the booking again',
        'mismatch-settled': 'The desk settled the mismatch',
        'fee-waived': 'The fee was waived',
        goodwill: 'Goodwill was given',
        'cancellation-ended-by-desk': 'The desk ended the cancellation: the booking stands',
        written: 'The desk wrote to the guest',
        'mail-sent-again': 'An email was sent again',
        'contact-corrected': 'The guest’s contact was corrected',
        'name-corrected': 'The names of the guests were corrected',
        'hotel-told': 'The hotel was told the corrected names',
        erased: 'The personal data was erased',
      },
      /** A gift as goodwill. `kind` is `rewards` or `promotion`. */
      goodwill: 'Goodwill: {amount}, as {kind, select, rewards {OneKeyCash} other {a promo code}}',
      rebuilt: {
        'by-hand':
          'Rebuilt from the provider’s reservation. Check at the payment provider whether the guest has paid',
        attached: 'Rebuilt from the provider’s reservation, with its payment',
      },
      feeAsked: 'The provider refused to cancel: it asks for {fee}',
      forGuestByPhone:
        'Booked by the desk for the guest, who accepted price and terms on the phone. The guest takes the link by phone and gets no email.',
      changedByPhone: 'Booked as a change. The guest takes the link by phone and gets no email.',
      forGuest: 'Booked by the desk for the guest, who accepted price and terms on the phone',
      /** An event or an outcome without a text, shown by its name in the program. */
      unnamed: '{name} ({status})',
      asked: {
        reserve: 'The provider was asked to reserve',
        cancel: 'The provider was asked to cancel',
        'look-up': 'The provider was asked for its reservation',
      },
      outcome: {
        unknown: 'No usable answer',
        confirmed: 'Reserved',
        requested: 'On request: the desk answers',
        declined: 'Declined',
        cancelled: 'Canceled',
        kept: 'As it was booked',
        found: 'It has the reservation',
        none: 'It has no reservation',
        rejected: 'Not accepted',
        'not-combinable': 'Does not take these rooms together',
        gone: 'No longer offered',
        'price-changed': 'The price has changed',
        'fee-changed': 'It asks for a higher fee',
        mismatch: 'Differs from the booking',
      },
      /** An outcome with its reason, shown by the reason's name in the program. */
      outcomeWhy: '{outcome} ({why})',
      attempt: '{outcome}. Try {count, number}.',
      nextAt: 'Next try: <instant></instant>',
      mail: 'Email to {to, select, desk {the desk} hotel {the hotel} other {the guest}}: {mail}',
      webhook: 'Webhook: {type}',
      note: 'Note',
      delivery: {
        waiting:
          '{attempts, plural, =0 {Waiting to be sent} one {Not sent yet, # try} other {Not sent yet, # tries}}',
        sent: 'Sent',
        dropped: 'Not sent: it was no longer true',
        failed: '{attempts, plural, one {Failed after # try} other {Failed after # tries}}',
      },
      error: 'Error: {error}',
      resend: 'Send again',
    },

    mail: mailNames,

    note: {
      label: 'Internal note',
      hint: 'Only the desk reads it.',
      add: 'Add note',
      adding: 'Adding …',
      missing: 'Write the note first.',
    },

    actions: {
      title: 'Further actions',
      confirm: {
        open: 'Confirm',
        title: 'Confirm this request?',
        button: 'Confirm and send the email',
        reference: 'Hotel’s reference',
        referenceHint: 'If the hotel gave one. The guest can see it.',
      },
      decline: {
        open: 'Decline',
        title: 'Decline this request?',
        button: 'Decline and send the email',
      },
      cancel: {
        open: 'Cancel the booking',
        title: 'Cancel this booking?',
        button: 'Cancel it at this fee',
        keep: 'Keep the booking',
      },
      wantedBy: {
        label: 'Who wanted it?',
        traveller: 'The guest',
        hotel: 'The hotel',
        site: 'We, the site',
        missing: 'Choose who wanted it.',
        first: 'Once you choose, you see what changes and what the guest will read.',
      },
      'waive-fee': {
        open: 'Cancel without a fee for the guest',
        title: 'Cancel without a fee for the guest?',
        button: 'Cancel without a fee',
        paidBy: 'Who pays the fee',
        hotel: 'Nobody: the hotel waives it',
        site: 'The site pays it to the hotel',
      },
      retry: {
        open: 'Ask the provider now',
        title: 'Ask the provider now?',
        text: 'The site asks the provider at once instead of at the next try. The same request is never carried out twice.',
        button: 'Ask the provider now',
      },
      'settle-stuck': {
        open: 'End the booking',
        title: 'End this booking by hand?',
        text: 'Ask the provider first. Your decision here is final, whatever the provider answers later.',
        button: 'End the booking',
        as: 'What the provider has',
        confirmed: 'It has the reservation: confirmed',
        declined: 'It has none: declined',
        reference: 'Reference at the provider',
        referenceMissing: 'Enter the reference that the provider gave.',
        referenceFirst: 'Enter the reference to see what changes.',
      },
      'settle-cancellation': {
        open: 'End the cancellation',
        title: 'End this cancellation by hand?',
        text: 'Ask the provider first. Your decision here is final, whatever the provider answers later.',
        button: 'End the cancellation',
        as: 'What the provider has',
        cancelled: 'The provider has canceled it',
        stands: 'The reservation stands',
        fee: 'Fee that the provider took, in {currency}',
        feeHint: 'At most {amount}, which was accepted.',
        feeInvalid: 'Enter an amount such as {example}.',
      },
      'settle-mismatch': {
        open: 'Settle the mismatch',
        title: 'Settle this mismatch?',
        text: 'The booking stays as it is on this site, and the guest is no longer told that it is being clarified.',
        button: 'Settle the mismatch',
      },
      'close-refusal': {
        open: 'Leave it as it is',
        title: 'Leave this booking as it is?',
        text: 'The booking stays confirmed, and the refused cancellation no longer waits for the desk. Nobody gets an email.',
        button: 'Leave it as it is',
      },
      'report-stayed': {
        open: 'Report the stay',
        title: 'Report that the guest stayed?',
        button: 'Report the stay',
      },
      'report-no-show': {
        open: 'Report a no-show',
        title: 'Report that nobody arrived?',
        fee: 'By the terms of the rate, the hotel takes {fee} from the guest.',
        button: 'Report a no-show',
      },
      'send-mail': {
        open: 'Send an email again',
        title: 'Send an email again?',
        button: 'Send the email',
        mail: 'Email',
      },
      'forgive-fee': {
        open: 'Waive the fee',
        title: 'Waive the fee of this cancellation?',
        button: 'Waive the fee',
        paidBy: 'Who bears it',
        hotel: 'The hotel: it has said that it will not charge the fee',
        site: 'The site: it pays the fee to the hotel',
      },
      goodwill: {
        open: 'Give goodwill',
        title: 'Give the guest goodwill',
        button: 'Give it and send the email',
        amount: 'Amount in {currency}',
        wrong: 'More than zero, at most {most}.',
        account: 'The guest has an account and gets it as OneKeyCash.',
        noAccount:
          'The guest has no account and gets a promo code by email. It works once, within a year.',
        incomplete: 'Enter an amount to see the email.',
      },
      write: {
        open: 'Write to the guest',
        title: 'Write to the guest',
        button: 'Send the email',
        to: 'To {email}, who reads {language}',
        template: 'Begin with',
        blank: 'An empty text',
        templates: {
          reach: 'Could not reach you by phone',
          arrival: 'When will you arrive?',
          wish: 'Request passed on',
          address: 'Address of the hotel',
          sorry: 'Apology',
        },
        text: 'Text',
        hint: 'Plain text. The email also says that it is from the Stayfarer desk, and adds the facts of the stay and the link to the booking.',
        missing: 'Write something first.',
        subject: 'Subject: {subject}',
        templatesWhat: 'The templates',
        tooLong: 'The text has {count, number} characters. At most {most, number} are possible.',
        other:
          'This template has no text in {wanted}: it is in {language}. Translate it, or choose another one.',
        lacks:
          'This booking has nothing for {placeholders}. Replace it with your own words before you send.',
      },
      'correct-name': {
        open: 'Correct the names',
        title: 'Correct the names',
        text: 'Enter the names as in the guests’ passports. The site cannot change the reservation: afterwards this page says what to tell the hotel. The record keeps the fact that the names changed, but not the names.',
        button: 'Save the names',
        firstName: 'First name of guest {guest, number}',
        lastName: 'Last name of guest {guest, number}',
        missing: 'Enter a name.',
        unchanged: 'Change a name first.',
      },
      'tell-hotel': {
        open: 'The hotel knows the names',
        title: 'Does the hotel know the names?',
        text: 'Press the button once you have told the hotel and it has noted the names.',
        button: 'The hotel knows',
      },
      withdraw: {
        open: 'Withdraw the booking',
        title: 'Withdraw this unpaid booking?',
        button: 'Withdraw it',
      },
      'correct-contact': {
        open: 'Correct the contact',
        title: 'Correct the contact',
        text: 'Later emails go to the new address. The old address is not notified. The record keeps which field changed, but not its value.',
        textNew:
          'The guest gets emails from then on. Earlier emails are not sent automatically: use “Send an email again”.',
        button: 'Save the contact',
        email: 'Email',
        phone: 'Phone with country code',
        emailInvalid: 'Enter an email address.',
        phoneInvalid: 'Enter a number with its country code, such as +44 20 7946 0000.',
        unchanged: 'Change one of them first.',
      },
      erase: {
        open: 'Erase the personal data',
        title: 'Erase the personal data?',
        text: 'Names, email, phone, requests and notes of this booking are removed for good. Price, days and history stay.',
        button: 'Erase for good',
      },
      asked: 'What you asked the provider, and what it said',
      askedHint: 'It is kept as a note of the booking.',
      askedMissing: 'Enter the question and the answer.',
    },

    preview: {
      what: 'What this changes',
      loading: 'Loading what changes …',
      takesPayment:
        'The guest’s payment is taken first. The booking is confirmed once that is done.',
      mailOncePaid: 'The guest gets an email once the payment is taken.',
      asksProvider: 'The provider is asked first. This follows once it agrees:',
      status: 'Status',
      reference: 'Reference',
      /** A changed value: the old and the new one. */
      change: '{before} → {after}',
      none: 'None',
      fee: 'Fee',
      returned: 'The guest gets back, or does not pay',
      credits: 'Credits that come back',
      earns: 'OneKeyCash that it earns',
      taken: 'OneKeyCash that is taken back',
      owed: 'The site then owes the hotel',
      noMail: 'The guest gets no email.',
      deskMail: 'The desk gets an email: {subject}',
      mailText: 'Text of the email',
      language: 'In {language}, to {email}',
    },

    done: {
      status: 'Done. The booking is now: {status}.',
      retry: 'The provider was asked. The booking is now: {status}.',
      waiting:
        'The provider was asked to cancel and has not answered yet. The site asks again by itself.',
      mail: 'The email is on its way.',
      name: 'The names were corrected.',
      nameUntold: 'The names were corrected. Tell the hotel now.',
      told: 'Noted: the hotel knows the names.',
      contactNew:
        'The address is saved: the guest gets emails from now on. Send one now with “Send an email again”.',
      noMail: 'Done. The guest gets no email: tell them on the phone.',
      contact: 'The contact is corrected.',
      erase: 'The personal data is erased.',
    },

    problem: {
      title: 'Your action was not carried out',
      by: '{name} was first, <instant></instant>.',
      changed: 'The booking has changed in the meantime.',
      notPossible: 'The current status of the booking does not allow this.',
      now: 'It is now: {status}.',
      show: 'Show the booking',
      goodwillStaff:
        'Nothing was given: one person can give {most} in 24 hours at most. Ask a colleague or try tomorrow.',
      goodwillBooking:
        'Nothing was given: one booking can get {most} in 24 hours at most. Try a smaller amount, or tomorrow.',
      messageLimit:
        'Nothing was sent: this guest has got {most} texts in 24 hours. Call, or write tomorrow.',
      messageStaffLimit:
        'Nothing was sent: one person can send {most} texts in 24 hours at most. Ask a colleague, or write tomorrow.',
      referenceTaken: 'Another booking of this hotel has this reference. Enter the right one.',
      feeNotAccepted: 'The fee is higher than the accepted one. Enter at most the accepted fee.',
      feeChanged: 'The fee has changed. Check it and confirm again.',
      feeDue:
        'By the terms, a fee is due, and the guest must not pay it. Only finance or an administrator can cancel without the fee.',
      notErasable: 'The stay is not over yet, so the data is still needed.',
      tooSoon: 'It was tried a moment ago. Wait a minute, then try again.',
    },
  },
  /** The data of a guest without an account, found by the address. */
  deskGuests: {
    open: 'Guest without an account',
    title: 'Data of a guest without an account',
    text: 'Everything that is stored about an address without an account: bookings with their emails and payments, reviews, the newsletter, and messages that wait to be sent to the desk. Make sure first that the request came from this address.',
    email: 'Email address of the guest',
    emailInvalid: 'Enter an email address.',
    what: 'What to do',
    data: 'Download all data as a file',
    erasure: 'Erase the personal data for good',
    download: 'Download the file',
    erase: 'Erase for good',
    erasureText:
      'Names, contacts, requests and notes of all bookings are removed, the newsletter is ended, and reviews lose their author. Days, prices and payments stay, because accounting needs them.',
    downloaded: 'The file was made. Send it to the guest, then delete it here.',
    erased:
      'Erased: {bookings, plural, one {# booking} other {# bookings}}, {messages, plural, one {# message} other {# messages}}, {subscriptions, plural, one {# newsletter subscription} other {# newsletter subscriptions}}.',
    problem: {
      'has-account':
        'This address has an account. Its owner downloads or deletes the data on the account page.',
      'too-many-bookings':
        'This address has more than {most, number} bookings. First erase past bookings one by one.',
      'bookings-ahead':
        'Nothing was erased: {numbers} is open, or the stay is not over. Cancel it or wait until the stay is over.',
      'nothing-stored': 'Nothing is stored about this address, or it was erased before.',
    },
  },
  /**
   * The desk's pages of travelers' accounts. "OneKeyCash" is the site's reward credit and is not
   * translated.
   */
  deskTravelers: {
    lead: 'The newest accounts come first.',
    caption: 'The travelers',
    text: 'Name or email address, or a part of it',
    textInvalid: 'Type at least two characters.',
    columns: { name: 'Name', email: 'Email address', verified: 'Address', since: 'Since' },
    verified: 'Confirmed',
    unverified: 'Not confirmed',
    none: 'Type a name, or an email address or a part of it, to find an account.',
    noneFound: 'No account has such a name or address. Check it, or clear the filter.',
    back: 'All travelers',
    traveller: 'The traveler',
    account: 'Account',
    language: 'Language of emails',
    twoStep: 'Two-step sign-in',
    on: 'On',
    off: 'Off',
    lockedUntil: 'Second step locked until',
    sessions: 'Signed in',
    places: '{count, plural, =0 {Nowhere} one {In # place} other {In # places}}',
    lastSeen: 'Last seen',
    bookings: 'Newest bookings',
    allBookings: 'All bookings',
    bookingColumns: { number: 'Booking', hotel: 'Hotel', stay: 'Stay', status: 'Status' },
    noBookings: 'This account has no bookings.',
    credit: 'OneKeyCash',
    balance: 'Balance in {currency}',
    noBalance: 'This account has no OneKeyCash.',
    changes: 'Changes of OneKeyCash',
    changeColumns: { at: 'When', kind: 'Change', booking: 'Booking', amount: 'Amount' },
    openBooking: 'Open booking',
    noChanges: 'There are no changes yet.',
    kinds: {
      welcome: 'Welcome bonus',
      earned: 'Earned with a stay',
      'earned-unreported': 'Earned with a stay that was not reported',
      revoked: 'Taken back: no stay took place',
      spent: 'Used for a booking',
      returned: 'Returned from a booking',
      adjusted: 'Adjusted by the desk',
    },
    signOut: {
      title: 'Sign {name} out everywhere?',
      text: '{count, plural, one {# session ends} other {# sessions end}} at once. No email is sent. The traveler can sign in again.',
      confirm: 'Sign out everywhere',
    },
    resetTwoStep: {
      title: 'Reset the second step of {name}?',
      text: 'The second step and its recovery codes are removed, and all sessions end. Signing in then requires only the password. Make sure that the request comes from the traveler.',
      mail: 'An email in the traveler’s language says that our support has turned off the second step, and that it should be set up again.',
      confirm: 'Reset the second step',
    },
    adjust: {
      title: 'Adjust the OneKeyCash of {name}',
      amount: 'Amount',
      amountHint: 'For example 20.00, at most {most}. A negative amount is taken away.',
      amountWrong: 'Type an amount with its decimals, such as 20.00 or -5.00, at most {most}.',
      currency: 'Currency',
      currencyWrong: 'Type a currency, such as USD.',
      before: 'Balance before',
      after: 'Balance after',
      belowZero: 'Allow a balance below zero',
      reads:
        'In the traveler’s list: {kind, select, taken {Corrected} other {Added}} by our support. The reason is not shown.',
      confirm: 'Adjust OneKeyCash',
    },
    /** The mails about accounts that could not be sent. */
    mails: {
      title: 'Unsent emails about accounts',
      lead: 'Emails of the last 30 days that have waited for ten minutes or were given up.',
      caption: 'The emails',
      columns: {
        mail: 'Email',
        written: 'Written',
        state: 'Status',
        attempts: 'Attempts',
        actions: 'Actions',
      },
      names: accountMailNames,
      expired: 'Its link has expired: the traveler has to ask for a new one.',
      none: 'All emails about accounts were sent.',
      send: {
        waiting: 'Send now<hidden> {mail}</hidden>',
        failed: 'Send again<hidden> {mail}</hidden>',
      },
      sending: {
        title: 'Send this email?',
        text: 'The email ‘{mail}’ is sent at once, to the address that it was written for.',
        confirm: 'Send email',
      },
      problem: {
        changed:
          'Nothing was changed: the site tried to send this email in the meantime. Its current state is shown.',
        expired: 'Nothing was sent: the link of this email has expired.',
        unreadable: 'Nothing was sent: this email cannot be read.',
      },
    },
    problem: {
      'no-sessions': 'Nothing was changed: the account is signed in nowhere.',
      'two-step-off': 'Nothing was changed: two-step sign-in is off already.',
      'balance-changed':
        'Nothing was changed: the balance has changed in the meantime. Close this and check it again.',
      'below-zero': 'Nothing was changed: the account has less than that.',
      'account-limit':
        'Nothing was changed: one account can be adjusted by {most} in 24 hours at most. Try a smaller amount, or tomorrow.',
      'staff-limit':
        'Nothing was changed: one person can adjust {most} in 24 hours at most. Ask a colleague or try tomorrow.',
    },
  },
  /** The desk's figures of bookings by day, month, hotel, city or language. */
  deskFigures: {
    lead: 'Bookings made from {from} to {to} (days in {zone}), without declined and undecided bookings. Nights, turnover and commission leave out canceled bookings.',
    csv: 'Export as CSV',
    from: 'Booked from',
    to: 'Booked to',
    by: 'By',
    currency: 'Currency',
    mostBooked: 'Currency with the most bookings',
    groups: {
      day: 'Day',
      month: 'Month',
      hotel: 'Hotel',
      city: 'City',
      language: 'Language of the guest',
    },
    /** For bookings without a city. */
    unknownCity: 'Unknown city',
    measures: {
      bookings: 'Bookings',
      nights: 'Nights',
      turnover: 'Turnover',
      commission: 'Commission',
      cancelled: 'Of these canceled',
    },
    most: 'Highest: {value}',
    none: 'Nothing was booked in these days.',
  },
  /** The desk's page of guest reviews. */
  deskReviews: {
    lead: 'What guests of this site wrote about their stays. A hidden review is shown to its author alone.',
    caption: 'The reviews',
    state: 'Status',
    states: {
      reported: 'Reported',
      hidden: 'Hidden',
      shown: 'Shown',
    },
    hotel: 'Hotel’s ID',
    columns: {
      review: 'Review',
      hotel: 'Hotel',
      written: 'Written',
      state: 'Status',
      actions: 'Actions',
    },
    /** The score of a review, such as '9 of 10'. */
    score: '{score, number} of 10',
    /** `month` is such as 'November 2026'. */
    by: '{author}, stayed in {month}',
    reports: '{count, plural, one {# report} other {# reports}}',
    /** In place of a text that its author deleted. */
    deleted: 'Deleted by its author',
    answer: 'The hotel’s answer',
    booking: 'Booking',
    none: 'No guest has written a review yet.',
    noneFound: 'No review matches these filters. Clear them to see all reviews.',
    /** The buttons of a review; screen readers also read `author`, which distinguishes them. */
    actions: {
      hide: 'Hide<hidden> the review by {author}</hidden>',
      restore: 'Show again<hidden> the review by {author}</hidden>',
      keep: 'Keep<hidden> the review by {author}</hidden>',
      answer: 'Answer<hidden> the review by {author}</hidden>',
      editAnswer: 'Edit answer<hidden> to {author}</hidden>',
      removeAnswer: 'Remove answer<hidden> to {author}</hidden>',
    },
    hide: {
      title: 'Hide this review?',
      text: 'Only its author will see it, with a note that it breaks the rules of this site. It no longer counts in the hotel’s average.',
      confirm: 'Hide review',
    },
    restore: {
      title: 'Show this review again?',
      text: 'Everybody will read it on the hotel’s page, and its reports are set to zero.',
      confirm: 'Show review',
    },
    keep: {
      title: 'Keep this review?',
      text: 'It stays on the hotel’s page, and its reports are set to zero.',
      confirm: 'Keep review',
    },
    write: {
      title: 'Answer as the hotel',
      text: 'Everybody will read the answer below the review on the hotel’s page. Name no guest.',
      field: 'Answer',
      missing: 'Write the answer.',
      confirm: 'Publish answer',
    },
    remove: {
      title: 'Remove this answer?',
      text: 'Nobody will read it any more.',
      confirm: 'Remove answer',
    },
    /** For a refused change. */
    problem: {
      changed:
        'Nothing was changed: somebody else has changed this review in the meantime. Its current state is shown.',
      deleted: 'Nothing was changed: its author has deleted this review.',
    },
  },
  /** The desk's page of newsletter subscriptions. */
  deskNewsletter: {
    caption: 'The subscriptions',
    /** The number of subscriptions in each state. */
    numbers:
      '{confirmed, number} confirmed, {pending, number} not confirmed yet, {ended, number} ended',
    email: 'Email address',
    emailInvalid: 'Type a whole email address.',
    state: 'Status',
    states: {
      confirmed: 'Confirmed',
      pending: 'Not confirmed yet',
      unsubscribed: 'Ended',
    },
    columns: {
      email: 'Email address',
      state: 'Status',
      requested: 'Asked for',
      confirmed: 'Confirmed',
      ended: 'Ended',
      actions: 'Actions',
    },
    /** In place of an address that is no longer stored. */
    removed: 'Address removed',
    export: 'Export confirmed as CSV',
    none: 'Nobody has asked for the newsletter yet.',
    noneFound: 'No subscription matches these filters. Clear them to see all subscriptions.',
    /** Only screen readers read the text in `<hidden>`. */
    remove: 'Remove<hidden> {email}</hidden>',
    removal: {
      title: 'Remove this address?',
      text: '{email} no longer gets the newsletter, and the address is deleted. Its owner can subscribe again. No email is sent.',
      confirm: 'Remove address',
    },
    ended: 'Nothing was changed: this subscription has ended already.',
  },
  /** The desk's page of comparisons with the lists of the provider and of the payment provider. */
  deskComparisons: {
    lead: 'The site’s bookings and payments, compared with the lists of the provider and the payment provider: every night, by command, and here at any time.',
    what: 'The comparisons',
    subjects: {
      reservations: 'Bookings and the provider’s reservations',
      payments: 'Payments and the payment provider’s list',
    },
    none: 'Nothing has been compared yet.',
    unavailable: 'This site has no payment provider.',
    open: 'Compare with the provider’s lists',
    start: {
      days: 'Days',
      hint: 'Up to now, today included.',
      choice: '{days, plural, one {Today} other {Last # days}}',
      button: 'Compare now',
      pending: 'Starting …',
      running: 'A comparison is under way already.',
      tooMany: 'The desk can start six comparisons in an hour. Try again later.',
      unavailable: 'There is no list to compare with.',
      failed: 'It could not be started. Try again.',
    },
    running: 'Comparing …',
    soFar:
      '{compared, plural, =0 {Nothing is compared yet.} one {# entry is compared so far.} other {# entries are compared so far.}}',
    failed: {
      title: 'The last comparison failed',
      at: 'Started <instant></instant>.',
      notClear: 'It does not mean that there are no differences.',
      before: 'The last successful comparison is below.',
      reasons: {
        'no-answer': 'The other side did not answer as it should.',
        'no-list': 'The provider has no list of its reservations.',
        'too-long': 'It took longer than five minutes.',
        interrupted: 'The process that ran it ended.',
        failed: 'Something went wrong on the site.',
      },
    },
    facts: {
      span: 'Compared',
      spanText: '<from></from> to <to></to>',
      byFile: 'By a file',
      compared: 'Entries',
      differing: 'Differences',
      finished: 'Finished',
      by: 'By',
    },
    by: {
      worker: 'The site, at night',
      command: 'A command, {name}',
      somebody: 'A member of the staff',
    },
    alike:
      'All {compared, plural, one {# entry matches} other {# entries match}} the list of the other side.',
    nothing: 'The list of the other side was empty, so nothing was compared.',
    differences: 'Differences',
    more: '{count, plural, one {# more is not shown.} other {# more are not shown.}}',
    here: 'Here: {value}',
    there: 'There: {value}',
    noneThere: 'nothing',
    hasBooking: 'There is a booking for it here: <link>{number}</link>',
    ofBooking: 'Booking <link>{number}</link>',
    toPayments: 'To the list of payments',
    rebuild: {
      open: 'Rebuild this booking',
      what: 'The reservation',
      title: 'Rebuild this booking?',
      text: 'The provider has this reservation, and the site has lost its booking. Ask the guest, or another person who has the confirmation, for the details that the provider does not know. The guest gets an email with the link; links from earlier emails work again.',
      button: 'Rebuild it and send the email',
      done: 'The booking was rebuilt: <link>{number}</link>. The guest gets an email with its link.',
      total: 'Price',
      number: 'Booking number',
      numberField: 'Booking number of the guest',
      numberHint: 'If the guest has it, from an email. Without it the booking gets a new one.',
      language: 'Emails are in',
      adults: 'Adults',
      ages: 'Ages of the children',
      agesHint: 'Such as 4, 11. Leave it empty for no children.',
      meal: 'Included meals',
      mealUnknown: 'Choose what is included',
      wrong: 'Check this.',
      phoneHint: 'With the country code, such as +49 30 1234567.',
      fields: {
        firstName: 'First name',
        lastName: 'Last name',
        email: 'Email',
        phone: 'Phone',
      },
      problems: {
        exists: 'The booking is here already:',
        cancelled: 'The provider has canceled this reservation. There is nothing to rebuild.',
        none: 'The provider has no such reservation any more.',
        'reference-taken': 'Another booking of the hotel has this reference.',
        'number-taken': 'Another booking has this number.',
        'not-readable':
          'The reservation has an extra that the site does not know. Ask the provider to release it.',
        'no-answer': 'The provider does not answer. Try again.',
      },
      byHand: {
        title: 'Check the payment by hand',
        text: 'This booking was rebuilt, and its payment was not found here. Look it up at the payment provider before you tell the guest or the hotel what is paid.',
      },
    },
  },
  /** The desk's page of payments, and the payment of a booking. */
  deskPayments: {
    lead: 'Payments that need attention. A difference closes automatically once it is gone.',
    caption: 'Payments that need attention',
    compared: 'Compared with the payment provider up to <time></time>.',
    notCompared: 'Not compared with the payment provider yet: that is done each night.',
    queue: 'What',
    state: 'Status',
    states: { closed: 'Closed' },
    none: 'Nothing needs attention.',
    noneFound: 'There is nothing of this kind. Clear the filters to see everything open.',
    columns: {
      issue: 'Issue',
      booking: 'Booking',
      ours: 'Here',
      theirs: 'Payment provider',
      found: 'Found',
      due: 'Until',
      actions: 'Actions',
    },
    kinds: {
      'captured-there': 'Taken there, not here',
      'captured-here': 'Taken here, not there',
      'amount-differs': 'Amounts differ',
      'refund-there': 'Paid back there, not here',
      'refund-here': 'Paid back here, not there',
      'unknown-payment': 'Unknown payment',
      'fee-missing': 'Fee was missing',
      'refund-adopted': 'Paid back there',
      'refund-failed': 'Refund failed',
      'capture-refused': 'Payment could not be taken',
      'paid-differs': 'Payment does not match',
      'received-differs': 'Another amount was taken',
      'paid-once': 'Two bookings, paid once',
      lapses: 'Authorization lapses',
      dispute: 'Disputed by the payer',
    },
    /** The recommended steps. */
    hints: {
      'captured-there':
        'The site checks it again automatically. If it is still here tomorrow, pay it back there.',
      'captured-here': 'Look it up at the payment provider.',
      'amount-differs': 'Look it up at the payment provider, then pay the difference back there.',
      'refund-there':
        'The site records it automatically. If it is still here tomorrow, look it up at the payment provider.',
      'refund-here': 'Look it up at the payment provider.',
      'unknown-payment': 'This site did not ask for it. Pay it back there if nobody knows it.',
      'fee-missing': 'Added to the ledger.',
      'refund-adopted':
        'Somebody paid it back there. Here the hotel bears the cost. Cancel the booking or agree with the hotel, then close this.',
      'refund-failed':
        'The money is on your account. Ask the guest for another way, pay it, then close this.',
      'capture-refused': 'The reservation was canceled. Make sure that the hotel charges nothing.',
      'paid-differs': 'The site asks again. Nothing is taken or paid back until it matches.',
      'received-differs': 'Ask the guest for the rest or cancel, then close this.',
      'paid-once':
        'This payment pays for the booking that replaces this one, and the hotel wants payment for both. Agree who pays, then close this.',
      lapses: 'Ask the hotel for an answer before then, or cancel the booking.',
      dispute: 'Answer it at the payment provider before the deadline.',
    },
    close: 'Close<hidden> {issue}</hidden>',
    closing: {
      title: 'Close this issue?',
      text: 'It leaves the list. No money moves, and no guest is told.',
      confirm: 'Close issue',
      already: 'It was closed already.',
    },
    box: 'Payment',
    facts: {
      state: 'Status',
      amount: 'Amount',
      card: 'Card',
      reference: 'At the payment provider',
      refunded: 'Paid back',
      moved: 'Pays for the booking that replaces it',
      refundable: 'Can be paid back',
      fee: 'Charged by the payment provider',
      payable: 'To be paid by',
      lapses: 'Can be taken until',
    },
    card: '{brand, select, none {Card} other {{brand}}} ending in {last4}',
    paymentStates: {
      opening: 'Not started',
      open: 'Waiting for the guest',
      authorized: 'Reserved on the card',
      captured: 'Paid',
      releasing: 'Being released',
      released: 'Not charged',
    },
    seeIssues: 'See the open issues',
    refund: {
      open: 'Pay back',
      title: 'Pay back',
      amount: 'Amount in {currency}',
      wrong: 'At most {most}, and more than zero.',
      paidBy: 'Who bears it',
      payers: {
        hotel: 'The hotel: it is owed less',
        site: 'The site: the hotel is owed the same as before',
      },
      text: 'The amount goes back to the card. This cannot be undone.',
      reads: 'The guest gets an email, and the page of the booking shows the refund.',
      confirm: 'Pay back {amount}',
      changed:
        'Nothing was paid back: {refundable} can be paid back now. Close this and look again.',
      limit: 'Nothing was paid back: you have reached what one person may pay back in 24 hours.',
    },
  },
  /** The desk's page of webhook events, which report bookings to the operator's own programs. */
  deskWebhooks: {
    lead: 'Booking events of the last 30 days that are sent to your address.',
    caption: 'The events',
    notConfigured:
      'This site has no address to send events to. Set BOOKINGS_WEBHOOK and BOOKINGS_WEBHOOK_SECRET to get them.',
    state: 'Status',
    states: {
      waiting: 'Waiting',
      failed: 'Given up',
      sent: 'Sent',
    },
    columns: {
      event: 'Event',
      booking: 'Booking',
      happened: 'Happened',
      state: 'Status',
      attempts: 'Attempts',
      actions: 'Actions',
    },
    next: 'Next try: <time></time>',
    sentAt: 'Sent: <time></time>',
    failedAt: 'Given up: <time></time>',
    /** `error` is a code, such as status_500. */
    lastError: 'Last error: {error}',
    none: 'No event was sent in the last 30 days. The next change of a booking sends one.',
    noneFound: 'No event has this status. Clear the filters to see all events.',
    send: {
      waiting: 'Send now<hidden> {event}</hidden>',
      failed: 'Send again<hidden> {event}</hidden>',
      sent: 'Send again<hidden> {event}</hidden>',
    },
    sending: {
      title: 'Send this event?',
      text: 'The event {event} is sent to your address at once, with the same webhook-id as before. No guest is told.',
      confirm: 'Send event',
    },
    changed:
      'Nothing was changed: the site tried to send this event in the meantime. Its current state is shown.',
  },
  /** The desk's page of the audit record. */
  deskRecord: {
    lead: 'Who did what and when. Entries cannot be changed.',
    caption: 'The record',
    filters: {
      actor: 'Who',
      actorId: 'Who (ID)',
      action: 'What',
      subject: 'On (ID)',
      refused: 'Refused',
      from: 'From (UTC)',
      to: 'To (UTC)',
    },
    yes: 'Yes',
    no: 'No',
    columns: {
      at: 'Time',
      actor: 'Who',
      action: 'What',
      subject: 'On',
      change: 'Change',
      reason: 'Reason',
      request: 'Request',
    },
    /** The actors of entries. */
    actors: {
      staff: 'Staff',
      traveller: 'Traveler',
      guest: 'Guest',
      'desk-link': 'Link of a desk email',
      command: 'Command',
      worker: 'The site itself',
    },
    /** The subjects of entries. */
    subjects: {
      booking: 'Booking',
      bookings: 'Bookings',
      traveller: 'Traveler',
      account: 'Account',
      guest: 'Guest',
      settlement: 'Settlement',
      promotion: 'Promotion code',
      review: 'Review',
      newsletter: 'Newsletter',
      subscription: 'Subscription',
      webhook: 'Webhook event',
      staff: 'Staff',
      desk: 'Desk',
      template: 'Text template',
      'exchange-rates': 'Exchange rates',
      database: 'Database',
    },
    refused: 'Refused',
    /** A changed field: its name and its stored values. */
    field: '{name}: {before} → {after}',
    newField: '{name}: {after}',
    none: 'The record has no entries yet. The first action adds one.',
    noneFound: 'No entry matches these filters. Clear the filters to see all entries.',
    verify: {
      button: 'Verify record',
      title: 'Verify the record?',
      text: 'Compares each action with its seal. Enter a seal that you wrote down earlier, for example from the log, for a stronger proof.',
      seal: 'Known seal, as number:hash (optional)',
      sealWrong: 'Write the number, a colon and the hash.',
      confirm: 'Verify',
      intact: 'The record is as it was written',
      broken: 'The record was changed',
      incomplete: 'The record is longer than can be verified here',
      incompleteText: 'The person who runs the site’s server can verify all of it.',
      figures:
        '{rows, plural, one {# action} other {# actions}} in {seals, plural, one {# seal} other {# seals}} were checked. {unsealed, plural, =0 {All are sealed.} one {# is not sealed yet.} other {# are not sealed yet.}}',
      newest: 'Newest seal: {seal}',
      /** The noted seals with which the record was compared. */
      compared: {
        given: 'Compared with seal {seal}, which you gave.',
        file: 'Compared with seal {seal}, which the server had written down.',
        none: 'Not compared with a seal that was written down, so actions missing at the end are not found.',
      },
      findings: {
        'seal-missing': 'Seal {seal} is missing.',
        'seal-broken': 'Seal {seal} does not continue the one before: one of the two was changed.',
        'seal-replaced': 'Seal {seal} differs from the one that was written down.',
        'row-changed': 'Action {row} was changed (seal {seal}).',
        'row-missing': 'Action {row} is missing (seal {seal}).',
        'row-slipped-in': 'Action {row} was added later than its time says.',
        'row-in-future': 'Action {row} has a time in the future.',
        'row-unsealed': 'Action {row} has no seal yet, although it is older than ten minutes.',
      },
    },
    /** The actions of entries. */
    actions: {
      bookings: {
        rebuild: 'Rebuilt a lost booking',
        export: 'Exported bookings',
        'waive-fee': 'Canceled without a fee',
        decide: 'Answered a request',
        cancel: 'Canceled a booking',
        settle: 'Settled a stuck booking',
        'report-stay': 'Reported a stay',
        retry: 'Tried the provider again',
        note: 'Wrote a note',
        erase: 'Erased personal data',
      },
      booking: {
        created: 'Booked',
        provider: 'Provider answered',
        'on-request': 'Requested at the hotel',
        expired: 'Expired',
        unanswered: 'Not answered in time',
        'request-accepted': 'Confirmed by the hotel, to be paid',
        'payment-asked': 'Asked to pay again',
        'request-reminded': 'Reminded of a request',
        gone: 'Room not available any more',
        'price-changed': 'Price changed',
        rejected: 'Provider rejected it',
        'not-combinable': 'Rooms cannot be combined',
        'not-paid': 'Not paid',
        'not-chargeable': 'Currency or amount not payable by card',
        desk: 'Decided by the desk',
        traveller: 'Canceled by the guest',
        changed: 'Canceled after a change',
        'check-out': 'Stay ended',
        unreported: 'Stay ended without a report',
        mismatch: 'Provider reports something else',
        'mismatch-settled': 'Difference settled',
        'mismatch-ended': 'Difference ended',
        'change-asked': 'Change asked for',
        'change-ended': 'Change ended',
        'cancellation-asked-by-traveller': 'Cancellation asked for by the guest',
        'cancellation-asked-by-desk': 'Cancellation asked for by the desk',
        'cancellation-asked-by-changed': 'Cancellation begun after a change',
        'cancellation-rejected': 'Provider did not cancel',
        'cancellation-fee-changed': 'Cancellation fee changed',
        'cancellation-ended-by-desk': 'Cancellation ended by the desk',
        'cancellation-refusal-closed': 'Refused cancellation closed',
        rebuilt: 'Booking rebuilt',
        'fee-waived': 'Fee waived after a cancellation',
        goodwill: 'Goodwill given',
        written: 'Wrote to a guest',
        'mail-sent-again': 'Email sent again',
        'contact-corrected': 'Contact corrected',
        'name-corrected': 'Names corrected',
        'hotel-told': 'Hotel told of names',
        erased: 'Personal data erased',
      },
      travellers: {
        'sign-out': 'Signed a traveler out',
        'send-mail': 'Sent an email about an account again',
        'reset-two-step': 'Reset the two steps of a traveler',
        'adjust-credit': 'Adjusted OneKeyCash',
      },
      guests: { export: 'Handed out a guest’s data', erase: 'Erased a guest’s data' },
      payments: {
        close: 'Closed an issue of a payment',
        refund: 'Paid back',
      },
      money: {
        settle: 'Settled a month',
        export: 'Exported amounts',
        'edit-hotel': 'Changed a hotel’s company or account',
        pay: 'Made a file for the bank',
        invoice: 'Issued an invoice',
      },
      promotions: {
        create: 'Created a promotion code',
        end: 'Ended a promotion code',
      },
      reviews: {
        moderate: 'Hid or restored a review',
        answer: 'Answered a review',
      },
      review: {
        deleted: 'Deleted a review',
      },
      account: {
        deleted: 'Deleted an account',
      },
      newsletter: {
        export: 'Exported subscriptions',
        remove: 'Removed a subscription',
      },
      comparisons: { start: 'Comparison started' },
      figures: {
        export: 'Exported figures',
      },
      tasks: {
        assign: 'Assigned a task',
      },
      mails: {
        'send-waiting': 'Sent all waiting emails',
      },
      webhooks: {
        resend: 'Sent an event again',
      },
      templates: {
        create: 'Created a text template',
        change: 'Changed a text template',
        delete: 'Deleted a text template',
      },
      staff: {
        invite: 'Invited to the desk',
        join: 'Joined the desk',
        'sign-in': 'Signed in to the desk',
        'second-step': 'Confirmed by a code',
        'change-role': 'Changed a role',
        end: 'Ended access to the desk',
        'require-passkey': 'Changed whether money needs a passkey',
        'add-passkey': 'Added a passkey',
        'remove-passkey': 'Removed a passkey',
      },
      'exchange-rates': { confirm: 'Confirmed exchange rates', keep: 'Kept old exchange rates' },
      database: {
        'backed-up': 'Backed the database up',
        restored: 'Restored the database from a backup',
      },
    },
  },
  /** The desk's page of staff accounts. */
  deskStaff: {
    lead: 'Who may use the desk, and what they may do.',
    empty: 'Nobody may use the desk yet. Invite somebody.',
    columns: {
      person: 'Person',
      role: 'Role',
      state: 'Status',
      lastSignIn: 'Last sign-in',
      actions: 'Actions',
    },
    you: '{name} (you)',
    noName: 'Name not chosen yet',
    never: 'Never',
    state: {
      active: 'Active',
      invited: 'Invited',
      ended: 'Ended',
    },
    invitedUntil: 'Until <time></time>',
    invitationExpired: 'The invitation has expired',
    /** The permissions of a role, beside its name. */
    roleOption: {
      agent: 'Agent: bookings, travelers and reviews',
      finance: 'Finance: fees, credits, settlement and exports',
      admin: 'Administrator: everything, staff included',
    },
    invite: {
      button: 'Invite somebody',
      title: 'Invite somebody to the desk',
      text: 'They get an email with a link that works once, for three days, to choose a name and a password and to set up an authenticator app.',
      email: 'Email address',
      emailWrong: 'Enter an email address, such as name@example.com.',
      role: 'Role',
      confirm: 'Send the invitation',
      taken: 'A member of the staff already has this address.',
      done: 'The invitation to {email} was sent.',
    },
    again: {
      button: 'Invite again',
      named: 'Invite {who} again',
      title: 'Send a new invitation',
      text: '{email} gets an email with a new link. The links of earlier invitations stop working.',
      confirm: 'Send the invitation',
    },
    reset: {
      button: 'Reset sign-in',
      named: 'Reset the sign-in of {who}',
      title: 'Reset the sign-in of {who}',
      text: '{email} is signed out everywhere, and chooses a new password and app by a link in an email. Their passkeys are removed.',
      confirm: 'Reset the sign-in',
    },
    role: {
      button: 'Change role',
      named: 'Change the role of {who}',
      title: 'Change the role of {who}',
      text: 'The new role applies at once, also in the current sessions of {email}.',
      field: 'New role',
      confirm: 'Change the role',
    },
    end: {
      button: 'End access',
      named: 'End the access of {who}',
      title: 'End the access of {who}',
      text: '{email} is signed out everywhere and cannot sign in any more. What was done with the account stays in the record.',
      confirm: 'End the access',
    },
    errors: {
      lastAdmin: 'This is the last administrator. Make somebody else an administrator first.',
      yourself: 'Another administrator has to do this for your account.',
    },
  },
} as const;

export type DeskFirstTexts = typeof deskTexts;

/** All texts of the desk: the texts of every page, and the texts that single pages add. */
export type DeskTexts = DeskFirstTexts &
  DeskMoneyTexts &
  DeskPasskeysTexts &
  DeskPromotionsTexts &
  DeskRatesTexts &
  DeskTemplatesTexts;
