import { foldText, toSlug } from '#contracts/provider/foldText.ts';

describe('foldText', () => {
  it.each([
    ['São Paulo', 'sao paulo'],
    ['İSTANBUL', 'istanbul'],
    ['ısparta', 'isparta'],
    ['Łódź', 'lodz'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Straße', 'strasse'],
    [' New \t York\n', 'new york'],
  ])('reads %j as %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('toSlug', () => {
  it.each([
    ['Hôtel de l’Horloge, Paris', 'hotel_de_lhorloge_paris'],
    ['Kōwhai Lodge', 'kowhai_lodge'],
    ['Sakuraya-an', 'sakuraya_an'],
    ['--', ''],
  ])('makes %j %j', (text, slug) => {
    expect(toSlug(text)).toBe(slug);
  });
});
