import * as v from 'valibot';
import { bookingMailSchema } from '#server/bookings/state/bookingMail.ts';

const fee = { amount: '9.00', currency: 'USD' };

test.each([
  { template: 'confirmed' },
  { template: 'desk-mismatch' },
  { template: 'fee-changed', fee },
])('%j is a valid mail of the outbox', (mail) => {
  expect(v.parse(bookingMailSchema, mail)).toEqual(mail);
});

test.each([
  { template: 'of-a-later-version' },
  { template: 'toString' },
  { template: 1 },
  { template: 'fee-changed' },
  {},
])('%j is not a valid mail', (mail) => {
  expect(v.is(bookingMailSchema, mail)).toBe(false);
});
