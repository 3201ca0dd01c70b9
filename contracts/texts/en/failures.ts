/** What could not be loaded or done, wherever on the site that is. */
export const failures = {
  /** In place of `what` below, where the page has no name for it. */
  this: 'This',
  /**
   * `what` names something on the page, such as 'The search results' or 'This hotel', and begins
   * the sentence.
   */
  offline: 'You are offline. {what} will be loaded when you are online again.',
  retryInSeconds:
    '{what} could not be loaded. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  retryInMinutes:
    '{what} could not be loaded. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  noConnection: '{what} could not be loaded. Check your connection and try again.',
  notLoaded: '{what} could not be loaded. Try again in a moment.',
  retrying: 'Trying again …',
  retry: 'Try again',
  /** The button's name for screen readers; `name` is what it loads, such as a hotel. */
  retryNamed: 'Try again: {name}',
  /** After a button or a form. */
  didNotWork: 'That did not work. Check your connection and try again.',
  /** In place of a page whose code could not be loaded. */
  page: {
    title: 'Page not shown',
    heading: 'This page could not be shown',
    text: 'Check your connection, then load the page again.',
    reload: 'Load again',
  },
} as const;
