import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HotelDescription } from '#client/features/hoteldetails/HotelDescription.tsx';
import { renderPart } from '../../../support/renderPart.tsx';

const paragraph = (number: number) => ({ title: `Part ${number}`, text: `Text ${number}` });

it('shows the beginning of the text, and expands and folds the rest in place', async () => {
  const description = [{ text: 'A house.' }, ...[2, 3, 4, 5, 6, 7].map(paragraph)];
  renderPart(<HotelDescription hotel={{ description }} />);
  expect(screen.getByRole('heading', { level: 2, name: 'About this property' })).toBeVisible();
  expect(screen.getByText('A house.')).toBeVisible();
  expect(screen.queryByText('Text 2')).not.toBeInTheDocument();

  const more = screen.getByRole('button', { name: 'Read more', expanded: false });
  await userEvent.click(more);
  const opened = document.getElementById(more.getAttribute('aria-controls') ?? '');
  expect(opened).toContainElement(screen.getByText('Text 6'));
  const titles = screen.getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Part 2',
    'Part 3',
    'Part 4',
    'Part 5',
    'Part 6',
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(screen.queryByText('Text 2')).not.toBeInTheDocument();
});

it('has no button if nothing is folded, and shows markup as text', () => {
  renderPart(<HotelDescription hotel={{ description: [{ text: '<b>بيت</b> \u202eof stone' }] }} />);
  expect(screen.getByText('<b>بيت</b> of stone')).toHaveAttribute('dir', 'auto');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('folds a single paragraph that is long', () => {
  renderPart(<HotelDescription hotel={{ description: [{ text: 'house '.repeat(8_000) }] }} />);
  expect(screen.getByRole('button', { name: 'Read more' })).toBeVisible();
});

it.each([undefined, null, [], [{ text: '\u200b' }]])('is not shown for %j', (description) => {
  renderPart(<HotelDescription hotel={{ description }} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
