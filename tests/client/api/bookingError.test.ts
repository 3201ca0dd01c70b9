import { bookingErrorOf, saysNoSuchBooking } from '#client/api/bookingError.ts';
import { bookingProblem } from '../../support/sampleBooking.ts';

const invalid = {
  title: 'Unprocessable Content',
  status: 422,
  errors: [{ path: 'traveller.email', message: 'is required' }],
};

it.each([
  ['a problem with a code', { status: 410, data: bookingProblem('gone', 410) }, 'problem'],
  ['invalid fields', { status: 422, data: invalid }, 'invalid'],
  ['a forbidden request', { status: 403, data: { title: 'Forbidden', status: 403 } }, 'refused'],
  ['an unknown code', { status: 409, data: { ...invalid, errors: 1, code: 'new' } }, 'refused'],
  ['a page in place of JSON', { status: 'PARSING_ERROR', originalStatus: 413 }, 'refused'],
  ['too many requests', { status: 429, data: {} }, 'unknown'],
  ['a request timeout', { status: 408, data: {} }, 'unknown'],
  ['a server error', { status: 503, data: {} }, 'unknown'],
  ['a gateway’s page', { status: 'PARSING_ERROR', originalStatus: 502 }, 'unknown'],
  ['an unreadable success', { status: 'PARSING_ERROR', originalStatus: 201 }, 'unknown'],
  ['a wrong shape', { status: 'CUSTOM_ERROR', error: 'answer.id: wrong' }, 'unknown'],
  ['no connection', { status: 'FETCH_ERROR', error: 'Failed to fetch' }, 'unknown'],
  ['a time-out', { status: 'TIMEOUT_ERROR', error: 'aborted' }, 'unknown'],
])('reads %s', (_, error, kind) => {
  expect(bookingErrorOf(error).kind).toBe(kind);
});

it.each([
  ['the site’s 404', { status: 404, data: { title: 'Not Found', status: 404 } }, true],
  ['a gateway’s page', { status: 'PARSING_ERROR', originalStatus: 404, data: '<html>' }, false],
  ['a gateway’s JSON', { status: 404, data: { error: 'no route' } }, false],
  ['another problem', { status: 403, data: { title: 'Forbidden', status: 403 } }, false],
  ['nothing', undefined, false],
])('decides whether %s states that there is no such booking', (_, error, says) => {
  expect(saysNoSuchBooking(error)).toBe(says);
});
