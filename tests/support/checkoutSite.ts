import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { memoryStorage } from './memoryStorage.ts';
import { openCheckout, openFilledCheckout } from './openCheckout.ts';
import { json } from './scriptedProvider.ts';
import { scriptSite } from './scriptedSite.ts';

/**
 * Prepares a scripted site with the full sample hotel and a browser tab with an empty storage for
 * each test. A test fails if it logs an error. Read the parts only inside tests.
 */
export function checkoutSite() {
  const parts: { site?: Awaited<ReturnType<typeof scriptSite>>; logged?: jest.SpyInstance } = {};
  let tabStorage = memoryStorage();
  beforeEach(async () => {
    tabStorage = memoryStorage();
    parts.logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    parts.site = await scriptSite({
      hotel: json(fullHotel),
      booking: json({ status: 404 }, 404),
    });
  });
  afterEach(() => expect(parts.logged?.mock.calls).toEqual([]));

  const site = () => {
    if (!parts.site) throw new Error('It is only there inside a test.');
    return parts.site;
  };
  return {
    site,
    tabStorage: () => tabStorage,
    open: (query?: string) => openCheckout(site().origin, tabStorage, query),
    openFilled: () => openFilledCheckout(site().origin, tabStorage),
  };
}
