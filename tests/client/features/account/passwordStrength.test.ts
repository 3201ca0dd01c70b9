import { passwordStrength } from '#client/features/account/passwordStrength.ts';

const ada = { name: 'Ada Lovelace', email: 'countess@travellers.example' };

it.each([
  ['', 'Too short'],
  ['1234567', 'Too short'],
  ['12345678', 'Too common'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'Too common'],
  ['abcd1234', 'Too common'],
  ['password', 'Too common'],
  ['Passw0rd!', 'Too common'],
  ['Sunshine2027!', 'Too common'],
  ['lovelace1815', 'Too personal'],
  ['Countess-99', 'Too personal'],
  ['travellers7', 'Too personal'],
  ['lovelace likes machines', 'Strong'],
  ['abababac', 'Too common'],
  ['tortoise', 'Weak'],
  ['Tortoise9x', 'Fair'],
  ['correct horse battery', 'Strong'],
] as const)('says of %p: %s', (password, strength) => {
  expect(passwordStrength(password, ada)).toBe(strength);
});
