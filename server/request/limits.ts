const minute = 60;
const quarter = 900;
const hour = 3_600;
const day = 86_400;

/**
 * The limit for all requests of a client per minute, pages and API together. RATE_LIMIT overrides
 * it.
 */
export const clientLimit = { name: 'client', limit: 600, maxClients: 50_000 };
/**
 * The limit for page requests of one client within ten seconds: `clientLimit` divided by `share`. A
 * page takes 1 to 2 ms, so a burst of 600 pages for one client would block all others.
 */
export const pageLimit = {
  name: 'pages',
  share: 6,
  windowSeconds: 10,
  maxClients: clientLimit.maxClients,
};
/**
 * How long each refusal of a client over these limits is delayed, in milliseconds. Without the
 * delay, a client that repeats its request immediately would keep the process busy with refusals.
 */
export const refusalMs = 1_000;

/**
 * The limit for pages of an open site that are composed for one client, per minute: one page per
 * `requestsPerPage` of its allowed requests. Further pages are sent without the costly parts. ADR
 * 0043.
 */
export const clientComposing = {
  name: 'composed',
  requestsPerPage: 10,
  maxClients: clientLimit.maxClients,
};
/**
 * The limits for composing pages, each of which takes 10 to 30 ms. A process spends at most one
 * part in `parts` of its time on composing, averaged over `burstMs`. At most `mostWaiting` pages
 * wait at once, including the one in progress.
 *
 * `burstMs` and `mostWaiting` shrink with each page that a client has had in the last minute. After
 * `mostWaiting` pages, a ninth of `burstMs` is left.
 */
export const composing = { parts: 4, burstMs: 1_500, mostWaiting: 4 };

/**
 * The load above which a process skips work. The load is the busy share of the event loop, measured
 * at most every `sampleMs` and averaged over about `smoothMs`. Above `drawing`, the process draws
 * `drawnWhileBusy` pages a second. Above `pages`, it serves `pagesWhileFull` pages a second.
 * Further requests for pages receive 503 with `retryAfterSeconds` in Retry-After.
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
 * How often one client may call the routes of accounts. `sensitive` counts per session. `passkey`
 * counts challenges: each open sign-in page requests one.
 *
 * `attack`: after this many failed sign-ins from unknown devices to one account, every unknown
 * device must wait. `mails` counts the mails to one mailbox at the request of one client, or of all
 * known devices of the account together. `mailbox` counts the mails at the request of all unknown
 * devices together.
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
 * The limits for signing in to the desk. `signIn`: how often one client may sign in, enter codes
 * and open invitations. `secondStep`: how often a member of the staff may repeat the second step.
 * `attack` is the limit of accounts. `guesses` limits three counts for each address: passwords from
 * all unknown devices together, passwords from known devices, and codes.
 */
export const staffLimits = {
  signIn: { limit: 60, windowSeconds: quarter },
  attack: accountLimits.attack,
  guesses: { limit: 10, windowSeconds: quarter },
  secondStep: { limit: 20, windowSeconds: quarter },
  passkey: accountLimits.passkey,
};
export type StaffLimits = typeof staffLimits;

/**
 * The number of requests that a client may make per minute. The limits with `Address` count the
 * requests for the bookings of one mailbox per hour.
 */
export const bookingLimits = {
  book: 20,
  look: 60,
  cancel: 20,
  bookAddress: 30,
  lookAddress: 1_000,
  cancelAddress: 30,
};
export type BookingLimits = typeof bookingLimits;
/**
 * How often one client may request mails with links to bookings. The limit is that of signing in.
 */
export const findBookingLimit = { name: 'find', ...accountLimits.signIn };
/** How often one client may open a link that was read aloud, such as over the phone. */
export const spokenLinkLimit = { name: 'spoken', ...accountLimits.signIn };
/** The number of links that are mailed for one booking. Further requests send no mail. */
export const bookingLinkLimit = { name: 'links', ...accountLimits.mails };
/**
 * The pause between two mails to one mailbox that offer an unpaid stay again, in milliseconds. It
 * does not depend on the number of bookings with that address.
 */
export const offerAgainMs = 24 * 3_600_000;
/** The window of the limits for one mailbox, in seconds. */
export const bookingAddressWindow = hour;

/** A session of the staff ends when it has sent more wrong second-step codes than this. */
export const staffWrongCodesLimit = { name: 'desk-wrong-codes', limit: 4, windowSeconds: quarter };

/**
 * How open payments are checked with the payment provider. All processes together check each
 * payment at most once in `pauseMs`. For its requests, a process makes at most `mostASecond` checks
 * a second. Stripe allows 100 calls a second in all, and 25 with a test key. A request for a
 * booking waits for `answerMs`.
 */
export const paymentLooks = { pauseMs: 2_000, mostASecond: 20, answerMs: 2_000 };

/** The number of requests per minute that one member of the staff may make to the desk's API. */
export const deskApiLimit = { name: 'desk-api', limit: 300, windowSeconds: minute };

/**
 * The number of lists with personal data that one member of the staff may read. Each search and
 * each page of a list counts.
 */
export const deskListLimit = { name: 'desk-lists', limit: 200, windowSeconds: quarter };

/** The number of comparisons that all members of the staff together may start. */
export const comparisonLimit = { name: 'comparisons', limit: 6, windowSeconds: hour };

/**
 * The number of requests per minute that a client may make to its own reviews, and to report other
 * reviews.
 */
export const reviewLimits = { own: 60, report: 10 };
export type ReviewLimits = typeof reviewLimits;
/** Further reports of a review by the same client do not count during this time. */
export const reportedLimit = { name: 'reported', limit: 1, windowSeconds: day };

/** How often one client may request the newsletter. */
export const newsletterLimit = { name: 'newsletter', limit: 20, windowSeconds: hour };
/**
 * The number of requests for one mailbox, under all spellings of its address. Further requests send
 * nothing.
 */
export const newsletterMailboxLimit = { name: 'mailbox', limit: 10, windowSeconds: day };

/**
 * The number of messages that one sender may write to the desk. A sender is an account, or a client
 * without one. The address in a message is not counted, because anybody can enter any address.
 */
export const contactLimit = { name: 'contact', limit: 10, windowSeconds: hour };
/** The number of messages from one IPv6 site, which has 65,536 client networks. */
export const contactSiteLimit = { name: 'contact-site', limit: 30, windowSeconds: hour };
/**
 * The number of messages from all clients together, and separately from all accounts together, so
 * that clients cannot use up the limit of the accounts.
 */
export const contactAllLimit = { name: 'contact-all', limit: 300, windowSeconds: hour };

/** How often a client may try promotion codes, in bookings and without. */
export const promotionLimit = { name: 'promotion', limit: 30, windowSeconds: quarter };

/** The number of requests per minute that a browser may send with reports. */
export const browserReportLimit = { name: 'browser-reports', limit: 30, windowSeconds: minute };
/** The longest body of reports. Browsers send a few policy reports at a time. */
export const maxReportBytes = 32 * 1024;

/** The longest request line and headers together. */
export const maxHeaderBytes = 16 * 1024;
/** The longest path and query. */
export const maxUrlLength = 2_048;
/** The longest body of an API request, unless its resource sets another limit. */
export const maxJsonBytes = 64 * 1024;

/** How long a client may take for each part of a request and its response, in milliseconds. */
export const clientTimes = {
  /** From the first byte to the end of the headers. */
  headersMs: 10_000,
  requestMs: 20_000,
  /**
   * Between two requests. This must be longer than the idle timeout of a proxy in front. Otherwise
   * a request of the proxy may arrive on a closed connection.
   */
  idleMs: 75_000,
  /** Without a byte in either direction. */
  stalledMs: 20_000,
  /** From the request to the last byte of the response. */
  responseMs: 60_000,
  checkEveryMs: 1_000,
};

/**
 * How long a handler of the API may take, in milliseconds. It is below the grace period of the
 * shutdown, so that a slow request is answered before its connection is cut off.
 */
export const apiTimeMs = 7_000;

/**
 * The longest time from the arrival of a booking or cancellation request to its response, in
 * milliseconds.
 */
export const bookingAnswerMs = 5_000;

/**
 * The minimum duration of requests that must not reveal whether an address is known, in
 * milliseconds. It is longer than any of these requests takes.
 */
export const accountLeastMs = 400;
export const newsletterLeastMs = 300;
export const findBookingLeastMs = 300;
