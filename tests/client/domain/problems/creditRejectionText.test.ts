import { creditRejectionText } from '#client/domain/problems/creditRejectionText.ts';
import type { CreditRejection } from '#contracts/site/credits.ts';
import { createI18n } from '#contracts/texts/createI18n.ts';
import { siteTexts, type SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import { english } from '../../../support/english.ts';

const promotion = 'SPRING-10';
type Case = [CreditRejection['reason'], CreditRejection['params'], string];
const notUsable = 'This promotion code cannot be used.';

it.each<Case>([
  ['unknown', { promotion }, 'There is no promotion code SPRING-10.'],
  [
    'unknown',
    { promotion, scope: 'account' },
    'There is no promotion code SPRING-10 for this account.',
  ],
  ['not-yet', { promotion, from: '2027-02-02' }, 'SPRING-10 is valid from February 2, 2027.'],
  ['ended', { promotion, until: '2027-01-31' }, 'SPRING-10 was valid until January 31, 2027.'],
  ['ended', { promotion }, 'SPRING-10 has ended.'],
  ['used-up', { promotion }, 'SPRING-10 has been used as often as it can be.'],
  ['already-used', { promotion }, 'You have used SPRING-10 as often as you can.'],
  ['signed-out', { promotion }, 'Sign in with a confirmed email address to use SPRING-10.'],
  ['amount', { promotion }, 'The discount of SPRING-10 has changed.'],
  [
    'other-currency',
    { promotion, currency: 'EUR', wanted: 'USD' },
    'SPRING-10 is for prices in EUR, not in USD.',
  ],
  ['not-yet', { promotion, from: 'soon' }, notUsable],
  ['other-currency', { promotion }, notUsable],
  ['ended', undefined, notUsable],
])('explains a promotion rejected as %s with %j', (reason, params, text) => {
  expect(creditRejectionText(english, { kind: 'promotion', reason, params })).toBe(text);
});

const limit = 'Until your first stay, OneKeyCash is for bookings of $100.00 or more.';
it.each<Case>([
  ['off', undefined, 'OneKeyCash cannot be used at the moment.'],
  ['signed-out', undefined, 'Sign in to use OneKeyCash.'],
  ['amount', undefined, 'The amount of OneKeyCash is more than the price.'],
  ['minimum', { minimum: '100.00', currency: 'USD' }, limit],
  ['minimum', { minimum: 'much' }, 'OneKeyCash cannot be used for this booking.'],
  ['balance', undefined, 'You do not have that much OneKeyCash.'],
])('explains OneKeyCash rejected as %s with %j', (reason, params, text) => {
  expect(creditRejectionText(english, { kind: 'rewards', reason, params })).toBe(text);
});

it('writes days and amounts in the format of the language', () => {
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
