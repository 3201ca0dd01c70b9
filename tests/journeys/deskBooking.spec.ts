import { mailTo } from './accountMail.ts';
import {
  askToConfirm,
  bookRequest,
  inviteToDesk,
  loseOutcome,
  openBooking,
} from './deskJourney.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { expect, expectErrors, heading, test } from './journey.ts';
import { joinByMail, joinDesk } from './joinDesk.ts';

test.use({ unlocked: false });

const phone = { width: 375, height: 812 };

test('an agent comes by the invitation mail, and confirms a request on a phone', async ({
  page,
  site,
}) => {
  const { booking, email } = await bookRequest(page, site);
  await joinByMail(page, await inviteToDesk(site, 'agent'), 'Grace Hopper');
  await expect(heading(page, 'Today')).toBeVisible();

  await page.setViewportSize(phone);
  await openBooking(page, booking.number);
  await expect(page.getByText('Ada Lovelace')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeInViewport();
  await expectAccessible(page);
  await expectFits(page);
  const dialog = await askToConfirm(page);
  await dialog.getByLabel('Hotel’s reference').fill('HTL-7');
  await expect(dialog.getByText('None → HTL-7')).toBeVisible();
  await expectAccessible(page);
  const confirm = dialog.getByRole('button', { name: 'Confirm and send the mail' });
  await expect(confirm).toBeInViewport();
  await confirm.click();
  await expect(page.getByText('Done. The booking is now: Confirmed.')).toBeVisible();
  await expect(page.getByText('By Grace Hopper')).toBeVisible();
  expect(await mailTo(site, email, 'Confirmed:')).toContain('HTL-7');
});

test('two agents answer one request at once: one wins, the other sees who', async ({
  page,
  site,
  visit,
  errors,
}) => {
  const { booking, email } = await bookRequest(page, site);
  const other = await visit({ baseURL: site.origin });
  await joinDesk(page, site, 'agent', { name: 'Grace Hopper' });
  await joinDesk(other, site, 'agent', { name: 'Mary Jackson' });
  await openBooking(page, booking.number);
  await openBooking(other, booking.number);
  const first = await askToConfirm(page);
  const second = await askToConfirm(other);
  await first.getByRole('button', { name: 'Confirm and send the mail' }).click();
  await expect(page.getByText('Done. The booking is now: Confirmed.')).toBeVisible();
  await second.getByRole('button', { name: 'Confirm and send the mail' }).click();
  const refusal = other.getByRole('alert');
  await expect(refusal).toContainText('Nothing of yours was done');
  await expect(refusal).toContainText('Grace Hopper was first');
  await expectErrors(errors, [`409: /api/desk/bookings/${booking.number}/actions/confirm`]);
  await other.getByRole('button', { name: 'Show the booking' }).click();
  await expect(other.getByText('The hotel expects the guest.')).toBeVisible();
  await mailTo(site, email, 'Confirmed:');
});

test('a booking that is stuck is ended with what the provider said, and the guest reads it', async ({
  page,
  site,
}) => {
  const { booking, email } = await bookRequest(page, site);
  await loseOutcome(site, booking.id);
  await joinDesk(page, site, 'agent', { name: 'Grace Hopper' });
  await openBooking(page, booking.number);
  await page.getByRole('button', { name: 'End the booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'End this booking by hand?' });
  await dialog.getByLabel('Reference at the provider').fill('P-4711');
  await dialog
    .getByLabel('What you asked the provider')
    .fill('Phoned it: the reservation is there.');
  await expect(dialog.getByText('None → P-4711')).toBeVisible();
  await dialog.getByLabel('Reason').fill('It gives no answer.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'End the booking' }).click();
  await expect(page.getByText('Done. The booking is now: Confirmed.')).toBeVisible();
  await expect(page.getByText('Phoned it: the reservation is there.')).toBeVisible();
  await expect(page.getByText('Reason: It gives no answer.')).toBeVisible();
  expect(await mailTo(site, email, 'Confirmed:')).toContain('P-4711');
});
