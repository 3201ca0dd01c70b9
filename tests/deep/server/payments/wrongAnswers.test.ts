import { prepareSite } from '../../../server/bookings/support/prepareSite.ts';
import { cheaperRate, paidRate, paidRequestRate } from '../../../server/payments/paidRates.ts';
import { type SiteAtBank, siteAtBank } from '../../../server/payments/siteAtBank.ts';
import { type WrongAnswer, wrongAnswers } from '../../../server/payments/wrongAnswers.ts';

const parts = prepareSite();
let site: SiteAtBank;

beforeEach(async () => {
  site = await siteAtBank(parts);
});
afterEach(() => site.close());

type Made = { id: string; key: string };
const becomes = (one: Made, status: string) =>
  site.inTime(`the booking is ${status}`, async () =>
    (await site.read(one)).status === status ? true : undefined,
  );

/** Resolves once the desk has these issues. */
const issuesBecome = (kinds: readonly string[]) =>
  site.inTime(`the issues are ${kinds.join()}`, async () =>
    (await site.openIssues()).join() === kinds.join() ? true : undefined,
  );

/**
 * Makes the answers wrong at least twice, and then right again. Meanwhile no page may make a false
 * claim.
 */
async function endure({ call, answer, times, issue, meanwhile }: WrongAnswer): Promise<void> {
  await meanwhile?.(site);
  const { bank } = site;
  if (call && answer) {
    bank.misbehave(call, answer, times);
    site.site().start();
    const atLeast = Math.min(times ?? 2, 2);
    await site.inTime('it was asked', async () => {
      expect(await site.falseStatements()).toEqual([]);
      return bank.wrong.count >= atLeast || undefined;
    });
    if (issue) await issuesBecome([issue]);
    expect(await site.falseStatements()).toEqual([]);
    bank.behave();
  }
  site.site().start();
}

/** Waits until everything is at rest and checks that it matches the bank. */
async function settles({ stays }: WrongAnswer): Promise<void> {
  await site.rest();
  await issuesBecome(stays ? [stays] : []);
  expect(await site.differences()).toEqual([]);
}

/** Creates a booking and pays on its page. */
async function paid(rate = paidRate): Promise<Made> {
  const { address, ...one } = await site.press(rate);
  site.bank.books.pay(site.bank.sessionAt(address ?? ''));
  return one;
}

const walks: Record<WrongAnswer['at'], (row: WrongAnswer) => Promise<Made | undefined>> = {
  press: async ({ call, answer, times, ends }) => {
    if (call && answer) site.bank.misbehave(call, answer, times);
    const { address, status, ...one } = await site.press();
    site.bank.behave();
    site.site().start();
    if (ends === 'declined') {
      expect(status).toBe(409);
      site.later(45 * 60);
      return undefined;
    }
    site.bank.books.pay(site.bank.sessionAt(address ?? ''));
    return one;
  },
  look: async (row) => {
    const one = await paid();
    await endure(row);
    return one;
  },
  capture: async (row) => {
    const one = await paid();
    await endure(row);
    return one;
  },
  release: async (row) => {
    const { address, ...one } = await site.press(paidRequestRate);
    if (row.meanwhile) {
      await row.meanwhile(site);
      site.site().start();
      site.later(36 * 60);
      // The clock of the bank is behind, so that its page does not expire by itself.
      site.ahead.ms = -3_600_000;
      await becomes(one, 'declined');
      expect(site.bank.asked.map(({ call }) => call).join()).toMatch(/\/expire/);
      expect(site.bank.books.sessions.get(site.bank.sessionAt(address ?? ''))?.status).toBe(
        'expired',
      );
      return undefined;
    }
    site.bank.books.pay(site.bank.sessionAt(address ?? ''));
    site.site().start();
    await becomes(one, 'requested');
    await site.site().cancel(one.id, one.key).expect(200);
    await endure(row);
    return undefined;
  },
  refund: async (row) => {
    const one = await paid();
    site.site().start();
    await becomes(one, 'confirmed');
    await site.site().cancel(one.id, one.key);
    await endure(row);
    return undefined;
  },
  change: async (row) => {
    const before = await paid();
    site.site().start();
    await becomes(before, 'confirmed');
    await site.site().stop();
    const one = await site.press(cheaperRate, before);
    await row.meanwhile?.(site);
    site.restart();
    site.site().start();
    return one;
  },
  event: async (row) => {
    const one = await paid();
    await row.meanwhile?.(site);
    site.site().start();
    return one;
  },
};

test.each(wrongAnswers.map((row) => [`${row.at}: ${row.name}`, row] as const))(
  '%s: the site makes no false claim, and agrees with the bank in the end',
  async (_, row) => {
    const one = await walks[row.at](row);
    if (one) {
      await becomes(one, 'confirmed');
      // A refund during a change may be found before or after the confirmation.
      if (row.at !== 'change') await issuesBecome(row.stays ? [row.stays] : []);
      expect(await site.differences()).toEqual([]);
      await site.site().cancel(one.id, one.key);
    }
    await settles(row);
  },
);
