import * as v from 'valibot';
import {
  bookingMailSchema,
  isAboutMismatch,
  isConfirming,
  isStillTrue,
  recipientOf,
} from '#server/bookings/state/bookingMail.ts';

const fee = { amount: '9.00', currency: 'USD' };

test.each([
  { template: 'confirmed' },
  { template: 'desk-mismatch' },
  { template: 'fee-changed', fee },
])('the outbox has mails such as %j', (mail) => {
  expect(v.parse(bookingMailSchema, mail)).toEqual(mail);
});

test.each([
  { template: 'of-a-later-version' },
  { template: 'toString' },
  { template: 1 },
  { template: 'fee-changed' },
  {},
])('%j is no mail', (mail) => {
  expect(v.is(bookingMailSchema, mail)).toBe(false);
});

test.each([
  ['confirmed', { to: 'traveller', confirming: true, mismatch: false }, 'stayed', 'cancelled'],
  ['resolved', { to: 'traveller', confirming: true, mismatch: false }, 'declined', 'cancelled'],
  ['no-show', { to: 'traveller', confirming: false, mismatch: false }, 'no-show', 'stayed'],
  ['desk-request', { to: 'desk', confirming: false, mismatch: false }, 'requested', 'confirmed'],
  ['hotel-reminder', { to: 'hotel', confirming: false, mismatch: false }, 'requested', 'declined'],
] as const)('what is to be known of %s', (template, known, trueIn, untrueIn) => {
  expect({
    to: recipientOf(template),
    confirming: isConfirming(template),
    mismatch: isAboutMismatch(template),
  }).toEqual(known);
  expect(isStillTrue(template, trueIn)).toBe(true);
  expect(isStillTrue(template, untrueIn)).toBe(false);
});

test('a mail about a mismatch is true in every state', () => {
  expect(isAboutMismatch('mismatch')).toBe(true);
  expect(isAboutMismatch('desk-mismatch')).toBe(true);
  expect(isStillTrue('mismatch', 'cancelled')).toBe(true);
});
