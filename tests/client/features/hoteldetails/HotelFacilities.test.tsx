import { screen } from '@testing-library/react';
import { HotelFacilities } from '#client/features/hoteldetails/HotelFacilities.tsx';
import userEvent from '@testing-library/user-event';
import { spreadParty } from '#contracts/values/party.ts';
import { renderPart } from '../../../support/renderPart.tsx';
import { siteIn } from '../../../support/siteIn.ts';

const party = spreadParty(1, 2, []);
const named = (...names: string[]) => ({ amenities: names.map((amenity) => ({ amenity })) });

it('lists the first 10 distinct amenities of all groups in order', () => {
  const hotel = {
    amenity_groups: [
      named('Wi-Fi', 'Pool', 'Lift', 'Bar', 'Wi-Fi'),
      named('Pool', 'Garden', 'Sauna', 'Gym', 'Parking', 'Laundry', 'Terrace', 'Library'),
    ],
  };
  renderPart(<HotelFacilities hotel={hotel} party={party} />);
  const names = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(names.join(' ')).toBe('Wi-Fi Pool Lift Bar Garden Sauna Gym Parking Laundry Terrace');
});

it.each([null, undefined, [], [named()], [named('  ')]])(
  "shows 'No amenities listed' for %j",
  (amenity_groups) => {
    renderPart(<HotelFacilities hotel={{ amenity_groups }} party={party} />);
    expect(screen.getByText('No amenities listed')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  },
);

it('shows all amenities behind a button, in the groups of the provider', async () => {
  const hotel = {
    amenity_groups: [
      { title: 'Wellness', ...named('Pool', 'Sauna', 'Gym', 'Massage', 'Hammam') },
      { title: 'Food', ...named('Bar', 'Bistro', 'Minibar', 'Pool') },
      named('Garden', 'Library', 'Laundry'),
    ],
  };
  renderPart(<HotelFacilities hotel={hotel} party={party} />);
  expect(screen.queryByText('Laundry')).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Show all 11 facilities' });
  await userEvent.click(button);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Wellness',
    'Food',
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(11);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveTextContent('Show fewer');
});

it('translates known amenities by their code into the language of the page', () => {
  const hotel = { amenity_groups: [{ amenities: [{ amenity: 'Wireless', code: 'free-wifi' }] }] };
  renderPart(<HotelFacilities hotel={hotel} party={party} />, { i18n: siteIn('ar') });
  expect(screen.getByRole('listitem')).toHaveTextContent('واي فاي مجاني');
});
