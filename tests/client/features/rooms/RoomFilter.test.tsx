import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoomFilter } from '#client/features/rooms/RoomFilter.tsx';
import { renderPart } from '../../../support/renderPart.tsx';

it('offers all rooms and three numbers of beds, with the chosen one pressed', () => {
  renderPart(<RoomFilter shown={3} beds="" onChange={() => undefined} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual([
    'All rooms',
    '1 bed',
    '2 beds',
    '3+ beds',
  ]);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('All rooms');
  expect(screen.getByText('Showing 3 rooms')).toBeVisible();
});

it('reports the choice', async () => {
  const chosen: string[] = [];
  renderPart(<RoomFilter shown={3} beds="1" onChange={(beds) => chosen.push(beds)} />);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('1 bed');
  await userEvent.click(screen.getByRole('button', { name: '3+ beds' }));
  await userEvent.click(screen.getByRole('button', { name: 'All rooms' }));
  expect(chosen).toEqual(['3', '']);
});
