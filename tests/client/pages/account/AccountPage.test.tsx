import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainHotel } from '#contracts/kit/samples/hotels.ts';
import { memoryStorage } from '../../../support/memoryStorage.ts';
import { sampleBooking, sampleLink } from '../../../support/sampleBooking.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { ScriptedAccount, signedOut } from '../../../support/scriptedAccount.ts';
import { hold, json } from '../../../support/scriptedProvider.ts';
import { scriptSite } from '../../../support/scriptedSite.ts';

const session = { address: '192.0.2.1', since: '2026-01-01T00:00:00Z', lastSeen: '' };
const traveller = { firstName: 'Bo', lastName: 'Li', citizenship: null, phone: null };
const unavailable = json({ title: 'Service Unavailable', status: 503 }, 503);

const noRewards = json({ enabled: false, account: null });

let site: Awaited<ReturnType<typeof scriptSite>>;
let account: ScriptedAccount;
let storage = memoryStorage();
let saved: Blob | undefined;

beforeEach(async () => {
  account = new ScriptedAccount({ signedIn: true });
  account.travellers = [{ id: '1', ...traveller }];
  account.sessions = [
    { id: 'here', current: true, device: 'Chrome, Linux', ...session },
    { id: 'there', current: false, device: 'Firefox, Linux', ...session },
  ];
  storage = memoryStorage({ 'signed-in': '1' });
  saved = undefined;
  URL.createObjectURL = (file: Blob) => {
    saved = file;
    return '#';
  };
  URL.revokeObjectURL = () => undefined;
  const hotel = json({ hotels: [plainHotel] });
  site = await scriptSite({ account, hotel, rewards: noRewards });
});

const open = (path: string) => renderAt(path, { apiOrigin: site.origin, storage });
// Looks for the text of a button, because computing roles takes long on a page with so many fields.
const findButton = (name: string) =>
  screen.queryByLabelText(name) ?? screen.getByText(name, { selector: 'button, button *' });
const button = (name: string) => waitFor(() => findButton(name));
/**
 * Waits for the sign-in link in the header, a new element once the account's menu has disappeared.
 */
const seesSignInLink = () =>
  waitFor(() =>
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' })).toBeVisible(),
  );
const leave = async () => {
  await userEvent.click(await button('Ada Bell'));
  await userEvent.click(await button('Sign out'));
};
/**
 * Returns the section of the account page with this button, and finds the button once it is loaded.
 */
function sectionWith(name: string) {
  if (name === 'Remove Bo Li') return { address: '/account/travelers', shows: name };
  if (name === 'Download my data') return { address: '/account/privacy', shows: name };
  return { address: '/account/security', shows: 'Sign out everywhere' };
}
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

it.each([
  ['Sign out everywhere', 'DELETE /api/account/sessions', seesSignInLink],
  [
    'Sign out everywhere else',
    'POST /api/account/sessions/end-others',
    () => gone('Firefox, Linux'),
  ],
  ['Sign out', 'POST /api/auth/sign-out', seesSignInLink],
  ['Sign out Firefox, Linux', 'DELETE /api/account/sessions/there', () => gone('Firefox, Linux')],
  ['Remove Bo Li', 'DELETE /api/travellers/1', () => gone('Bo Li')],
  [
    'Download my data',
    'GET /api/account/data',
    () => waitFor(() => expect(saved?.type).toBe('application/json')),
  ],
])('says that ‘%s’ failed, and repeats it at the next press', async (name, call, isDone) => {
  account.script[call] = unavailable;
  const { address, shows } = sectionWith(name);
  open(address);
  await button(shows);
  await userEvent.click(await button('Ada Bell'));
  await userEvent.click(await button(name));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    /^(That did not work|You could not be signed out)\. Check your connection/,
  );
  await waitFor(() => expect(alert).toHaveFocus());
  expect(storage.getItem('signed-in')).toBe('1');
  account.script = {};
  await userEvent.click(await button(name));
  await isDone();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['Sign out', 'POST /api/auth/sign-out'],
  ['Remove Bo Li', 'DELETE /api/travellers/1'],
])('asks for a sign-in if ‘%s’ meets an ended session', async (name, call) => {
  account.script[call] = (request, response) => {
    account.signedIn = false;
    signedOut(request, response);
  };
  const { address, shows } = sectionWith(name);
  open(address);
  await button(shows);
  await userEvent.click(await button('Ada Bell'));
  await userEvent.click(await button(name));
  await seesSignInLink();
  expect(storage.getItem('signed-in')).toBe('0');
});

it('lists the last sign-ins in their own time zones, or else in the local one', async () => {
  const at = '2026-03-01T08:05:00Z';
  const device = 'Safari, iPhone';
  account.signIns = [
    { id: '1', way: 'recovery-code', device, timeZone: 'Asia/Karachi', at },
    { id: '2', way: null, device, timeZone: 'Mars/Olympus_Mons', at },
    { id: '3', way: 'link', device, timeZone: null, at },
  ];
  open('/account/security');
  const heading = await screen.findByText('Recent sign-ins');
  const part = heading.closest('section') ?? heading;
  const rows = within(part).getAllByRole('listitem');
  const here = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
    .format(new Date(at))
    .replaceAll(/\s/g, ' ');
  expect(rows.map((row) => row.textContent)).toEqual([
    `${device}Mar 1, 2026, 1:05 PM Pakistan Standard TimeWith the password and a recovery code`,
    `${device}${here}`,
    `${device}${here}With the password and the link in an email`,
  ]);
});

it('asks for a sign-in when the account cannot be loaded because the session has ended', async () => {
  account.script['GET /api/account/sessions'] = (request, response) => {
    account.signedIn = false;
    signedOut(request, response);
  };
  open('/account/security');
  expect(await screen.findByText('Sign in to see your account.')).toBeVisible();
  expect(storage.getItem('signed-in')).toBe('0');
});

it.each([
  ['GET /api/account/sessions', '/account/security', 'Sign out everywhere'],
  ['GET /api/travellers', '/account/travelers', 'Add a traveler'],
  ['GET /api/rewards', '/account/privacy', 'Download my data'],
])(
  'shows its buttons only after every list that would move them: %s',
  async (call, address, shows) => {
    const late = hold(call === 'GET /api/rewards' ? noRewards : unavailable);
    if (call === 'GET /api/rewards') site.script.rewards = late.handler;
    else account.script[call] = late.handler;
    open(address);
    await waitFor(() => expect(site.calls).toContain(call));
    await waitFor(() => expect(site.calls).toContain('POST /api/favorites'));
    expect(screen.queryByText(shows)).not.toBeInTheDocument();
    late.release();
    await button(shows);
  },
);

it('has an address for each part, and OneKeyCash only if the site gives it', async () => {
  const { navigate, location } = open('/account');
  await screen.findByRole('navigation', { name: 'Account' });
  const nav = () => within(screen.getByRole('navigation', { name: 'Account' }));
  expect(
    nav()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Profile', 'Security', 'Travelers', 'Privacy']);
  await userEvent.click(nav().getByRole('link', { name: 'Travelers' }));
  expect(await screen.findByText('Bo Li')).toBeVisible();
  expect(location().pathname).toBe('/account/travelers');
  expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('Travelers');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  navigate(-1);
  expect(await screen.findByLabelText('Full Name')).toHaveValue('Ada Bell');
  navigate('/account/nothing');
  expect(await screen.findByText(/There is no page/)).toBeVisible();
});

it('aborts requests for the account before it signs out', async () => {
  const trips = hold(signedOut);
  account.script['GET /api/trips'] = trips.handler;
  open('/trips');
  const left = hold(json({}));
  account.script['POST /api/auth/sign-out'] = left.handler;
  await waitFor(() => expect(site.calls).toContain('GET /api/trips'));
  await leave();
  await trips.aborted;
  left.release();
  await seesSignInLink();
});

it('repeats the aborted requests when the session could not be ended', async () => {
  const trips = hold(signedOut);
  account.script['GET /api/trips'] = trips.handler;
  account.script['POST /api/auth/sign-out'] = unavailable;
  open('/trips');
  await button('Ada Bell');
  await waitFor(() => expect(site.calls).toContain('GET /api/trips'));
  const again = json({ trips: [] });
  const click = leave();
  await trips.aborted;
  account.script['GET /api/trips'] = again;
  await click;
  expect(await screen.findByText('No upcoming trips.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

it('signs out only after earlier changes are saved', async () => {
  open('/hotel-listing');
  await waitFor(() => expect(site.calls).toContain('POST /api/favorites'));
  const heart = await button(`Add to favorites: ${plainHotel.name}`);
  const addition = hold((request, response) => {
    account.script = {};
    account.handle(request, response);
  });
  account.script['POST /api/favorites'] = addition.handler;
  await userEvent.click(heart);
  await leave();
  await waitFor(() =>
    expect(site.calls.filter((call) => call === 'POST /api/favorites')).toHaveLength(2),
  );
  expect(site.calls).not.toContain('POST /api/auth/sign-out');
  addition.release();
  await seesSignInLink();
  expect(account.favorites).toEqual([{ id: plainHotel.id, name: plainHotel.name }]);
});

it('signs out and in together with another tab', async () => {
  open('/trips');
  await button('Ada Bell');
  const note = (value: string) => {
    storage.setItem('signed-in', value);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'signed-in' })));
  };
  account.signedIn = false;
  note('0');
  await seesSignInLink();
  expect(screen.getByText('Sign in to see your trips.')).toBeVisible();
  account.signedIn = true;
  note('1');
  await button('Ada Bell');
});

it('lists trips with their contents, their price and the next step', async () => {
  const trip = (changes: Parameters<typeof sampleBooking>[0]) => ({
    booking: sampleBooking(changes),
    link: sampleLink,
    reviewed: false,
  });
  const cancelled = {
    id: 'cancelled',
    status: 'cancelled',
    cancellationFee: { amount: '0.00', currency: 'USD' },
  } as const;
  const unpaid = { ...trip({ id: 'unpaid', status: 'pending' }), unpaid: true };
  const again = { ...trip({ id: 'again', status: 'requested' }), unpaid: true };
  account.script['GET /api/trips'] = json({ trips: [trip({}), unpaid, again, trip(cancelled)] });
  open('/trips');
  const links = await screen.findAllByRole('link', { name: /Sea View Clifton/ });
  const expected = [
    /Deluxe Double Room, Karachi, PK.*(?:today|tomorrow|in [\d,]+ days).*K7M4-QX9C.*Confirmed.*\$234\.16.*Free cancellation until/,
    /Not paid yet.*Nothing is booked until you have paid/,
    /Not paid yet.*Please pay again: otherwise your request ends/,
    /Canceled.*Nothing to pay/,
  ];
  for (const text of expected) {
    expect(links.filter(({ textContent }) => text.test(textContent))).toHaveLength(1);
  }
  expect(links.map((link) => link.getAttribute('href'))).toContainEqual(
    expect.stringContaining('destination=24.8'),
  );
});

const passkey = { name: 'Chrome, Linux', createdAt: '2026-01-02T10:00:00Z', lastUsedAt: null };
const refusal = (status: number, code: string) => json({ title: 'Problem', status, code }, status);

it.each([
  ['passkey-unknown', 403, 'This passkey does not work here.'],
  ['passkey-expired', 410, 'This request has expired or was already used.'],
  ['passkey-foreign', 403, 'The passkey was used at another address.'],
  ['passkey-unverified', 403, 'Your device did not check that it is you.'],
  ['passkey-copied', 403, 'This passkey may be a copy'],
  ['passkey-wrong', 403, 'This passkey could not be checked.'],
  ['passkey-limit', 409, 'Your account has as many passkeys as it can have.'],
  ['passkey-exists', 409, 'This device already has a passkey for your account.'],
])('describes a passkey that is refused as %s (%i): ‘%s’', async (code, status, sentence) => {
  account.passkeys = [{ id: 'one', ...passkey }];
  account.script['POST /api/account/passkeys/one/removal'] = refusal(status, code);
  open('/account/security');
  const section = await passkeySection();
  await userEvent.click(within(section).getByText('Remove Chrome, Linux'));
  await userEvent.type(within(section).getByLabelText('Current password'), 'a secret');
  await userEvent.click(within(section).getByText('Remove Chrome, Linux'));
  expect(await within(section).findByText(new RegExp(sentence))).toBeVisible();
});

it('removes a passkey with the password if the browser does not support passkeys', async () => {
  account.passkeys = [{ id: 'one', ...passkey }];
  account.script['POST /api/account/passkeys/one/removal'] = (request, response) => {
    account.passkeys = [];
    json({})(request, response);
  };
  open('/account/security');
  const section = await passkeySection();
  expect(within(section).getByText('This browser cannot use passkeys.')).toBeVisible();
  expect(within(section).queryByText('Create a passkey')).toBeNull();
  await userEvent.click(within(section).getByText('Remove Chrome, Linux'));
  await userEvent.click(within(section).getByText('Remove Chrome, Linux'));
  expect(within(section).getByText('Enter your password.')).toBeVisible();
  await userEvent.type(within(section).getByLabelText('Current password'), 'a secret');
  await userEvent.click(within(section).getByText('Remove Chrome, Linux'));
  expect(await within(section).findByText(/^The passkey is removed\./)).toBeVisible();
  await waitFor(() => expect(within(section).queryByText('Chrome, Linux')).toBeNull());
});

async function passkeySection(): Promise<HTMLElement> {
  const found = (await screen.findByText('Passkeys', { selector: 'h2' })).closest('section');
  if (!found) throw new Error('The heading is in no section.');
  return found;
}
