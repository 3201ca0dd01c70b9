import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readDraft } from '#client/domain/travelers/bookingDraft.ts';
import { readForGuest } from '#client/domain/travelers/forGuest.ts';
import type { DeskBooking } from '#contracts/site/desk/deskBooking.ts';
import { enter } from '../../support/enter.ts';
import { openDesk, refused } from './renderDesk.tsx';
import { sampleDeskBooking } from './sampleDeskBooking.ts';
import { sampleListedBooking } from './sampleListedBooking.ts';

const list = { body: { items: [sampleListedBooking()], next: null } };
const deskAddress = 'desk@hotels.example';
const asked = 'GET /api/desk/guest-bookings';

/** Opens the dialog to book for a guest. `answer` is the response with the desk's mail address. */
async function openDialog(answer: object) {
  const desk = await openDesk('/desk/bookings', {
    answers: { 'GET /api/desk/bookings': list, [asked]: answer },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Book for a guest' }));
  return { desk, dialog: within(await screen.findByRole('dialog', { name: 'Book for a guest' })) };
}

test('a guest without a mail address starts with the address of the desk', async () => {
  const { dialog } = await openDialog({ body: { deskAddress } });
  await userEvent.click(await dialog.findByRole('checkbox', { name: /takes the link by phone/ }));
  expect(dialog.getByText(/books with the desk’s own address, desk@hotels\.example/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Open the site' }));
  await waitFor(() => expect(readForGuest(sessionStorage)?.says).toMatch(/gets no email/));
  expect(readDraft(sessionStorage, 'a stay').email).toBe(deskAddress);
});

test('without the tick in the box, the mail address of the guest stays empty', async () => {
  const { dialog } = await openDialog({ body: { deskAddress } });
  await dialog.findByRole('checkbox', { name: /takes the link by phone/ });
  await userEvent.click(dialog.getByRole('button', { name: 'Open the site' }));
  await waitFor(() => expect(readForGuest(sessionStorage)?.says).not.toMatch(/no email/));
  expect(readDraft(sessionStorage, 'a stay').email).toBe('');
});

test('a reason replaces the box if the desk has no mail address', async () => {
  const { dialog } = await openDialog({ body: { deskAddress: null } });
  expect(await dialog.findByText(/Every guest needs an email address/)).toBeVisible();
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a desk address that could not be loaded does not count as missing', async () => {
  const { dialog } = await openDialog(refused(500, 'broken'));
  expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(dialog.queryByText(/Every guest needs/)).not.toBeInTheDocument();
});

const api = '/api/desk/bookings/K7M4QX9C';
const spokenLink = 'https://www.hotels.example/b/K7M4-QX9C-HJKM-3467-TVWX';
const openBooking = (shown: DeskBooking, answers: object = {}) =>
  openDesk('/desk/bookings/K7M4QX9C', {
    answers: { [`GET ${api}`]: { body: shown }, ...answers },
  });
const byPhone = (more: Parameters<typeof sampleDeskBooking>[0] = {}) =>
  sampleDeskBooking({
    actions: ['correct-contact', 'note'],
    mailsToSend: [],
    spokenLink,
    ...more,
    booking: { mailsGuest: false, ...more.booking },
  });

test('the page shows number and link large, and copies the whole link', async () => {
  const user = userEvent.setup();
  await openBooking(byPhone());
  const box = within(await screen.findByRole('region', { name: 'Read this to the guest' }));
  expect(box.getByText('K7M4-QX9C')).toBeVisible();
  expect(box.getByText('www.hotels.example/b/K7M4-QX9C-HJKM-3467-TVWX')).toBeVisible();
  await user.click(box.getByRole('button', { name: 'Copy the link' }));
  expect(await box.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(spokenLink);
  expect(screen.getByText('None: the guest takes the link by phone')).toBeVisible();
});

test('a copy that fails shows an error', async () => {
  const user = userEvent.setup();
  const refuse = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await openBooking(byPhone());
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText(/Copying failed/)).toBeVisible();
  refuse.mockRestore();
});

test('the page asks for the mail address of the guest and says that mails work afterwards', async () => {
  const after = byPhone({ spokenLink: null, booking: { mailsGuest: true } });
  const desk = await openBooking(byPhone(), {
    [`POST ${api}/actions/correct-contact`]: { body: after },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add an email address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the contact' }));
  const field = dialog.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveValue('');
  expect(dialog.getByText(/The guest gets emails from then on/)).toBeVisible();
  await enter(field, 'ada@travelers.example');
  await enter(dialog.getByRole('textbox', { name: /^Reason/ }), 'Called with it.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the contact' }));
  expect(await screen.findByText(/the guest gets emails from now on/)).toBeVisible();
  const sent = desk.calls.find(({ call }) => call.startsWith('POST'));
  expect(sent?.body).toMatchObject({ email: 'ada@travelers.example' });
});

test('an agent who may not book for guests reads that there is no mail, and gets no link', async () => {
  await openBooking(byPhone({ spokenLink: null }));
  expect(await screen.findByText(/has no email address and gets no email/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy the link' })).not.toBeInTheDocument();
});

test.each([
  [{ accepted: 'by-phone', link: 'by-phone' }, /Booked by the desk .* gets no email/],
  [{ link: 'by-phone' }, /Booked as a change\. .* gets no email/],
])('the timeline of a booking with %j says that the guest gets no mail', async (detail, text) => {
  const [created] = sampleDeskBooking().timeline;
  if (created?.kind !== 'event') throw new Error('The sample begins with an event.');
  await openBooking(byPhone({ timeline: [{ ...created, detail }] }));
  const events = within(await screen.findByRole('list', { name: 'What happened' }));
  expect(events.getByText(text)).toBeVisible();
});
