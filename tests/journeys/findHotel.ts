import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { searchResponseSchema } from '#contracts/provider/hotels.ts';

/** Returns a hotel of the sample provider with its rooms and rates for tonight. */
export async function findHotel(page: Page) {
  const response = await page.request.get('/api/hotels/search?city=Marrakech');
  const hotels = v.parse(searchResponseSchema, await response.json()).hotels ?? [];
  const hotel = hotels.find(({ rates }) => (rates ?? []).length > 0) ?? hotels[0];
  if (!hotel) throw new Error('The provider has no hotel in Marrakech.');
  return hotel;
}
