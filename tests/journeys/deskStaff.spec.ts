import { randomUUID } from 'node:crypto';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import { mailTo } from './accountMail.ts';
import { askToConfirm, bookRequest } from './deskJourney.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { deskEmail, expect, expectErrors, heading, test } from './journey.ts';
import { joinByMail, joinDesk } from './joinDesk.ts';

test.use({ unlocked: false });

test('an administrator invites an agent, who can confirm a request until the access ends', async ({
  page,
  site,
  visit,
  errors,
}) => {
  const email = `clerk-${randomUUID()}@desk.example`;
  const { booking, email: guest } = await bookRequest(page, site);
  await joinDesk(page, site, 'admin');
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByText('Mary Jackson (you)')).toBeVisible();
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Reason').fill('Joins the team.');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`The invitation to ${email} was sent.`)).toBeVisible();
  await expect(page.getByRole('row', { name: email })).toContainText('Invited');

  const other = await visit({ baseURL: site.origin });
  await joinByMail(other, await mailTo(site, email, ''), 'Dorothy Vaughan');
  await expect(heading(other, 'Today')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Money' })).toHaveCount(0);
  await other.setViewportSize({ width: 375, height: 812 });
  const number = formatBookingNumber(booking.number);
  const mail = await mailTo(site, deskEmail, '', number);
  const [address = ''] = /http:\/\/\S+\/desk\/\S+/.exec(mail.replaceAll('=3D', '=')) ?? [];
  await other.goto(address);
  await expect(heading(other, `Booking ${number}`)).toBeVisible();
  await expect(other.getByText('Ada Lovelace')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Confirm', exact: true })).toBeInViewport();
  await expectAccessible(other);
  await expectFits(other);
  const first = await askToConfirm(other);
  await first.getByLabel('Hotel’s reference').fill('HTL-7');
  await expect(first.getByText('None → HTL-7')).toBeVisible();
  const confirm = first.getByRole('button', { name: 'Confirm and send the email' });
  await expect(confirm).toBeInViewport();
  await confirm.click();
  await expect(other.getByText('Done. The booking is now: Confirmed.')).toBeVisible();
  await expect(other.getByText('By Dorothy Vaughan')).toBeVisible();
  expect(await mailTo(site, guest, 'Confirmed:')).toContain('HTL-7');
  await other.setViewportSize({ width: 1280, height: 800 });

  await page.reload();
  await expect(page.getByRole('row', { name: email })).toContainText('Active');
  await page.getByRole('button', { name: 'End the access of Dorothy Vaughan' }).click();
  await page.getByLabel('Reason').fill('Leaves the team.');
  await page.getByRole('button', { name: 'End the access', exact: true }).click();
  await expect(page.getByRole('row', { name: email })).toContainText('Ended');
  await other.getByRole('link', { name: 'Bookings' }).click();
  await expect(heading(other, 'Sign in to the desk')).toBeVisible();
  await expectErrors(errors, ['401: /api/desk/bookings']);

  await page.getByRole('link', { name: 'Record' }).click();
  await expect(heading(page, 'Record')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Leaves the team.' }).first();
  for (const text of ['Mary Jackson', 'Ended access to the desk', 'Dorothy Vaughan']) {
    await expect(row).toContainText(text);
  }
  await page.getByRole('button', { name: 'Verify record' }).click();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('The record is as it was written')).toBeVisible();
  expect(await site.command('record', 'verify')).toContain('The record is as it was written.');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(heading(page, 'Sign in to the desk')).toBeVisible();
});
