import { formatBookingNumber } from '#contracts/site/bookings.ts';
import type { CommandOptions } from '#server/bookings/desk/reportStay.ts';
import { operatorCommandOf } from '../operatorCommandOf.ts';
import { bookingRequest, deskBookingRequest } from './support/bookingRequest.ts';
import { deskCommand } from './support/deskCommand.ts';
import { eventually } from './support/startTestBookings.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site, database, provider } = prepareSite();

/** Runs a command as the function that the entry calls, at the time of the site. */
const run = (command: string, id?: string, options?: CommandOptions) =>
  deskCommand(database().database, () => site().clock.now, command, id, options);

test('npm run bookings knows each option', async () => {
  provider().state.wrongReservation = { rooms: 2 };
  await site().book();
  const options = ['--status', 'pending', '--limit', '1', '--mismatch', '--reference', 'R'];
  const list = await operatorCommandOf('server/bookings/command.ts', { database, site })(
    ...['list', ...options, '--email', 'ada@travellers.example'],
  );
  const lines = await run('list', '', { status: 'pending', limit: '1', mismatch: true });
  expect(list).toEqual({ code: 0, stdout: lines, stderr: '' });
});

test('list has a line for each booking, without personal data; show has the whole of one', async () => {
  const { id, key, booking } = await site().book();
  const number = formatBookingNumber(booking.number);
  const list = await run('list', '', { status: 'confirmed' });
  const { email } = bookingRequest.traveller;
  expect(await run('list', '', { email: email.toUpperCase() })).toBe(list);
  expect(await run('list', '', { email: `other.${email}` })).toBe('There are no bookings.\n');
  expect(list).toContain(
    `${id}  ${number}  confirmed   2027-03-08 – 2027-03-10  ${bookingRequest.stay.hotelId}`,
  );
  expect(list).not.toContain('Ada');
  const shown = await run('show', id);
  expect(await run('show', number)).toBe(shown);
  expect(shown).toContain('Guests: Ada Lovelace');
  expect(shown).toContain('E-mail: ada@travellers.example');
  expect(shown).toContain(`https://www.hotels.example/booking/${id}?key=${key}`);
});

test('confirm and decline decide a request once, and the site mails the traveller', async () => {
  const { id, key } = await site().book(deskBookingRequest);
  expect(await run('confirm', id, { reference: 'HTL-9' })).toContain(`Booking ${id} is confirmed.`);
  expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', reference: 'HTL-9' });
  await expect(run('decline', id)).rejects.toThrow(
    new Error(`Booking ${id} is confirmed: it does not wait for the desk.`),
  );
  site().start();
  await site().mail('Subject: Confirmed:');
});

test('a mismatch is listed and shown, and the desk confirms or declines the booking', async () => {
  provider().state.wrongReservation = { rooms: 2 };
  const taken = await site().book();
  const refused = await site().book();
  const list = await run('list', '', { mismatch: true });
  expect(list.match(/mismatch: rooms/g)).toHaveLength(2);
  expect(await run('show', taken.id)).toContain('The provider reports: 2');
  await expect(run('settle', taken.id)).rejects.toThrow('no mismatch that can be settled');
  expect(await run('confirm', taken.id)).toContain(`R-${taken.id}`);
  expect(await run('decline', refused.id)).toContain(`R-${refused.id}`);
  expect(await site().read(taken.id, taken.key)).toMatchObject({
    ...{ status: 'confirmed', reference: `R-${taken.id}`, mismatch: false },
  });
  expect(await site().read(refused.id, refused.key)).toMatchObject({
    ...{ status: 'declined', cause: 'desk', mismatch: false },
  });
  expect(await run('list', '', { mismatch: true })).toBe('There are no bookings.\n');
  site().start();
  await site().mail('Subject: Confirmed:');
  await site().mail('Subject: Not booked');
});

test('cancel is carried out at the provider by the worker of the site', async () => {
  const { id, key } = await site().book();
  expect(await run('cancel', id)).toContain('the worker of the site asks the provider');
  expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', cancelling: true });
  site().later(60);
  site().start();
  await eventually(async () =>
    (await site().read(id, key)).status === 'cancelled' ? true : undefined,
  );
  expect([...provider().state.reservations.values()]).toMatchObject([{ cancelled: true }]);
  await site().mail('Cancelled by the hotel');
});

test('show says how often the provider was asked, and settle ends what it does not answer', async () => {
  provider().state.modes.reserve = 'cut-after';
  const taken = await site().book();
  const refused = await site().book({ ...bookingRequest, again: true });
  expect(await run('show', taken.id)).toMatch(/Attempts: 1, the last: \S+\. Next try: 2027-/);
  const confirmed = { as: 'confirmed', reference: 'P-1' };
  await expect(run('settle', taken.id, confirmed)).rejects.toThrow('does not wait for the desk');
  site().later(601);
  await expect(run('settle', refused.id, { as: 'declined' })).rejects.toThrow('with --reason');
  expect(await run('settle', taken.id, confirmed)).toContain(
    'Its reference at the provider is P-1.',
  );
  expect(await run('settle', refused.id, { as: 'declined', reason: 'Full.' })).toContain(
    'is declined',
  );
  expect(await site().read(taken.id, taken.key)).toMatchObject({
    status: 'confirmed',
    reference: 'P-1',
  });
  expect(await site().read(refused.id, refused.key)).toMatchObject({
    status: 'declined',
    cause: 'desk',
  });
});

test('export writes the bookings of one mail address, a line of JSON each', async () => {
  await site().book();
  const email = 'grace@travellers.example';
  await site().book({ ...bookingRequest, traveller: { ...bookingRequest.traveller, email } });
  const exported = await run('export', '', { email: 'Grace@travellers.example' });
  const lines = exported.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ status: 'confirmed', traveller: { email } });
  expect((await run('export')).trim().split('\n')).toHaveLength(2);
  const records = await database()
    .database.db.selectFrom('audit_record')
    .select('after')
    .where('action', '=', 'bookings.export')
    .orderBy('id')
    .execute();
  expect(records.map(({ after }) => after)).toEqual([
    { filters: { fields: ['email'] }, rows: 1 },
    { filters: {}, rows: 2 },
  ]);
});

test('an unknown command or booking is an error that says what is possible', async () => {
  await expect(run('delete')).rejects.toThrow('npm run bookings -- COMMAND');
  await expect(run('show', 'nothing')).rejects.toThrow(new Error("There is no booking 'nothing'."));
});
