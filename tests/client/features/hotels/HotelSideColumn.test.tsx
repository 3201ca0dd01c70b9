import { screen } from '@testing-library/react';
import { HotelSideColumn } from '#client/features/hotels/HotelSideColumn.tsx';
import { renderPart } from '../../../support/renderPart.tsx';

it('shows the rating, the map and the address', () => {
  renderPart(
    <HotelSideColumn
      hotel={{
        name: 'Sea View',
        star_rating: 4,
        latitude: 0,
        longitude: 67,
        address: '12 Marine Promenade',
      }}
    />,
  );
  expect(screen.getByText('4')).toBeVisible();
  expect(screen.getByText('4 stars')).toBeVisible();
  expect(screen.getByTitle('Map of Sea View')).toBeVisible();
  expect(screen.getByText('12 Marine Promenade')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Rating and location' })).toBeVisible();
});

it.each([{ star_rating: 0, address: '  ' }, { star_rating: null, address: null }, {}])(
  'has a fallback for each missing field: %j',
  (known) => {
    renderPart(<HotelSideColumn hotel={{ name: 'Sea View', ...known }} />);
    for (const text of ['N/A', 'No Rating', 'Map not available', 'Address not available']) {
      expect(screen.getByText(text)).toBeVisible();
    }
  },
);

it.each(['See all reviews', 'View in a map'])("has the placeholder link '%s'", (name) => {
  renderPart(<HotelSideColumn hotel={{ name: 'Sea View' }} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#');
});
