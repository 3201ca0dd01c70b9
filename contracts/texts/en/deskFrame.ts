/**
 * The frame of the desk, which is the operator's side of the site: its pages, tables and dialogs.
 */
export const deskFrame = {
  /** The title of the browser's tab. */
  title: '{title} · Stayfarer desk',
  brand: 'Stayfarer desk',
  navigation: 'Pages of the desk',
  menu: 'Menu',
  closeMenu: 'Close menu',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out on all devices',
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
    money: 'Money',
    promotions: 'Promotions',
    reviews: 'Reviews',
    newsletter: 'Newsletter',
    webhooks: 'Webhooks',
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
     * In place of `what` where the table has no other name: the start of 'This could not be
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
  },
  dialog: {
    cancel: 'Cancel',
    close: 'Close',
    reason: 'Reason',
    reasonHint: 'It is kept in the record. Write no personal data.',
    reasonMissing: 'Say why.',
    /** Above the text of a mail that the guest will get. */
    guestReads: 'What the guest will read',
    pending: 'Working …',
  },
  problem: {
    notPermitted: 'Your role does not allow this.',
    signedOut: 'You are signed out. Sign in and try again.',
    secondStep: 'Nothing was changed: this needs a code of your authenticator app.',
    conflict: 'Nothing was changed: this was changed by somebody else meanwhile. Look at it again.',
    gone: 'This does not exist any more.',
    invalid: 'The site did not accept this. Check what you typed.',
    tooMany: 'Too many requests. Wait a moment and try again.',
    unknown:
      'The site did not answer, so it is not known whether this was done. Load the page again before you repeat it.',
  },
  secondStep: {
    title: 'Confirm that it is you',
    text: 'This moves money or changes who may do so. Enter the present code of your authenticator app.',
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
} as const;
