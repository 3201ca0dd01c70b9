import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HotelGallery } from '#client/features/hoteldetails/HotelGallery.tsx';
import { renderPart } from '../../../support/renderPart.tsx';

const placeholder = 'asset';
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `/media/{size}/${index + 1}.svg` }));

function shown(count: number, placeholders = false) {
  const { container } = renderPart(
    <HotelGallery
      placeholders={placeholders}
      hotel={{ name: 'Sea View', images: pictures(count) }}
    />,
  );
  return [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
}

it('shows the first picture large and the next four small', () => {
  const small = [2, 3, 4, 5].map((number) => `/media/x300/${number}.svg`);
  expect(shown(12)).toEqual(['/media/x600/1.svg', ...small]);
});

it('shows few pictures larger, and replaces missing pictures by a band with the name', () => {
  expect(shown(1)).toEqual(['/media/x600/1.svg']);
  expect(shown(2)).toEqual(['/media/x600/1.svg', '/media/x300/2.svg']);
  const three = ['/media/x600/1.svg', '/media/x300/2.svg', '/media/x300/3.svg'];
  expect(shown(4)).toEqual(three);
  expect(shown(0)).toEqual([]);
  expect(screen.getByText('Sea View')).toBeVisible();
});

it('fills the grid of a plain page with placeholders when pictures are missing', () => {
  const missing = Array(3).fill(placeholder);
  expect(shown(2, true)).toEqual(['/media/x600/1.svg', '/media/x300/2.svg', ...missing]);
});

it.each([null, undefined, [{ url: 'javascript:alert(1)' }]])(
  'shows only placeholders for %p',
  (images) => {
    const { container } = renderPart(
      <HotelGallery placeholders hotel={{ name: 'Sea View', images }} />,
    );
    const sources = [...container.querySelectorAll('img')].map((image) =>
      image.getAttribute('src'),
    );
    expect(sources).toEqual(Array(5).fill(placeholder));
  },
);

it('has alternative texts and loads the main picture with priority', () => {
  shown(3, true);
  expect(screen.getByRole('img', { name: 'Sea View' })).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img', { name: 'Sea View, picture 2' })).toHaveAttribute(
    'loading',
    'lazy',
  );
  expect(screen.getByRole('img', { name: 'Sea View, picture 3' })).toBeVisible();
  expect(screen.getAllByRole('presentation')).toHaveLength(2);
});

it('names the subject and the room of a picture, and counts the pictures on a phone', async () => {
  const images = [
    { url: '/media/{size}/1.svg' },
    { url: '/media/{size}/2.svg', caption: ' Bathroom ', room_group_id: '7' },
    { url: '/media/{size}/3.svg', caption: '', room_group_id: 8 },
  ];
  const room_groups = [{ id: 7, name: 'Twin Room' }];
  renderPart(<HotelGallery hotel={{ name: 'Sea View', images, room_groups }} />);
  expect(screen.getByText('1/3')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show picture 2 of 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of Sea View' }));
  expect(dialog.getByText('Bathroom · Twin Room')).toBeInTheDocument();
  expect(dialog.getByRole('img', { name: 'Bathroom · Twin Room' })).toBeInTheDocument();
  expect(dialog.getByRole('img', { name: 'Sea View, picture 3' })).toBeInTheDocument();
});
