import { addAuthenticator } from './addAuthenticator.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectFits } from './expectFits.ts';
import { expect, expectErrors, heading, test } from './journey.ts';
import { joinDesk } from './joinDesk.ts';
import { staffPassword } from '../server/staff/joinStaff.ts';
import { queryDatabase } from './queryDatabase.ts';

test.use({ unlocked: false });

test('an administrator creates a passkey, signs in with it, requires one for money, confirms with it and removes it', async ({
  page,
  site,
  errors,
}) => {
  await joinDesk(page, site, 'admin');
  const device = await addAuthenticator(page);
  await page.goto('/desk/passkeys');
  await expect(heading(page, 'Passkeys')).toBeVisible();
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await device.touch(true);
  await page.getByLabel('Current password').fill('not that one');
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await expectErrors(errors, ['403: /api/desk/passkeys/creation']);
  await page.getByLabel('Current password').fill(staffPassword);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByText('The passkey is created.')).toBeVisible();
  await expect(page.getByText('not used yet')).toBeVisible();
  await expectFits(page);

  // The field for the address also offers passkeys. Without a touch, the device does not answer
  // that request.
  await device.touch(false);
  const menu = page.getByRole('button', { name: 'Menu' });
  const openMenu = async () => {
    if (await menu.isVisible()) await menu.click();
  };
  await openMenu();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(signIn).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await device.touch(true);
  await signIn.click();
  await expect(heading(page, 'Passkeys')).toBeVisible();
  await expect(page.getByText('last used')).toBeVisible();

  await page.goto('/desk/staff');
  await page.getByRole('button', { name: 'Require a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Require a passkey for money?' });
  await dialog.getByLabel('Reason').fill('Codes can be phished.');
  await dialog.getByRole('button', { name: 'Require a passkey' }).click();
  await expect(
    page.getByText(/a member needs a passkey used in the last 15 minutes/),
  ).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await queryDatabase(
    site,
    `update staff_session set "passkeyAt" = now() - interval '16 minutes' where "passkeyAt" is not null`,
  );
  await page.getByRole('button', { name: 'Require no passkey' }).click();
  const end = page.getByRole('dialog', { name: 'Require no passkey for money?' });
  await end.getByLabel('Reason').fill('The test ends.');
  const send = end.getByRole('button', { name: 'Require no passkey' });
  await send.click();
  await expect(end.getByText('Nothing was changed: this needs a passkey.')).toBeVisible();
  await expectErrors(errors, ['403: /api/desk/staff/passkey-rule']);
  await expectAccessible(page);
  await end.getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(end.getByText('Confirmed. You can send it again now.')).toBeVisible();
  await expect(end).toBeVisible();
  await send.click();
  await expect(end).toBeHidden();
  await expect(page.getByText(/a code of the authenticator app is enough/)).toBeVisible();

  await page.goto('/desk/passkeys');
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('Name of the passkey').fill('My laptop');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByLabel('Current password').fill(staffPassword);
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await expect(page.getByText('The passkey is removed.')).toBeVisible();

  await page.goto('/desk/record');
  await expect(
    page.getByRole('row').filter({ hasText: 'Removed a passkey' }).first(),
  ).toBeVisible();

  await device.touch(false);
  await openMenu();
  // The device does not answer the offer in the field, which is there before the touch.
  const offered = page.waitForResponse('**/api/desk/passkeys/sign-in/challenge');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await (await offered).finished();
  await expect(signIn).toBeVisible();
  await device.touch(true);
  await signIn.click();
  await expect(page.getByText('This passkey does not work here.')).toBeVisible();
  await expectErrors(errors, ['403: /api/desk/passkeys/sign-in']);
});
