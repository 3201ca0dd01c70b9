const minute = 60;
const quarter = 900;
const hour = 3_600;
const day = 86_400;

/**
 * The limit for all requests of a client in a minute, unless RATE_LIMIT sets another: requests to
 * the API, and pages.
 */
export const clientLimit = { name: 'client', limit: 600, maxClients: 50_000 };
/**
 * How many of those requests may be for pages within ten seconds: one in `share`. A page takes 1 to
 * 2 ms, and nobody else is served while one client has 600 of them at once.
 */
export const pageLimit = {
  name: 'pages',
  share: 6,
  windowSeconds: 10,
  maxClients: clientLimit.maxClients,
};
/**
 * How long a client that is over these limits waits for each 429, in milliseconds. A client that asks
 * again as soon as it is answered otherwise takes all time of the process with its refusals alone.
 */
export const refusalMs = 1_000;

/**
 * How many pages of an open site one client may have composed in a minute: one for so many of the
 * requests that it may make. Further pages come without what takes time. ADR 0021.
 */
export const clientComposing = {
  name: 'composed',
  requestsPerPage: 10,
  maxClients: clientLimit.maxClients,
};
/**
 * How much of its time a process composes pages: one part in `parts`, over a time of `burstMs`. So
 * many pages at most wait for it, the one that is being composed included: each takes 10 to 30 ms.
 * Both are less for each page that a client has had in a minute, down to a ninth of the time after
 * `mostWaiting` pages.
 */
export const composing = { parts: 4, burstMs: 1_500, mostWaiting: 4 };

/**
 * What a busy process leaves out. The share of the time that its event loop works is measured every
 * `sampleMs` at most, as an average of about `smoothMs`. Above `drawing` a process draws
 * `drawnWhileBusy` pages a second, above `pages` it serves `pagesWhileFull` a second.
 * `retryAfterSeconds` is told to those who get none.
 */
export const load = {
  sampleMs: 100,
  smoothMs: 300,
  drawing: 0.7,
  drawnWhileBusy: 2,
  pages: 0.95,
  pagesWhileFull: 20,
  retryAfterSeconds: 5,
};

/**
 * How often one client may call the routes of accounts; `sensitive` counts by session, `passkey`
 * counts the challenges that each open sign-in page asks for. `attack`:
 * that many wrong sign-ins of strangers to one account make each of them wait. `mails` counts the
 * mails that one client, or the known devices of the account, have sent to one mailbox, `mailbox`
 * those of all strangers together.
 */
export const accountLimits = {
  signIn: { limit: 20, windowSeconds: quarter },
  signUp: { limit: 10, windowSeconds: hour },
  passkey: { limit: 60, windowSeconds: quarter },
  reset: { limit: 10, windowSeconds: hour },
  attack: { limit: 50, windowSeconds: quarter },
  mails: { limit: 5, windowSeconds: hour },
  mailbox: { limit: 10, windowSeconds: hour },
  sensitive: { limit: 20, windowSeconds: quarter },
};
export type AccountLimits = typeof accountLimits;

/**
 * How often one client may try to sign in to the desk, give codes and open invitations, and how
 * often one member of the staff may repeat the second step. `attack` is that of accounts.
 * `guesses`: how many passwords of one address strangers may guess together, how many its known
 * devices may, and how many codes may be.
 */
export const staffLimits = {
  signIn: { limit: 60, windowSeconds: quarter },
  attack: accountLimits.attack,
  guesses: { limit: 10, windowSeconds: quarter },
  secondStep: { limit: 20, windowSeconds: quarter },
  passkey: accountLimits.passkey,
};
export type StaffLimits = typeof staffLimits;

/** How many requests a minute a client may make, and an hour for the bookings of one mailbox. */
export const bookingLimits = {
  book: 20,
  look: 60,
  cancel: 20,
  bookAddress: 30,
  lookAddress: 1_000,
  cancelAddress: 30,
};
export type BookingLimits = typeof bookingLimits;
/** How often one client may have links to bookings mailed: as often as it may sign in. */
export const findBookingLimit = { name: 'find', ...accountLimits.signIn };
/** How often one client may open a link that was read out. */
export const spokenLinkLimit = { name: 'spoken', ...accountLimits.signIn };
/** The links that are mailed for one booking. Further requests mail nothing. */
export const bookingLinkLimit = { name: 'links', ...accountLimits.mails };
/**
 * How long after a mail that offers an unpaid stay again one mailbox gets no second one, in
 * milliseconds, whoever has made how many bookings with its address.
 */
export const offerAgainMs = 24 * 3_600_000;
/** The window of the limits for one mailbox, in seconds. */
export const bookingAddressWindow = hour;

/** How many wrong codes of the second step a session of the staff survives. */
export const staffWrongCodesLimit = { name: 'desk-wrong-codes', limit: 4, windowSeconds: quarter };

/**
 * How open payments are looked up at the payment provider: each once in `pauseMs` at most, whoever
 * asks, in all processes; `mostASecond` of them for the requests to one process, since Stripe
 * answers 100 a second in all, and 25 with a test key. A request for a booking waits for `answerMs`.
 */
export const paymentLooks = { pauseMs: 2_000, mostASecond: 20, answerMs: 2_000 };

/** How many requests a minute one member of the staff may make to the desk's API. */
export const deskApiLimit = { name: 'desk-api', limit: 300, windowSeconds: minute };

/**
 * How many pages of lists with personal data one member of the staff may read: a search or a page
 * counts once.
 */
export const deskListLimit = { name: 'desk-lists', limit: 200, windowSeconds: quarter };

/** How many comparisons the desk may start, all members of the staff together. */
export const comparisonLimit = { name: 'comparisons', limit: 6, windowSeconds: hour };

/** How many requests a minute a client may make to its own reviews, and to report others. */
export const reviewLimits = { own: 60, report: 10 };
export type ReviewLimits = typeof reviewLimits;
/** A client's report of one review counts once in this time. */
export const reportedLimit = { name: 'reported', limit: 1, windowSeconds: day };

/** How often one client may ask for the newsletter. */
export const newsletterLimit = { name: 'newsletter', limit: 20, windowSeconds: hour };
/** Requests for one mailbox, under all spellings of its address. Further ones send nothing. */
export const newsletterMailboxLimit = { name: 'mailbox', limit: 10, windowSeconds: day };

/**
 * How many messages one sender may write to the desk: an account or, without one, a client. The
 * address that a message names is not counted: strangers can name anybody's.
 */
export const contactLimit = { name: 'contact', limit: 10, windowSeconds: hour };
/** Those of all clients of one IPv6 site, which has 65,536 networks of a client. */
export const contactSiteLimit = { name: 'contact-site', limit: 30, windowSeconds: hour };
/** Those of all clients together, and those of all accounts, which clients cannot use up. */
export const contactAllLimit = { name: 'contact-all', limit: 300, windowSeconds: hour };

/** How often a client may try promotion codes, in bookings and without. */
export const promotionLimit = { name: 'promotion', limit: 30, windowSeconds: quarter };

/** How many requests with reports a browser may make in a minute. */
export const browserReportLimit = { name: 'browser-reports', limit: 30, windowSeconds: minute };
/** The longest body of reports: browsers send those of the policy a few at a time. */
export const maxReportBytes = 32 * 1024;

/** The longest request line and headers together. */
export const maxHeaderBytes = 16 * 1024;
/** The longest path and query. */
export const maxUrlLength = 2_048;
/** The longest body of an API request, unless its resource sets another limit. */
export const maxJsonBytes = 64 * 1024;

/** How long, in milliseconds, a client may take over each part of a request and its response. */
export const clientTimes = {
  /** From the first byte to the end of the headers. */
  headersMs: 10_000,
  requestMs: 20_000,
  /**
   * Between two requests. Must be longer than a proxy keeps idle connections, or its requests may
   * meet a closed one.
   */
  idleMs: 75_000,
  /** Without a byte in either direction. */
  stalledMs: 20_000,
  /** From the request to the last byte of the response. */
  responseMs: 60_000,
  checkEveryMs: 1_000,
};

/**
 * How long a handler of the API may take, in milliseconds; below the shutdown's grace period, so
 * that a slow request is responded to before it is cut off.
 */
export const apiTimeMs = 7_000;

/**
 * How long after its arrival a request to book or to cancel is answered at the latest, in
 * milliseconds.
 */
export const bookingAnswerMs = 5_000;

/**
 * How long, in milliseconds, responses take at least whose time must not say whether an address is
 * known: longer than any of these requests takes.
 */
export const accountLeastMs = 400;
export const newsletterLeastMs = 300;
export const findBookingLeastMs = 300;
