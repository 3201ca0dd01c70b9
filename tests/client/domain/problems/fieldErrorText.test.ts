import { fieldErrorText } from '#client/domain/problems/fieldErrorText.ts';
import { type FieldError, fieldErrorCodes } from '#contracts/site/fieldError.ts';
import { english } from '../../../support/english.ts';

const general = 'This is not accepted. Check it, then try again.';
const cases: [FieldError['code'], FieldError['params'], string][] = [
  ['too-long', { max: '1000' }, 'Too long: at most 1,000 characters.'],
  ['too-short', { min: '1' }, 'Too short: at least 1 character.'],
  ['too-long', undefined, general],
  ['too-short', { min: 'some' }, general],
  ['invalid', undefined, general],
  ['required', undefined, 'Fill in this field.'],
  ['unchanged', undefined, 'This is already the address of your account.'],
];

it.each(cases)('describes %s with %j', (code, params, text) => {
  expect(fieldErrorText(english, { code, params })).toBe(text);
});

it.each(fieldErrorCodes)('has a text for %s', (code) => {
  expect(fieldErrorText(english, { code })).not.toBe('');
});
