import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainHotel } from '#contracts/kit/samples/hotels.ts';
import { enter } from '../../../../support/enter.ts';
import { renderAt } from '../../../../support/renderApp.tsx';
import { json } from '../../../../support/scriptedProvider.ts';
import { startProvider } from '../../../../support/startProvider.ts';

let provider: Awaited<ReturnType<typeof startProvider>>;

beforeEach(async () => {
  provider = await startProvider({ '/api/hotels/search': json({ hotels: [plainHotel] }) });
});

async function openListing(query = '?city=Karachi', live = false) {
  const app = renderAt(`/hotel-listing${query}`, { apiOrigin: provider.origin, live });
  await screen.findByText(/^(1 hotel has|The one hotel here|Found 1 propert)/);
  return { ...app, travelers: screen.getByLabelText('Travelers') };
}

async function openPicker() {
  await userEvent.click(screen.getByRole('button', { name: 'Choose guests' }));
  return within(await screen.findByRole('dialog', { name: 'Guests and rooms' }));
}

it('writes the party into the field and the address, but never sends it', async () => {
  const { travelers, location } = await openListing();
  const picker = await openPicker();
  expect(picker.queryByRole('group', { name: 'Room 1' })).not.toBeInTheDocument();
  await userEvent.click(picker.getByRole('button', { name: 'Fewer children' }));
  await userEvent.click(picker.getByRole('button', { name: 'More children' }));
  await userEvent.selectOptions(picker.getByLabelText('Age of child 1'), 'Under 1');
  await userEvent.click(picker.getByRole('button', { name: 'Add a room' }));
  const second = within(picker.getByRole('group', { name: 'Room 2' }));
  await userEvent.click(second.getByRole('button', { name: 'More children' }));
  await userEvent.selectOptions(second.getByLabelText('Age of child 1'), '12');
  expect(travelers).toHaveValue('5 travelers, 2 rooms');
  await userEvent.click(picker.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('button', { name: 'Choose guests' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(location().search).toBe('?city=Karachi&occupancy=2-0&occupancy=1-12'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(new Set(provider.requests)).toEqual(new Set(['/api/hotels/search?city=Karachi']));
});

it('keeps the party of the address in a new search, and reads none from free text', async () => {
  const { travelers, location } = await openListing('?city=Karachi&occupancy=4-5');
  expect(travelers).toHaveValue('5 travelers, 1 room');
  const where = screen.getByLabelText('Where to?');
  await userEvent.clear(where);
  await enter(where, 'Dubai{Enter}');
  await waitFor(() => expect(location().search).toBe('?city=Dubai&occupancy=4-5'));
  // The page takes the focus only once, and has done so now.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await userEvent.clear(travelers);
  await enter(travelers, '9 travelers{Enter}');
  await waitFor(() => expect(location().search).toBe('?city=Dubai'));
});

it('moves the focus into an added room, and keeps the other rooms when one is removed', async () => {
  const { travelers } = await openListing('?city=Karachi&occupancy=3-5&occupancy=2-9');
  const picker = await openPicker();
  const room = (number: number) =>
    within(picker.getByRole('group', { name: `Room ${String(number)}` }));
  await userEvent.click(picker.getByRole('button', { name: 'Add a room' }));
  expect(room(3).getByRole('button', { name: 'More adults' })).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(room(3).getByRole('group', { name: 'Adults' })).toHaveTextContent(/3/);
  await userEvent.click(picker.getByRole('button', { name: 'Remove room 1' }));
  expect(picker.getByRole('button', { name: 'Add a room' })).toHaveFocus();
  expect(room(1).getByLabelText('Age of child 1')).toHaveDisplayValue('9');
  expect(picker.queryByRole('group', { name: 'Room 3' })).not.toBeInTheDocument();
  await userEvent.click(picker.getByRole('button', { name: 'Remove room 2' }));
  expect(picker.getByRole('button', { name: 'Add a room' })).toHaveFocus();
  expect(picker.queryByRole('group', { name: /^Room/ })).not.toBeInTheDocument();
  expect(picker.getByLabelText('Age of child 1')).toHaveDisplayValue('9');
  expect(travelers).toHaveValue('3 travelers, 1 room');
});

it('starts with the default party if the address names an impossible one', async () => {
  const { travelers } = await openListing('?city=Karachi&occupancy=0&occupancy=2-&occupancy=2-18');
  expect(travelers).toHaveValue('');
  await userEvent.click((await openPicker()).getByRole('button', { name: 'More adults' }));
  expect(travelers).toHaveValue('3 travelers, 1 room');
});

it('opens the picker on a click in the text of a live site, and closes it on typing', async () => {
  const { travelers } = await openListing('?city=Karachi', true);
  await userEvent.click(travelers);
  await screen.findByRole('dialog', { name: 'Guests and rooms' });
  await waitFor(() => expect(travelers).toHaveFocus());
  await userEvent.keyboard('3 adults');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(travelers);
  const picker = within(screen.getByRole('dialog', { name: 'Guests and rooms' }));
  await userEvent.click(picker.getByRole('button', { name: 'More children' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('an invalid party', () => {
  const search = () => userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const picker = () => within(screen.getByRole('dialog', { name: 'Guests and rooms' }));

  it('has a child without an age, for which Done and Search ask', async () => {
    const { location } = await openListing();
    await userEvent.click((await openPicker()).getByRole('button', { name: 'More children' }));
    const age = picker().getByLabelText('Age of child 1');
    expect(age).toHaveDisplayValue('Choose');
    await userEvent.click(picker().getByRole('button', { name: 'Done' }));
    expect(age).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await search();
    const dialog = await screen.findByRole('dialog', { name: 'Guests and rooms' });
    await waitFor(() => expect(dialog).toHaveFocus());
    expect(dialog).toHaveAccessibleDescription('Choose the age of the child.');
    await userEvent.selectOptions(picker().getByLabelText('Age of child 1'), '3');
    await userEvent.click(picker().getByRole('button', { name: 'Done' }));
    await search();
    await waitFor(() => expect(location().search).toBe('?city=Karachi&occupancy=2-3'));
  });

  it('has a room without an adult', async () => {
    const { travelers, location } = await openListing('?city=Karachi', true);
    await enter(travelers, '1 adult, 2 rooms');
    await search();
    await screen.findByRole('dialog', { name: 'Guests and rooms' });
    expect(picker().getByText(/^Each room needs an adult: 2 rooms for 1 adult/)).toBeVisible();
    await userEvent.click(picker().getByRole('button', { name: 'Remove room 2' }));
    expect(picker().getByRole('button', { name: 'Add a room' })).toHaveFocus();
    expect(travelers).toHaveValue('1 traveler, 1 room');
    await search();
    await waitFor(() => expect(location().search).toBe('?city=Karachi&occupancy=1'));
  });

  it('has more than ten children in all rooms together', async () => {
    await openListing('?city=Karachi&occupancy=2-1,2,3,4,5&occupancy=1-1,2,3,4');
    const first = within((await openPicker()).getByRole('group', { name: 'Room 1' }));
    const more = first.getByRole('button', { name: 'More children' });
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    expect(first.getAllByLabelText(/^Age of child/)).toHaveLength(6);
  });

  it('has more than eight rooms or sixteen adults', async () => {
    await openListing(`?city=Karachi&occupancy=9${'&occupancy=1'.repeat(6)}`);
    const add = (await openPicker()).getByRole('button', { name: 'Add a room' });
    await userEvent.click(add);
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(add);
    expect(picker().getAllByRole('group', { name: /^Room/ })).toHaveLength(8);
    const first = within(picker().getByRole('group', { name: 'Room 1' }));
    expect(first.getByRole('button', { name: 'More adults' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('is a text that a live site cannot read', async () => {
    const { travelers, location } = await openListing(undefined, true);
    await enter(travelers, 'a big crowd{Enter}');
    await waitFor(() =>
      expect(travelers).toHaveAccessibleDescription(/^We did not understand “a big crowd”\./),
    );
    await waitFor(() => expect(travelers).toHaveFocus());
    await userEvent.clear(travelers);
    expect(travelers).not.toHaveAccessibleDescription();
    await enter(travelers, '3 adults, 1 child{Enter}');
    await userEvent.selectOptions(picker().getByLabelText('Age of child 1'), '12');
    await search();
    await waitFor(() => expect(location().search).toBe('?city=Karachi&occupancy=3-12'));
  });
});

it('closes on Escape and when the focus leaves it', async () => {
  const { travelers } = await openListing();
  await openPicker();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose guests' })).toHaveFocus();
  await openPicker();
  await userEvent.click(travelers);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
