import { formatBookingNumber } from '#contracts/site/bookings.ts';
import { mailTo } from './accountMail.ts';
import { bookRequest } from './deskJourney.ts';
import { deskEmail, expect, heading, test } from './journey.ts';
import { joinDesk } from './joinDesk.ts';

test('the mail about a request leads staff who are signed in to its booking', async ({
  page,
  site,
}) => {
  const { booking } = await bookRequest(page, site);
  const number = formatBookingNumber(booking.number);
  const mail = await mailTo(site, deskEmail, '', number);
  const [address = ''] = /http:\/\/\S+\/desk\/\S+/.exec(mail.replaceAll('=3D', '=')) ?? [];
  await joinDesk(page, site, 'agent', { name: 'Grace Hopper' });
  await page.goto(address);
  await expect(heading(page, `Booking ${number}`)).toBeVisible();
  await expect(page.getByText('Ada Lovelace').first()).toBeVisible();
});
