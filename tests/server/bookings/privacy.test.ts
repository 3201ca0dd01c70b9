import { once } from 'node:events';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import request from 'supertest';
import { bookingRequest, deskBookingRequest } from './support/bookingRequest.ts';
import { own, eventually } from './support/startTestBookings.ts';
import { actAtDesk } from './support/actAtDesk.ts';
import { prepareSite } from './support/prepareSite.ts';

const { database, provider, start, db } = prepareSite();

/** Returns a log at its finest level whose text the test can read. */
function capturingLog() {
  const lines: string[] = [];
  const out = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  return { log: pino({ level: 'trace' }, out), text: () => lines.join(''), out };
}

test('no name, address, key or token is in the log, the webhook or the outbox', async () => {
  const { log, text, out } = capturingLog();
  const site = start({ log });
  site.start();
  const { id, key } = await site.book();
  // The mail must be sent before it becomes outdated.
  await site.mail('Subject: Confirmed');
  await site.read(id, key);
  await request(site.app).get(`/api/bookings/${id}/calendar.ics`).query({ key }).set(own);
  provider().state.modes.cancel = 'cut-before';
  await site.cancel(id, key);
  await site.cancel(id, 'wrong-key-wrong-key');
  const second = await site.book(deskBookingRequest);
  await actAtDesk(database().database, () => site.clock.now, 'confirm', second.id);
  await eventually(() => (site.mails().length >= 2 ? true : undefined));
  await site.stop();
  out.end();
  await once(out, 'finish');

  const { guests, email, phone, specialRequests } = bookingRequest.traveller;
  const secrets = [
    key,
    second.key,
    'wrong-key-wrong-key',
    email,
    phone,
    specialRequests,
    ...guests.flatMap(({ firstName, lastName }) => [firstName, lastName]),
  ];
  const outbox = await db().selectFrom('outbox').selectAll().execute();
  expect(text()).toContain('"route":"/api/bookings/:id/cancellation"');
  for (const secret of secrets) {
    expect(text()).not.toContain(secret);
    expect(JSON.stringify(outbox)).not.toContain(secret);
  }
});
