/** The desk's page of the reviews of guests. */
export const deskReviews = {
  lead: 'What guests of this site wrote about their stays. A hidden review is shown to its author alone.',
  caption: 'The reviews',
  state: 'State',
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
    state: 'State',
    actions: 'Actions',
  },
  /** The score of a review, such as '9 of 10'. */
  score: '{score, number} of 10',
  /** `month` is such as 'November 2026'. */
  by: '{author}, stayed in {month}',
  reports: '{count, plural, one {# report} other {# reports}}',
  /** In place of a text that its author has deleted. */
  deleted: 'Deleted by its author',
  answer: 'The hotel’s answer',
  booking: 'Booking',
  none: 'No guest has written a review yet.',
  noneFound: 'No review matches these filters. Clear them to see all reviews.',
  /** Buttons of a review; `author` tells them apart for screen readers. */
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
    text: 'Nobody but its author will see it, and it no longer counts in the hotel’s average. The author reads that it breaks the rules of this site.',
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
  /** When a change was refused. */
  problem: {
    changed:
      'Nothing was changed: somebody else changed this review meanwhile. It is shown as it is now.',
    deleted: 'Nothing was changed: its author has deleted this review.',
  },
} as const;
