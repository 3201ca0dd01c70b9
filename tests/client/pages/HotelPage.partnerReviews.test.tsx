import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import type { PartnerReview } from '#contracts/provider/reviews.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { type Handler, hangUp, hold, json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';
import { hrefOf } from '../../support/hrefOf.ts';

// The sample rates are for other days than the requested ones, which logs errors.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

const { id } = fullHotel;
const path = `/api/hotels/${id}/reviews`;

const review = (index: number, changes: Partial<PartnerReview> = {}): PartnerReview => ({
  id: index,
  score: 8,
  title: `Title ${index}`,
  text: `Text ${index}`,
  language: 'en-GB',
  traveller_kind: 'family',
  month: '2026-08',
  topics: ['pool'],
  ...changes,
});
const several = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => review(from + index));
const topics = [
  { code: 'pool', name: '<i>Pool</i>', mentions: 7 },
  { code: 'bar', mentions: 9 },
  { code: 'staff', name: 'Staff', mentions: 5, score: 9.1 },
];

let site: Awaited<ReturnType<typeof startProvider>>;

/** Opens the page for a provider whose reviews are the result of `answer`. */
async function open(
  answer: Handler,
  { live = true, hotel = fullHotel }: { live?: boolean; hotel?: object } = {},
) {
  site = await startProvider({ [`/api/hotels/${id}`]: json(hotel), [path]: answer });
  renderAt(`/hotel-detail/${id}`, { apiOrigin: site.origin, live });
  await screen.findByRole('heading', { level: 1, name: fullHotel.name });
  return within(screen.getByRole('region', { name: /^Guest (rating|reviews)$/ }));
}

const requests = () => site.requests.filter((url) => url.startsWith(path));
const partnerTitle = { level: 3, name: 'Reviews from our travel partner' } as const;

it('shows reviews in their own words, apart from the facts that this site knows', async () => {
  const section = await open(
    json({
      reviews: [
        review(1, { text: '<b>Quiet</b>\nrooms.' }),
        review(2, { language: 'de-AT', traveller_kind: 'clan', title: null, score: 6.5 }),
      ],
      total: 2,
    }),
  );
  expect(await section.findByRole('heading', partnerTitle)).toBeVisible();
  expect(section.getByText(/We have not checked them\./)).toBeVisible();
  expect(section.getByText('2 written reviews')).toBeVisible();
  // The page arrived without the number of reviews, so none of its words may change now.
  expect(screen.getByRole('button', { name: 'Guest rating' })).toBeVisible();
  expect(hrefOf('See all reviews')).toBe('#reviews');
  const [first, second] = section.getAllByRole('listitem');
  expect(first).toHaveTextContent(
    /^8 of 10Very goodFamily · August 2026Title 1<b>Quiet<\/b> rooms\.$/,
  );
  expect(second).toHaveTextContent(/^6\.5 of 10August 2026 · Austrian GermanText 2$/);
  expect(section.getByText('Text 2')).toHaveAttribute('lang', 'de-AT');
  expect(section.getByText('Text 2')).toHaveAttribute('dir', 'auto');
  expect(section.getByText('Title 1')).not.toHaveAttribute('lang');
  expect(section.queryByText(/no texts/)).not.toBeInTheDocument();
});

it('shows a few reviews, then more of the page, then the next page, each review once', async () => {
  const section = await open((request, response) => {
    const second = request.url?.includes('page=2');
    json({ reviews: second ? several(5, 9) : several(10), total: 14 })(request, response);
  });
  expect(await section.findAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(section.getByRole('button', { name: 'Show more reviews' }));
  expect(section.getAllByRole('listitem')).toHaveLength(10);
  await waitFor(() => expect(section.getByText('Title 4').parentElement).toHaveFocus());
  expect(requests()).toEqual([path]);
  await userEvent.click(section.getByRole('button', { name: 'Show more reviews' }));
  await waitFor(async () =>
    expect((await section.findByText('Title 10')).parentElement).toHaveFocus(),
  );
  expect(section.getAllByRole('listitem')).toHaveLength(14);
  expect(section.queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
  expect(requests()).toEqual([path, `${path}?page=2`]);
});

it('shows an error when more reviews could not be loaded, and can load them again', async () => {
  const section = await open(json({ reviews: several(4), total: 6 }));
  await section.findAllByRole('listitem');
  site.script[path] = hangUp;
  await userEvent.click(section.getByRole('button', { name: 'Show more reviews' }));
  expect(await section.findByRole('alert')).toHaveTextContent('No more reviews could be loaded.');
  site.script[path] = json({ reviews: several(2, 4), total: 6 });
  await userEvent.click(section.getByRole('button', { name: 'Show more reviews' }));
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(6));
  expect(section.queryByRole('alert')).not.toBeInTheDocument();
});

it('stops if a provider repeats the same page', async () => {
  const section = await open(json({ reviews: several(4), total: 400 }));
  await section.findAllByRole('listitem');
  await userEvent.click(section.getByRole('button', { name: 'Show more reviews' }));
  await waitFor(() =>
    expect(section.queryByRole('button', { name: /^Show more|^Loading/ })).not.toBeInTheDocument(),
  );
  expect(section.getAllByRole('listitem')).toHaveLength(4);
});

it('filters by traveler, language and topic, and says when nothing was found', async () => {
  const section = await open(
    json({
      reviews: [review(1), review(2, { language: 'de', traveller_kind: 'solo', topics: ['bar'] })],
      topics,
      languages: ['en-GB', 'de'],
      traveller_kinds: ['family', 'solo'],
      total: 2,
    }),
  );
  await userEvent.click(await section.findByText('Filter the reviews'));
  const travelers = section.getByRole('combobox', { name: 'Travelers' });
  expect(
    within(travelers)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All travelers', 'Families', 'Solo travelers']);
  expect(section.getByRole('button', { name: 'Staff 9.1 of 10 (5)' })).toBeVisible();
  const pool = section.getByRole('button', { name: '<i>Pool</i> (7)' });
  await userEvent.click(pool);
  // The provider does not support filters: contradicting reviews and the total are hidden.
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
  expect(pool).toHaveAttribute('aria-pressed', 'true');
  expect(section.getByText('Title 1')).toBeVisible();
  site.script[path] = json({ reviews: [], total: 0 });
  await userEvent.selectOptions(travelers, 'Families');
  await userEvent.selectOptions(section.getByRole('combobox', { name: 'Language' }), 'German');
  expect(
    await section.findByText('No reviews by families in German about “<i>Pool</i>”.'),
  ).toBeVisible();
  const asked = requests().map((url) => Object.fromEntries(new URL(url, site.origin).searchParams));
  expect(asked).toContainEqual({ traveller: 'family', language: 'de', topic: 'pool' });
  await userEvent.click(section.getByRole('button', { name: 'Clear all filters' }));
  expect(await section.findAllByRole('listitem')).toHaveLength(2);
  await waitFor(() => expect(section.getByRole('heading', partnerTitle)).toHaveFocus());
  expect(travelers).toHaveValue('');
});

it('shows an error instead of a lack of reviews if the provider ignores filters', async () => {
  const section = await open(json({ reviews: several(2), topics, total: 20 }));
  await userEvent.click(await section.findByRole('button', { name: 'bar (9)' }));
  expect(await section.findByRole('alert')).toHaveTextContent(/could not be loaded/);
  expect(section.queryByText(/^No reviews/)).not.toBeInTheDocument();
});

it('keeps the last reviews, marked as busy, while new ones load', async () => {
  const section = await open(json({ reviews: several(2), topics, total: 2 }));
  await section.findAllByRole('listitem');
  const { handler, release } = hold(json({ reviews: [review(7)], total: 1 }));
  site.script[path] = handler;
  await userEvent.click(section.getByRole('button', { name: '<i>Pool</i> (7)' }));
  expect(section.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  expect(section.getByText('Loading…')).toBeVisible();
  release();
  expect(await section.findByText('1 written review')).toBeVisible();
  site.script[path] = hangUp;
  await userEvent.click(section.getByRole('button', { name: 'bar (9)' }));
  expect(await section.findByRole('alert')).toHaveTextContent(
    /^The reviews from our travel partner could not be loaded/,
  );
  expect(section.queryByRole('listitem')).not.toBeInTheDocument();
});

it('shows the beginning of a long text, and the rest on request', async () => {
  const text = `${'A long stay. '.repeat(4_000)}The end.`;
  const section = await open(json({ reviews: [review(1, { text })], total: 1 }));
  const more = await section.findByRole('button', { name: 'Read more' });
  const shown = () => section.getByText(/^A long stay/).textContent.length;
  expect(shown()).toBeLessThan(300);
  await userEvent.click(more);
  expect(shown()).toBeGreaterThan(4_000);
  expect(shown()).toBeLessThan(5_010);
  await userEvent.click(section.getByRole('button', { name: 'Show less' }));
  expect(shown()).toBeLessThan(300);
});

it('says that a provider without reviews has no texts', async () => {
  const section = await open(json({ reviews: [] }));
  const text = 'Our travel partner gives us no texts of reviews.';
  expect(await section.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Guest rating' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See all reviews' })).not.toBeInTheDocument();
  expect(section.queryByRole('heading', partnerTitle)).not.toBeInTheDocument();
});

it('says that reviews were not loaded, and can load them again', async () => {
  const section = await open(json({ reviews: 'many' }));
  expect(await section.findByRole('alert')).toHaveTextContent(
    /^The reviews from our travel partner could not be loaded/,
  );
  expect(section.getByText('412 ratings by its guests')).toBeVisible();
  expect(section.queryByText(/no texts/)).not.toBeInTheDocument();
  site.script[path] = json({ reviews: [review(1)], total: 1 });
  await userEvent.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByText('Title 1')).toBeVisible();
});

it('hides a failure on a page that is not live', async () => {
  const section = await open(json({ title: 'Broken' }, 500), {
    live: false,
    hotel: { ...fullHotel, rates: undefined },
  });
  await waitFor(() => expect(requests()).toHaveLength(1));
  expect(section.getByText('412 ratings by its guests')).toBeVisible();
  expect(section.queryByRole('alert')).not.toBeInTheDocument();
});

it('sends no request to a provider of the plain specification', async () => {
  const hotel = { id, name: fullHotel.name };
  const section = await open(json({ reviews: [review(1)] }), { live: false, hotel });
  expect(section.getByText('No guest rating listed')).toBeVisible();
  expect(requests()).toEqual([]);
});
