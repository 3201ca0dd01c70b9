import { readDraft } from '#client/domain/travelers/bookingDraft.ts';
import {
  readTraveler,
  toFieldErrors,
  travelerErrors,
} from '#client/domain/travelers/travelerErrors.ts';
import { loadPhoneNumbers, type PhoneNumbers } from '#client/ui/fields/PhoneField.tsx';
import type { FieldError } from '#contracts/site/fieldError.ts';
import { english } from '../../../support/english.ts';
import { serviceOffers } from '#client/domain/stay/services.ts';

const offers = serviceOffers(english, { meal: 'breakfast' });
const empty = { firstName: '', lastName: ' ' };
const typed = {
  ...readDraft(undefined, ''),
  guests: [{ firstName: 'Ada', lastName: 'Bell' }],
  citizenship: 'PK',
  email: 'ada@example.com',
  phone: '+92 300 1234567',
};
let phoneNumbers: PhoneNumbers;
beforeAll(async () => {
  phoneNumbers = await loadPhoneNumbers();
});
const check = (changes: Partial<typeof typed>) =>
  travelerErrors(english, readTraveler({ ...typed, ...changes }, offers, phoneNumbers, true));

it('accepts complete details', () => {
  expect(check({})).toEqual({});
});

it('names every required field of an empty form', () => {
  const form = readDraft(undefined, '');
  expect(
    Object.keys(travelerErrors(english, readTraveler(form, offers, phoneNumbers, true))),
  ).toEqual(['guests.0.firstName', 'guests.0.lastName', 'citizenship', 'email', 'phone']);
});

it('leaves out guests and services without any input', () => {
  const guests = [typed.guests[0] ?? empty, empty, { firstName: '', lastName: 'Bo' }];
  const services = { ...typed.services, 'late-check-out': { wanted: true, choice: '' } };
  const read = readTraveler({ ...typed, guests, services }, offers, phoneNumbers, true);
  expect(read.traveller.guests).toEqual([guests[0], guests[2]]);
  expect(read.traveller.services).toEqual([{ service: 'late-check-out', choice: '' }]);
  expect(travelerErrors(english, read)).toEqual({
    'guests.2.firstName': 'Enter a first name',
    'services.late-check-out': 'Choose one, or uncheck the service',
  });
  const fromSite: FieldError[] = [
    { path: 'guests.1.lastName', message: 'must be plain', code: 'control-characters' },
    { path: 'email', message: 'is too long', code: 'too-long', params: { max: '254' } },
    { path: 'specialRequests', message: 'must be plain', code: 'control-characters' },
    { path: 'guests', message: 'must be fewer', code: 'invalid' },
  ];
  expect(toFieldErrors(english, fromSite, read.fieldOf)).toMatchObject({
    'guests.2.lastName': 'It contains a character that cannot be used. Type it again.',
    email: 'Too long: at most 254 characters.',
    specialRequests: 'It contains a character that cannot be used. Type it again.',
  });
});

it.each([
  ['0300 1234567', 'PK', '+923001234567'],
  ['+44 (0)20 7946 0000', 'PK', '+442079460000'],
  ['030 123456', 'DE', '+4930123456'],
  ['+1 415-555-0100', '', '+14155550100'],
])('reads the number %p of a citizen of %p as %p', (phone, citizenship, number) => {
  const read = readTraveler({ ...typed, phone, citizenship }, offers, phoneNumbers, true);
  expect(read.traveller.phone).toBe(number);
});

it.each(['12', '0300 1234567 or mail', 'call me', ''])('rejects %p as a phone number', (phone) => {
  expect(check({ phone })).toEqual({ phone: expect.stringMatching(/^Enter a phone number/) });
});

it('accepts a number with a country code while the rules are not loaded', () => {
  const without = (phone: string) =>
    travelerErrors(english, readTraveler({ ...typed, phone }, offers, undefined, true));
  expect(without('+92 (300) 123-4567')).toEqual({});
  expect(without('0300 1234567')).toHaveProperty('phone');
});

it('leaves out the citizenship where the form does not ask for it', () => {
  const { traveller } = readTraveler({ ...typed, arrival: '18:00' }, offers, phoneNumbers, false);
  expect(traveller).not.toHaveProperty('citizenship');
  expect(traveller.services).toEqual([{ service: 'arrival', choice: '18:00' }]);
  const read = readTraveler({ ...typed, citizenship: '' }, offers, phoneNumbers, false);
  expect(travelerErrors(english, read)).toEqual({});
});
