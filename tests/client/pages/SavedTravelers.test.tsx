import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import type { SavedTraveler } from '#contracts/site/account/savedTravelers.ts';
import { enter } from '../../support/enter.ts';
import { hrefOf } from '../../support/hrefOf.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';
import {
  bookNow,
  field,
  fill,
  openCheckout,
  openFilledCheckout,
  sampleChoice,
} from '../../support/openCheckout.ts';
import { ScriptedAccount } from '../../support/scriptedAccount.ts';
import { json } from '../../support/scriptedProvider.ts';
import { booked, scriptSite } from '../../support/scriptedSite.ts';

const ada = { id: '1', firstName: 'Ada', lastName: 'Bell', citizenship: null, phone: null };
const bo = { id: '2', firstName: 'Bo', lastName: 'Li', citizenship: 'FR', phone: '+33123456789' };

let site: Awaited<ReturnType<typeof scriptSite>>;
let account: ScriptedAccount;
let tabStorage = memoryStorage();

async function start(signedIn: boolean, travellers: SavedTraveler[] = []) {
  tabStorage = memoryStorage();
  account = new ScriptedAccount({ signedIn });
  account.travellers = travellers;
  // A name of a single word fills in no name field.
  account.session = { ...account.session, name: 'Grace' };
  site = await scriptSite({ hotel: json(fullHotel), account });
}

const device = () => memoryStorage({ 'signed-in': '1' });
const save = () => screen.getByRole('checkbox', { name: 'Save the info for future bookings' });
const booking = () => screen.findByRole('heading', { name: 'Your booking is confirmed' });

it.each([
  ['the saved traveler with its name', [{ ...bo, firstName: 'Ada', lastName: 'Bell' }], bo.phone],
  ['its name', [], ''],
])('fills in the address of the account and %s', async (_, travellers, phone) => {
  await start(true, travellers);
  account.session = { ...account.session, name: 'Ada Bell' };
  await openCheckout(site.origin, tabStorage, sampleChoice, device());
  await waitFor(() => expect(field('Email address')).toHaveValue(account.session.email));
  expect(screen.getAllByRole('textbox', { name: 'First name' })[0]).toHaveValue('Ada');
  expect(screen.getAllByRole('textbox', { name: 'Last name' })[0]).toHaveValue('Bell');
  expect(field('Mobile phone number')).toHaveValue(phone);
  fill('Email address', '');
  expect(field('Email address')).toHaveValue('');
});

it('fills in each guest at checkout, and the phone of the first guest', async () => {
  await start(true, [ada, bo]);
  await openCheckout(site.origin, tabStorage, sampleChoice, device());
  await userEvent.click(await screen.findByText('Add the names of the other guests (optional)'));
  await waitFor(() =>
    expect(screen.getAllByRole('combobox', { name: 'Saved traveler' })).toHaveLength(2),
  );
  const [first, second] = screen.getAllByRole('combobox', { name: 'Saved traveler' });
  if (!first || !second) throw new Error('no choice for each guest');
  expect(
    within(first)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose', 'Ada Bell', 'Bo Li']);
  await userEvent.click(bookNow());
  await waitFor(() => expect(field('Mobile phone number')).toHaveAttribute('aria-invalid'));
  await userEvent.selectOptions(first, 'Bo Li');
  await userEvent.selectOptions(second, 'Ada Bell');
  expect(field('Mobile phone number')).toHaveValue('+33123456789');
  expect(field('Mobile phone number')).toBeValid();
  fill('Email address', 'bo@example.com');
  await userEvent.click(bookNow());
  await booking();
  expect(site.received[0]?.request.traveller.guests).toEqual([
    { firstName: 'Bo', lastName: 'Li' },
    { firstName: 'Ada', lastName: 'Bell' },
  ]);
  expect(account.travellers).toEqual([ada, bo]);
  // The same applies to a site without OneKeyCash.
  expect(site.received[0]?.request.signedIn).toBe(true);
});

it('keeps a typed phone if the traveler has none, but not the phone of another traveler', async () => {
  await start(true, [ada, bo]);
  await openCheckout(site.origin, tabStorage, `${sampleChoice}&occupancy=1`, device());
  const select = await screen.findByRole('combobox', { name: 'Saved traveler' });
  fill('Mobile phone number', '+92 300 1234567');
  await userEvent.selectOptions(select, 'Ada Bell');
  expect(field('Mobile phone number')).toHaveValue('+92 300 1234567');
  await userEvent.selectOptions(select, 'Bo Li');
  await userEvent.selectOptions(select, 'Ada Bell');
  expect(field('Mobile phone number')).toHaveValue('');
});

it.each([
  ['adds the first guest', [bo], [bo, { ...ada, id: 'new-1', citizenship: null }]],
  ['updates the saved traveler of the same name', [ada, bo], [ada, bo]],
])('%s once the stay is booked', async (_, before, after) => {
  await start(true, before);
  await openFilledCheckout(site.origin, tabStorage, device());
  await userEvent.click(save());
  await userEvent.click(bookNow());
  await booking();
  // A citizenship that the form does not ask for is unchanged.
  const saved = { phone: '+923001234567' };
  await waitFor(() =>
    expect(account.travellers).toEqual(
      after.map((one) => (one.firstName === 'Ada' ? { ...one, ...saved } : one)),
    ),
  );
  expect(screen.queryByText(/could not be saved/)).not.toBeInTheDocument();
});

it('saves nobody when the hotel declines', async () => {
  await start(true, [bo]);
  site.bookings.push(booked(201, { status: 'declined' }));
  await openFilledCheckout(site.origin, tabStorage, device());
  await userEvent.click(save());
  await userEvent.click(bookNow());
  await screen.findByRole('heading', { level: 1, name: /not/ });
  expect(site.calls).not.toContain('POST /api/travellers');
  expect(account.travellers).toEqual([bo]);
});

it('shows the booking even if the traveler cannot be saved, and says so', async () => {
  await start(true);
  account.failing = true;
  await openFilledCheckout(site.origin, tabStorage, device());
  await userEvent.click(save());
  await userEvent.click(bookNow());
  await booking();
  await waitFor(() => expect(site.calls).toContain('POST /api/travellers'));
  expect(await screen.findByText(/the traveler could not be saved/)).toBeVisible();
  expect(hrefOf('your account')).toBe('/account/travelers');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says in advance that the account has reached its limit of saved travelers', async () => {
  const names = Array.from({ length: 19 }, (_, index) => `Guest${index}`);
  await start(true, [ada, ...names.map((firstName) => ({ ...ada, id: firstName, firstName }))]);
  await openFilledCheckout(site.origin, tabStorage, device());
  await userEvent.click(save());
  expect(await screen.findByText(/^The first guest’s details/)).toBeVisible();
  const [first] = screen.getAllByRole('textbox', { name: 'First name' });
  if (first) await enter(first, 'x');
  expect(await screen.findByText(/has 20 saved travelers, the most it can have/)).toBeVisible();
  expect(save()).toHaveAccessibleDescription(/will not be saved/);
});

it('leads a guest to the sign-in and back to the typed names, and saves them', async () => {
  await start(false);
  const storage = memoryStorage();
  const { location } = await openFilledCheckout(site.origin, tabStorage, storage);
  const besideHotels = () => site.calls.filter((call) => !call.includes('/api/hotels/'));
  await waitFor(() => expect(besideHotels()).toEqual(['GET /api/rewards']));
  expect(screen.queryByRole('combobox', { name: 'Saved traveler' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /^Save the info/ })).toBeNull();
  const note = screen.getByText(/to save your details for next time/);
  await userEvent.click(within(note).getByRole('link', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  const main = within(screen.getByRole('main'));
  await enter(main.getByLabelText('Email address'), 'ada@example.com');
  await enter(main.getByLabelText('Password'), 'analytical engine');
  await userEvent.click(main.getByRole('button', { name: 'Login' }));
  await waitFor(() =>
    expect(location().pathname + location().search).toBe(`/checkout${sampleChoice}`),
  );
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toHaveValue(
    'ada@example.com',
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Save the info/ }));
  await userEvent.click(bookNow());
  await booking();
  await waitFor(() => expect(account.travellers).toMatchObject([{ firstName: 'Ada' }]));
});
