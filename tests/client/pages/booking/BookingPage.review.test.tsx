import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import {
  type OwnReview,
  ownReviewResponseSchema,
  reviewRequestSchema,
} from '#contracts/site/reviews.ts';
import { enter } from '../../../support/enter.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { sampleAccess, sampleBooking, sampleLink } from '../../../support/sampleBooking.ts';
import { hangUp, json, withBody } from '../../../support/scriptedProvider.ts';
import { scriptSite } from '../../../support/scriptedSite.ts';

let site: Awaited<ReturnType<typeof scriptSite>>;
/** The review that the site has stored. */
let stored: OwnReview | null;

const written: OwnReview = {
  id: 'review-1',
  score: 8,
  text: 'Quiet rooms.\nA kind desk.',
  author: 'Ada',
  month: '2027-03',
  hidden: false,
};
const answer = (status = 200) => json(v.parse(ownReviewResponseSchema, { review: stored }), status);
type Handler = ReturnType<typeof json>;

/** Reads, writes and deletes the only review like the site. */
const reviews: Handler = (request, response) => {
  if (request.method === 'DELETE') stored = null;
  if (request.method !== 'POST') {
    answer()(request, response);
    return;
  }
  withBody(request, (body) => {
    const review = v.parse(reviewRequestSchema, JSON.parse(body));
    if (stored) {
      json({ title: 'Conflict', status: 409, code: 'already-reviewed' }, 409)(request, response);
      return;
    }
    stored = { ...written, ...review };
    answer(201)(request, response);
  });
};

beforeEach(async () => {
  stored = null;
  const booking = sampleBooking({ status: 'stayed', cancellation: null });
  site = await scriptSite({ booking: json(booking), review: reviews });
});

const open = () => renderAt(sampleLink, { apiOrigin: site.origin });
const writes = () => site.calls.filter((call) => call.startsWith('POST'));
const form = () => screen.findByRole('form', { name: 'Your review' });
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish review' }));
const fill = async () => {
  await form();
  await userEvent.click(screen.getByRole('radio', { name: '8' }));
  await enter(screen.getByLabelText('Your review', { selector: 'textarea' }), written.text);
};

it('publishes a review of a past stay, and deletes it after a question', async () => {
  open();
  expect(
    await screen.findByRole('heading', { level: 2, name: 'How was your stay?' }),
  ).toBeVisible();
  await fill();
  await publish();
  const title = await screen.findByRole('heading', { level: 3, name: 'Your review' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(stored).toEqual(written);
  expect(screen.getByText(/^Quiet rooms/).textContent).toBe(written.text);
  expect(screen.getByText(/stayed in March 2027/)).toBeVisible();
  expect(writes()).toEqual([`POST /api/reviews/stays/${sampleAccess.id}?key=${sampleAccess.key}`]);

  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const question = screen.getByRole('group', { name: 'Delete your review?' });
  expect(question).toHaveFocus();
  await userEvent.click(within(question).getByRole('button', { name: 'Delete it' }));
  await waitFor(async () => expect(await form()).toHaveFocus());
  expect(stored).toBeNull();
});

it('shows missing input beside the fields and sends nothing', async () => {
  open();
  await form();
  await publish();
  const scores = screen.getByRole('radiogroup', { name: 'Your score' });
  expect(scores).toHaveAccessibleDescription('Choose a score.');
  expect(scores).toBeInvalid();
  expect(screen.getByRole('radio', { name: '0' })).toHaveFocus();
  const text = screen.getByLabelText('Your review', { selector: 'textarea' });
  expect(text).toHaveAccessibleDescription('Write a few words about your stay.');
  await userEvent.click(screen.getByRole('radio', { name: '0' }));
  expect(scores).toBeValid();
  await publish();
  expect(text).toHaveFocus();
  expect(scores).toBeValid();
  expect(writes()).toEqual([]);
});

it('keeps the typed text when no response came, and shows the published review', async () => {
  open();
  await fill();
  site.script.review = hangUp;
  await publish();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your review was not published.');
  expect(screen.getByLabelText('Your review', { selector: 'textarea' })).toHaveValue(written.text);
  // The review was published although its response was lost.
  stored = { ...written, text: 'The first one' };
  site.script.review = reviews;
  await publish();
  expect(await screen.findByText('The first one')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Your review' })).not.toBeInTheDocument();
});

it('tells its author that a review is hidden, and shows an emptied review without its text', async () => {
  stored = { ...written, hidden: true };
  const { unmount } = open();
  expect(await screen.findByText(/^It is not shown on the site/)).toBeVisible();
  expect(screen.getByText(/^Quiet rooms/)).toBeVisible();
  unmount();
  stored = { ...written, hidden: true, text: '', author: null };
  open();
  expect(await screen.findByText(/^It is not shown on the site/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

it('loads again after a failure', async () => {
  site.script.review = hangUp;
  open();
  expect(await screen.findByText('Your review could not be loaded.')).toBeVisible();
  site.script.review = reviews;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await form()).toBeVisible();
});

it('asks for no review before the stay is over', async () => {
  site.script.booking = json(sampleBooking());
  open();
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.title).toMatch(/^Your booking is/));
  expect(screen.queryByText('How was your stay?')).not.toBeInTheDocument();
  expect(site.calls).toHaveLength(1);
});
