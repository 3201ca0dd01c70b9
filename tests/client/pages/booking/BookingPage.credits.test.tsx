import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from '#contracts/site/bookings.ts';
import { renderAt } from '../../../support/renderApp.tsx';
import { sampleBooking, sampleLink } from '../../../support/sampleBooking.ts';
import { json } from '../../../support/scriptedProvider.ts';
import { scriptSite } from '../../../support/scriptedSite.ts';

let site: Awaited<ReturnType<typeof scriptSite>>;
beforeEach(async () => (site = await scriptSite({})));

const usd = (amount: string) => ({ amount, currency: 'USD' });
const withCredits: Partial<Booking> = {
  credits: [
    { kind: 'promotion', code: 'SPRING', amount: usd('10.00') },
    { kind: 'rewards', code: null, amount: usd('15.00') },
  ],
  earns: usd('4.01'),
  cancellation: { fee: usd('0.00'), returned: usd('209.16') },
};
async function open(changes: Partial<Booking>) {
  site.script.booking = json(sampleBooking({ ...withCredits, ...changes }));
  renderAt(sampleLink, { apiOrigin: site.origin });
  await screen.findByRole('heading', { level: 2, name: 'Price' });
}
/** Returns the terms and values of the description list that contains a term. */
function listWith(term: string) {
  const list = screen.getByText(term).closest('dl');
  return [...(list?.querySelectorAll('dt') ?? [])].map((each) => [
    each.textContent,
    each.nextElementSibling?.textContent,
  ]);
}

it('shows credits as lines of the price, who pays the rest, and what the stay earns', async () => {
  await open({});
  expect(listWith('OneKeyCash').slice(-5)).toEqual([
    ['Promotion SPRING', '−$10.00'],
    ['OneKeyCash', '−$15.00'],
    ['Total', '$209.16'],
    ['Pay before arrival', '$205.58'],
    ['Pay at property', '$3.58'],
  ]);
  expect(listWith('Stayfarer pays the property:')).toEqual([
    ['Stayfarer pays the property:', '$25.00'],
  ]);
  expect(screen.getByText(/^You earn \$4\.01 in OneKeyCash with this booking/)).toBeVisible();
});

it('says that nothing is left to pay when credits cover the price', async () => {
  await open({ credits: [{ kind: 'rewards', code: null, amount: usd('234.16') }] });
  expect(screen.getByText(/^Nothing is left to pay/)).toBeVisible();
});

const untilReport = 'You earn $4.01 in OneKeyCash with this booking after your stay';
it.each<[string, Partial<Booking>, string]>([
  [
    'earns without a report',
    { earnsBy: '2027-04-10T12:00:00Z' },
    `${untilReport}, by Apr 10 at the latest.`,
  ],
  ['earns by a report alone', {}, `${untilReport}.`],
  ['has earned', { earned: true }, 'You earned $4.01 in OneKeyCash with this booking.'],
  [
    'was beyond the limit',
    { earned: true, earns: usd('0.00') },
    'No OneKeyCash yet: it comes once the hotel has reported your stay.',
  ],
])('says that a stay %s', async (_, changes, text) => {
  await open({ status: 'stayed', cancellation: null, ...changes });
  expect(screen.getByText(text)).toBeVisible();
});

it('shows before a cancellation which credits are used and which return', async () => {
  const fee = usd('220.58');
  await open({ cancellation: { fee, returned: usd('3.58') } });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
  const question = screen.getByRole('group', { name: 'Cancel this booking?' });
  expect(within(question).getByText('Cancellation fee')).toBeVisible();
  expect(listWith('Cancellation fee')).toEqual([
    ['Cancellation fee', '$220.58'],
    ['Covered by OneKeyCash or promo code', '$15.00'],
    ['Refund', '$3.58'],
    ['OneKeyCash returned to you', '$10.00'],
  ]);
});

it('says before a free cancellation that all credits return', async () => {
  await open({});
  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
  expect(listWith('Cancellation fee').slice(1)).toEqual([
    ['Refund', '$209.16'],
    ['OneKeyCash returned to you', '$15.00'],
    ['Promotion SPRING', 'can be used again'],
  ]);
});

it.each([
  [
    '210.58',
    /You pay \$205\.58 of it to the hotel, and OneKeyCash or your promo code covers the rest\./,
  ],
  ['100.00', /fee is \$100\.00\. You pay it to the hotel\./],
])('shows who pays the fee of %s of a canceled booking', async (fee, text) => {
  await open({ status: 'cancelled', cancellation: null, earns: null, cancellationFee: usd(fee) });
  expect(screen.getByText(text)).toBeVisible();
  expect(listWith('Price of the stay')[1]).toEqual(['Cancellation fee', `$${fee}`]);
});
