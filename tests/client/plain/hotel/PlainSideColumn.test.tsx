import { screen } from '@testing-library/react';
import { PlainSideColumn } from '#client/plain/hotel/PlainSideColumn.tsx';
import { hrefOf } from '../../../support/hrefOf.ts';
import { renderPart } from '../../../support/renderPart.tsx';

const frame = { map: <p>A map</p>, mapId: undefined };

it('shows the rating, the map and the address', () => {
  renderPart(
    <PlainSideColumn hotel={{ star_rating: 4, address: '12 Marine Promenade' }} {...frame} />,
  );
  expect(screen.getByText('4')).toBeVisible();
  expect(screen.getByText('4 stars')).toBeVisible();
  expect(screen.getByText('A map')).toBeVisible();
  expect(screen.getByText('12 Marine Promenade')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Rating and location' })).toBeVisible();
});

it.each([{ star_rating: 0, address: '  ' }, { star_rating: null, address: null }, {}])(
  'has a fallback for each missing field: %j',
  (known) => {
    renderPart(<PlainSideColumn hotel={known} {...frame} />);
    for (const text of ['N/A', 'No Rating', 'Address not available']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    for (const name of ['See all reviews', 'View in a map']) expect(hrefOf(name)).toBe('#');
  },
);
