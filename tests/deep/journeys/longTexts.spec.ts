import * as v from 'valibot';
import { hotelPath } from '#client/domain/paths.ts';
import { searchResponseSchema } from '#contracts/provider/hotels.ts';
import { expect, expectErrors, test } from '../../journeys/journey.ts';
import { expectFitting, lengthenTexts } from '../../journeys/longTexts.ts';
import { pages } from '../../journeys/pages.ts';

test.beforeEach(({ page }) => lengthenTexts(page));

test('the pages without a hotel fit long texts', async ({ page, open, errors }) => {
  // The long texts are the English ones.
  for (const [name, path, title, status = 200] of pages.filter(
    ([, each]) => !/^\/ar\//.test(each),
  )) {
    await test.step(name, async () => {
      await open(path);
      await expectFitting(page, title);
      if (status !== 200) await expectErrors(errors, [`${status}: ${path}`]);
    });
  }
});

const stay = 'check_in=2027-03-08&check_out=2027-03-10';

test('the pages from a search to the checkout fit long texts', async ({ page, open }) => {
  const response = await page.request.get(`/api/hotels/search?city=Marrakech&${stay}`);
  const hotels = v.parse(searchResponseSchema, await response.json()).hotels ?? [];
  const [{ id, name } = { id: '', name: '' }, other] = hotels;
  const rate = hotels[0]?.rates?.[0];
  const choice = `hotel=${id}&room=${rate?.room_group_id}&rate=${rate?.id}&${stay}`;
  const title = 'Stays in Marrakech';
  for (const [path, heading] of [
    [`/hotel-listing?city=Marrakech&${stay}&occupancy=2-4&occupancy=1`, title],
    [`/hotel-listing?city=Marrakech&${stay}&map=1`, title],
    [`/compare?hotels=${id}&hotels=${other?.id}&${stay}`, 'Compare properties'],
    [`${hotelPath(id)}?${stay}`, name],
    [`/checkout?${choice}`, 'Checkout'],
  ] as const) {
    await test.step(path, async () => {
      await open(path);
      if (heading === title) await expect(page.getByRole('article').first()).toBeVisible();
      await expectFitting(page, heading);
    });
  }
});
