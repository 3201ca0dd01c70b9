import { screen, waitFor } from '@testing-library/react';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate } from '#contracts/kit/samples/rates.ts';
import { defaultParty } from '#contracts/values/party.ts';
import { ratingLabel } from '#client/domain/hotels/hotelText.ts';
import { HotelSummary } from '#client/features/hoteldetails/HotelSummary.tsx';
import { PlainRating } from '#client/plain/hotel/PlainSummary.tsx';
import { english } from '../../../support/english.ts';
import { renderPart } from '../../../support/renderPart.tsx';

it.each([
  [1, 1],
  [3.5, 3],
  [5, 5],
  [1e9, 5],
  [-2, 0],
  [0, 0],
  [null, 0],
])('shows a rating of %p as %p stars', (star_rating, stars) => {
  const { container } = renderPart(<PlainRating hotel={{ star_rating }} />);
  // Each star is 24 units wide.
  const [, , width = '0'] =
    container.querySelector('svg')?.getAttribute('viewBox')?.split(' ') ?? [];
  expect(Number(width) / 24).toBe(stars);
  expect(screen.getByText(ratingLabel(english, { star_rating }))).toBeVisible();
});

const openAt = (deadline: number) =>
  renderPart(
    <HotelSummary
      hotel={{
        ...fullHotel,
        rates: [{ ...fullRate, free_cancellation_until: new Date(deadline).toISOString() }],
      }}
      stay={{ party: defaultParty }}
      sections={{ rooms: 'rooms', days: 'stay' }}
    />,
  );

it('does not call a rate refundable after its deadline', () => {
  openAt(Date.now() - 1_000);
  expect(screen.queryByText('Fully refundable')).not.toBeInTheDocument();
});

it('no longer calls a rate refundable once the deadline passes on the open page', async () => {
  openAt(Date.now() + 200);
  const note = screen.getByText('Fully refundable');
  await waitFor(() => expect(note).not.toBeInTheDocument(), { timeout: 3_000 });
});
