import { randomUUID } from 'node:crypto';
import {
  type DeskBookingAction,
  deskBookingActionNames,
  deskBookingActions,
  deskBookingPreviewRequests,
} from '#contracts/site/desk/deskBooking.ts';
import { isPermitted, staffRoles } from '#contracts/site/desk/permissions.ts';
import { readBooking } from '#server/bookings/state/bookingRow.ts';
import { joinBookings } from '#server/bookings/trips.ts';
import { owedToHotel } from '#server/bookings/state/bookingPrice.ts';
import { bookingDesk } from './support/bookingDesk.ts';
import { deskBookingRequest } from './support/bookingRequest.ts';
import { prepareSite } from './support/prepareSite.ts';
import { eventually } from './support/startTestBookings.ts';

const { site, database, provider, db, cancellationEnded } = prepareSite();
const desk = () => bookingDesk(database().database, () => site().clock.now);
const rowOf = async (id: string) => {
  const row = await readBooking(database(), id);
  if (!row) throw new Error(`There is no booking ${id}.`);
  return row;
};

/** Creates a booking that the provider made but whose response was lost. */
async function pending() {
  provider().state.modes.reserve = 'cut-after';
  const booked = await site().book();
  provider().state.modes.reserve = 'normal';
  return booked;
}

/** Creates a confirmed booking whose cancellation the provider has not answered. */
async function cancelling() {
  const booked = await site().book();
  provider().state.modes.cancel = 'fail';
  provider().state.modes.lookup = 'fail';
  await site().cancel(booked.id, booked.key);
  return booked;
}

const at = (instant: string) => async () => {
  const booked = await site().book();
  site().clock.now = new Date(instant);
  return booked;
};
const costly = at('2027-03-07T12:00:00Z');

const stuck = (make: () => Promise<{ id: string; key: string }>) => async () => {
  const booked = await make();
  site().later(601);
  return booked;
};

const report = (to: 'stayed' | 'no-show') => async () => {
  const booked = await at('2027-03-11T12:00:00Z')();
  const { agent } = await desk();
  expect((await agent.act(booked.id, `report-${to}`)).status).toBe(200);
  return booked;
};

function mismatched() {
  provider().state.wrongRooms = [{ rate_id: 'another' }];
  return site().book();
}

async function cancelled() {
  const booked = await site().book();
  await site().cancel(booked.id, booked.key).expect(200);
  return booked;
}

/** Returns the actions that are possible in a state in addition to the usual ones. */
const canPending = (...actions: DeskBookingAction[]): DeskBookingAction[] => [
  ...actions,
  ...(['send-mail', 'write', 'correct-contact', 'note'] as const),
];
/** Returns the same actions if the provider need not be asked again with the same request. */
const can = (...actions: DeskBookingAction[]): DeskBookingAction[] => [
  ...actions.filter((each) => each !== 'erase'),
  ...(['send-mail', 'write', 'correct-contact', 'correct-name', 'note'] as const),
  ...actions.filter((each) => each === 'erase'),
];

const states: [string, () => Promise<{ id: string }>, DeskBookingAction[]][] = [
  ['pending', pending, canPending('retry')],
  ['pending for ten minutes', stuck(pending), canPending('retry', 'settle-stuck')],
  [
    'pending with a mismatch',
    mismatched,
    canPending('confirm', 'decline', 'retry', 'settle-stuck'),
  ],
  ['requested', () => site().book(deskBookingRequest), can('confirm', 'decline', 'cancel')],
  ['confirmed', () => site().book(), can('cancel', 'retry')],
  ['confirmed, past free cancellation', costly, can('cancel', 'waive-fee', 'retry')],
  ['being cancelled', cancelling, can('retry')],
  ['being cancelled for ten minutes', stuck(cancelling), can('retry', 'settle-cancellation')],
  ['cancelled', cancelled, can('goodwill', 'erase')],
  ['stayed', report('stayed'), can('goodwill', 'report-stayed', 'report-no-show', 'erase')],
  ['a no-show', report('no-show'), can('goodwill', 'report-stayed', 'erase')],
];

const bodies: Partial<Record<DeskBookingAction, object>> = {
  cancel: { wantedBy: 'traveller' },
  'waive-fee': { wantedBy: 'traveller', paidBy: 'site' },
  'forgive-fee': { paidBy: 'site' },
  goodwill: { amount: '5.00' },
  'settle-stuck': { as: 'declined' },
  'settle-cancellation': { as: 'cancelled' },
  'send-mail': { template: 'link' },
};
/** The further input of each action. */
const further: Partial<Record<DeskBookingAction, object>> = {
  'waive-fee': { reason: 'An error of ours.' },
  'forgive-fee': { reason: 'An error of ours.' },
  goodwill: { reason: 'The pool was closed.' },
  'settle-stuck': { reason: 'No room.', asked: 'Called; they have nothing.' },
  'settle-cancellation': { reason: 'They have cancelled.', asked: 'Called.' },
  'correct-contact': { phone: '+442079460001' },
  'correct-name': {
    guests: [{ firstName: 'Adah', lastName: 'Lovelace' }],
    reason: 'It was misspelt.',
  },
};

test.each(states)(
  'a booking that is %s offers each role its own actions, and a preview changes nothing',
  async (_state, make, possible) => {
    const { id } = await make();
    const everybody = await desk();
    const before = await rowOf(id);
    for (const role of staffRoles) {
      const { actions } = await everybody[role].read(id);
      const permitted = possible.filter((each) =>
        isPermitted(role, deskBookingActions[each].permission),
      );
      expect([role, actions.map(({ action }) => action)]).toEqual([role, permitted]);
    }
    // desk/everyRoute.test.ts tests that every route refuses roles without the permission.
    for (const action of deskBookingActionNames) {
      if (!(action in deskBookingPreviewRequests)) continue;
      const { status, body } = await everybody.admin.previewOf(id, action, bodies[action]);
      const expected = possible.includes(action) ? [200, undefined] : [409, 'not-possible'];
      expect([action, status, body.code]).toEqual([action, ...expected]);
    }
    expect(await rowOf(id)).toEqual(before);
    // An administrator tries each impossible action, which changes nothing either.
    const { version } = await everybody.admin.read(id);
    for (const action of deskBookingActionNames) {
      if (possible.includes(action) || action === 'note' || action === 'retry') continue;
      const body = { version, ...bodies[action], ...further[action] };
      const response = await everybody.admin.post(id, action, body);
      expect([action, response.status]).toEqual([action, 409]);
    }
    expect(await rowOf(id)).toEqual(before);
  },
);

test('when two agents act at once, the second learns who decided', async () => {
  const { id } = await site().book(deskBookingRequest);
  const { agent, admin } = await desk();
  const { version } = await agent.read(id);
  const answers = await Promise.all([
    agent.post(id, 'confirm', { version, reference: 'HTL-1' }),
    admin.post(id, 'decline', { version, reason: 'Full.' }),
    agent.post(id, 'confirm', { version, reference: 'HTL-1' }),
  ]);
  const won = answers.filter(({ status }) => status === 200);
  const lost = answers.filter(({ status }) => status !== 200);
  expect([won.length, lost.length]).toEqual([1, 2]);
  const { status } = await rowOf(id);
  const by = status === 'confirmed' ? 'agent' : 'admin';
  for (const { status: code, body } of lost) {
    expect(code).toBe(409);
    expect(body).toMatchObject({ code: 'already-decided', by, bookingStatus: status });
    expect(Date.parse(body.at)).not.toBeNaN();
  }
  const events = (await agent.read(id)).timeline.filter((entry) => entry.kind === 'event');
  expect(events.map(({ cause, by: actor }) => [cause, actor?.kind])).toEqual([
    ['created', 'guest'],
    ['on-request', undefined],
    ['desk', 'staff'],
  ]);
  expect(events.at(-1)).toMatchObject({ by: { name: by, role: by } });
});

test.each([
  ['confirmed', { as: 'confirmed', reference: 'P-77' }, 'Subject: Confirmed:'],
  ['declined', { as: 'declined' }, 'Subject: Not booked'],
])(
  'a stuck booking is ended as %s, with the mail of the preview',
  async (status, choice, subject) => {
    const { id, key } = await stuck(pending)();
    const { agent } = await desk();
    const body = { ...choice, reason: 'They told us.', asked: 'Called the provider at noon.' };
    expect((await agent.act(id, 'settle-stuck', { ...body, reason: '' })).status).toBe(422);
    const preview = await agent.preview(id, 'settle-stuck', choice);
    expect(preview).toMatchObject({
      before: { status: 'pending' },
      after: { status },
      mails: [{ template: 'resolved', to: 'traveller', language: 'en' }],
    });
    expect(preview.mails[0]?.text).not.toContain(key);
    const { body: settled } = await agent.act(id, 'settle-stuck', body);
    expect(settled).toMatchObject({
      booking: { status, reference: 'reference' in choice ? 'P-77' : null },
    });
    const kinds = settled.timeline.map((entry: { kind: string }) => entry.kind);
    expect(kinds).toContain('note');
    expect(settled.timeline).toContainEqual(
      expect.objectContaining({ kind: 'event', cause: 'desk', reason: 'They told us.' }),
    );
    site().start();
    const mail = await site().mail(subject);
    expect(`Subject: ${preview.mails[0]?.subject ?? ''}`).toContain(subject);
    expect(mail).toContain('had not answered yet');
    // A later answer of the provider does not undo it.
    site().later(3_600);
    expect(await site().read(id, key)).toMatchObject({ status });
  },
);

test('an attempt that is running while the desk declines does not undo the decision', async () => {
  const { id, key } = await stuck(pending)();
  const { agent } = await desk();
  const reached = new Promise<void>((resolve) => {
    provider().state.modes.reserve = 'normal';
    provider().state.beforeReserve = () => Promise.resolve();
    provider().state.reservations.clear();
    provider().state.afterReserve = async () => {
      provider().state.afterReserve = () => Promise.resolve();
      const body = { as: 'declined', reason: 'No room.', asked: 'Called.' };
      await agent.act(id, 'settle-stuck', body);
      resolve();
    };
  });
  site().start();
  await reached;
  const attempt = await eventually(async () =>
    (await agent.read(id)).timeline.find(
      (entry) => entry.kind === 'attempt' && entry.outcome === 'confirmed',
    ),
  );
  expect(attempt).toMatchObject({ asked: 'reserve', reason: `R-${id}` });
  expect(await site().read(id, key)).toMatchObject({ status: 'declined', cause: 'desk' });
});

/** The cancellation costs the whole price except the city tax. */
const price = { amount: '234.16', currency: 'USD' };
const wholeFee = { amount: '230.58', currency: 'USD' };

test('a fee that the site pays is owed to the hotel, and the traveler owes nothing', async () => {
  const { id } = await costly();
  provider().state.fee = wholeFee;
  const { finance, agent } = await desk();
  const choice = { wantedBy: 'site', paidBy: 'site' };
  const fee = wholeFee;
  expect(await finance.preview(id, 'waive-fee', choice)).toMatchObject({
    asksProvider: true,
    after: { status: 'cancelled' },
    fee: { amount: fee, paidBy: 'site', returned: price },
    owedToHotel: fee,
  });
  await finance.act(id, 'waive-fee', { ...choice, reason: 'Our mistake.' });
  site().start();
  const row = await cancellationEnded(id);
  expect(provider().state.acceptedFees).toEqual([fee]);
  const none = { amount: '0.00', currency: 'USD' };
  expect(row).toMatchObject({ status: 'cancelled', cancelled_fee: none, site_fee: fee });
  const entries = await db()
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as cause', 'cause.id', 'entry.transaction_id')
    .select(['entry.account', 'entry.amount', 'cause.kind'])
    .where('cause.booking_id', '=', id)
    .orderBy('entry.seq')
    .execute();
  expect(entries).toEqual([
    { account: 'fees', amount: -23058, kind: 'fee-paid' },
    { account: `hotel:${row.hotel_id}`, amount: 23058, kind: 'fee-paid' },
  ]);
  expect(owedToHotel(row)).toEqual(fee);
  expect(await agent.read(id)).toMatchObject({ fee: { amount: fee, paidBy: 'site' } });
  const mail = await site().mail('Subject: Canceled by us');
  expect(mail).toContain('no charge');
});

test('the booking stays if the hotel does not waive the fee, and the timeline says so', async () => {
  const { id } = await costly();
  provider().state.fee = price;
  const { finance } = await desk();
  const waiver = { wantedBy: 'traveller', paidBy: 'hotel', reason: 'They promised.' };
  await finance.act(id, 'waive-fee', waiver);
  site().start();
  expect(await cancellationEnded(id)).toMatchObject({
    status: 'confirmed',
    fee_payer: null,
    site_fee: null,
  });
  expect(provider().state.acceptedFees).toEqual([{ amount: '0.00', currency: 'USD' }]);
  const { timeline, fee } = await finance.read(id);
  expect(fee).toBeNull();
  expect(timeline).toContainEqual(
    expect.objectContaining({
      cause: 'cancellation-fee-changed',
      detail: { fee: provider().state.fee },
    }),
  );
  expect(timeline).toContainEqual(
    expect.objectContaining({ cause: 'cancellation-asked-by-desk', reason: 'They promised.' }),
  );
});

test.each([
  [{ as: 'cancelled' }, 'cancelled'],
  [{ as: 'stands' }, 'confirmed'],
])('the desk ends a stuck cancellation with the choice %j', async (choice, status) => {
  const { id } = await stuck(cancelling)();
  const { agent } = await desk();
  const reasons = { reason: 'They told us.', asked: 'Called.' };
  const tooMuch = { as: 'cancelled', fee: { amount: '1.00', currency: 'USD' } };
  const refused = await agent.act(id, 'settle-cancellation', { ...tooMuch, ...reasons });
  expect([refused.status, refused.body.code]).toEqual([409, 'fee-not-accepted']);
  const { body } = await agent.act(id, 'settle-cancellation', { ...choice, ...reasons });
  expect(body).toMatchObject({ booking: { status, cancelling: false }, waits: { for: 'nobody' } });
});

test('the timeline lists attempts with their next try, mails and webhook events in order', async () => {
  provider().state.modes.reserve = 'fail';
  provider().state.modes.find = 'fail';
  const { id } = await site().book();
  const { agent } = await desk();
  const shown = await agent.read(id);
  expect(shown.waits).toMatchObject({
    for: 'provider',
    about: 'outcome',
    isStuck: false,
    attempts: 1,
    lastReason: expect.any(String),
  });
  expect(shown.timeline.findLast(({ kind }) => kind === 'attempt')).toMatchObject({
    asked: 'reserve',
    outcome: 'unknown',
    attempt: 1,
    nextAt: expect.any(String),
  });
  provider().state.modes.reserve = 'normal';
  provider().state.modes.find = 'normal';
  expect((await agent.post(id, 'retry')).status).toBe(200);
  const again = await agent.post(id, 'retry');
  expect([again.status, again.body.code, again.headers['retry-after']]).toEqual([
    429,
    'too-soon',
    '10',
  ]);
  site().start();
  await site().mail('Subject: Confirmed:');
  const { timeline } = await eventually(async (saw) => {
    const read = saw(await agent.read(id));
    return read.timeline.some((entry) => entry.kind === 'mail' && entry.status === 'sent')
      ? read
      : undefined;
  });
  expect(timeline).toContainEqual(
    expect.objectContaining({ kind: 'attempt', outcome: 'confirmed', attempt: 2, nextAt: null }),
  );
  expect(timeline).toContainEqual(
    expect.objectContaining({
      kind: 'mail',
      template: 'resolved',
      to: 'traveller',
      status: 'sent',
    }),
  );
  const number = shown.booking.number;
  expect((await agent.read(number)).booking.id).toBe(id);
  expect((await agent.get(randomUUID())).status).toBe(404);
});

test('only staff who may waive a fee can end a stuck cancellation below its fee', async () => {
  const { id } = await site().book();
  site().clock.now = new Date('2027-03-07T12:00:00Z');
  provider().state.modes.cancel = 'fail';
  provider().state.modes.lookup = 'fail';
  const { agent, admin } = await desk();
  await agent.act(id, 'cancel', { wantedBy: 'traveller' });
  expect(Number((await rowOf(id)).accepted_fee?.amount)).toBeGreaterThan(0);
  site().clock.now = new Date('2027-03-07T12:11:00Z');
  const free = { as: 'cancelled', fee: { amount: '0.00', currency: 'USD' } };
  const reasons = { reason: 'They charge nothing.', asked: 'Called.' };
  const refused = await agent.act(id, 'settle-cancellation', { ...free, ...reasons });
  expect([refused.status, refused.body.code]).toEqual([403, 'not-permitted']);
  expect((await rowOf(id)).cancelling).toBe(true);
  const { body } = await admin.act(id, 'settle-cancellation', { ...free, ...reasons });
  expect(body).toMatchObject({ booking: { status: 'cancelled' } });
});

test('an address that the desk entered does not give the booking to an account', async () => {
  const { id } = await site().book();
  const { agent } = await desk();
  const email = 'agent@travelers.example';
  expect((await agent.act(id, 'correct-contact', { email })).status).toBe(422);
  await agent.act(id, 'correct-contact', { email, reason: 'It was misspelt.' });
  await joinBookings(database().database, 'account-of-the-agent', email);
  expect((await rowOf(id)).account_id).toBeNull();
});

test('mails that still apply can be sent again to a corrected address', async () => {
  const { id } = await site().book();
  const { agent } = await desk();
  expect((await agent.read(id)).mailsToSend).toEqual(['confirmed', 'link']);
  const wrong = await agent.act(id, 'send-mail', { template: 'declined' });
  expect([wrong.status, wrong.body.code]).toEqual([409, 'not-possible']);
  const email = 'ada.lovelace@travelers.example';
  expect(
    (await agent.act(id, 'correct-contact', { email, reason: 'It was misspelt.' })).status,
  ).toBe(200);
  const { version } = await agent.read(id);
  const sent = await Promise.all(
    [1, 2].map(() => agent.post(id, 'send-mail', { version, template: 'link' })),
  );
  expect(sent.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  site().start();
  expect(await site().mail(`To: ${email}`)).toBeDefined();
  const record = await db()
    .selectFrom('audit_record')
    .select(['actor_id', 'after', 'before', 'reason'])
    .where('action', '=', 'booking.contact-corrected')
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(record).toMatchObject({ actor_id: 'staff-agent', after: { fields: ['email'] } });
  expect(JSON.stringify(record)).not.toContain('@');
});

test('a corrected name is a task until the hotel is told, and the audit record does not contain it', async () => {
  const { id } = await site().book();
  const { agent } = await desk();
  const before = await agent.read(id);
  const [first, ...others] = before.booking.traveller?.guests ?? [];
  const guests = [{ firstName: 'Zoë', lastName: first?.lastName ?? '' }, ...others];
  const reason = 'It was misspelt.';
  const fewer = await agent.act(id, 'correct-name', { guests: [...guests, ...guests], reason });
  expect(fewer.status).toBe(422);
  expect((await agent.act(id, 'tell-hotel', {})).status).toBe(409);
  const corrected = await agent.act(id, 'correct-name', { guests, reason });
  expect(corrected.body).toMatchObject({
    booking: { status: 'confirmed', traveller: { guests } },
    waits: { for: 'desk', about: 'name' },
  });
  const told = await agent.act(id, 'tell-hotel', {});
  expect(told.body).toMatchObject({ waits: { for: 'nobody', about: 'nothing' } });
  const events = (await agent.read(id)).timeline.filter((entry) => entry.kind === 'event');
  expect(events.slice(-2).map(({ cause, by }) => [cause, by?.kind])).toEqual([
    ['name-corrected', 'staff'],
    ['hotel-told', 'staff'],
  ]);
  const record = await db().selectFrom('audit_record').selectAll().execute();
  expect(record.some(({ action }) => action === 'booking.name-corrected')).toBe(true);
  expect(JSON.stringify(record)).not.toContain('Zoë');
});

test('a booking with a permanently refused mail waits for the desk', async () => {
  const { id } = await site().book();
  await db()
    .updateTable('outbox')
    .set({ failed_at: site().clock.now, next_attempt_at: null, last_error: 'refused_550_5.1.1' })
    .where('kind', '=', 'booking-mail')
    .execute();
  const { agent } = await desk();
  const waits = { for: 'desk', about: 'mail', lastReason: 'refused_550_5.1.1' };
  expect((await agent.read(id)).waits).toMatchObject(waits);
  await agent.act(id, 'send-mail', { template: 'confirmed' });
  expect((await agent.read(id)).waits).toMatchObject({ about: 'nothing' });
});

test('a mail that was given up can be sent again', async () => {
  const { id } = await site().book();
  await db()
    .updateTable('outbox')
    .set({ failed_at: site().clock.now, attempts: 300, next_attempt_at: null, last_error: '550' })
    .where('kind', '=', 'booking-mail')
    .execute();
  const { agent } = await desk();
  const failed = (await agent.read(id)).timeline.find((entry) => entry.kind === 'mail');
  expect(failed).toMatchObject({ status: 'failed', lastError: '550' });
  const message = failed?.kind === 'mail' ? failed.id : '';
  expect((await agent.preview(id, 'send-mail', { message })).mails).toMatchObject([
    { template: 'confirmed' },
  ]);
  expect((await agent.act(id, 'send-mail', { message })).status).toBe(200);
  site().start();
  await site().mail('Subject: Confirmed:');
});

test('an erasure removes the person and the notes, and is possible only after the stay', async () => {
  const { id, key } = await site().book();
  const { agent, admin } = await desk();
  const note = { id: randomUUID(), text: 'Ada asked for a quiet room.' };
  for (const each of [1, 2])
    expect([each, (await agent.post(id, 'note', note)).status]).toEqual([each, 200]);
  const early = await admin.act(id, 'erase');
  expect([early.status, early.body]).toMatchObject([
    409,
    { code: 'not-erasable', bookingStatus: 'confirmed' },
  ]);
  await site().cancel(id, key).expect(200);
  const notes = (await agent.read(id)).timeline.filter(({ kind }) => kind === 'note');
  expect(notes).toMatchObject([{ text: note.text, by: { name: 'agent' } }]);
  const { body } = await admin.act(id, 'erase', { reason: 'Asked by the guest.' });
  expect(body).toMatchObject({ booking: { traveller: null }, erasedAt: expect.any(String) });
  expect(JSON.stringify(body)).not.toContain('quiet room');
  expect(body.actions).toEqual([]);
});

test('a reference of another booking is refused', async () => {
  const { booking } = await site().book();
  const { id } = await stuck(pending)();
  const { agent } = await desk();
  const choice = { as: 'confirmed', reference: booking.reference };
  for (const refused of [
    await agent.previewOf(id, 'settle-stuck', choice),
    await agent.act(id, 'settle-stuck', { ...choice, reason: 'So they say.', asked: 'Called.' }),
  ]) {
    expect([refused.status, refused.body.code]).toEqual([409, 'reference-taken']);
  }
});

test('attempts are stored for 90 days', async () => {
  const { id, booking } = await site().book();
  const at = new Date(site().clock.now.getTime() - 91 * 86_400_000);
  await db()
    .insertInto('booking_attempts')
    .values({
      hotel_id: booking.stay.hotelId,
      booking_id: id,
      id: 'old',
      at,
      asked: 'reserve',
      outcome: 'unknown',
      attempt: 1,
    })
    .execute();
  site().start();
  const left = await eventually(async (saw) => {
    const rows = saw(await db().selectFrom('booking_attempts').select('outcome').execute());
    return rows.length === 1 ? rows : undefined;
  });
  expect(left).toEqual([{ outcome: 'confirmed' }]);
});
