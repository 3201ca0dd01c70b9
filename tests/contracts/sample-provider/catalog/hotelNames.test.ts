import { toSlug } from '#contracts/sample-provider/catalog/hotelNames.ts';

it.each([
  ['Hôtel de l’Horloge, Paris', 'hotel_de_lhorloge_paris'],
  ['Kōwhai Lodge', 'kowhai_lodge'],
  ['Sakuraya-an', 'sakuraya_an'],
  ['--', ''],
])('turns %j into %j', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});
