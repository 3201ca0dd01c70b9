import { chromiumDriver } from '../support/browsers/chromium.ts';
import { Tab } from '../support/browsers/tab.ts';
import { walkToBooking } from './bookingWalk.ts';
import { walkAtDesk } from './deskWalk.ts';
import { test } from './journey.ts';

// The deep tests repeat these walks in the other browsers: otherBrowsers.spec.ts.
test.use({ unlocked: false, contextOptions: { reducedMotion: 'reduce' } });

test('a traveler searches, filters, books, pays, signs in and continues in Arabic', async ({
  page,
  request,
  site,
}) => {
  await walkToBooking(new Tab(chromiumDriver(page)), { request, site, days: 60, isPhone: false });
});

test('the desk opens the second of three bookings by its row and cancels only that one', async ({
  page,
  request,
  site,
}) => {
  await walkAtDesk(new Tab(chromiumDriver(page)), { request, site });
});
