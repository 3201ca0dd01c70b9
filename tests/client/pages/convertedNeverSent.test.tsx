import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';
import { bookNow, openFilledCheckout } from '../../support/openCheckout.ts';
import { json } from '../../support/scriptedProvider.ts';
import { scriptSite } from '../../support/scriptedSite.ts';

it('no converted amount reaches a request', async () => {
  const rates = { USD: '1.25', JPY: '160' };
  const site = await scriptSite({
    hotel: json(fullHotel),
    booking: json({ status: 404 }, 404),
    exchangeRates: json({ base: 'EUR', date: '2026-11-20', outdated: false, rates }),
  });
  const device = memoryStorage({ currency: 'JPY' });
  await openFilledCheckout(site.origin, memoryStorage(), device, true);
  expect((await screen.findAllByText(/^≈/)).length).toBeGreaterThan(0);
  await userEvent.click(bookNow());
  await waitFor(() => expect(site.received).toHaveLength(1));
  const request = site.received[0]?.request;
  const price = { total: '234.16', total_now: '230.58', total_property: '3.58', currency: 'USD' };
  expect(request?.stay.rooms[0]?.price).toMatchObject(price);
  expect(JSON.stringify(request)).not.toContain('JPY');
});
