import { screen } from '@testing-library/react';
import { ratingLabel } from '#client/domain/hotels/hotelText.ts';
import { HotelRating } from '#client/features/hoteldetails/HotelSummary.tsx';
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
  const { container } = renderPart(<HotelRating hotel={{ star_rating }} />);
  expect(container.querySelectorAll('svg')).toHaveLength(stars);
  expect(screen.getByText(ratingLabel(english, { star_rating }))).toBeVisible();
});
