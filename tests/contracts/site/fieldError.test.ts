import * as v from 'valibot';
import { nameRequestSchema, passwordRequestSchema } from '#contracts/site/account/account.ts';
import { fieldErrorOf, invalidFieldsSchema } from '#contracts/site/fieldError.ts';

const long = 'x'.repeat(200);
const password = 'an old one';

it.each([
  [nameRequestSchema, {}, { path: 'name', code: 'required' }],
  [nameRequestSchema, { name: ' ' }, { path: 'name', code: 'required' }],
  [nameRequestSchema, { name: long }, { path: 'name', code: 'too-long', params: { max: '100' } }],
  [nameRequestSchema, { name: 'A\nB' }, { path: 'name', code: 'one-line' }],
  [nameRequestSchema, { name: 'A\u0007B' }, { path: 'name', code: 'control-characters' }],
  [nameRequestSchema, { name: 7 }, { path: 'name', code: 'invalid' }],
  [nameRequestSchema, { name: 'A', age: 7 }, { path: 'age', code: 'invalid' }],
  [nameRequestSchema, undefined, { path: '', code: 'required' }],
  [
    passwordRequestSchema,
    { password, newPassword: 'x' },
    { path: 'newPassword', code: 'too-short', params: { min: '8' } },
  ],
  [
    passwordRequestSchema,
    { password, newPassword: 'password' },
    { path: 'newPassword', code: 'password-common' },
  ],
])('gives a code to a rejected value: %#', (schema, input, expected) => {
  const [issue] = v.safeParse<v.GenericSchema>(schema, input).issues ?? [];
  if (!issue) throw new Error('The schema accepts it.');
  expect(fieldErrorOf(issue)).toEqual({ ...expected, message: issue.message });
});

it.each([{}, { code: 'of-next-year' }])('reads an error with %j as an invalid field', (more) => {
  const problem = { title: 'No', status: 422, errors: [{ path: 'a', message: 'is odd', ...more }] };
  expect(v.parse(invalidFieldsSchema, problem).errors[0]?.code).toBe('invalid');
});
