import * as v from 'valibot';
import { searchResponseSchema } from '#contracts/provider/hotels.ts';
import { expectFitting, lengthenTexts } from './longTexts.ts';
import { expect, test } from './journey.ts';

const stay = 'check_in=2027-03-08&check_out=2027-03-10';

test('the listing of a stay and a checkout have room for long texts', async ({ page, open }) => {
  await lengthenTexts(page);
  const response = await page.request.get(`/api/hotels/search?city=Marrakech&${stay}`);
  const hotels = v.parse(searchResponseSchema, await response.json()).hotels ?? [];
  await open(`/hotel-listing?city=Marrakech&${stay}&occupancy=2-4&occupancy=1`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectFitting(page, 'Stays in Marrakech');
  const [{ id, rates } = { id: '' }] = hotels;
  const [rate] = rates ?? [];
  await open(`/checkout?hotel=${id}&room=${rate?.room_group_id}&rate=${rate?.id}&${stay}`);
  await expectFitting(page, 'Checkout');
});
