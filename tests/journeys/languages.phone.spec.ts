import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { bookIn } from './bookIn.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoSidewaysScroll } from './expectFits.ts';
import { test } from './journey.ts';

test.use({ unlocked: false });

test('a stay is booked in Arabic on a phone, from the gate to the mail', async ({ page, site }) => {
  const lookAt = async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  };
  await bookIn('ar', { page, site, checkIn: addDays(today(), 30), lookAt });
});
