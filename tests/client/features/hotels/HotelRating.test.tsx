import { screen } from '@testing-library/react';
import { HotelRating, ratingLabel } from '#client/features/hotels/HotelRating.tsx';
import { renderPart } from '../../../support/renderPart.tsx';

it.each([
  [4, '4 stars'],
  [3.5, '3.5 stars'],
  [0, 'No Rating'],
  [null, 'No Rating'],
  [undefined, 'No Rating'],
])('says a rating of %p as %p', (star_rating, label) => {
  expect(ratingLabel({ star_rating })).toBe(label);
});

it.each([
  [1, 1],
  [3.5, 3],
  [5, 5],
  [1e9, 5],
  [-2, 0],
  [0, 0],
  [null, 0],
])('draws for a rating of %p no more than it says: %p', (star_rating, stars) => {
  const { container } = renderPart(<HotelRating hotel={{ star_rating }} />);
  expect(container.querySelectorAll('svg')).toHaveLength(stars);
  expect(screen.getByText(ratingLabel({ star_rating }))).toBeVisible();
});
