import { passwordStrength } from '#client/features/account/NewPasswordFields.tsx';

const ada = { name: 'Ada Lovelace', email: 'countess@travelers.example' };

it.each([
  ['', 'short'],
  ['1234567', 'short'],
  ['12345678', 'common'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'common'],
  ['abcd1234', 'common'],
  ['password', 'common'],
  ['Passw0rd!', 'common'],
  ['Sunshine2027!', 'common'],
  ['lovelace1815', 'personal'],
  ['Countess-99', 'personal'],
  ['travelers7', 'personal'],
  ['lovelace likes machines', 'strong'],
  ['abababac', 'common'],
  ['tortoise', 'weak'],
  ['Tortoise9x', 'fair'],
  ['correct horse battery', 'strong'],
] as const)('describes the password %p: %s', (password, strength) => {
  expect(passwordStrength(password, ada)).toBe(strength);
});
