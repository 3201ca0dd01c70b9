import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type DeskTimelineEntry, mostMessagesInDay } from '#contracts/site/desk/deskBooking.ts';
import { giftLimits } from '#contracts/site/desk/giftLimits.ts';
import { bookingDesk } from './support/bookingDesk.ts';
import { bookingRequest } from './support/bookingRequest.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site, database, provider, db } = prepareSite();
const desk = () => bookingDesk(database().database, () => site().clock.now);

/** Creates a booking that was canceled at the whole price. */
async function cancelled() {
  const booked = await site().book();
  site().clock.now = new Date('2027-03-07T12:00:00Z');
  provider().state.fee = { amount: '234.16', currency: 'USD' };
  await site().cancel(booked.id, booked.key, '234.16').expect(200);
  return booked;
}
const promotions = () => db().selectFrom('promotions').selectAll().execute();
const mailOf = (timeline: readonly DeskTimelineEntry[], template: string) =>
  timeline.filter((entry) => entry.kind === 'mail' && entry.template === template);
const reason = 'The pool was closed.';
beforeEach(() => db().deleteFrom('promotions').execute());

test.each([
  ['site', '0.00', '234.16'],
  ['hotel', '0.00', '0.00'],
])(
  'the fee of a canceled booking is waived only once, at the expense of the %s and with one mail',
  async (paidBy, fee, owed) => {
    const { id, key } = await cancelled();
    const { finance, agent } = await desk();
    expect((await agent.read(id)).actions.map(({ action }) => action)).not.toContain('forgive-fee');
    const preview = await finance.preview(id, 'forgive-fee', { paidBy });
    expect(preview.mails.map(({ template }) => template)).toEqual(['fee-waived']);
    const { version } = await finance.read(id);
    const body = { version, reason, paidBy };
    const answers = [
      await finance.post(id, 'forgive-fee', body),
      await finance.post(id, 'forgive-fee', body),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    const after = await finance.read(id);
    expect(after.owedToHotel.amount).toBe(owed);
    expect(mailOf(after.timeline, 'fee-waived')).toHaveLength(1);
    expect(after.timeline).toContainEqual(
      expect.objectContaining({ cause: 'fee-waived', reason, by: expect.anything() }),
    );
    expect((await site().read(id, key)).cancellationFee?.amount).toBe(fee);
  },
);

test('goodwill for a guest without an account is one promotion code, which the desk cannot see', async () => {
  const { id } = await cancelled();
  const { finance } = await desk();
  const preview = await finance.preview(id, 'goodwill', { amount: '20.00' });
  expect(preview.mails[0]?.text).toContain('Your promo code: …');
  expect(await promotions()).toEqual([]);
  const { version } = await finance.read(id);
  const body = { version, reason, amount: '20.00' };
  const answers = await Promise.all([
    finance.post(id, 'goodwill', body),
    finance.post(id, 'goodwill', body),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [promotion, ...more] = await promotions();
  expect(more).toEqual([]);
  expect(promotion).toMatchObject({
    ...{ amount: { amount: '20.00', currency: 'USD' }, max_uses: 1, ends_on: '2028-03-06' },
  });
  const { timeline } = await finance.read(id);
  expect(timeline).toContainEqual(
    expect.objectContaining({
      cause: 'goodwill',
      reason,
      detail: { amount: { amount: '20.00', currency: 'USD' }, as: 'promotion' },
    }),
  );
  expect(JSON.stringify(timeline)).not.toContain(promotion?.code);
  site().start();
  expect(await site().mail(`promo code: ${promotion?.code ?? ''}`)).toContain(
    'Subject: From us to you',
  );
});

test('goodwill for an account is OneKeyCash, up to the daily limits', async () => {
  const { id } = await cancelled();
  await db().updateTable('bookings').set({ account_id: 'grace' }).where('id', '=', id).execute();
  const { finance } = await desk();
  const give = async (amount: string) => {
    const { status, body } = await finance.act(id, 'goodwill', { amount, reason });
    return [status, body.code];
  };
  expect(await give(`${giftLimits.once}.01`)).toEqual([422, 'invalid-fields']);
  expect(await give('0.00')).toEqual([422, 'invalid-fields']);
  expect(await give(`${giftLimits.once}.00`)).toEqual([200, undefined]);
  const { rows } = await sql<{ sum: string }>`select sum(amount)::text as sum from ledger_entries
    where account = 'customer:grace'`.execute(db());
  expect(rows).toEqual([{ sum: `${giftLimits.once}00` }]);
  expect(await promotions()).toEqual([]);

  // The record uses the time of the database, which a test cannot move.
  const record = (of: { subject: string; by: string; amount: number }) =>
    db()
      .insertInto('audit_record')
      .values({
        at: site().clock.now,
        actor_kind: 'staff',
        actor_id: of.by,
        action: 'booking.goodwill',
        subject_kind: 'booking',
        subject_id: of.subject,
        after: JSON.stringify({ amount: { amount: `${of.amount}.00`, currency: 'USD' } }),
      })
      .execute();
  await record({ subject: id, by: 'somebody else', amount: giftLimits.booking - 1 });
  expect(await give('1.00')).toEqual([200, undefined]);
  await record({ subject: id, by: 'somebody else', amount: 1 });
  expect(await give('0.01')).toEqual([409, 'booking-limit']);
  const other = await site().book({ ...bookingRequest, again: true });
  await db().updateTable('bookings').set({ status: 'stayed' }).where('id', '=', other.id).execute();
  await record({ subject: 'other', by: 'staff-finance', amount: giftLimits.staff - 1 });
  const last = await finance.act(other.id, 'goodwill', { amount: '1.00', reason });
  expect(last.status).toBe(200);
  await record({ subject: 'other', by: 'staff-finance', amount: 1 });
  const { body } = await finance.act(other.id, 'goodwill', { amount: '0.01', reason });
  expect(body.code).toBe('staff-limit');
});

test('a message to the guest is plain text, mailed once, limited per day and erased with the booking', async () => {
  const { id, key } = await site().book({
    ...bookingRequest,
    traveller: { ...bookingRequest.traveller, specialRequests: 'A quiet room' },
  });
  const { agent, finance } = await desk();
  const { body } = await agent.get(`${id}/templates`).expect(200);
  expect(body).toMatchObject({
    language: 'en',
    subject: expect.stringContaining('Sea View Clifton'),
  });
  expect(body.templates.map(({ name }: { name: string }) => name)).toContain('wish');
  expect(body.templates[0].text).toMatch(/^Dear Ada /);
  const note = { id: randomUUID(), text: 'Dear Ada,\n<a href="https://evil.example">click</a>' };
  expect((await finance.post(id, 'write', note)).status).toBe(403);
  const answers = await Promise.all([agent.post(id, 'write', note), agent.post(id, 'write', note)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { timeline } = await agent.read(id);
  expect(mailOf(timeline, 'message')).toMatchObject([
    { to: 'traveller', written: { text: note.text, by: { name: 'agent' } } },
  ]);
  expect(timeline.filter(({ kind }) => kind === 'note')).toEqual([]);
  site().start();
  const mail = await site().mail('A message from the Stayfarer desk');
  expect(mail).toContain(`To: ${bookingRequest.traveller.email}`);
  expect(mail).toContain('Reply-To: desk@');
  const [plain, html] = mail.split('Content-Type: text/html');
  expect(plain).toContain('<a href=3D"https://evil.example">click</a>');
  expect(html).toContain('&lt;a href=3D&quot;https://evil.example&quot;&gt;click&lt;/a&gt;');
  expect(html).not.toContain('"https://evil');

  const rest = Array.from({ length: mostMessagesInDay.booking }, () => ({
    id: randomUUID(),
    text: 'Hi',
  }));
  const statuses = [];
  for (const each of rest) statuses.push((await agent.post(id, 'write', each)).status);
  expect(statuses).toEqual([...rest.slice(1).map(() => 200), 409]);
  const other = await site().book({ ...bookingRequest, again: true });
  const last = () => agent.post(other.id, 'write', { id: randomUUID(), text: 'Hi' });
  // The record uses the time of the database, which a test cannot move.
  const recordSent = (count: number) =>
    db()
      .insertInto('audit_record')
      .values(
        Array.from({ length: count }, () => ({
          at: site().clock.now,
          actor_kind: 'staff',
          actor_id: 'staff-agent',
          action: 'booking.written',
          subject_kind: 'booking',
          subject_id: 'another',
        })),
      )
      .execute();
  await recordSent(mostMessagesInDay.staff - 1);
  expect((await last()).status).toBe(200);
  await recordSent(1);
  expect((await last()).body).toMatchObject({ code: 'message-staff-limit' });
  await site().cancel(id, key).expect(200);
  const { admin } = await desk();
  expect((await admin.act(id, 'erase')).status).toBe(200);
  const after = mailOf((await agent.read(id)).timeline, 'message');
  expect(after[0]).toMatchObject({ written: { text: null, by: null } });
});
