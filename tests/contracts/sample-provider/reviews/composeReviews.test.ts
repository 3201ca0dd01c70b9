import type { Hotel, RoomGroup } from '#contracts/provider/hotels.ts';
import type { City } from '#contracts/sample-provider/catalog/cities.ts';
import { generateHotels } from '#contracts/sample-provider/catalog/generateHotels.ts';
import { placesNear } from '#contracts/sample-provider/catalog/nearby.ts';
import { translations } from '#contracts/sample-provider/catalog/translateHotel.ts';
import {
  composeReviews,
  dated,
  type SampleReview,
} from '#contracts/sample-provider/reviews/composeReviews.ts';
import { type Pattern, sentences } from '#contracts/sample-provider/reviews/sentences.ts';
import { type Language, languages } from '#contracts/texts/languages.ts';

const catalog = new Map<City, Hotel[]>();
for (const { answer, city } of generateHotels(1_200, '')) {
  const hotels = catalog.get(city) ?? [];
  catalog.set(city, hotels);
  hotels.push(answer);
}
const written = [...catalog].flatMap(([city, hotels]) => {
  const composed = composeReviews(hotels, city);
  return hotels.flatMap((hotel) =>
    dated(composed.get(hotel.id) ?? [], '2027-03').map((review) => ({ city, hotel, review })),
  );
});

/**
 * Returns the sentences of a text. The dot of an abbreviation in a name, such as `M. M.`, ends no
 * sentence.
 */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.؟?])(?<!\b(?:[A-HJ-Z]|St)\.) /);
}

const patterns = (language: Language): Pattern[] => {
  const { openings, seasons, closings, topics } = sentences[language];
  const byMood = [
    closings,
    ...Object.values(topics),
    ...Object.values(topics).map((t) => t.titles),
  ];
  return [...openings, ...seasons, ...byMood.flatMap(({ good, bad }) => [...good, ...bad])];
};

const keyLength = 5;

/**
 * Returns a function that finds the pattern of a sentence among those with the same beginning or
 * end.
 */
function createFinder(language: Language) {
  const plain = new Map<string, { pattern: Pattern; slots: string[]; matcher?: RegExp }>();
  const starts = new Map<string, { pattern: Pattern; slots: string[]; matcher: RegExp }[]>();
  const ends: typeof starts = new Map();
  for (const pattern of patterns(language)) {
    const slots = [...pattern.text.matchAll(/\{(\w+)\}/g)].flatMap(([, slot]) => slot ?? []);
    const literals = pattern.text.split(/\{\w+\}/);
    const escaped = literals.map((part) => part.replace(/[$()*+.?[\\\]^|]/g, '\\$&'));
    const known = { pattern, slots, matcher: new RegExp(`^${escaped.join('(.+?)')}$`, 'i') };
    const [first = ''] = literals;
    const last = literals.at(-1) ?? '';
    if (slots.length === 0) plain.set(pattern.text, known);
    const isStart = first.length >= keyLength;
    const key = isStart ? first.slice(0, keyLength) : last.slice(-keyLength);
    const keyed = isStart ? starts : ends;
    keyed.set(key, [...(keyed.get(key) ?? []), known]);
  }
  return (sentence: string) => {
    const similar = [
      ...(starts.get(sentence.slice(0, keyLength)) ?? []),
      ...(ends.get(sentence.slice(-keyLength)) ?? []),
      ...[1, 2, 3, 4].flatMap((length) => ends.get(sentence.slice(-length)) ?? []),
    ];
    const found = plain.get(sentence) ?? similar.find(({ matcher }) => matcher.test(sentence));
    const [, ...values] = found?.matcher?.exec(sentence) ?? [];
    return found && { ...found, values: new Map(found.slots.map((slot, i) => [slot, values[i]])) };
  };
}

test('no sentence or title is repeated in a city', () => {
  const seen = new Map<City, Set<string>>();
  const twice = written.flatMap(({ city, review: { title, text } }) => {
    const said = seen.get(city) ?? new Set();
    seen.set(city, said);
    const all = [title ?? [], sentencesOf(text ?? '')].flat();
    return all.filter((sentence) => said.size === said.add(sentence).size);
  });
  expect(twice).toEqual([]);
});

test('reviews use hundreds of sentences in each language, one to five for each review', () => {
  const used = new Map<Language, Set<Pattern>>();
  const lengths = new Set<number>();
  for (const language of languages) {
    const find = createFinder(language);
    const texts = written.filter(({ review }) => review.language === language);
    const said = texts.flatMap(({ review }) => {
      lengths.add(sentencesOf(review.text ?? '').length);
      return sentencesOf(review.text ?? '');
    });
    used.set(language, new Set([...new Set(said)].flatMap((each) => find(each)?.pattern ?? [])));
  }
  expect([...lengths].sort()).toEqual([1, 2, 3, 4, 5]);
  const [english = 0, ...others] = languages.map((language) => used.get(language)?.size ?? 0);
  expect(english).toBeGreaterThanOrEqual(600);
  expect(Math.min(...others)).toBeGreaterThanOrEqual(250);
});

/**
 * Returns whether a fact of a review is true for its hotel, as far as it does not depend on the
 * room.
 */
function isTrue(
  fact: string,
  hotel: Hotel,
  city: City,
  { traveller_kind: kind, month }: SampleReview,
) {
  const amenities = hotel.amenity_groups?.flatMap((group) => group.amenities ?? []) ?? [];
  const area = city.areas.find(({ name }) => name === hotel.neighborhood);
  const traits: readonly string[] = area?.traits ?? [];
  const inYear = Number(month.slice(5));
  const summer = (city.areas[0]?.latitude ?? 0) > 0 ? [6, 7, 8] : [12, 1, 2];
  const winter = summer.map((each) => ((each + 5) % 12) + 1);
  if (['family', 'couple', 'solo', 'friends', 'business'].includes(fact)) return kind === fact;
  if (fact === 'we') return kind !== 'solo' && kind !== 'business';
  if (fact === 'summer' || fact === 'hot') return summer.includes(inYear);
  if (fact === 'winter' || fact === 'cold' || fact === 'snow') return winter.includes(inYear);
  return traits.includes(fact) || amenities.some(({ amenity }) => amenity === fact);
}

/** Returns whether a fact is true for a room. */
function isOfRoom(fact: string, room: RoomGroup): boolean {
  const { size_sqm: size = 0, sleeps, beds, name_struct: named, room_amenities: has } = room;
  if (fact === 'four beds') return (sleeps ?? 0) >= 4;
  if (fact === 'one bed') return beds === 1;
  if (fact === 'small') return (size ?? 0) <= 18;
  if (fact === 'large') return (size ?? 0) >= 34;
  return named?.main_name === fact || has?.some(({ amenity }) => amenity === fact) === true;
}

/** The test knows when these cannot be true, but not when they must be. */
const climates = ['hot', 'cold'];
const checked = [
  ...['family', 'couple', 'solo', 'friends', 'business', 'we', 'summer', 'hot', 'winter', 'cold'],
  ...['snow', 'four beds', 'one bed', 'small', 'large', 'old', 'carless', 'uphill', 'waterside'],
  ...['beach', 'lively', 'calm', 'far', 'Breakfast included', 'Swimming pool', 'Sauna', 'Lift'],
  ...['Free parking', 'Bar', 'Restaurant', 'Garden', 'Rooftop terrace', '24-hour reception'],
  ...['Balcony', 'Bathtub', 'Kettle', 'Air conditioning', 'Sea view', 'Pool view', 'Old town view'],
];

test.each(languages)('each sentence in %s fits its hotel, room, month and guest', (language) => {
  const find = createFinder(language);
  const word = (text: string) =>
    language === 'en' ? text : (translations[language][text] ?? text);
  const untrue: string[] = [];
  const names = new Map<Hotel, string[]>();
  for (const { city, hotel, review } of written) {
    if (review.language !== language) continue;
    const rooms = hotel.room_groups ?? [];
    const near =
      names.get(hotel) ?? placesNear(hotel, language).map(({ phrase }) => phrase.toLowerCase());
    names.set(hotel, near);
    for (const sentence of sentencesOf(review.text ?? '')) {
      const found = find(sentence);
      const { needs = ['unknown'], lacks = [] } = found?.pattern ?? {};
      const needed = needs.filter((fact) => checked.includes(fact));
      const roomFits = (room: RoomGroup) =>
        needed.every((fact) => isTrue(fact, hotel, city, review) || isOfRoom(fact, room)) &&
        lacks
          .filter((fact) => !climates.includes(fact))
          .every((fact) => !isTrue(fact, hotel, city, review) && !isOfRoom(fact, room)) &&
        (!found?.values.has('room') ||
          word(room.name_struct?.main_name ?? '').toLowerCase() ===
            found.values.get('room')?.toLowerCase());
      const sight = found?.values.get('sight');
      if (!found || !rooms.some(roomFits) || (sight && !near.includes(sight.toLowerCase()))) {
        untrue.push(`${hotel.id}: ${sentence}`);
      }
    }
  }
  expect(untrue).toEqual([]);
});

test('families stay only in hotels with rooms for three', () => {
  const cramped = written.filter(
    ({ hotel, review }) =>
      review.traveller_kind === 'family' &&
      !hotel.room_groups?.some(({ sleeps }) => (sleeps ?? 0) >= 3),
  );
  expect(cramped).toEqual([]);
});

test('a review keeps its text as months pass, and its month is never in the future', () => {
  const [[city, hotels] = []] = catalog;
  if (!city || !hotels) throw new Error('There is no city.');
  const [reviews = []] = composeReviews(hotels, city).values();
  const [early, late] = ['2026-11', '2027-05'].map((until) => dated(reviews, until));
  expect(early?.every(({ month }) => month <= '2026-11')).toBe(true);
  const words = (list: SampleReview[] = []) => list.map(({ id, text }) => `${id} ${text}`).sort();
  expect(words(early)).toEqual(words(late));
});
