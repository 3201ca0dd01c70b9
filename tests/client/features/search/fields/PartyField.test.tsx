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
  await screen.findByText(live ? 'Found 1 property' : 'Found 1 properties');
  return { ...app, travelers: screen.getByLabelText('Travelers') };
}

async function openPicker() {
  await userEvent.click(screen.getByRole('button', { name: 'Choose guests' }));
  return within(await screen.findByRole('dialog', { name: 'Guests and rooms' }));
}

it('writes the party into the field and the address, and never sends it', async () => {
  const { travelers, location } = await openListing();
  const picker = await openPicker();
  await userEvent.click(picker.getByRole('button', { name: 'More rooms' }));
  await userEvent.click(picker.getByRole('button', { name: 'More adults' }));
  await userEvent.click(picker.getByRole('button', { name: 'Fewer children' }));
  await userEvent.click(picker.getByRole('button', { name: 'More children' }));
  await userEvent.click(picker.getByRole('button', { name: 'More children' }));
  await userEvent.selectOptions(picker.getByLabelText('Age of child 1'), 'Under 1');
  await userEvent.selectOptions(picker.getByLabelText('Age of child 2'), '12');
  expect(travelers).toHaveValue('5 travelers, 2 rooms');
  await userEvent.click(picker.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('button', { name: 'Choose guests' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() =>
    expect(location().search).toBe('?city=Karachi&rooms=2&adults=3&child=0&child=12'),
  );
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(new Set(provider.requests)).toEqual(new Set(['/api/hotels/search?city=Karachi']));
});

it('keeps the party of the address in a new search, and sets none from free text', async () => {
  const { travelers, location } = await openListing('?city=Karachi&adults=4&child=5');
  expect(travelers).toHaveValue('5 travelers, 1 room');
  const where = screen.getByLabelText('Where to?');
  await userEvent.clear(where);
  await enter(where, 'Dubai{Enter}');
  await waitFor(() => expect(location().search).toBe('?city=Dubai&adults=4&child=5'));
  // The page has taken the focus: it takes it once.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await userEvent.clear(travelers);
  await enter(travelers, '9 travelers{Enter}');
  await waitFor(() => expect(location().search).toBe('?city=Dubai'));
});

it('opens the picker for a click on the text of a live site, and closes it while somebody types', async () => {
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

describe('what cannot be searched for', () => {
  const search = () => userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const picker = () => within(screen.getByRole('dialog', { name: 'Guests and rooms' }));

  it('is a child without an age: Done and Search ask for it', async () => {
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
    await waitFor(() => expect(location().search).toBe('?city=Karachi&child=3'));
  });

  it('is a room without an adult', async () => {
    const { location } = await openListing();
    await userEvent.click((await openPicker()).getByRole('button', { name: 'Fewer adults' }));
    await userEvent.click(picker().getByRole('button', { name: 'More rooms' }));
    expect(picker().getByText(/^Each room needs an adult: 2 rooms for 1 adult/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await search();
    expect(await screen.findByRole('dialog', { name: 'Guests and rooms' })).toBeVisible();
    expect(location().search).toBe('?city=Karachi');
  });

  it('is a text that a live site does not understand', async () => {
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
    await waitFor(() => expect(location().search).toBe('?city=Karachi&adults=3&child=12'));
  });
});

it('closes with Escape and when it is left', async () => {
  const { travelers } = await openListing();
  await openPicker();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose guests' })).toHaveFocus();
  await openPicker();
  await userEvent.click(travelers);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
