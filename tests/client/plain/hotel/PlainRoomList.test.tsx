import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlainRoomList } from '#client/plain/hotel/PlainRoomList.tsx';
import { renderPart } from '../../../support/renderPart.tsx';

const images = [{ url: '/{size}/front' }, { url: '/{size}/bed' }, { url: '/{size}/bath' }];
const amenities = (...names: string[]) => names.map((amenity) => ({ amenity }));

const show = (hotel: Parameters<typeof PlainRoomList>[0]['hotel']) =>
  renderPart(<PlainRoomList hotel={hotel} beds="" />);

it('shows the size of a room, if known, in both units in American English', () => {
  show({ room_groups: [{ name: 'Double', size_sqm: 24 }, { name: 'Twin' }] });
  expect(screen.getAllByText(/m²/).map(({ textContent }) => textContent)).toEqual([
    '258 sq ft · 24 m²',
  ]);
});

it('shows the offer, at most four distinct amenities and a link to reserve', () => {
  show({
    room_groups: [
      {
        name: 'Double',
        room_amenities: amenities('Desk', ' Desk', 'Bath', '', 'Safe', 'Fan', 'TV'),
      },
    ],
  });
  const [room] = screen.getAllByRole('listitem');
  if (!room) throw new Error('no room');
  const items = within(room).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Desk', 'Bath', 'Safe', 'Fan']);
  for (const text of ['$115', '$148 total', 'Fully refundable', 'Before Wed, Nov 27']) {
    expect(within(room).getByText(text)).toBeVisible();
  }
  expect(within(room).getByText(/nightly/)).toHaveTextContent('$115 nightly');
  expect(within(room).getByRole('link', { name: 'Reserve Double' })).toHaveAttribute(
    'href',
    '/pre-checkout',
  );
});

it("uses the hotel's pictures in turn, starting with the second", () => {
  show({ images, room_groups: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] });
  const sources = screen.getAllByRole('presentation').map((image) => image.getAttribute('src'));
  expect(sources).toEqual(['/x600/bed', '/x600/bath', '/x600/bed']);
});

it('shows a placeholder when the hotel has no second picture', () => {
  show({ images: images.slice(0, 1), room_groups: [{ name: 'A' }] });
  expect(screen.getByRole('presentation')).toHaveAttribute('src', 'asset');
});

it.each([null, undefined, []])("shows 'No rooms available' for %j", (room_groups) => {
  show({ images, room_groups });
  expect(screen.getByText('No rooms available')).toBeVisible();
});

it('opens the pictures of a room full screen, with their descriptions', async () => {
  const images = [{ url: '/media/{size}/a.svg' }, { url: '/media/{size}/b.svg', caption: 'Bath' }];
  show({ images: null, room_groups: [{ id: 7, name: 'Twin Room', images }] });
  await userEvent.click(screen.getByRole('button', { name: 'Pictures of Twin Room' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of Twin Room' }));
  expect(dialog.getByText('1 of 2')).toBeInTheDocument();
  expect(dialog.getByRole('img', { name: 'Bath' })).toHaveAttribute('src', '/media/x600/b.svg');
});
