import { describeHotel } from '#contracts/sample-provider/catalog/describeHotel.ts';
import type { generateHotels } from '#contracts/sample-provider/catalog/generateHotels.ts';
import { sentences } from '#contracts/sample-provider/catalog/sentences.ts';
import { languages } from '#contracts/texts/languages.ts';

type Generated = ReturnType<typeof generateHotels> extends Iterable<infer Hotel> ? Hotel : never;

/** Words in any language that only the description of a hotel with this amenity may use. */
const mentioned: [amenity: string, words: RegExp][] = [
  ['Swimming pool', /\bpool\b|piscine|مسبح/i],
  ['Sauna', /\bsauna\b|ساونا/i],
  ['Free parking', /parking\b|Parkplätze|مواقف/i],
  ['Lift', /\belevator\b|Aufzug|ascenseur|المصعد/i],
];
const phrases = [
  /nestled|unforgettable|perfect|oasis|paradise|stunning|charming|hidden gem|breathtaking/i,
  /unvergesslich|perfekt|traumhaft|Paradies|einzigartig/i,
  /inoubliable|parfait|paradis|écrin|niché|magique/i,
  /لا تُنسى|مثالي|ساحر|خيالي/,
];

/** Defines tests of the descriptions of these hotels in every language. */
export function testDescriptions(hotels: Iterable<Generated>): void {
  const whole = [...hotels].filter(({ answer }) => answer.room_groups?.length);

  describe.each(languages)('in %s', (language) => {
    const missing = Object.values(sentences[language].missing).flat();
    const described = whole.map(({ answer, city }) => ({
      hotel: answer,
      city: city.name,
      paragraphs: describeHotel(answer, city, language),
    }));

    it('all hotels of a city have different descriptions', () => {
      const seen = new Set<string>();
      for (const { hotel, city, paragraphs } of described) {
        const [first = '', ...others] = paragraphs.map(({ text }) => text);
        const [sentence = ''] = first.split(/(?<=\.)\s/);
        // The name is removed, because it alone would make the texts different.
        const nameless = (text: string) => text.replaceAll(hotel.name, '');
        for (const text of [sentence, nameless(first), nameless(others.join('\n'))]) {
          const reading = `${city}: ${text}`;
          expect([hotel.id, seen.has(reading)]).toEqual([hotel.id, false]);
          seen.add(reading);
        }
      }
    });

    it('a description has up to six paragraphs of facts and a short first one', () => {
      for (const { hotel, paragraphs } of described) {
        const [first, ...others] = paragraphs;
        expect(others.length).toBeGreaterThanOrEqual(3);
        expect(others.length).toBeLessThanOrEqual(5);
        expect(others.every(({ title }) => title)).toBe(true);
        expect(first?.text).toContain(hotel.name);
        expect(first?.text.length).toBeLessThan(400);
        const text = paragraphs.map((each) => each.text).join('\n');
        expect(text).not.toMatch(/[{}]|undefined|NaN|Infinity| {2}|\.\.|\(\)|<|&[a-z]+;/);
        for (const phrase of phrases) expect(text).not.toMatch(phrase);
        expect(text).not.toMatch(/breakfast|Frühstück|petit-déjeuner|إفطار|فطور/i);
      }
    });

    it('a description mentions only features of the hotel', () => {
      for (const { hotel, paragraphs } of described) {
        const groups = hotel.amenity_groups ?? [];
        const amenities = groups.flatMap((group) => group.amenities ?? []);
        const facts = [hotel.name, ...missing].reduce(
          (text, phrase) => text.replaceAll(phrase, ''),
          paragraphs.map((each) => each.text).join('\n'),
        );
        for (const [name, words] of mentioned) {
          const has = amenities.some(({ amenity }) => amenity === name);
          expect([hotel.id, name, words.test(facts)]).toEqual([hotel.id, name, has]);
        }
      }
    });
  });
}
