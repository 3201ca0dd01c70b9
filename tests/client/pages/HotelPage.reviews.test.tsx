import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { hotelReviewsSchema, type Review } from '#contracts/site/reviews.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { hangUp, json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';
import { hrefOf } from '../../support/hrefOf.ts';

// The sample rates are for other days than the requested ones, which logs errors.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

const call = '/api/hotels/sea_view_clifton_karachi';
const plainHotel = { id: fullHotel.id, name: fullHotel.name };

let site: Awaited<ReturnType<typeof startProvider>>;

beforeEach(async () => {
  site = await startProvider({
    [call]: json(fullHotel),
    [`${call}/reviews`]: json({ reviews: [] }),
  });
});

const review = (index: number, changes: Partial<Review> = {}): Review => ({
  id: `review-${index}`,
  score: 8,
  author: `Guest ${index}`,
  month: '2027-03',
  text: `Text ${index}`,
  ...changes,
});
const page = (reviews: Review[], count = reviews.length, next: string | null = null) =>
  json(v.parse(hotelReviewsSchema, { count, average: 8.4, reviews, next }));

/** Opens the page and waits for the call of the reviews, whether or not it succeeds. */
async function open() {
  const { store } = renderAt('/hotel-detail/sea_view_clifton_karachi', { apiOrigin: site.origin });
  await screen.findByRole('heading', { level: 1, name: 'Sea View Clifton' });
  await waitFor(() => {
    const { [`getHotelReviews("${fullHotel.id}")`]: call } = store.getState().api.queries;
    expect(call?.status).toMatch(/^(fulfilled|rejected)$/);
  });
  return within(screen.getByRole('region', { name: /^Guest (reviews|rating)$/ }));
}

it.each([
  ['there are no reviews', page([])],
  ['the call of the reviews fails', hangUp],
])('is as specified for a plain hotel when %s', async (_, handler) => {
  site.script[call] = json(plainHotel);
  site.script['/api/reviews'] = handler;
  const section = await open();
  expect(screen.getByRole('button', { name: 'Guest Review (1)' })).toBeVisible();
  expect(section.getByText('No guest rating listed')).toBeVisible();
  expect(section.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  expect(hrefOf('See all reviews')).toBe('#');
});

it('shows only the rating of the provider when the reviews cannot be loaded', async () => {
  site.script['/api/reviews'] = hangUp;
  const section = await open();
  expect(screen.getByRole('button', { name: 'Guest rating' })).toBeVisible();
  expect(section.getByRole('heading', { name: 'Rating from our travel partner' })).toBeVisible();
  expect(section.queryByText('Reviews by our guests')).not.toBeInTheDocument();
});

it('separates the reviews of this site from the rating of the provider', async () => {
  const text = '<b>Quiet</b> rooms.\nA kind desk.';
  site.script['/api/reviews'] = page([
    review(1, { score: 9, author: 'Ada', text }),
    review(2, { score: 3, author: null }),
  ]);
  const section = await open();
  await section.findByText('Reviews by our guests');
  for (const shown of ['Rating from our travel partner', '9.1', '412 ratings by its guests']) {
    expect(section.getByText(shown)).toBeVisible();
  }
  for (const shown of ['Reviews by our guests', '8.4', 'Very good', '2 reviews']) {
    expect(section.getByText(shown)).toBeVisible();
  }
  const [first, second] = section.getAllByRole('listitem');
  expect(first).toHaveTextContent('9 of 10WonderfulAda, stayed in March 2027');
  expect(within(first ?? document.body).getByText(/^<b>Quiet/).textContent).toBe(text);
  expect(second).toHaveTextContent(/^3 of 10A guest, stayed in March 2027/);
  await userEvent.click(screen.getByRole('link', { name: 'See all reviews' }));
  expect(screen.getByRole('region', { name: 'Guest rating' })).toHaveFocus();
});

it('counts the reviews of this site if the provider has no rating', async () => {
  site.script[call] = json(plainHotel);
  site.script['/api/reviews'] = page([review(1)]);
  const section = await open();
  expect(await section.findByText('Reviews by our guests')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Guest Review (1)' })).toBeVisible();
  expect(section.queryByText('No guest rating listed')).not.toBeInTheDocument();
  expect(section.queryByText('Rating from our travel partner')).not.toBeInTheDocument();
});

it('loads more reviews, also after a failed call', async () => {
  const first = Array.from({ length: 10 }, (_, index) => review(index));
  site.script['/api/reviews'] = page(first, 11, 'cursor');
  const section = await open();
  const more = await section.findByRole('button', { name: 'Show more reviews' });
  site.script['/api/reviews'] = hangUp;
  await userEvent.click(more);
  expect(await section.findByRole('alert')).toHaveTextContent('No more reviews could be loaded.');
  expect(section.getAllByRole('listitem')).toHaveLength(10);
  site.script['/api/reviews'] = page([review(10)], 11);
  await userEvent.click(section.getByRole('button', { name: 'Show more reviews' }));
  const last = await section.findByText('Text 10');
  await waitFor(() => expect(last.parentElement).toHaveFocus());
  expect(section.getAllByRole('listitem')).toHaveLength(11);
  expect(section.queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
  expect(site.requests.at(-1)).toBe(`/api/reviews?hotel=${fullHotel.id}&before=cursor`);
});

it('reports a review once, after a question', async () => {
  site.script['/api/reviews'] = page([review(1)]);
  const report = '/api/reviews/review-1/report';
  site.script[report] = hangUp;
  const section = await open();
  const opener = { name: 'Report the review by Guest 1' };
  await userEvent.click(await section.findByRole('button', opener));
  const question = section.getByRole('group', { name: /^Report this review\?/ });
  await waitFor(() => expect(question).toHaveFocus());
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(section.getByRole('button', opener)).toHaveFocus());
  expect(site.requests).not.toContain(report);

  await userEvent.click(section.getByRole('button', opener));
  await userEvent.click(section.getByRole('button', { name: 'Report it' }));
  expect(await section.findByRole('alert')).toHaveTextContent('That did not work.');
  site.script[report] = json({}, 202);
  await userEvent.click(section.getByRole('button', { name: 'Report it' }));
  await waitFor(async () =>
    expect(await section.findByText('Thank you. We will look at this review.')).toHaveFocus(),
  );
  expect(section.queryByRole('button', opener)).not.toBeInTheDocument();
});
