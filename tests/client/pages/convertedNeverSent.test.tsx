import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { displayCurrencies } from '#contracts/money/currencies.ts';
import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';
import { bookNow, openFilledCheckout } from '../../support/openCheckout.ts';
import { json } from '../../support/scriptedProvider.ts';
import { scriptSite } from '../../support/scriptedSite.ts';

/** Books the sample stay with prices shown in a currency, and returns the bodies that were sent. */
async function book(currency: string, rates: Record<string, string>) {
  const site = await scriptSite({
    hotel: json(fullHotel),
    booking: json({ status: 404 }, 404),
    exchangeRates: json({ base: 'EUR', date: '2026-11-20', outdated: false, rates }),
  });
  try {
    await openFilledCheckout(site.origin, memoryStorage(), memoryStorage({ currency }), true);
    const shown = await screen.findAllByText(/^≈/);
    await userEvent.click(bookNow());
    await waitFor(() => expect(site.received).toHaveLength(1));
    return { request: site.received[0]?.request, shown: shown.length };
  } finally {
    cleanup();
  }
}

it('no converted amount reaches a request, whatever the currency and the rates', async () => {
  const rate = fc.integer({ min: 1, max: 99_999_999 }).map((number) => (number / 1_000).toFixed(4));
  const currency = fc.constantFrom(...displayCurrencies.filter((code) => code !== 'USD'));
  await fc.assert(
    fc.asyncProperty(currency, rate, rate, async (code, dollars, other) => {
      const { request, shown } = await book(code, {
        USD: dollars,
        ...(code !== 'EUR' && { [code]: other }),
      });
      expect(shown).toBeGreaterThan(0);
      expect(request?.price).toMatchObject({
        total: '234.16',
        total_now: '230.58',
        total_property: '3.58',
        currency: 'USD',
      });
      expect(JSON.stringify(request)).not.toContain(`"${code}"`);
    }),
    { numRuns: 4 },
  );
}, 120_000);
