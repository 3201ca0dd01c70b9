import { mailTo, newTraveler, openLink } from './accountMail.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, heading, test } from './journey.ts';

test('a traveler subscribes to the newsletter, gets a code and unsubscribes', async ({
  page,
  site,
  open,
}) => {
  const { email } = newTraveler();
  await open('/');
  const field = page.getByRole('main').getByLabel('Email address');
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  // The form loads when the end of the page comes near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await field.fill('ada@');
  await subscribe.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^Enter an email address/);
  await expectAccessible(page);
  await field.fill(email);
  await subscribe.click();
  await expect(page.getByText(/^Check your inbox/)).toBeVisible();

  await openLink(page, await mailTo(site, email, 'Confirm your subscription'));
  await expect(heading(page, 'Confirm your subscription')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm the subscription' }).click();
  await expect(page.getByText(/^You are subscribed\./)).toBeFocused();

  const welcome = await mailTo(site, email, 'Welcome to our newsletter');
  expect(welcome).toMatch(/10% off: \S{6,}/);
  await openLink(page, welcome);
  await expect(heading(page, 'Unsubscribe from the newsletter')).toBeVisible();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText(/^You are unsubscribed/)).toBeFocused();
});
