import { availabilityText, type FoundHotels } from '#client/features/filters/availabilityText.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { spreadParty } from '#contracts/values/party.ts';
import { siteIn } from '../../../support/siteIn.ts';

const three: FoundHotels = {
  count: 11,
  available: 6,
  total: 12,
  filtered: false,
  party: spreadParty(1, 2, [7]),
  tonight: false,
};

const say = (language: Language, more: Partial<FoundHotels> = {}) =>
  availabilityText(siteIn(language), { ...three, ...more }).replaceAll(/[\u2068\u2069]/g, '');

test.each<[Partial<FoundHotels>, string]>([
  [{}, '6 of 12 hotels have a room for the three of you'],
  [{ party: spreadParty(1, 1, []) }, '6 of 12 hotels have a room for you'],
  [{ available: 1, tonight: true }, '1 of 12 hotels has a room for the three of you tonight'],
  [{ party: spreadParty(2, 4, []) }, '6 of 12 hotels have 2 rooms for the four of you'],
  [{ party: spreadParty(2, 8, []) }, '6 of 12 hotels have 2 rooms for all 8 of you'],
  [
    { filtered: true, available: 2, total: 5 },
    '2 of the 5 hotels that match your filters have a room for the three of you',
  ],
  [{ available: 12 }, '12 hotels have a room for the three of you'],
  [
    { filtered: true, available: 1, total: 1 },
    '1 hotel matches your filters and has a room for the three of you',
  ],
  [{ available: 0 }, 'None of the 12 hotels has a room for the three of you'],
  [{ available: 0, total: 1 }, 'The one hotel here does not have a room for the three of you'],
  [{ available: undefined }, 'Found 11 properties'],
  [{ count: 0, available: 0, total: 0 }, 'No properties found'],
])('describes %j as %j', (more, text) => {
  expect(say('en', more)).toBe(text);
});

test.each<[Language, Partial<FoundHotels>, string]>([
  ['de', {}, '6 von 12 Hotels haben ein Zimmer für Sie drei'],
  ['de', { available: 0, total: 1 }, 'Das einzige Hotel hat kein Zimmer für Sie drei'],
  ['fr', {}, '6 hôtels sur 12 ont une chambre pour vous trois'],
  ['fr', { available: 0 }, 'Aucun des 12 hôtels n’a de chambre pour vous trois'],
  ['ar', {}, 'تتوفر غرفة لثلاثتكم في 6 فنادق من أصل 12'],
  ['ar', { available: 2 }, 'تتوفر غرفة لثلاثتكم في فندقين من أصل 12'],
  ['ar', { available: 11 }, 'تتوفر غرفة لثلاثتكم في 11 فندقًا من أصل 12'],
])('in %s it describes %j as %j', (language, more, text) => {
  expect(say(language, more)).toBe(text);
});
