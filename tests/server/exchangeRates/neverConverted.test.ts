import fc from 'fast-check';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { prepareSite } from '../bookings/support/prepareSite.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';

const { site, db } = prepareSite();
const { traveller } = bookingRequest;
const rate = fc.integer({ min: 1, max: 99_999_999 }).map((number) => (number / 1_000).toFixed(4));
const amount = /(?:[A-Z]{3}\s|[$€£¥])\d[\d.,]*\d/g;

/**
 * Books with these stored exchange rates. Returns the price in the row and the amounts in the mail.
 */
async function book(run: number, rates: Record<string, string>) {
  await db().deleteFrom('exchange_rates').execute();
  const row = { date: '2026-11-20', rates: JSON.stringify(rates), received_at: new Date() };
  await db().insertInto('exchange_rates').values(row).execute();
  const email = `ada.${run}@travelers.example`;
  const { id } = await site().book({ ...bookingRequest, traveller: { ...traveller, email } });
  const mail = await eventually(() =>
    site()
      .mails()
      .find((text) => text.includes(`To: ${email}`)),
  );
  const stored = await db()
    .selectFrom('bookings')
    .select(['rooms', 'rates'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...stored, amounts: mail.match(amount), converted: mail.includes('≈') };
}

test('no stored row and no mail ever contains a converted amount', async () => {
  site().start();
  const first = await book(0, { USD: '1', GBP: '1', JPY: '1', CHF: '1' });
  expect(first.rooms).toEqual(bookingRequest.stay.rooms);
  expect(first.amounts?.length).toBeGreaterThan(0);
  expect(first.converted).toBe(false);
  const samples = fc.sample(fc.record({ USD: rate, GBP: rate, JPY: rate, CHF: rate }), 5);
  for (const [index, rates] of samples.entries()) {
    expect(await book(index + 1, rates)).toEqual(first);
  }
}, 60_000);
