import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createMailer } from '#server/mail/createMailer.ts';
import { deliverDue, type Sender } from '#server/outbox/deliverDue.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { databaseOfFile } from '../../support/testDatabase.ts';
import { withClock } from '../../support/withClock.ts';
import { listeningLog } from '../testApp.ts';

const now = new Date('2027-02-01T12:00:00Z');
/** The clock of a machine that is two hours ahead. */
class DateAhead extends Date {
  constructor(...given: [] | [number | string | Date]) {
    super(given.length ? given[0] : DateAhead.now());
  }
  static override now(): number {
    return super.now() + 7_200_000;
  }
}
const created = databaseOfFile();

beforeEach(async () => {
  await created().database.db.deleteFrom('outbox').execute();
});

async function deliver(senders: Record<string, Sender>, sendMs?: number) {
  const { log } = listeningLog();
  await deliverDue({ database: withClock(created().database, () => now), senders, log, sendMs });
  const { db } = created().database;
  return db
    .selectFrom('outbox')
    .select(['kind', 'attempts', 'sent_at', 'failed_at', 'last_error', 'next_attempt_at'])
    .execute();
}

function write(...kinds: ('booking-mail' | 'webhook')[]) {
  const messages = kinds.map((kind) => ({ kind, eventId: randomUUID(), payload: {} }));
  const clocked = withClock(created().database, () => now);
  return clocked.transaction((tx) => enqueue(tx, 'hotel', messages, clocked.now()));
}

it('gives up a delivery that never ends, repeats it later, and sends the other messages', async () => {
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
  const mail = { id: 'a', to: 'ada@travelers.example', subject: 'Hello', text: '', html: '' };
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

it.each([
  ['RCPT', '550 5.1.1 <ada@travelers.example> unknown', 'refused_550_5.1.1', true],
  ['DATA', '554 no thanks', 'refused_554', true],
  ['RCPT', '550 5.7.1 relaying denied', '550', false],
  ['RCPT', '452 4.2.2 over quota', '452', false],
  ['MAIL', '550 5.1.8 bad sender', '550', false],
])('treats the reply to %s of "%s" as %s, given up at once: %s', async (at, reply, code, ends) => {
  await write('booking-mail');
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 mail.example\r\n');
    socket.on('data', (bytes) => {
      const verb = bytes.toString().slice(0, 4).toUpperCase();
      socket.write(`${verb === at ? reply : '250 ok'}\r\n`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()));
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const sendMail = createMailer({ smtpUrl, from: 'us@hotels.example', folder: '', say: () => {} });
  const mail = { id: 'a', to: 'ada@travelers.example', subject: 'Hello', text: '', html: '' };
  const rows = await deliver({ 'booking-mail': () => sendMail(mail).then(() => 'sent') });
  expect(rows).toMatchObject([{ sent_at: null, last_error: code, attempts: 1 }]);
  expect(rows.map((row) => row.next_attempt_at === null)).toEqual([ends]);
  server.close();
});

it('leaves a message of a kind that it cannot send to a process that can', async () => {
  const sent: Sender = () => Promise.resolve('sent');
  await write('booking-mail', 'webhook');
  const left = (await deliver({ 'booking-mail': sent })).find(({ kind }) => kind === 'webhook');
  expect(left).toMatchObject({ attempts: 0, sent_at: null, failed_at: null, next_attempt_at: now });
  const rows = await deliver({ webhook: sent });
  expect(rows.map(({ sent_at }) => sent_at)).toEqual([now, now]);
});

it('leaves a message that another process is sending, even if its clock is hours ahead', async () => {
  const { database } = created();
  const { log } = listeningLog();
  await write('webhook');
  await database.db
    .updateTable('outbox')
    .set({ next_attempt_at: new Date(0) })
    .execute();
  let sends = 0;
  let finish = () => {};
  const webhook: Sender = () => {
    sends += 1;
    return new Promise((resolve) => (finish = () => resolve('sent')));
  };
  const sending = deliverDue({ database, senders: { webhook }, log });
  while (sends === 0) await new Promise((resolve) => setImmediate(resolve));
  const { Date: ownDate } = globalThis;
  Reflect.set(globalThis, 'Date', DateAhead);
  try {
    expect(await deliverDue({ database, senders: { webhook }, log })).toBe(0);
  } finally {
    globalThis.Date = ownDate;
  }
  finish();
  await sending;
  expect(sends).toBe(1);
});
