import { runScript } from '../../support/runScript.ts';
import { bookingRequest, deskBookingRequest, testSecret } from './support/bookingRequest.ts';
import { eventually } from './support/startTestBookings.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site, database, provider } = prepareSite();
const run = (...args: string[]) =>
  runScript('server/bookings/command.ts', args, {
    env: {
      DATABASE_URL: database().url,
      DATA_DIR: site().dataDir,
      AUTH_SECRET: testSecret,
      SITE_ORIGIN: 'https://www.hotels.example',
    },
  });

test('list has a line for each booking, without personal data; show has the whole of one', async () => {
  const { id, key } = await site().book();
  const list = await run('list', '--status', 'confirmed');
  expect(list).toMatchObject({ code: 0, stderr: '' });
  expect(list.stdout).toContain(
    `${id}  confirmed   2027-03-08 – 2027-03-10  ${bookingRequest.stay.hotelId}`,
  );
  expect(list.stdout).not.toContain('Ada');
  const { stdout } = await run('show', id);
  expect(stdout).toContain('Guests: Ada Lovelace');
  expect(stdout).toContain('E-mail: ada@travellers.example');
  expect(stdout).toContain(`https://www.hotels.example/booking/${id}?key=${key}`);
});

test('confirm and decline decide a request once, and the site mails the traveller', async () => {
  const { id, key } = await site().book(deskBookingRequest);
  expect(await run('confirm', id, '--reference', 'HTL-9')).toMatchObject({ code: 0 });
  expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', reference: 'HTL-9' });
  const again = await run('decline', id);
  expect(again).toMatchObject({ code: 1, stdout: '' });
  expect(again.stderr).toBe(`Booking ${id} is confirmed: it does not wait for the desk.\n`);
  site().start();
  await site().mail('Subject: Confirmed:');
});

test('a mismatch is listed and shown, and the desk confirms or declines the booking', async () => {
  provider().state.wrongReservation = { rooms: 2 };
  const taken = await site().book();
  const refused = await site().book();
  expect((await run('list', '--mismatch')).stdout.match(/mismatch: rooms/g)).toHaveLength(2);
  expect((await run('show', taken.id)).stdout).toContain('The provider reports: 2');
  expect((await run('settle', taken.id)).code).toBe(1);
  expect((await run('confirm', taken.id)).stdout).toContain(`R-${taken.id}`);
  expect((await run('decline', refused.id)).stdout).toContain(`R-${refused.id}`);
  expect(await site().read(taken.id, taken.key)).toMatchObject({
    ...{ status: 'confirmed', reference: `R-${taken.id}`, mismatch: false },
  });
  expect(await site().read(refused.id, refused.key)).toMatchObject({
    ...{ status: 'declined', cause: 'desk', mismatch: false },
  });
  expect((await run('list', '--mismatch')).stdout).toBe('There are no bookings.\n');
  site().start();
  await site().mail('Subject: Confirmed:');
  await site().mail('Subject: Not booked');
}, 60_000);

test('cancel is carried out at the provider by the worker of the site', async () => {
  const { id, key } = await site().book();
  expect((await run('cancel', id)).stdout).toContain('the worker of the site asks the provider');
  expect(await site().read(id, key)).toMatchObject({ status: 'confirmed', cancelling: true });
  site().clock.now = new Date(Date.now() + 60_000);
  site().start();
  await eventually(async () =>
    (await site().read(id, key)).status === 'cancelled' ? true : undefined,
  );
  expect([...provider().state.reservations.values()]).toMatchObject([{ cancelled: true }]);
  await site().mail('Cancelled by the hotel');
});

test('export writes the bookings of one mail address, a line of JSON each', async () => {
  await site().book();
  const email = 'grace@travellers.example';
  await site().book({ ...bookingRequest, traveller: { ...bookingRequest.traveller, email } });
  const { stdout } = await run('export', '--email', 'Grace@travellers.example');
  const lines = stdout.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ status: 'confirmed', traveller: { email } });
  expect((await run('export')).stdout.trim().split('\n')).toHaveLength(2);
});

test('an unknown command or booking ends with 1 and says what is possible', async () => {
  expect((await run('delete')).stderr).toContain('npm run reservations -- COMMAND');
  expect(await run('show', 'nothing')).toMatchObject({
    code: 1,
    stderr: "There is no booking 'nothing'.\n",
  });
});
