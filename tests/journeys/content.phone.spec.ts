import { formatBookingNumber } from '#contracts/site/bookings.ts';
import { mailTo } from './accountMail.ts';
import { ownScriptsOf } from './chunkFiles.ts';
import { bookRequest } from './deskJourney.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoSidewaysScroll } from './expectFits.ts';
import { deskEmail, expect, expectErrors, heading, test } from './journey.ts';

test('in German the footer leads to the contact form and back', async ({ page, open }) => {
  await open('/de/compare');
  const before = await heading(page).textContent();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/info\/contact-us$/);
  await expect(heading(page)).toHaveText('Kontakt');
  await expect(heading(page)).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(before ?? '');
});

test('a message from the page of a booking reaches the desk, and a failed one keeps its text', async ({
  page,
  site,
  errors,
}) => {
  const { booking, email } = await bookRequest(page, site);
  const mail = await mailTo(site, email, '');
  const [link = ''] = /http:\/\/\S+\/booking\/[^\s"<]+/.exec(mail.replaceAll('=3D', '=')) ?? [];
  const last = page.waitForResponse((response) => ownScriptsOf('offline').test(response.url()));
  await page.goto(link);
  await page.getByRole('link', { name: 'Write to us about this booking' }).click();
  await expect(heading(page)).toHaveText('Contact us');
  const number = formatBookingNumber(booking.number);
  await expect(page.getByLabel('Booking number')).toHaveValue(number);

  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByLabel('Email address').first().fill(email);
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('Is there a lift?');
  await expectNoSidewaysScroll(page);
  await last;
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('Your message was not sent.');
  await expect(message).toHaveValue('Is there a lift?');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message is on its way to our team.')).toBeFocused();
  const received = await mailTo(site, deskEmail, `Message about booking ${number}`);
  expect(received).toContain(`Reply-To: ${email}`);
  expect(received).toContain('Is there a lift?');
  await expectErrors(errors, ['net::ERR_INTERNET_DISCONNECTED: /api/contact']);
});
