import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createMailer } from '#server/mail/createMailer.ts';
import { deliverDue, type Sender } from '#server/outbox/deliverDue.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';
import { listeningLog } from '../testApp.ts';

const now = new Date('2027-02-01T12:00:00Z');
let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
beforeEach(async () => {
  await test.database.db.deleteFrom('outbox').execute();
});
afterAll(() => test.close());

async function deliver(senders: Record<string, Sender>, sendMs: number) {
  const { log } = listeningLog();
  await deliverDue({ database: test.database, senders, now: () => now, log, sendMs });
  const { db } = test.database;
  return db
    .selectFrom('outbox')
    .select(['kind', 'sent_at', 'last_error', 'next_attempt_at'])
    .execute();
}

function write(...kinds: ('booking-mail' | 'webhook')[]) {
  const messages = kinds.map((kind) => ({ kind, eventId: randomUUID(), payload: {} }));
  return test.database.transaction((tx) => enqueue(tx, 'hotel', messages, now));
}

it('gives up a sender that never ends, tries it again later, and sends the others', async () => {
  await write('booking-mail', 'webhook');
  const rows = await deliver(
    {
      'booking-mail': () => new Promise(() => {}),
      webhook: () => Promise.resolve('sent'),
    },
    50,
  );
  const [mail, webhook] = rows.toSorted((one, other) => one.kind.localeCompare(other.kind));
  expect(mail).toMatchObject({ sent_at: null, last_error: 'ETIMEDOUT' });
  expect(mail?.next_attempt_at?.getTime()).toBeGreaterThan(now.getTime());
  expect(webhook).toMatchObject({ sent_at: now, last_error: null, next_attempt_at: null });
});

it('hangs up on a mail server that trickles its response', async () => {
  await write('booking-mail');
  const trickling: Socket[] = [];
  const server = createServer((socket) => {
    trickling.push(socket);
    socket.on('error', () => {});
    socket.write('220 mail.example\r\n');
    socket.once('data', () => {
      const timer = setInterval(() => socket.write('250-a\r\n'), 10);
      socket.once('close', () => clearInterval(timer));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
  const sendMail = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'us@hotels.example',
    folder: '',
    say: () => {},
  });
  const mail = { id: 'a', to: 'ada@travellers.example', subject: 'Hello', text: '', html: '' };
  const rows = await deliver(
    { 'booking-mail': async (_message, signal) => sendMail(mail, signal).then(() => 'sent') },
    500,
  );
  expect(rows).toMatchObject([{ sent_at: null, last_error: 'ETIMEDOUT' }]);
  const [socket] = trickling;
  if (socket && !socket.closed) await once(socket, 'close');
  expect(trickling.map(({ closed }) => closed)).toEqual([true]);
  server.close();
  await once(server, 'close');
});
