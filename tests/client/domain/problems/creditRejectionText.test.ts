import { creditRejectionText } from '#client/domain/problems/creditRejectionText.ts';
import type { CreditRejection } from '#contracts/site/credits.ts';
import { createI18n } from '#contracts/texts/createI18n.ts';
import { siteTexts, type SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import { english } from '../../../support/english.ts';

const promotion = 'SPRING-10';
const cases: [
  CreditRejection['kind'],
  CreditRejection['reason'],
  CreditRejection['params'],
  string,
][] = [
  ['promotion', 'unknown', { promotion }, 'There is no promotion code SPRING-10.'],
  [
    'promotion',
    'unknown',
    { promotion, scope: 'account' },
    'There is no promotion code SPRING-10 for this account.',
  ],
  [
    'promotion',
    'not-yet',
    { promotion, from: '2027-02-02' },
    'SPRING-10 is valid from February 2, 2027.',
  ],
  [
    'promotion',
    'ended',
    { promotion, until: '2027-01-31' },
    'SPRING-10 was valid until January 31, 2027.',
  ],
  ['promotion', 'ended', { promotion }, 'SPRING-10 has ended.'],
  ['promotion', 'used-up', { promotion }, 'SPRING-10 has been used as often as it can be.'],
  ['promotion', 'already-used', { promotion }, 'You have used SPRING-10 as often as you can.'],
  [
    'promotion',
    'signed-out',
    { promotion },
    'Sign in with a confirmed email address to use SPRING-10.',
  ],
  ['promotion', 'amount', { promotion }, 'The discount of SPRING-10 has changed.'],
  [
    'promotion',
    'other-currency',
    { promotion, currency: 'EUR', wanted: 'USD' },
    'SPRING-10 is for prices in EUR, not in USD.',
  ],
  ['promotion', 'not-yet', { promotion, from: 'soon' }, 'This promotion code cannot be used.'],
  ['promotion', 'other-currency', { promotion }, 'This promotion code cannot be used.'],
  ['promotion', 'ended', undefined, 'This promotion code cannot be used.'],
  ['rewards', 'off', undefined, 'OneKeyCash cannot be used at the moment.'],
  ['rewards', 'signed-out', undefined, 'Sign in to use OneKeyCash.'],
  ['rewards', 'amount', undefined, 'The amount of OneKeyCash is more than the price.'],
  [
    'rewards',
    'minimum',
    { minimum: '100.00', currency: 'USD' },
    'Until your first stay, OneKeyCash is for bookings of $100.00 or more.',
  ],
  ['rewards', 'minimum', { minimum: 'much' }, 'OneKeyCash cannot be used for this booking.'],
  ['rewards', 'balance', undefined, 'You do not have that much OneKeyCash.'],
];

it.each(cases)('words that %s is rejected as %s with %j', (kind, reason, params, text) => {
  expect(creditRejectionText(english, { kind, reason, params })).toBe(text);
});

it('writes days and amounts as the language does', () => {
  const german = createI18n<SiteTexts>('de', siteTexts);
  const until = { promotion, until: '2027-01-31' };
  expect(
    creditRejectionText(german, { kind: 'promotion', reason: 'ended', params: until }),
  ).toContain('31. Januar 2027');
  const minimum = { minimum: '100.00', currency: 'USD' };
  expect(
    creditRejectionText(german, { kind: 'rewards', reason: 'minimum', params: minimum }),
  ).toContain('100,00\u00a0$');
});
