import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { readExchange } from '#contracts/kit/verify/exchange.ts';
import { buildReport } from '#contracts/kit/verify/report.ts';
import { htmlReport } from '#contracts/kit/report/htmlReport.ts';
import { expectNoSidewaysScroll } from './expectFits.ts';
import { expect, test } from './journey.ts';

/** The HTML report of one hotel with a wrongly typed name. */
function reportHtml(): string {
  const body = Buffer.from(JSON.stringify({ ...fullHotel, name: 4 }));
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  const timing = { transferredBytes: body.length, firstByteMs: 1, wholeMs: 1 };
  const request = { endpoint: 'hotel', purpose: 'site', path: '/api/hotels/a' } as const;
  const exchange = readExchange(request, { status: 200, headers, body, ...timing });
  const run = { provider: 'https://provider.example', startedAt: '', durationMs: 1, city: 'A' };
  return htmlReport(buildReport(run, [exchange]));
}

test('the contract report folds the rules without findings on a phone', async ({ page }) => {
  await page.setContent(reportHtml());
  const row = (name: string) => page.getByRole('row', { name });
  const all = page.getByRole('checkbox', { name: /^Show all \d+ rules/ });
  await expect(row('Has the agreed shape')).toBeVisible();
  await expect(row('Status 200')).toBeHidden();

  await all.check();
  await expect(row('Status 200')).toBeVisible();
  await all.uncheck();
  await expect(row('Status 200')).toBeHidden();

  await expectNoSidewaysScroll(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(all).toBeHidden();
  await expect(row('Status 200')).toBeVisible();
});
