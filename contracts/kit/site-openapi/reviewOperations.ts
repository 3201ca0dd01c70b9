import {
  hotelReviewsSchema,
  ownReviewResponseSchema,
  reviewPaths,
  reviewProblemSchema,
  reviewRequestSchema,
} from '../../site/reviews.ts';
import { problemDescriptions } from './bookingDescriptions.ts';
import {
  component,
  empty,
  errors,
  idParameter,
  keyParameter,
  noSuchBooking,
  ok,
  operationsOf,
  origin,
  problem,
  withId,
} from './documentParts.ts';

const review = operationsOf('reviews');
const hotelQuery = {
  name: 'hotel',
  in: 'query',
  required: true,
  description: 'The hotel’s `id`.',
  schema: { type: 'string' },
};
const beforeQuery = {
  name: 'before',
  in: 'query',
  description: 'The `next` of the page before.',
  schema: { type: 'string' },
};

/** The calls of reviews, as the `paths` of an OpenAPI document. */
export function reviewOperations() {
  return {
    [reviewPaths.reviews]: {
      get: {
        parameters: [hotelQuery, beforeQuery],
        ...review(
          'listReviews',
          'The reviews of a hotel',
          'The visible ones, ten a page, with their number and average score. For everybody; to be revalidated by its ETag.',
          {
            200: ok('HotelReviews'),
            304: { description: 'Nothing has changed since the response with that ETag.' },
            422: errors[422],
          },
        ),
      },
    },
    [withId(reviewPaths.stay)]: {
      parameters: [idParameter('The `id` of the booking.'), keyParameter],
      get: review(
        'getStayReview',
        'The review of a stay',
        'For whoever has the link of the booking.',
        { 200: ok('StayReview'), ...noSuchBooking },
      ),
      post: review(
        'writeReview',
        'Review a stay that has passed, once',
        'For whoever has the link of the booking.',
        {
          ...noSuchBooking,
          201: ok('StayReview'),
          403: problem(
            '`not-stayed`, or not from a page of this site.',
            'ReviewProblem',
            'Problem',
          ),
          409: problem('`already-reviewed`: there is a review of this stay.', 'ReviewProblem'),
        },
        'ReviewRequest',
      ),
      delete: review(
        'deleteReview',
        'Delete the review of a stay',
        'Of a review that the operator has hidden, only the text is deleted.',
        { 200: ok('StayReview'), ...origin, ...noSuchBooking },
      ),
    },
    [withId(reviewPaths.report)]: {
      post: {
        parameters: [idParameter('The `id` of the review.')],
        ...review(
          'reportReview',
          'Report a review to the operator',
          'A client counts once for each review. The response does not tell whether there is such a review.',
          {
            ...origin,
            202: empty('Accepted, also if there is no such review.'),
          },
        ),
      },
    },
  };
}

/** The descriptions of a review's fields, below `at`. */
const ofReview = (at: string) => ({
  [`${at}.id`]: 'Names the review.',
  [`${at}.score`]: 'A whole number from 0 to 10.',
  [`${at}.author`]: 'The first name of the guest; null once the personal data is erased.',
  [`${at}.month`]: 'The month of the check-out, `YYYY-MM`.',
  [`${at}.text`]: 'Plain text of any number of lines.',
  [`${at}.answer`]: 'What the hotel answers to it in public; plain text of any number of lines.',
});

/** The schemas of reviews. */
export function reviewSchemas() {
  return {
    HotelReviews: component('A page of the reviews of a hotel.', hotelReviewsSchema, {
      count: 'How many visible reviews the hotel has on this site.',
      average: 'Their average score, with one decimal; null for none.',
      reviews: 'The latest first.',
      ...ofReview('reviews[]'),
      next: 'The `before` of the next page; null on the last one.',
    }),
    ReviewRequest: component('A review.', reviewRequestSchema, {
      score: 'A whole number from 0 to 10.',
      text: 'Plain text of any number of lines.',
    }),
    StayReview: component('The review of a stay.', ownReviewResponseSchema, {
      review: 'Null while there is none.',
      ...ofReview('review'),
      'review.hidden': 'Whether the operator has hidden it from everybody else.',
    }),
    ReviewProblem: component('A review that was not written (RFC 9457).', reviewProblemSchema, {
      ...problemDescriptions,
      code: '`not-stayed`: the stay has not passed, or was cancelled.',
    }),
  };
}
