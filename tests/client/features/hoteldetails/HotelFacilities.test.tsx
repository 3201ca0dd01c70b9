import { screen } from '@testing-library/react';
import { HotelFacilities } from '#client/features/hoteldetails/HotelFacilities.tsx';
import { renderPart } from '../../../support/renderPart.tsx';

const party = { rooms: 1, adults: 2, childAges: [] };
const named = (...names: string[]) => ({ amenities: names.map((amenity) => ({ amenity })) });

it('lists the first 10 distinct amenities of all groups in order', () => {
  const hotel = {
    amenity_groups: [
      named('Wi-Fi', 'Pool', 'Lift', 'Bar', 'Wi-Fi'),
      named('Pool', 'Garden', 'Sauna', 'Gym', 'Parking', 'Laundry', 'Terrace', 'Library'),
    ],
  };
  renderPart(<HotelFacilities hotel={hotel} party={party} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Wi-Fi',
    'Pool',
    'Lift',
    'Bar',
    'Garden',
    'Sauna',
    'Gym',
    'Parking',
    'Laundry',
    'Terrace',
  ]);
});

it.each([null, undefined, [], [named()], [named('  ')]])(
  "shows 'No amenities listed' for %j",
  (amenity_groups) => {
    renderPart(<HotelFacilities hotel={{ amenity_groups }} party={party} />);
    expect(screen.getByText('No amenities listed')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  },
);
