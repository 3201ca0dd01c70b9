import { readdirSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { signWebhook } from '#server/outbox/sendWebhook.ts';
import { listenOnLoopback } from '../../support/listenOnLoopback.ts';
import { bookingRequest, deskBookingRequest } from './support/bookingRequest.ts';
import { eventually } from './support/startTestBookings.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site, provider, start, db } = prepareSite();
const { traveller } = bookingRequest;

/** Starts a mail server that accepts mails, refuses them, or never answers. */
async function startMailServer(manner: 'accepts' | 'refuses' | 'hangs') {
  const mails: { to: string[]; text: string }[] = [];
  const state = { manner, refused: 0, connections: 0 };
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 10,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, accept) => {
      state.connections += 1;
      if (state.manner !== 'hangs') accept();
    },
    onRcptTo: (_address, _session, done) => {
      if (state.manner === 'accepts') {
        done();
        return;
      }
      state.refused += 1;
      done(
        Object.assign(new Error('mailbox of ada@travelers.example is full'), {
          responseCode: 452,
        }),
      );
    },
    onData: (stream, session, done) => {
      stream.toArray().then((chunks: Buffer[]) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: Buffer.concat(chunks).toString() });
        done();
      }, done);
    },
  });
  const sockets: Socket[] = [];
  server.server.on('connection', (socket: Socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = JSON.parse(JSON.stringify(server.server.address()));
  return {
    mails,
    state,
    url: `smtp://127.0.0.1:${port}`,
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

test('mails are sent through SMTP_URL as text and HTML, with a link that opens the booking', async () => {
  const smtp = await startMailServer('accepts');
  const operator = {
    OPERATOR_NAME: 'Atlas Stays GmbH',
    OPERATOR_ADDRESS: '12 Long Street, Berlin',
  };
  const mailing = start({
    env: { SMTP_URL: smtp.url, MAIL_FROM: 'Hotels <us@hotels.example>', ...operator },
  });
  mailing.start();
  const { id, key } = await mailing.book();
  const mail = await eventually(() => smtp.mails[0]);
  expect(mail.to).toEqual(['ada@travelers.example']);
  const text = mail.text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(text).toContain('From: Hotels <us@hotels.example>');
  expect(text).toContain('Content-Type: text/plain; charset=utf-8');
  expect(text).toContain('Content-Type: text/html; charset=utf-8');
  expect(text).toContain(`https://www.hotels.example/booking/${id}?key=${key}`);
  expect(text).toContain('Check-in: Mon, Mar 8, 2027, from 2:00 PM');
  expect(text).toContain('$234.16');
  expect(text).toContain('\r\n\r\nAtlas Stays GmbH\r\n12 Long Street, Berlin\r\n');
  expect(text).toMatch(
    /Content-Type: text\/calendar; method=PUBLISH; charset=utf-8;\s+name=booking\.ics/,
  );
  expect(text).toContain('<img src="https://pictures.example/x600/sea-view/room.jpg"');
  expect(text).not.toContain('Content-Type: image');
  await mailing.stop();
  await smtp.close();
});

test('a mail that the server refuses is sent again later, and no address is logged', async () => {
  const smtp = await startMailServer('refuses');
  const mailing = start({ env: { SMTP_URL: smtp.url } });
  mailing.start();
  await mailing.book();
  await eventually(() => (smtp.state.refused > 0 ? true : undefined));
  await eventually(async (saw) => {
    const row = saw(await db().selectFrom('outbox').selectAll().executeTakeFirstOrThrow());
    return row.last_error === '452' ? true : undefined;
  });
  expect(smtp.mails).toEqual([]);
  expect(mailing.lines.join()).not.toContain('ada@');
  smtp.state.manner = 'accepts';
  mailing.later(60);
  expect((await eventually(() => smtp.mails[0])).to).toEqual(['ada@travelers.example']);
  await mailing.stop();
  await smtp.close();
});

// The site hangs up after a while, which tests/server/outbox/deliverDue.test.ts tests.
test('a mail server that hangs does not delay bookings', async () => {
  const smtp = await startMailServer('hangs');
  const mailing = start({ env: { SMTP_URL: smtp.url } });
  mailing.start();
  await mailing.book();
  await eventually(() => (smtp.state.connections > 0 ? true : undefined));
  expect((await mailing.book()).status).toBe(201);
  smtp.hangUp();
  await mailing.stop();
  await smtp.close();
});

test('a mail that became outdated while it waited is not sent', async () => {
  const { id, key } = await site().book();
  await site().cancel(id, key).expect(200);
  await site()
    .book(deskBookingRequest)
    .then((asked) => site().cancel(asked.id, asked.key).expect(200));
  site().start();
  await eventually(async (saw) => {
    const rows = saw(await db().selectFrom('outbox').select('next_attempt_at').execute());
    return rows.every((row) => row.next_attempt_at === null) ? true : undefined;
  });
  const subjects = site()
    .mails()
    .map((mail) => /^Subject: ([^:\r\n]*)/m.exec(mail)?.[1]);
  expect(subjects.toSorted()).toEqual(['Canceled', 'Canceled', 'Canceled by the traveler']);
});

test('without SMTP_URL each mail is a private file named after its message', async () => {
  await site().book();
  site().start();
  const mail = await eventually(() => site().mails()[0]);
  expect(mail).toContain('Subject: Confirmed: Sea View Clifton');
  const folder = join(site().dataDir, 'mail');
  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  const { id } = await db().selectFrom('outbox').select('id').executeTakeFirstOrThrow();
  expect(name).toBe(`${id}.eml`);
  expect(mail).toContain(`<${id}@`);
});

test('text of a traveler or hotel is escaped in HTML and cannot add a mail header', async () => {
  const guests = [{ firstName: '<b>Ada</b>', lastName: 'O"Hara & Co' }];
  const special = { ...traveller, guests, specialRequests: '<img src=x onerror=alert(1)>' };
  const name = 'Sea\r\nBcc: evil@mail.example\r\n\r\n<script>alert(1)</script>';
  provider().state.wrongHotel = { name };
  await site().book({ ...deskBookingRequest, traveller: special });
  site().start();
  const mails = await eventually(() => (site().mails().length === 2 ? site().mails() : undefined));
  expect(mails.filter((mail) => /^To: ada@travelers\.example\r$/m.test(mail))).toHaveLength(1);
  for (const mail of mails) {
    const [head = ''] = mail.split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/im);
    const html = mail.slice(mail.indexOf('<!doctype'));
    expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt; O&quot;Hara &amp; Co');
    expect(html).toContain('&lt;img src');
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<img[^>]*onerror|<b>|<script>/);
  }
});

test('BOOKINGS_WEBHOOK receives each change with a signature until it accepts it', async () => {
  const secret = 'a webhook secret that is long enough';
  const events: { headers: IncomingMessage['headers']; body: string }[] = [];
  let status = 500;
  const receiver = createServer((req, res) => {
    void req.toArray().then((chunks: Buffer[]) => {
      events.push({ headers: req.headers, body: Buffer.concat(chunks).toString() });
      res.writeHead(status).end();
    });
  });
  const { origin, close } = await listenOnLoopback(receiver);
  const telling = start({
    env: { BOOKINGS_WEBHOOK: `${origin}/events`, BOOKINGS_WEBHOOK_SECRET: secret },
  });
  const { id } = await telling.book();
  telling.start();
  // The failure must be recorded before the clock is set ahead, or the mail would never be due
  // again.
  await eventually(async (saw) => {
    const rows = saw(
      await db().selectFrom('outbox').select('last_error').where('kind', '=', 'webhook').execute(),
    );
    return rows.length === 2 && rows.every((row) => row.last_error === 'status_500')
      ? true
      : undefined;
  });
  status = 204;
  telling.later(60);
  const accepted = await eventually(() => (events.length >= 4 ? events : undefined));
  const ids = accepted.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(2);
  const types = accepted.map(({ headers, body }) => {
    const at = Number(headers['webhook-timestamp']);
    const signature = signWebhook(secret, String(headers['webhook-id']), at, body);
    expect(headers['webhook-signature']).toBe(signature);
    const event = JSON.parse(body);
    expect(event.data.id).toBe(id);
    return event.type;
  });
  expect(new Set(types)).toEqual(new Set(['booking.pending', 'booking.confirmed']));
  await telling.stop();
  await close();
});
