import { restOfChange } from '#contracts/site/cardSums.ts';
import { type BookingPayment, cardStateOf } from '#contracts/site/payments.ts';

const usd = (amount: bigint) => ({ amount, currency: 'USD' });
const eur = (amount: bigint) => ({ amount, currency: 'EUR' });
const captured: BookingPayment = {
  state: 'captured',
  amount: { amount: '230.58', currency: 'USD' },
  address: null,
  until: '2027-02-01T12:35:00Z',
  at: '2027-02-01T12:05:00Z',
  card: { brand: 'visa', last4: '4242' },
  refunds: [],
};

test.each<[string, Partial<BookingPayment> | null, ReturnType<typeof cardStateOf>]>([
  ['no payment', null, 'due'],
  ['an open one', { state: 'open' }, 'due'],
  ['an authorized one', { state: 'authorized' }, 'reserved'],
  ['one that the earlier booking has paid', { state: 'authorized', isMoved: true }, 'paid'],
  ['a captured one', {}, 'paid'],
])('with %s the card amount has the right label', (_what, changes, expected) => {
  expect(cardStateOf(changes && { ...captured, ...changes })).toBe(expected);
});

test.each([
  ['costs less', usd(20_000n), usd(0n), 3_000n],
  ['costs less by just the fee', usd(20_000n), usd(3_000n), 0n],
  ['costs less, but by less than the fee', usd(20_000n), usd(3_001n), undefined],
  ['costs less, with a fee of another currency', usd(20_000n), eur(3_001n), 3_000n],
  ['has another currency', eur(20_000n), eur(0n), undefined],
])(
  'the earlier payment is reused for a change that %s, or the change is paid again',
  (_what, due, fee, rest) => {
    expect(restOfChange(usd(23_000n), fee, due)?.amount).toBe(rest);
  },
);
