import * as v from 'valibot';
import { bookingMailSchema } from '#server/bookings/state/bookingMail.ts';

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
