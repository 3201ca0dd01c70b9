import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { toDecimalMoney } from '#contracts/money/money.ts';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import { type Site, startSite } from '../support/startSite.ts';
import { nextTotp } from '../support/totp.ts';
import { leaveStay } from './deskJourney.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { expect, expectErrors, heading, test } from './journey.ts';
import { joinDesk } from './joinDesk.ts';
import { queryDatabase } from './queryDatabase.ts';

test.use({ unlocked: false });

const usd = (amount: bigint) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    .format(Number(amount) / 100)
    .replace('-', '−');
const decimal = (amount: bigint) =>
  `${amount < 0n ? '-' : ''}${toDecimalMoney({ amount: amount < 0n ? -amount : amount, currency: 'USD' }).amount}`;

test('finance settles the month of a hotel with a new code and downloads its statement', async ({
  page,
  errors,
}) => {
  // Only this journey contributes to the sums of all hotels.
  const site = await startSite();
  const desk = await page.context().newPage();
  const { booking, hotelId, hotel, month } = await leaveStay(page, site);
  const number = formatBookingNumber(booking.number);
  const { owed, commission } = await ledgerOf(site, booking.number);
  expect([owed, commission > 0n]).toEqual([2_000n, true]);
  const net = owed - commission;
  const { secret } = await joinDesk(desk, site, 'finance', { name: 'Katherine Johnson' });

  await desk.goto(`${site.origin}/desk`);
  await desk.getByRole('link', { name: 'Money' }).click();
  await expect(heading(desk, 'Money')).toBeVisible();
  const sums = desk.getByRole('table', { name: 'All hotels' });
  await expectCells(sums.getByRole('row').last(), [
    '1',
    usd(owed),
    usd(commission),
    usd(net),
    usd(0n),
    usd(net),
  ]);
  await expect(desk.getByText(/^Agrees with the ledger/)).toContainText(`add up to ${usd(owed)}`);
  const months = await csvOf(desk);
  expect(months).toEqual([
    expect.stringMatching(/^month,hotel_id,hotel,currency,state,bookings,waiting,owed,/),
    expect.stringMatching(
      new RegExp(
        `^${month},${hotelId},.*,USD,open,1,0,${[owed, commission, net].map(decimal).join(',')},0.00,0.00,0.00,`,
      ),
    ),
  ]);

  await desk.getByRole('link', { name: hotel }).click();
  await expect(heading(desk, hotel)).toBeVisible();
  await expect(desk.getByRole('row', { name: number })).toContainText(usd(net));
  await desk.getByRole('button', { name: /^Settle / }).click();
  const settle = desk.getByRole('dialog', { name: /^Settle / });
  await settle.getByLabel('Payment reference').fill('SEPA 4711');
  await settle.getByLabel('Reason').fill('Paid by the bank.');
  await expectFits(desk);
  await queryDatabase(
    site,
    `update staff_session set "secondStepAt" = now() - interval '601 seconds'`,
  );
  await settle.getByRole('button', { name: 'Mark as settled' }).click();
  const code = desk.getByRole('dialog', { name: 'Confirm that it is you' });
  await expectAccessible(desk);
  await code.getByLabel('Code', { exact: true }).fill(nextTotp(secret));
  await code.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(desk.getByText('Everything of this month is settled.')).toBeVisible();
  await expectErrors(errors, [`403: /api/desk/money/${hotelId}/settlements`]);
  await expect(desk.getByRole('row', { name: /SEPA 4711/ })).toContainText('Katherine Johnson');
  await expect.poll(() => ledgerOf(site, booking.number)).toMatchObject({ owed: 0n });
  const bookings = await csvOf(desk);
  expect(bookings).toEqual([
    expect.stringMatching(/^booking,check_in,check_out,status,currency,owed,/),
    expect.stringMatching(
      new RegExp(
        `^${number},.*,stayed,USD,${[owed, commission, net, owed, commission, net, 0n, 0n, 0n].map(decimal).join(',')},hotel,,,,$`,
      ),
    ),
  ]);

  await desk.getByRole('link', { name: 'Statement' }).click();
  await expect(heading(desk, /^Statement for /)).toBeVisible();
  const statement = desk.getByRole('table');
  await expect(statement.getByRole('row', { name: number })).toContainText(usd(net));
  await expect(statement.getByRole('row', { name: /SEPA 4711/ })).toContainText(usd(net));
  await desk.getByRole('link', { name: 'Back to the month' }).click();
  await desk.getByRole('link', { name: 'No. 1' }).click();
  await expect(heading(desk, 'Statement no. 1')).toBeVisible();
  await expect(statement.getByRole('row', { name: number })).toContainText('Paid to the hotel');
  await expect(desk.getByText(/^No VAT is shown/)).toBeVisible();
  await expectAccessible(desk);
  await expectFits(desk);
  await desk.emulateMedia({ media: 'print' });
  await expect(desk.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(desk.getByRole('link', { name: 'Money' })).toBeHidden();
  await expect(statement).toBeVisible();
  await site.stop();
});

/**
 * Returns the ledger's debt to the hotel for a booking, and the commission of its rate, in cents.
 */
async function ledgerOf(site: Site, number: string) {
  const [row] = await queryDatabase(
    site,
    `select replace(b.rate->'commission'->>'amount', '.', '') as commission,
       (select sum(e.amount) from ledger_entries e where e.account = 'hotel:' || b.hotel_id) as owed
     from bookings b where b.number = $1`,
    [number],
  );
  const cents = v.pipe(
    v.string(),
    v.transform((text) => BigInt(text)),
  );
  return v.parse(v.object({ commission: cents, owed: cents }), row);
}

async function expectCells(row: Locator, expected: readonly string[]): Promise<void> {
  await expect(row.getByRole('cell')).toHaveCount(expected.length + 1);
  expect((await row.getByRole('cell').allInnerTexts()).slice(1)).toEqual(expected);
}

/** Downloads the CSV file of a page and returns its lines. */
async function csvOf(page: Page): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  return text.replace('\uFEFF', '').trim().split('\r\n');
}
