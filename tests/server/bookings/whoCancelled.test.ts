import { cancellationParties } from '#contracts/site/bookingSchema.ts';
import type { BookingMail } from '#server/bookings/state/bookingMail.ts';
import { readBooking } from '#server/bookings/state/bookingRow.ts';
import { searchBookings } from '#server/bookings/desk/searchBookings.ts';
import { bookingDesk } from './support/bookingDesk.ts';
import { notCancellable } from './support/bookingProvider.ts';
import { deskBookingRequest } from './support/bookingRequest.ts';
import { prepareSite } from './support/prepareSite.ts';

const { site, database, provider, db, cancellationEnded, bookPastDeadline } = prepareSite();
const desk = () => bookingDesk(database().database, () => site().clock.now);
const listed = async (id: string) => {
  const context = { database: database().database, now: () => site().clock.now };
  const { items } = await searchBookings(context, { filters: { text: id } });
  return items[0]?.cancelledBy;
};

test.each([
  ['traveller', 'Canceled: Sea View', 'As you asked our team', 'sorry'],
  [
    'hotel',
    'Canceled by the hotel: Sea View',
    'has told us that it cannot accommodate you',
    'you asked',
  ],
  ['site', 'Canceled by us: Sea View', 'we had to cancel your stay', 'the hotel’s desk'],
] as const)(
  'a desk cancellation for the %s says so in the mail, page, timeline, record, event and list',
  async (wantedBy, subject, sentence, otherwise) => {
    const { id, key } = await site().book();
    const { agent } = await desk();
    const preview = await agent.preview(id, 'cancel', { wantedBy });
    const [read] = preview.mails;
    expect(read?.subject).toContain(subject);
    expect(read?.text).toContain(sentence);
    expect(read?.text).toContain('There is no charge.');
    expect(read?.text).not.toContain(otherwise);
    expect((await agent.act(id, 'cancel', { wantedBy })).status).toBe(200);
    // The list shows the reason even before the provider has answered.
    expect(await listed(id)).toBe(wantedBy);
    site().start();
    expect(await site().mail(`Subject: ${subject}`)).toContain(sentence);
    expect(await site().read(id, key)).toMatchObject({ cause: 'desk', wantedBy });
    expect(await listed(id)).toBe(wantedBy);
    const { timeline } = await agent.read(id);
    const events = timeline.flatMap((entry) => (entry.kind === 'event' ? [entry] : []));
    expect(events.slice(-2)).toMatchObject([
      { cause: 'cancellation-asked-by-desk', detail: { wantedBy }, by: { name: 'agent' } },
      { cause: 'desk', status: 'cancelled', detail: { wantedBy } },
    ]);
    const records = await db()
      .selectFrom('audit_record')
      .select('after')
      .where('subject_id', '=', id)
      .where('action', 'in', ['booking.cancellation-asked-by-desk', 'booking.desk'])
      .execute();
    expect(records).toMatchObject([{ after: { wantedBy } }, { after: { wantedBy } }]);
    const posted = await db()
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'webhook')
      .orderBy('created_at')
      .execute();
    expect(posted.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ cancelling: true, wantedBy }) }),
    );
    // Only this mail can be sent again.
    const { mailsToSend } = await agent.read(id);
    expect(mailsToSend).toEqual([read?.template, 'link']);
  },
);

test('the desk must say who wanted the cancellation, even for a preview', async () => {
  const { id } = await bookPastDeadline();
  const { agent, finance } = await desk();
  for (const body of [{}, { wantedBy: 'desk' }, { wantedBy: null }]) {
    expect((await agent.previewOf(id, 'cancel', body)).status).toBe(422);
    expect((await agent.act(id, 'cancel', body)).status).toBe(422);
    const waiver = { ...body, paidBy: 'site' };
    expect((await finance.act(id, 'waive-fee', { ...waiver, reason: 'So.' })).status).toBe(422);
  }
  expect(await listed(id)).toBeNull();
});

test('the guest pays the cancellation fee only if the guest wanted to cancel', async () => {
  const { id } = await bookPastDeadline();
  const { agent, finance } = await desk();
  const price = { amount: '234.16', currency: 'USD' };
  const due = { amount: '230.58', currency: 'USD' };
  const own = await agent.preview(id, 'cancel', { wantedBy: 'traveller' });
  expect(own.fee).toMatchObject({ amount: due, paidBy: 'traveller' });
  for (const wantedBy of ['hotel', 'site']) {
    for (const refused of [
      await agent.previewOf(id, 'cancel', { wantedBy }),
      await agent.act(id, 'cancel', { wantedBy }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'fee-due']);
    }
  }
  // Free cancellation may end between the preview and the decision.
  const free = { amount: '0.00', currency: 'USD' };
  for (const refused of [
    await agent.act(id, 'cancel', { wantedBy: 'traveller', acceptedFee: free }),
    await finance.act(id, 'waive-fee', {
      wantedBy: 'hotel',
      paidBy: 'site',
      acceptedFee: free,
      reason: 'Overbooked.',
    }),
  ]) {
    expect([refused.status, refused.body.code]).toEqual([409, 'fee-changed']);
  }
  const row = await readBooking(database(), id);
  expect(row).toMatchObject({ status: 'confirmed', cancelling: false, wanted_by: null });
  const waiver = { wantedBy: 'hotel', paidBy: 'hotel' };
  const { fee, mails } = await finance.preview(id, 'waive-fee', waiver);
  expect(fee).toMatchObject({ amount: { amount: '0.00' }, paidBy: 'nobody', returned: price });
  expect(mails[0]?.subject).toContain('Canceled by the hotel');
});

test('a desk cancellation costs the fee of the terms, even if the desk accepts a higher fee', async () => {
  const { id, key } = await site().book();
  const { agent } = await desk();
  const acceptedFee = { amount: '234.16', currency: 'USD' };
  expect((await agent.act(id, 'cancel', { wantedBy: 'traveller', acceptedFee })).status).toBe(200);
  // The fee is the accepted one if the provider has lost the reservation.
  provider().state.reservations.clear();
  site().start();
  await cancellationEnded(id);
  expect(await site().read(id, key)).toMatchObject({
    status: 'cancelled',
    cancellationFee: { amount: '0.00', currency: 'USD' },
  });
  expect(provider().state.acceptedFees).toEqual([{ amount: '0.00', currency: 'USD' }]);
});

test.each(
  cancellationParties.map(
    (wantedBy) => [wantedBy, wantedBy === 'traveller' ? ['not-cancelled'] : []] as const,
  ),
)(
  'a refused cancellation for the %s is reported to the desk, and to a traveler who asked for it',
  async (wantedBy, told) => {
    const { id, key } = await site().book();
    provider().state.cancelAnswer = notCancellable;
    const { agent } = await desk();
    await agent.act(id, 'cancel', { wantedBy });
    site().start();
    expect(await cancellationEnded(id)).toMatchObject({ status: 'confirmed', wanted_by: null });
    const mails = (await agent.read(id)).timeline.flatMap((entry) =>
      entry.kind === 'mail' ? [entry.template] : [],
    );
    // One transaction writes both, in any order.
    const expected = ['confirmed', 'desk-cancellation-refused', ...told];
    expect(mails.toSorted()).toEqual(expected.toSorted());
    // A later cancellation by the traveler does not use the earlier wish.
    provider().state.cancelAnswer = undefined;
    await site().cancel(id, key).expect(200);
    expect(await site().read(id, key)).toMatchObject({ cause: 'traveller', wantedBy: null });
  },
);

test('a cancellation that does not record who wanted it keeps its general wording', async () => {
  const { id, key } = await site().book(deskBookingRequest);
  const { agent } = await desk();
  await agent.act(id, 'cancel', { wantedBy: 'site' });
  await db().updateTable('bookings').set({ wanted_by: null }).where('id', '=', id).execute();
  const template: BookingMail['template'] = 'desk-changed';
  expect((await agent.read(id)).mailsToSend).toEqual([template, 'link']);
  const { mails } = await agent.preview(id, 'send-mail', { template });
  expect(mails[0]?.text).toContain('was canceled at the hotel’s desk');
  expect(await site().read(id, key)).toMatchObject({ cause: 'desk', wantedBy: null });
  expect(await listed(id)).toBe('desk');
});
