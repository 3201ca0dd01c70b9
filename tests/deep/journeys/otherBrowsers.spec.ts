import { writeFileSync } from 'node:fs';
import { otherBrowsers } from '../../support/browsers/otherBrowsers.ts';
import { Tab } from '../../support/browsers/tab.ts';
import { walkToBooking } from '../../journeys/bookingWalk.ts';
import { walkAtDesk } from '../../journeys/deskWalk.ts';
import { expect, reportsOfBrowsers, siteTest } from '../../journeys/journey.ts';
import { bookByKeyboard } from './keyboardBooking.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
];

for (const [place, { name, start, missing }] of otherBrowsers().entries()) {
  for (const size of sizes) {
    /** A test in a tab of this browser and size. It fails when the page has an error. */
    const test = siteTest.extend<{ tab: Tab }>({
      tab: async ({ site }, provide, testInfo) => {
        if (!start) throw new Error(missing);
        const tab = new Tab(await start());
        try {
          await tab.resize(size);
          await provide(tab);
          if (testInfo.status !== testInfo.expectedStatus) {
            const path = testInfo.outputPath('window.png');
            writeFileSync(path, await tab.driver.screenshot());
            testInfo.attachments.push({ name: 'window', path, contentType: 'image/png' });
          }
        } finally {
          await tab.driver.close();
        }
        expect(tab.driver.errors).toEqual([]);
        expect(reportsOfBrowsers(site)).toEqual([]);
      },
    });
    const isPhone = size.width < 400;

    test.describe(`${name} at ${size.width} px`, () => {
      test.skip(!start, missing);

      test('a traveler searches, filters, books, pays, signs in and continues in Arabic', async ({
        tab,
        request,
        site,
      }) => {
        const days = 62 + 2 * (2 * place + Number(isPhone));
        await walkToBooking(tab, { request, site, days, isPhone });
      });

      test('the desk opens one of three bookings and cancels only that one', async ({
        tab,
        request,
        site,
      }) => {
        await walkAtDesk(tab, { request, site });
      });

      if (name === 'Firefox' && !isPhone) {
        test('a traveler books and pays with only the keyboard', async ({ tab, request, site }) => {
          await bookByKeyboard(tab, { request, site, days: 72 });
        });
      }
    });
  }
}
