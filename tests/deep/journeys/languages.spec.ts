import { addDays, today } from '#client/domain/search/calendarDay.ts';
import { languages } from '#contracts/texts/languages.ts';
import { bookIn } from '../../journeys/bookIn.ts';
import { expectAccessible } from '../../journeys/expectAccessible.ts';
import { expectFits } from '../../journeys/expectFits.ts';
import { test } from '../../journeys/journey.ts';

test.use({ unlocked: false });

for (const width of [375, 1280]) {
  for (const language of languages) {
    const days = 130 + 3 * (languages.indexOf(language) + (width < 400 ? 0 : languages.length));

    test(`in ${language} at ${width} px a stay is booked, from the gate to the mail`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 812 });
      const lookAt = async () => {
        await expectFits(page);
        await expectAccessible(page);
      };
      await bookIn(language, { page, site, checkIn: addDays(today(), days), lookAt });
    });
  }
}
