import request from 'supertest';
import * as v from 'valibot';
import { type Hotel, hotelSchema, searchResponseSchema } from '#contracts/provider/hotels.ts';
import { generateHotels } from '#contracts/sample-provider/catalog/generateHotels.ts';
import { cities } from '#contracts/sample-provider/catalog/cities.ts';
import { houseDetails } from '#contracts/sample-provider/catalog/houses.ts';
import { translations } from '#contracts/sample-provider/catalog/translateHotel.ts';
import { createProvider } from '#contracts/sample-provider/createProvider.ts';

const provider = createProvider();
const [first] = [...generateHotels(1, '')].map(({ answer }) => answer);
const id = first?.id ?? '';

async function hotelIn(language?: string, app = provider) {
  const asked = request(app).get(`/api/hotels/${id}`);
  const { body, headers } = await (language ? asked.set('accept-language', language) : asked);
  return { hotel: v.parse(hotelSchema, body), headers };
}

/** Returns all texts of a hotel. */
function textsOf(hotel: Partial<Hotel>): string[] {
  const { images, room_groups, amenity_groups, policies, rates } = hotel;
  return [
    ...(images ?? []).map(({ caption }) => caption ?? ''),
    ...(room_groups ?? []).flatMap(({ name, name_struct, room_amenities }) => [
      name ?? '',
      name_struct?.main_name ?? '',
      ...(room_amenities ?? []).map(({ amenity }) => amenity),
    ]),
    ...(amenity_groups ?? []).flatMap(({ title, amenities }) => [
      title ?? '',
      ...(amenities ?? []).map(({ amenity }) => amenity),
    ]),
    ...(policies ?? []).flatMap(({ title, lines }) => [title, ...lines]),
    ...(rates ?? []).flatMap(({ taxes }) => (taxes ?? []).map(({ name }) => name)),
  ];
}

it.each([
  ['de', 'de'],
  ['fr-CH, fr;q=0.9, en;q=0.5', 'fr'],
  ['ar', 'ar'],
  ['ja', 'en'],
  [undefined, 'en'],
])('responds to %s in %s and names the language', async (accepted, language) => {
  const { headers } = await hotelIn(accepted);
  expect(headers['content-language']).toBe(language);
  expect(headers['vary']).toMatch(/accept-language/i);
});

it('translates everything except names into German, and changes nothing else', async () => {
  const { hotel: english } = await hotelIn('en');
  const { hotel: german } = await hotelIn('de');
  expect(textsOf(german)).toContain('Haustiere');
  const [room] = german.room_groups ?? [];
  expect(room?.name).toMatch(/(zimmer|suite|studio), \d .*bett/i);
  for (const field of ['id', 'name', 'address', 'neighborhood', 'kind'] as const) {
    expect(german[field]).toEqual(english[field]);
  }
  const sums = ({ rates }: Hotel) => rates?.map((rate) => ({ ...rate, taxes: undefined }));
  expect(sums(german)).toEqual(sums(english));
  expect((await hotelIn('de')).hotel).toEqual(german);
});

it.each(['de', 'fr', 'ar'] as const)('leaves no English text in %s', (language) => {
  const translated = new Set(Object.keys(translations[language]));
  const english = new Set([
    ...[...generateHotels(1_200, '')].flatMap(({ answer, city }) => [
      ...textsOf(answer),
      ...textsOf(houseDetails(answer, city)),
    ]),
    ...cities.flatMap(({ salesTax, cityTax }) => [salesTax.name, cityTax?.name ?? salesTax.name]),
  ]);
  const missing = [...english].filter(
    (text) => !translated.has(text) && !text.split(', ').every((part) => translated.has(part)),
  );
  expect(missing.filter(Boolean)).toEqual([]);
});

it('has an Arabic name for every neighborhood', async () => {
  const names = cities.flatMap(({ areas }) => areas.map(({ name }) => name));
  const arabic = names.map((name) => translations.ar[name] ?? name);
  expect(arabic.filter((name) => /[a-z]/i.test(name))).toEqual([]);
  const { hotel } = await hotelIn('ar');
  expect(arabic).toContain(hotel.neighborhood);
});

it('translates lists too, but a provider of the plain specification only speaks English', async () => {
  const { body } = await request(provider)
    .get('/api/hotels/search?city=Rome')
    .set('accept-language', 'ar');
  const { hotels } = v.parse(searchResponseSchema, body);
  const texts = hotels?.flatMap(textsOf);
  expect(texts).toEqual(expect.arrayContaining(['سرير مزدوج واحد', 'ضريبة القيمة المضافة']));
  const { headers, hotel } = await hotelIn('de', createProvider({ rates: false }));
  expect(headers['content-language']).toBeUndefined();
  expect(textsOf(hotel).join()).toMatch(/\broom\b/i);
});
