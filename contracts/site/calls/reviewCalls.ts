import {
  hotelReviewsQuerySchema,
  hotelReviewsSchema,
  ownReviewResponseSchema,
  reviewRequestSchema,
} from '../reviews.ts';
import { type Calls, emptySchema } from './call.ts';

export const reviewCalls = {
  'GET /api/reviews': {
    does: 'Returns a page of the reviews of a hotel, the latest first.',
    access: 'anyone',
    query: hotelReviewsQuerySchema,
    answers: { 200: hotelReviewsSchema },
  },
  'GET /api/reviews/stays/:id': {
    does: 'Returns the review of a stay, or null.',
    access: 'booking',
    limit: 'own',
    answers: { 200: ownReviewResponseSchema },
  },
  'POST /api/reviews/stays/:id': {
    does: 'Writes the review of a stay.',
    access: 'booking',
    limit: 'own',
    body: reviewRequestSchema,
    answers: { 201: ownReviewResponseSchema },
    problems: { 403: ['not-stayed'], 409: ['already-reviewed'] },
  },
  'DELETE /api/reviews/stays/:id': {
    does: 'Deletes the review of a stay, or only the text of a hidden review.',
    access: 'booking',
    limit: 'own',
    answers: { 200: ownReviewResponseSchema },
  },
  'POST /api/reviews/:id/report': {
    does: 'Reports a review to the operator. The response is the same for every id.',
    access: 'anyone',
    limit: 'report',
    answers: { 202: emptySchema },
  },
} as const satisfies Calls;
