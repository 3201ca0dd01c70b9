import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fullRate, leanRate, steppedRate } from '#contracts/kit/samples/rates.ts';
import type { DeskBooking } from '#contracts/site/desk/deskBooking.ts';
import { type DeskScript, openDesk, refused } from './renderDesk.tsx';
import { sampleDeskBooking, samplePreview } from './sampleDeskBooking.ts';
import { sampleBooking } from '../../support/sampleBooking.ts';
import { sampleRoom, sampleStay } from '../../support/sampleStay.ts';
import { enter } from '../../support/enter.ts';

const api = '/api/desk/bookings/K7M4QX9C';
const address = '/desk/bookings/K7M4QX9C';

/** Opens the page of a booking at a scripted desk with these further answers. */
async function openBooking(shown: DeskBooking, answers: DeskScript['answers'] = {}) {
  const desk = await openDesk(address, {
    answers: { [`GET ${api}`]: { body: shown }, ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'Booking K7M4-QX9C' });
  const sent = (action: string) =>
    desk.calls.filter(({ call }) => call === `POST ${api}/actions/${action}`);
  return { ...desk, sent };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

const buttons = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button')
    .map((button) => button.textContent);

const nothing: DeskBooking['waits'] = {
  for: 'nobody',
  about: 'nothing',
  since: null,
  isStuck: false,
  attempts: 0,
  lastReason: null,
  nextAttemptAt: null,
};

const since = '2027-02-01T09:00:00Z';

const usd = (amount: string) => ({ amount, currency: 'USD' });

/**
 * Returns the booking after an action has brought it into this state, in which no action is left.
 */
const after = (status: DeskBooking['booking']['status']) => ({
  body: sampleDeskBooking({ booking: { status }, actions: [], waits: nothing }),
});

const afterwards = [
  'Change days or guests',
  'Send an email again',
  'Correct the contact',
  'Add note',
];
test.each<[string, Parameters<typeof sampleDeskBooking>[0], string[], RegExp]>([
  ['a request', {}, ['Confirm', 'Decline', ...afterwards], /The guest is waiting for an answer/],
  [
    'a stuck booking',
    {
      booking: { status: 'pending', cancellation: null },
      actions: ['settle-stuck', 'retry'],
      waits: { ...nothing, for: 'desk', about: 'outcome', since, isStuck: true, attempts: 9 },
    },
    ['End the booking', 'Ask the provider now'],
    /Ask the provider whether it has the reservation, then end the booking/,
  ],
  [
    'a cancellation without an outcome',
    {
      booking: { status: 'confirmed', cancelling: true, cancellation: null },
      actions: ['settle-cancellation', 'retry'],
      cancelling: { acceptedFee: usd('40.00'), paidBy: 'traveller' },
      waits: { ...nothing, for: 'provider', about: 'cancellation', since, isStuck: true },
    },
    ['End the cancellation', 'Ask the provider now'],
    /then end the cancellation/,
  ],
  [
    'a confirmed booking, for an administrator',
    {
      booking: { status: 'confirmed' },
      actions: ['cancel', 'waive-fee', 'retry', 'report-no-show', 'erase'],
      waits: nothing,
    },
    [
      'Change days or guests',
      'Cancel the booking',
      'Cancel without a fee for the guest',
      'Report a no-show',
      'Erase the personal data',
      'Ask the provider now',
    ],
    /The hotel expects the guest/,
  ],
])('%s shows its next step and the allowed actions', async (_what, shown, expected, next) => {
  await openBooking(sampleDeskBooking(shown));
  expect(screen.getByText(next)).toBeInTheDocument();
  expect(buttons()).toEqual(expected);
});

test('an agent who reports a no-show reads the fee of the hotel for all rooms', async () => {
  const rooms = [sampleRoom, { ...sampleRoom, occupancy: '1' }];
  await openBooking(
    sampleDeskBooking({
      booking: {
        status: 'confirmed',
        stay: { ...sampleStay, rooms },
        rates: rooms.map(() => ({ ...steppedRate, no_show: '120.00' })),
      },
      actions: ['report-no-show'],
      waits: nothing,
    }),
    { [`POST ${api}/actions/report-no-show/preview`]: { body: samplePreview() } },
  );
  await press('Report a no-show');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/the hotel takes \$240\.00 from the guest/)).toBeVisible();
});

test('rooms that differ are listed one by one, each with its lead guest', async () => {
  const twin = { ...sampleRoom, rateId: leanRate.id, occupancy: '1-7' };
  const booking = sampleBooking({
    stay: { ...sampleStay, rooms: [sampleRoom, twin] },
    rates: [fullRate, leanRate],
    hotel: { ...sampleBooking().hotel, roomNames: ['Deluxe Double Room', 'Twin Room'] },
  });
  await openBooking(sampleDeskBooking({ booking }));
  expect(screen.getByText('Room 1').nextSibling).toHaveTextContent(
    'Deluxe Double Room2 adults · Breakfast included · Ada Bell',
  );
  expect(screen.getByText('Room 2').nextSibling).toHaveTextContent(
    'Twin Room1 adult, 1 child · Room only · Ada Bell',
  );
});

test('an unpaid booking shows until when its guest can pay', async () => {
  const none = usd('0.00');
  const payment = {
    id: 'p1',
    state: 'open',
    payableUntil: '2027-02-01T13:05:00Z',
    reference: 'cs_1',
    ...{ amount: usd('240.00'), refundable: none, refunded: none, moved: none, fee: null },
    ...{ card: null, capturedAt: null, lapsesAt: null, isMoved: false, issues: [] },
  };
  const shown = sampleDeskBooking({
    booking: { status: 'pending', cancellation: null, collector: 'site' },
    actions: ['send-mail'],
    waits: { ...nothing, about: 'unpaid', since: '2027-02-01T09:05:00Z' },
  });
  const { id } = shown.booking;
  await openBooking(shown, { [`GET /api/desk/bookings/${id}/payment`]: { body: { payment } } });
  const until = await screen.findByText('To be paid by');
  expect(until.nextSibling).toHaveTextContent('Feb 1, 2027, 1:05');
});

test('the page shows the booking and links to related pages', async () => {
  await openBooking(
    sampleDeskBooking({
      mismatch: { field: 'price', accepted: '234.16', reported: '240.00', reference: 'P-9' },
      fee: { amount: usd('40.00'), paidBy: 'site' },
      // The payment provider has refunded more than was left.
      owedToHotel: usd('-60.00'),
      booking: { status: 'cancelled' },
    }),
  );
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Ada Bell')).toBeInTheDocument();
  expect(main.getByText('A quiet room, please.')).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'ada@example.com' })).toHaveAttribute(
    'href',
    'mailto:ada@example.com',
  );
  expect(main.getByRole('link', { name: 'Open the account' })).toHaveAttribute(
    'href',
    '/desk/travellers/account-7',
  );
  expect(main.getByText('PKR 15,000, returned after the stay')).toBeInTheDocument();
  expect(main.getByText('$40.00, paid by the site')).toBeInTheDocument();
  expect(main.getByText('−$60.00')).toBeInTheDocument();
  const mismatch = main.getByRole('region', { name: 'The provider reports something else' });
  expect(mismatch).toHaveTextContent('Accepted by the guest234.16Reported by the provider240.00');
});

test('the timeline is newest first, and its filter is in the address', async () => {
  const { location } = await openBooking(sampleDeskBooking());
  const inTimeline = () =>
    within(screen.getByRole('list', { name: 'What happened' }))
      .getAllByRole('listitem')
      .map((each) => each.textContent);
  expect(inTimeline()[0]).toMatch(/^NoteCalled the hotel: it answers by noon\.By Grace Agent/);
  expect(inTimeline().at(-1)).toMatch(/^Booked on the siteBy the guest, signed in/);
  await userEvent.click(screen.getByRole('link', { name: /^Emails/ }));
  expect(location().search).toBe('?show=mail');
  expect(inTimeline()).toHaveLength(2);
  expect(inTimeline()[0]).toMatch(/to the desk: Request to answerFailed after 300 tries/);
});

test('a request is confirmed as it was previewed, with the reference for the guest', async () => {
  const { sent } = await openBooking(sampleDeskBooking(), {
    [`POST ${api}/actions/confirm/preview`]: ({ body }) => ({
      body: samplePreview({
        version: 4,
        after: { status: 'confirmed', reference: JSON.stringify(body) },
      }),
    }),
    [`POST ${api}/actions/confirm`]: after('confirmed'),
  });
  await press('Confirm');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm this request?' }));
  await enter(dialog.getByLabelText('Hotel’s reference'), 'HTL-7');
  expect(await dialog.findByText(/HTL-7/)).toBeInTheDocument();
  expect(dialog.getByText('Waiting for an answer → Confirmed')).toBeInTheDocument();
  const reads = dialog.getByRole('region', { name: 'Text of the email' });
  expect(reads).toHaveTextContent('Sea View Clifton expects you.');
  expect(dialog.getByText('Confirmed: Sea View Clifton, Mar 5')).toBeInTheDocument();
  await press('Confirm and send the email');
  expect(await screen.findByText('Done. The booking is now: Confirmed.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent('confirm').map(({ body }) => body)).toEqual([{ version: 4, reference: 'HTL-7' }]);
  await waitFor(() => expect(buttons()).toEqual(['Change days or guests']));
});

test('when a colleague was faster, the page names the colleague and loads the booking again', async () => {
  const { script } = await openBooking(sampleDeskBooking(), {
    [`POST ${api}/actions/confirm/preview`]: { body: samplePreview() },
    [`POST ${api}/actions/confirm`]: refused(409, 'already-decided', {
      by: 'Grace Agent',
      at: '2027-02-01T10:00:00Z',
      bookingStatus: 'declined',
    }),
  });
  await press('Confirm');
  await screen.findByText('Confirmed: Sea View Clifton, Mar 5');
  script[`GET ${api}`] = after('declined');
  await press('Confirm and send the email');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your action was not carried out');
  expect(alert).toHaveTextContent('Grace Agent was first');
  expect(alert).toHaveTextContent('It is now: Declined.');
  await press('Show the booking');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Nothing is booked. There is nothing to do.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
});

test('a failed action shows its error and can be repeated', async () => {
  const { sent } = await openBooking(sampleDeskBooking(), {
    [`POST ${api}/actions/decline/preview`]: [
      { status: 500, body: {} },
      { body: samplePreview({ after: { status: 'declined', reference: null }, mails: [] }) },
    ],
    [`POST ${api}/actions/decline`]: [{ status: 500, body: {} }, after('declined')],
  });
  await press('Decline');
  await screen.findByText(/^What this changes could not be loaded/);
  await press('Decline and send the email');
  expect(sent('decline')).toEqual([]);
  await press('Try again');
  expect(await screen.findByText('The guest gets no email.')).toBeInTheDocument();
  await enter(screen.getByLabelText(/^Reason/), 'The hotel is full.');
  await press('Decline and send the email');
  expect(await screen.findByRole('alert')).toHaveTextContent('The site did not answer');
  expect(screen.getByText(/The guest is waiting for an answer/)).toBeInTheDocument();
  await press('Decline and send the email');
  expect(await screen.findByText('Done. The booking is now: Declined.')).toBeInTheDocument();
  const body = { version: 3, reason: 'The hotel is full.' };
  expect(sent('decline').map((call) => call.body)).toEqual([body, body]);
});

test('a stuck booking is resolved with the answer of the provider, its reference and a reason', async () => {
  const stuck = sampleDeskBooking({ booking: { status: 'pending' }, actions: ['settle-stuck'] });
  const { sent } = await openBooking(stuck, {
    [`POST ${api}/actions/settle-stuck/preview`]: { body: samplePreview() },
    [`POST ${api}/actions/settle-stuck`]: { body: stuck },
  });
  await press('End the booking');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Enter the reference to see what changes.')).toBeInTheDocument();
  await enter(dialog.getByLabelText(/^Reference at the provider/), 'P-9');
  await dialog.findByText('Confirmed: Sea View Clifton, Mar 5');
  const end = dialog.getByRole('button', { name: 'End the booking' });
  await enter(dialog.getByLabelText(/^Reason/), 'It never answers.');
  await userEvent.click(end);
  expect(dialog.getByText('Enter the question and the answer.')).toBeInTheDocument();
  expect(sent('settle-stuck')).toEqual([]);
  await enter(dialog.getByLabelText(/^What you asked/), 'Phoned: it is there.');
  await userEvent.click(end);
  await waitFor(() => expect(sent('settle-stuck')).toHaveLength(1));
  expect(sent('settle-stuck')[0]?.body).toEqual({
    version: 3,
    reason: 'It never answers.',
    as: 'confirmed',
    reference: 'P-9',
    asked: 'Phoned: it is there.',
  });
});

test('a refused cancellation shows the fee of the provider and can be abandoned', async () => {
  const refused = sampleDeskBooking({
    booking: { status: 'confirmed' },
    refusal: {
      at: '2027-02-02T09:00:00Z',
      fee: { amount: '230.58', currency: 'USD' },
      payer: 'hotel',
    },
    waits: { ...sampleDeskBooking().waits, about: 'refusal' },
    actions: ['close-refusal', 'cancel', 'waive-fee'],
  });
  const { sent } = await openBooking(refused, {
    [`POST ${api}/actions/close-refusal`]: { body: sampleDeskBooking() },
  });
  expect(screen.getByText(/refused to cancel: it asks for \$230\.58/)).toBeInTheDocument();
  expect(screen.queryByText(/nothing to do/)).not.toBeInTheDocument();
  const next = within(screen.getByRole('region', { name: 'Next step' }));
  expect(next.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Cancel without a fee for the guest',
    'Cancel the booking',
    'Leave it as it is',
  ]);
  await press('Leave it as it is');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Nobody gets an email/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Leave it as it is' }));
  await waitFor(() => expect(sent('close-refusal')).toHaveLength(1));
  expect(sent('close-refusal')[0]?.body).toEqual({ version: 3 });
});

test('waiving a fee shows who pays it and needs a reason', async () => {
  const confirmed = sampleDeskBooking({ booking: { status: 'confirmed' }, actions: ['waive-fee'] });
  const fee = (paidBy: 'site' | 'nobody') =>
    samplePreview({
      after: { status: 'cancelled', reference: null },
      fee: { amount: usd(paidBy === 'site' ? '40.00' : '0.00'), paidBy, returned: usd('234.16') },
      owedToHotel: usd(paidBy === 'site' ? '40.00' : '0.00'),
      mails: [],
    });
  const { sent } = await openBooking(confirmed, {
    [`POST ${api}/actions/waive-fee/preview`]: ({ body }) => ({
      body: fee(JSON.stringify(body).includes('site') ? 'site' : 'nobody'),
    }),
    [`POST ${api}/actions/waive-fee`]: after('cancelled'),
  });
  await press('Cancel without a fee for the guest');
  await userEvent.click(await screen.findByLabelText('The hotel'));
  await userEvent.click(await screen.findByLabelText('The site pays it to the hotel'));
  expect(await screen.findByText('$40.00, paid by the site')).toBeInTheDocument();
  await press('Cancel without a fee');
  expect(await screen.findByText('Say why.')).toBeInTheDocument();
  await enter(screen.getByLabelText(/^Reason/), 'The pool was closed.');
  await press('Cancel without a fee');
  expect(await screen.findByText('Done. The booking is now: Canceled.')).toBeInTheDocument();
  const acceptedFee = usd('40.00');
  const choice = { wantedBy: 'hotel', paidBy: 'site' };
  const body = { version: 3, reason: 'The pool was closed.', acceptedFee, ...choice };
  expect(sent('waive-fee').map((call) => call.body)).toEqual([body]);
});

/** Returns a booking with a cancellation fee of $40.00, for a role with these actions. */
const costly = (actions: readonly ('cancel' | 'waive-fee')[]) =>
  sampleDeskBooking({
    booking: { status: 'confirmed', cancellation: { fee: usd('40.00'), returned: usd('194.16') } },
    actions,
  });
/** Answers the preview of a cancellation with a mail that names the choice. */
const saysChoice = ({ body }: { body: unknown }) => ({
  body: samplePreview({
    after: { status: 'cancelled', reference: null },
    mails: [
      {
        template: 'cancelled',
        to: 'traveller',
        language: 'en',
        subject: `Mail for ${JSON.stringify(body)}`,
        text: 'Your stay is cancelled.',
      },
    ],
  }),
});

test('the agent must choose who wanted the cancellation, and the preview of the mail follows', async () => {
  const { sent } = await openBooking(costly(['cancel']), {
    [`POST ${api}/actions/cancel/preview`]: saysChoice,
    [`POST ${api}/actions/cancel`]: after('cancelled'),
  });
  await press('Cancel the booking');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
  for (const radio of dialog.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(sent('cancel/preview')).toEqual([]);
  await press('Cancel it at this fee');
  const group = dialog.getByRole('radiogroup', { name: 'Who wanted it?' });
  expect(group).toHaveAccessibleDescription('Choose who wanted it.');
  await waitFor(() => expect(group).toHaveFocus());
  await userEvent.click(dialog.getByLabelText('We, the site'));
  expect(await dialog.findByText('Mail for {"wantedBy":"site"}')).toBeInTheDocument();
  await userEvent.click(dialog.getByLabelText('The guest'));
  expect(await dialog.findByText('Mail for {"wantedBy":"traveller"}')).toBeInTheDocument();
  await press('Cancel it at this fee');
  expect(await screen.findByText('Done. The booking is now: Canceled.')).toBeInTheDocument();
  expect(sent('cancel').map(({ body }) => body)).toEqual([{ version: 3, wantedBy: 'traveller' }]);
});

test('a fee that has risen since it was shown is shown again before it is charged', async () => {
  let fee = '0.00';
  const shown = () => ({ amount: usd(fee), paidBy: 'traveller' as const, returned: usd('0.00') });
  const { sent } = await openBooking(costly(['cancel']), {
    [`POST ${api}/actions/cancel/preview`]: () => ({ body: samplePreview({ fee: shown() }) }),
    [`POST ${api}/actions/cancel`]: [
      () => {
        fee = '40.00';
        return refused(409, 'fee-changed');
      },
      after('cancelled'),
    ],
  });
  await press('Cancel the booking');
  await userEvent.click(await screen.findByLabelText('The guest'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
  await dialog.findByText('Nothing');
  await press('Cancel it at this fee');
  expect(await screen.findByText(/The fee has changed/)).toBeInTheDocument();
  await dialog.findByText('$40.00, paid by the guest');
  await press('Cancel it at this fee');
  await screen.findByText('Done. The booking is now: Canceled.');
  const acceptedFees = sent('cancel').map(({ body }) => body);
  expect(acceptedFees).toMatchObject([{ acceptedFee: usd('0.00') }, { acceptedFee: usd('40.00') }]);
});

test('a cancellation that the hotel wanted has no fee if the agent may waive fees', async () => {
  const { sent } = await openBooking(costly(['cancel', 'waive-fee']), {
    [`POST ${api}/actions/waive-fee/preview`]: saysChoice,
    [`POST ${api}/actions/waive-fee`]: after('cancelled'),
  });
  await press('Cancel the booking');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
  await userEvent.click(dialog.getByLabelText('The hotel'));
  await dialog.findByText(/^Mail for/);
  await enter(dialog.getByLabelText(/^Reason/), 'Overbooked.');
  await press('Cancel without a fee');
  await screen.findByText('Done. The booking is now: Canceled.');
  const body = { version: 3, wantedBy: 'hotel', paidBy: 'hotel', reason: 'Overbooked.' };
  expect(sent('waive-fee').map((call) => call.body)).toEqual([body]);
});

test('an agent reads that the guest must not pay for a cancellation that the hotel wanted', async () => {
  const { sent } = await openBooking(costly(['cancel']), {
    [`POST ${api}/actions/cancel/preview`]: refused(409, 'fee-due'),
  });
  await press('Cancel the booking');
  await userEvent.click(await screen.findByLabelText('The hotel'));
  expect(await screen.findByText(/the guest must not pay it/)).toBeInTheDocument();
  await press('Cancel it at this fee');
  expect(sent('cancel')).toEqual([]);
});

test('the timeline says who wanted a cancellation by the desk', async () => {
  const cancelled = { kind: 'event', at: since, status: 'cancelled', cause: 'desk' } as const;
  const wanted = { ...cancelled, detail: { wantedBy: 'traveller' }, reason: null };
  const agent = { kind: 'staff', name: 'Grace Agent', role: 'agent' } as const;
  await openBooking(
    sampleDeskBooking({
      booking: { status: 'cancelled', cause: 'desk', wantedBy: 'traveller' },
      timeline: [
        { ...wanted, seq: 4, by: agent },
        { ...wanted, seq: 5, by: { kind: 'worker', name: null, role: null } },
      ],
    }),
  );
  const timeline = screen.getByRole('list', { name: 'What happened' });
  expect(timeline).toHaveTextContent('By the guest, through Grace Agent');
  expect(timeline).toHaveTextContent('By the guest, through the desk');
});

test('the timeline also shows the time at the hotel where it differs', async () => {
  const { booking } = sampleDeskBooking();
  const nobody = { kind: 'worker', name: null, role: null } as const;
  const at = (instant: string, id: string) =>
    ({ kind: 'note', at: instant, id, by: nobody, text: id }) as const;
  await openBooking(
    sampleDeskBooking({
      booking: { hotel: { ...booking.hotel, timeZone: 'No/Such_Zone' } },
      timeline: [
        at('2027-02-01T14:00:00+05:30', 'elsewhere'),
        at('2027-02-01T09:00:00+00:00', 'here'),
        at('2027-02-01T09:00:00.000Z', 'unknown'),
      ],
    }),
  );
  const entry = (text: string) => screen.getByText(text).closest('li');
  expect(entry('elsewhere')).toHaveTextContent('Feb 1, 2027, 8:30 AM (GMT)');
  expect(entry('elsewhere')).toHaveTextContent(
    'At the hotel: Mon, Feb 1, 2:00 PM (Such Zone time, GMT+5:30)',
  );
  expect(entry('here')).not.toHaveTextContent('At the hotel');
  expect(entry('unknown')).not.toHaveTextContent('At the hotel');
});

test('only valid and changed contact details are sent', async () => {
  const { sent } = await openBooking(sampleDeskBooking(), {
    [`POST ${api}/actions/correct-contact`]: { body: sampleDeskBooking() },
  });
  await press('Correct the contact');
  const dialog = within(await screen.findByRole('dialog'));
  const email = dialog.getByLabelText('Email');
  await enter(dialog.getByLabelText(/^Reason/), 'It was misspelt.');
  await press('Save the contact');
  expect(dialog.getByText('Change one of them first.')).toBeInTheDocument();
  await userEvent.clear(email);
  await enter(email, 'nobody');
  await press('Save the contact');
  expect(dialog.getByText('Enter an email address.')).toBeInTheDocument();
  await enter(email, '@example.com');
  await press('Save the contact');
  expect(await screen.findByText('The contact is corrected.')).toBeInTheDocument();
  expect(sent('correct-contact').map(({ body }) => body)).toEqual([
    { version: 3, email: 'nobody@example.com', reason: 'It was misspelt.' },
  ]);
});

test('names are corrected only if one has changed and none is empty', async () => {
  const shown = sampleDeskBooking({
    booking: { status: 'confirmed' },
    actions: ['correct-name', 'send-mail'],
    waits: nothing,
  });
  const [lead, ...others] = shown.booking.traveller?.guests ?? [];
  const guests = [{ firstName: 'Zoë', lastName: lead?.lastName ?? '' }, ...others];
  const corrected = sampleDeskBooking({
    booking: {
      status: 'confirmed',
      traveller: shown.booking.traveller && { ...shown.booking.traveller, guests },
    },
    actions: ['tell-hotel'],
    waits: { ...nothing, for: 'desk', about: 'name', since },
  });
  const { script, sent } = await openBooking(shown, {
    [`POST ${api}/actions/correct-name`]: { body: corrected },
    [`POST ${api}/actions/tell-hotel`]: { body: shown },
  });
  await press('Correct the names');
  const dialog = within(await screen.findByRole('dialog'));
  const first = dialog.getByLabelText('First name of guest 1');
  expect(first).toHaveValue(lead?.firstName);
  await enter(dialog.getByLabelText(/^Reason/), 'It was misspelt.');
  await press('Save the names');
  expect(dialog.getByText('Change a name first.')).toBeInTheDocument();
  await userEvent.clear(first);
  await press('Save the names');
  expect(first).toHaveAccessibleDescription('Enter a name.');
  await waitFor(() => expect(first).toHaveFocus());
  expect(sent('correct-name')).toEqual([]);
  await enter(first, ' Zoë ');
  script[`GET ${api}`] = { body: corrected };
  await press('Save the names');
  expect(
    await screen.findByText('The names were corrected. Tell the hotel now.'),
  ).toBeInTheDocument();
  expect(sent('correct-name').map(({ body }) => body)).toEqual([
    { version: 3, guests, reason: 'It was misspelt.' },
  ]);
  expect(await screen.findByText(/^Tell the hotel: the guests’ names are now Zoë/)).toBeVisible();
  await press('The hotel knows the names');
  await press('The hotel knows');
  await waitFor(() => expect(sent('tell-hotel').map(({ body }) => body)).toEqual([{ version: 3 }]));
});

test('an agent who withdraws an unpaid booking reads that it still waits for payment', async () => {
  const shown = sampleDeskBooking({
    booking: { status: 'pending' },
    actions: ['withdraw'],
    waits: { ...nothing, about: 'unpaid', since },
  });
  const change = { status: 'pending', reference: null } as const;
  await openBooking(shown, {
    [`POST ${api}/actions/withdraw/preview`]: {
      body: samplePreview({ before: change, after: { ...change, status: 'declined' } }),
    },
  });
  await press('Withdraw the booking');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Waiting for payment → Declined')).toBeInTheDocument();
});

test('a note keeps its id and its text until it is stored', async () => {
  const { sent } = await openBooking(sampleDeskBooking(), {
    [`POST ${api}/actions/note`]: [{ status: 503, body: {} }, { body: sampleDeskBooking() }],
  });
  const field = screen.getByLabelText('Internal note');
  await enter(field, 'Asked again.');
  await press('Add note');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(field).toHaveValue('Asked again.');
  await press('Add note');
  await waitFor(() => expect(field).toHaveValue(''));
  const [first, second] = sent('note').map(({ body }) => body);
  expect(first).toMatchObject({ text: 'Asked again.' });
  expect(second).toEqual(first);
});

test.each([
  [404, 'There is no booking at this address', 'Search bookings'],
  [503, 'The booking', 'Try again'],
] as const)('a booking that fails with %i shows an error', async (status, heading, way) => {
  await openDesk(address, { answers: { [`GET ${api}`]: { status, body: { status } } } });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  expect(await screen.findByText(way)).toBeInTheDocument();
});
