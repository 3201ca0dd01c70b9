import { noFilters } from '#client/domain/listing/facets.ts';
import { activeFilters, filterHotels } from '#client/domain/listing/filterHotels.ts';
import { inOneCurrency } from '#client/domain/listing/inOneCurrency.ts';
import { listFacts } from '#client/domain/listing/listFacts.ts';
import { priceScale } from '#client/domain/listing/priceScale.ts';
import { sortHotels, sortsFor } from '#client/domain/listing/sortHotels.ts';
import { defaultParty } from '#contracts/values/party.ts';
import { rateOf } from './anyList.ts';
import { english } from '../../../support/english.ts';

const rates = { USD: '1.25', JPY: '160' };
const snapshot = { base: 'EUR', date: '2026-11-20', outdated: false, rates } as const;
const hotel = (name: string, units: number, currency: string) => ({
  id: name,
  name,
  rates: [rateOf(units, { currency, ...(currency === 'JPY' && inYen(units)) })],
});
const inYen = (yen: number) => ({
  nights: [{ date: '2027-03-08', amount: String(yen) }],
  total: String(yen),
  total_now: String(yen),
  total_property: '0',
});
const facts = listFacts(
  [
    hotel('MAD 10', 10, 'MAD'),
    hotel('EUR 100', 100, 'EUR'),
    hotel('USD 110', 110, 'USD'),
    hotel('JPY 12,800', 12_800, 'JPY'),
  ],
  defaultParty,
);
const names = (hotels: typeof facts.hotels) => hotels.map((each) => each.hotel.name);

test('prices in several currencies are compared in one currency and shown as charged', () => {
  const list = inOneCurrency(facts, { rates: snapshot, wanted: ['', 'USD'] });
  expect([list.comparedIn, list.notCompared]).toEqual(['USD', ['MAD']]);
  expect(sortsFor(list)).toContain('price');
  const sorted = sortHotels(list.hotels, 'price');
  expect(names(sorted)).toEqual(['JPY 12,800', 'USD 110', 'EUR 100', 'MAD 10']);
  expect(sorted[0]?.price).toEqual({ amount: 12_800n, currency: 'JPY' });
  const limited = { ...noFilters, minPrice: '105', maxPrice: '120' };
  expect(names(filterHotels(list, limited))).toEqual(['USD 110']);
  expect(activeFilters(english, list, limited).map(({ text }) => text)).toEqual(['$105 to $120']);
  const { low, high, bars } = priceScale(list) ?? {};
  expect([low, high]).toEqual([
    { amount: 10_000n, currency: 'USD' },
    { amount: 12_500n, currency: 'USD' },
  ]);
  expect(bars?.reduce((a, b) => a + b)).toBe(3);
});

test.each([
  ['a wanted currency without a rate: the first of the list that has one', ['MAD'], rates, 'EUR'],
  ['no rates', ['USD'], {}, 'EUR'],
  ['the one wanted first', ['JPY', 'USD'], rates, 'JPY'],
])('%s', (_what, wanted, known, comparedIn) => {
  const comparison = { rates: { ...snapshot, rates: known }, wanted };
  expect(inOneCurrency(facts, comparison).comparedIn).toBe(comparedIn);
});

test('prices in several currencies cannot be compared without exchange rates', () => {
  expect(inOneCurrency(facts, undefined)).toBe(facts);
  expect(sortsFor(facts)).not.toContain('price');
});
