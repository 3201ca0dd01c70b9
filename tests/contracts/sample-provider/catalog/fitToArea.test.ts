import { buildOf } from '#contracts/sample-provider/catalog/buildOf.ts';
import { describeHotel } from '#contracts/sample-provider/catalog/describeHotel.ts';
import { generateHotels } from '#contracts/sample-provider/catalog/generateHotels.ts';
import { houseDetails } from '#contracts/sample-provider/catalog/houses.ts';
import { sentences } from '#contracts/sample-provider/catalog/sentences.ts';
import { languages } from '#contracts/texts/languages.ts';

const catalog = [...generateHotels(1_200, '')]
  .filter(({ answer }) => answer.room_groups?.length)
  .map(({ answer: hotel, city }) => {
    const amenities = new Set(
      hotel.amenity_groups?.flatMap((group) => (group.amenities ?? []).map((each) => each.amenity)),
    );
    const inRooms = new Set(
      hotel.room_groups?.flatMap((room) => (room.room_amenities ?? []).map((each) => each.amenity)),
    );
    const area = city.areas.find(({ name }) => name === hotel.neighborhood);
    return { hotel, city, amenities, inRooms, traits: new Set<string>(area?.traits) };
  });
type Entry = (typeof catalog)[number];

const rulesOf = ({ hotel, city }: Entry) =>
  new Set(houseDetails(hotel, city).policies.flatMap(({ lines }) => lines));

test.each<[rule: string, isBroken: (entry: Entry) => boolean]>([
  [
    'late arrivals are announced only where nobody is at the desk at night',
    (entry) =>
      entry.amenities.has('24-hour reception')
        ? rulesOf(entry).has('Late arrivals must be announced a day ahead.')
        : rulesOf(entry).has('The front desk is staffed around the clock.'),
  ],
  [
    'a hotel that lists pets as welcome does not turn them away',
    (entry) =>
      entry.amenities.has('Pets welcome') !== rulesOf(entry).has('Pets are welcome on request.'),
  ],
  [
    'nobody parks in lanes without cars',
    ({ traits, amenities }) =>
      traits.has('carless') &&
      (amenities.has('Free parking') || amenities.has('Car charging point')),
  ],
  [
    'the beach is near only where there is one',
    ({ traits, amenities }) => amenities.has('Near the beach') && !traits.has('beach'),
  ],
  [
    'a view of the water is one from an area by the water',
    ({ traits, inRooms, hotel }) =>
      ['Sea view', 'Harbour view', 'Water view'].some((view) => inRooms.has(view)) &&
      hotel.neighborhood != null &&
      !traits.has('waterside'),
  ],
  [
    'a view of the old town is one from an old quarter',
    ({ traits, inRooms, hotel }) =>
      inRooms.has('Old town view') && hotel.neighborhood != null && !traits.has('old'),
  ],
  [
    'a view of a pool needs a pool',
    ({ inRooms, amenities, hotel }) =>
      inRooms.has('Pool view') && hotel.amenity_groups != null && !amenities.has('Swimming pool'),
  ],
  [
    'who cannot climb stairs finds a lift, as does who sleeps in a tower',
    ({ hotel, city, amenities }) =>
      amenities.size > 0 &&
      !amenities.has('Lift') &&
      (amenities.has('Wheelchair accessible') || buildOf(hotel, city).floors >= 9),
  ],
])('%s', (_rule, isBroken) => {
  expect(catalog.filter(isBroken).map(({ hotel }) => hotel.id)).toEqual([]);
});

describe.each(languages)('descriptions in %s', (language) => {
  const words = sentences[language];
  const described = catalog.map((entry) => ({
    ...entry,
    text: describeHotel(entry.hotel, entry.city, language)
      .map((each) => each.text)
      .join('\n'),
  }));
  const saysOne = (text: string, wordings: readonly string[]) =>
    wordings.some((wording) => text.includes(wording));

  it('mention exactly the missing facilities', () => {
    const wrong = described.filter(({ text, amenities, inRooms }) => {
      const isKnown = amenities.size > 0;
      const cooled = amenities.has('Air conditioning') || inRooms.has('Air conditioning');
      return (
        saysOne(text, words.missing.lift) !== (isKnown && !amenities.has('Lift')) ||
        saysOne(text, words.missing.restaurant) !== (isKnown && !amenities.has('Restaurant')) ||
        saysOne(text, words.missing.desk) !== (isKnown && !amenities.has('24-hour reception')) ||
        saysOne(text, words.missing.airConditioning) !== (isKnown && !cooled)
      );
    });
    expect(wrong.map(({ hotel }) => hotel.id)).toEqual([]);
  });

  it('mention the old center in old quarters, and the water beside it', () => {
    const wrong = described.filter(
      ({ text, traits }) =>
        (text.includes(words.settings.oldtown) && !traits.has('old')) ||
        (text.includes(words.settings.coast) && !traits.has('waterside')),
    );
    expect(wrong.map(({ hotel }) => hotel.id)).toEqual([]);
  });

  it('have the same facts as in English', () => {
    const some = described.filter((_, index) => index % 5 === 0);
    const wrong = some.filter(({ hotel, city, text }) => {
      const { floors, rooms, year } = buildOf(hotel, city);
      const sizes = hotel.room_groups?.flatMap(({ size_sqm: size }) => size ?? []) ?? [];
      const facts = [floors, rooms, year, Math.max(...sizes)];
      const paragraphs = describeHotel(hotel, city, 'en').length;
      return (
        text.split('\n').length !== paragraphs ||
        facts.some((fact) => !new RegExp(`(?<!\\d)${fact}(?!\\d)`).test(text))
      );
    });
    expect(wrong.map(({ hotel }) => hotel.id)).toEqual([]);
  });
});
