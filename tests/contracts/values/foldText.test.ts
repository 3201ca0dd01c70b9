import { foldText } from '#contracts/values/foldText.ts';

it.each([
  ['São Paulo', 'sao paulo'],
  ['İSTANBUL', 'istanbul'],
  ['ısparta', 'isparta'],
  ['Łódź', 'lodz'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Straße', 'strasse'],
  [' New \t York\n', 'new york'],
])('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
