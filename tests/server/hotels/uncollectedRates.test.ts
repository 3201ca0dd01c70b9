import { fullHotel } from '#contracts/kit/samples/hotels.ts';
import { fullRate, leanRate } from '#contracts/kit/samples/rates.ts';
import { createUncollectedRates } from '#server/hotels/uncollectedRates.ts';

const prepaid = { ...fullRate, collect: null };
const silent = { ...fullHotel, payment_note: null, rates: [leanRate, prepaid] };
const nobody = { prepaidBy: 'hotel', payments: '', paymentNote: '', needsPaymentNote: true };

function linesFor(bodies: readonly object[], settings: object = {}, endpoint = 'hotel' as const) {
  const lines: string[] = [];
  const log = { warn: (_fields: unknown, line = '') => void lines.push(line) };
  const { observe } = createUncollectedRates({ ...nobody, ...settings }, log);
  for (const body of bodies) {
    const response = { headers: {}, body: Buffer.from(JSON.stringify(body)), upstreamMs: 1 };
    observe({ endpoint, path: '/' }, { status: 200, ...response });
  }
  return lines;
}

test('the first prepaid rate that nobody collects is logged once with the settings that help', () => {
  const [line, ...more] = linesFor([{ ...silent, rates: [leanRate] }, silent, silent]);
  expect(line).toMatch(/PREPAID_COLLECTED_BY.+PAYMENT_NOTE/);
  expect(more).toEqual([]);
});

test.each([
  ['the hotel says how it collects', { ...silent, payment_note: 'By link.' }, {}],
  ['the operator says how hotels collect', silent, { paymentNote: 'By link.' }],
  ['the site collects by card', silent, { prepaidBy: 'site', payments: 'USD:50' }],
  ['everything is paid at the property', { ...silent, rates: [leanRate] }, {}],
  ['the rate is left out, since it is wrong', { ...silent, rates: [{ ...prepaid, left: 0 }] }, {}],
  ['the body is no hotel', { rates: 'x' }, {}],
])('nothing is logged where %s', (_case, body, settings) => {
  expect(linesFor([body], settings)).toEqual([]);
});
