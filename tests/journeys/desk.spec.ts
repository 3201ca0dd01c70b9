import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { bookingResponseSchema } from '#contracts/site/bookings.ts';
import { startSite } from '../support/startSite.ts';
import { findRequest } from './deskJourney.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './journey.ts';

/** The first mail to an address, as soon as it is written, with its soft line breaks removed. */
async function mailTo(address: string, folder: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    found = mails.find((mail) => mail.includes(`To: ${address}`));
    expect(found).toBeDefined();
  }).toPass();
  return (found ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
}

test('the desk confirms a request on the page in its mail, once', async ({ page }) => {
  const site = await startSite({ DESK_EMAIL: 'desk@hotels.example' });
  try {
    const response = await page.request.post(`${site.origin}/api/bookings`, {
      headers: { origin: site.origin, 'idempotency-key': randomUUID() },
      data: await findRequest(page, site.origin),
    });
    expect(response.status()).toBe(201);
    const { booking, link } = v.parse(bookingResponseSchema, await response.json());
    expect(booking.status).toBe('requested');

    const mail = await mailTo('desk@hotels.example', join(site.dataDir, 'mail'));
    const [address = ''] = /http:\/\/\S+\/desk\/\S+/.exec(mail) ?? [];
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A traveller requests a stay');
    await expect(page.getByText('Ada Lovelace')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Your reference').fill('HTL-7');
    await page.getByRole('button', { name: 'Confirm the booking' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The booking is confirmed');
    await expectAccessible(page);

    const read = await page.request.get(
      `${site.origin}${link.replace('/booking/', '/api/bookings/')}`,
    );
    expect(await read.json()).toMatchObject({ status: 'confirmed', reference: 'HTL-7' });
    const again = await page.request.get(address);
    expect(again.status()).toBe(410);
  } finally {
    await site.stop();
  }
});
