import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import { deskBookingSchema } from '#contracts/site/desk/deskBooking.ts';
import { staffPassword } from '../server/staff/joinStaff.ts';
import type { Tab, Target } from '../support/browsers/tab.ts';
import { button, type WalkSettings } from './bookingWalk.ts';
import { bookRequest } from './deskJourney.ts';
import { joinDesk } from './joinDesk.ts';
import { expect, test } from './journey.ts';

/**
 * Opens the second of three bookings at the desk by a click in its row and cancels it. Checks that
 * the other two are unchanged.
 */
export async function walkAtDesk(
  tab: Tab,
  { request, site }: Pick<WalkSettings, 'request' | 'site'>,
): Promise<void> {
  const email = `agent-${randomUUID()}@desk.example`;
  const book = () => bookRequest({ request }, site);
  const bookings = [await book(), await book(), await book()] as const;
  const { recoveryCodes } = await joinDesk({ request }, site, 'agent', { email });
  const [, second] = bookings;
  const number = formatBookingNumber(second.booking.number);

  await test.step('sign in at the desk', async () => {
    await tab.open(`${site.origin}/desk/bookings`);
    await tab.fill({ label: 'Email address' }, email);
    await tab.fill({ label: 'Password' }, staffPassword);
    await tab.click(button('Continue'));
    await tab.click({ role: 'checkbox', name: 'Use a recovery code' });
    await tab.fill({ label: 'Recovery code' }, recoveryCodes[0] ?? '');
    await tab.click(button('Sign in'));
    await tab.see({ role: 'heading', name: 'Bookings' });
  });
  await test.step('open the second of three bookings', async () => {
    await tab.clickAt({ text: second.email, within: { role: 'table' } });
    await tab.see({ role: 'heading', name: `Booking ${number}` });
  });
  await test.step('cancel it', async () => {
    await tab.click(button('Cancel the booking'));
    const dialog: Target = { role: 'dialog' };
    await tab.click({ role: 'radio', name: 'The guest', within: dialog });
    await tab.click({ ...button('Cancel it at this fee'), within: dialog });
    await tab.see({ text: /The booking is now: Canceled/ });
  });
  await test.step('no other is canceled', async () => {
    const states = bookings.map(async ({ booking }) => {
      const answer = await request.get(`${site.origin}/api/desk/bookings/${booking.id}`);
      return v.parse(deskBookingSchema, await answer.json()).booking.status;
    });
    expect(await Promise.all(states)).toEqual(['requested', 'cancelled', 'requested']);
  });
}
