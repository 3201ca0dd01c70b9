import { passwordStrength } from '#client/features/account/passwordStrength.ts';

it.each([
  ['', 'Too short'],
  ['1234567', 'Too short'],
  ['12345678', 'Weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'Weak'],
  ['password', 'Weak'],
  ['Passw0rd!', 'Fair'],
  ['correct horse battery', 'Strong'],
] as const)('says of %p: %s', (password, strength) => {
  expect(passwordStrength(password, 8)).toBe(strength);
});
