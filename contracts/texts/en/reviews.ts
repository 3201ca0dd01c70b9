/** The reviews that guests of this site write. */
export const reviews = {
  loading: 'Loading…',
  cancel: 'Cancel',
  failed: 'That did not work. Try again.',
  aGuest: 'A guest',
  /** The score of a review. What is in `<hidden>` only screen readers say. */
  score: '{score, number}<hidden> of 10</hidden>',
  /** Who wrote a review; `month` is such as 'November 2026'. */
  by: '<name>{author}</name>, stayed in {month}',
  /** Above what the hotel answers to a review. */
  answer: 'The hotel’s answer',
  list: {
    title: 'Reviews by our guests',
    note: 'Written by guests who booked here and have stayed. We check each review against its booking.',
    more: 'Show more reviews',
    moreFailed: 'No more reviews could be loaded. Try again.',
  },
  report: {
    open: 'Report<hidden> the review by {author}</hidden>',
    question: 'Report this review? We will look at it, and hide it if it breaks our rules.',
    yes: 'Report it',
    thanks: 'Thank you. We will look at this review.',
  },
  own: {
    title: 'Your review',
    hidden: 'It is not shown on the site, because it breaks our rules.',
    shown: 'It is shown on the hotel’s page. Thank you!',
    delete: 'Delete',
    deleteQuestion: 'Delete your review?',
    deleteYes: 'Delete it',
    notLoaded: 'Your review could not be loaded.',
  },
  form: {
    score: 'Your score',
    scoreHint: '0 is very poor, 10 is wonderful.',
    text: 'Your review',
    textHint: 'What was good, what was not? Leave out names and phone numbers.',
    public: 'Everybody can read it on the hotel’s page, with the month of your stay.',
    publicWithName:
      'Everybody can read it on the hotel’s page, with your first name and the month of your stay.',
    publish: 'Publish review',
    publishing: 'Publishing…',
  },
  errors: {
    score: 'Choose a score.',
    empty: 'Write some words about your stay.',
    tooLong: 'Your review must have at most {most, number} characters.',
    controlCharacters: 'Your review must not contain control characters.',
    alreadyReviewed: 'There is a review of this stay already.',
    notStayed: 'Only a stay that has passed can be reviewed.',
    tooManyTries: 'There were too many tries. Wait a minute, then try again.',
    notPublished: 'Your review was not published. Check your connection and try again.',
  },
} as const;
