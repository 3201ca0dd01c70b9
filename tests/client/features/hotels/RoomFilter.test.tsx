import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoomFilter } from '#client/features/hotels/RoomFilter.tsx';
import { renderPart } from '../../../support/renderPart.tsx';

it('offers all rooms and three numbers of beds, with all rooms pressed', () => {
  renderPart(<RoomFilter rooms={3} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual([
    'All rooms',
    '1 bed',
    '2 beds',
    '3+ beds',
  ]);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('All rooms');
});

it('marks the pressed button and still counts every room', async () => {
  renderPart(<RoomFilter rooms={3} />);
  await userEvent.click(screen.getByRole('button', { name: '2 beds' }));
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('2 beds');
  expect(screen.getByText('Showing 3 rooms')).toBeVisible();
});
