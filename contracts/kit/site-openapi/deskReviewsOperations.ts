import {
  answerRemovalSchema,
  answerSchema,
  deskReviewPaths,
  deskReviewProblemSchema,
  deskReviewSchema,
  deskReviewsSchema,
  moderationSchema,
  reviewStates,
} from '../../site/desk/deskReviews.ts';
import { firstDescriptions, problemDescriptions } from './bookingDescriptions.ts';
import {
  component,
  cursorParameter,
  deskOperationsOf,
  idParameter,
  ok,
  problem,
  queryParameter,
  withId,
} from './documentParts.ts';

const operation = deskOperationsOf('desk-reviews');
const changed = {
  200: ok('DeskReview'),
  404: problem('There is no such review.'),
  409: problem('It was not changed; see `code`.', 'DeskReviewProblem'),
};
const id = idParameter('The `id` of the review.');

/** The calls of the desk's reviews, as the `paths` of an OpenAPI document. */
export function deskReviewsOperations() {
  return {
    [deskReviewPaths.reviews]: {
      get: {
        parameters: [
          queryParameter(
            'state',
            'Reported ones that are shown, hidden or shown ones.',
            reviewStates,
          ),
          queryParameter('hotel', 'The reviews of the hotel with this `id` alone.'),
          cursorParameter,
        ],
        ...operation(
          'reviews.read',
          'listDeskReviews',
          'The reviews of all hotels',
          'A page of them, the latest first.',
          { 200: ok('DeskReviews') },
        ),
      },
    },
    [withId(deskReviewPaths.hiding)]: {
      parameters: [id],
      post: operation(
        'reviews.moderate',
        'hideReview',
        'Hide a review',
        'Only its author still sees it.',
        changed,
        'Moderation',
      ),
    },
    [withId(deskReviewPaths.restoring)]: {
      parameters: [id],
      post: operation(
        'reviews.moderate',
        'restoreReview',
        'Show a review again',
        'Its reports are set to zero; of one that is shown, only that.',
        changed,
        'Moderation',
      ),
    },
    [withId(deskReviewPaths.answer)]: {
      parameters: [id],
      put: operation(
        'reviews.answer',
        'answerReview',
        'Answer a review as the hotel',
        'Everybody reads the answer below the review.',
        changed,
        'ReviewAnswer',
      ),
      delete: operation(
        'reviews.answer',
        'removeReviewAnswer',
        'Remove the answer to a review',
        'Nobody reads it any more.',
        changed,
        'ReviewAnswerRemoval',
      ),
    },
  };
}

const ofReview = (at: string) => ({
  [`${at}id`]: 'Names the review.',
  [`${at}hotelId`]: 'The hotel’s `id`.',
  [`${at}hotel`]: 'The name of the hotel, as the booking keeps it; null if it keeps none.',
  [`${at}bookingId`]: 'The `id` of the booking.',
  [`${at}score`]: 'A whole number from 0 to 10.',
  [`${at}author`]: 'The first name of the guest; null once the personal data is erased.',
  [`${at}month`]: 'The month of the check-out, `YYYY-MM`.',
  [`${at}text`]: 'Plain text; empty once its author has deleted a hidden one.',
  [`${at}reports`]: 'How many readers have reported it since the operator last looked.',
  [`${at}hiddenAt`]: 'When it was hidden; null while it is shown.',
  [`${at}answer`]: 'What the hotel answers in public; null for nothing.',
  [`${at}answeredAt`]: 'When the answer was last written.',
  [`${at}createdAt`]: 'When it was written.',
});

/** The schemas of the desk's reviews. */
export function deskReviewsSchemas() {
  return {
    DeskReview: component('A review as the desk sees it.', deskReviewSchema, ofReview('')),
    DeskReviews: component('A page of reviews.', deskReviewsSchema, {
      items: 'The latest first.',
      ...ofReview('items[].'),
      next: 'The `cursor` of the next page; null on the last one.',
    }),
    Moderation: component('Why a review is hidden or shown again.', moderationSchema, {
      reason: 'Kept in the record, without personal data.',
    }),
    ReviewAnswer: component('What the hotel answers in public.', answerSchema, {
      text: 'Plain text of any number of lines.',
      previous: 'The answer that its writer has seen; null for none.',
    }),
    ReviewAnswerRemoval: component('Which answer is removed.', answerRemovalSchema, {
      previous: 'The answer that was seen.',
    }),
    DeskReviewProblem: component(
      'A change of a review that was not made (RFC 9457).',
      deskReviewProblemSchema,
      {
        ...problemDescriptions,
        code: '`changed`: it is not as it was when it was shown. `deleted`: its author has deleted what it said.',
        ...firstDescriptions,
      },
    ),
  };
}
