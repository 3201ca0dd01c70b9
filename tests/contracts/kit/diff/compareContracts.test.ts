import { compareContracts } from '#contracts/kit/diff/compareContracts.ts';
import { openapiText } from '#contracts/kit/openapi/openapiFile.ts';

const contract = () => JSON.parse(openapiText());
type Contract = ReturnType<typeof contract>;

/** Returns the changes that an edit of the current contract causes, without the screens. */
function changesAfter(edit: (contract: Contract) => void) {
  const edited = contract();
  edit(edited);
  return compareContracts(contract(), edited).map(({ at, what, breaks }) => ({ at, what, breaks }));
}

const hotel = (document: Contract) => document.components.schemas.Hotel;
const fields = (document: Contract) => hotel(document).properties;
const reservedPrice = ({ schemas }: Contract['components']) =>
  schemas.Reservation.properties.rooms.items.properties.price.properties;
const search = (document: Contract) => document.paths['/api/hotels/search'].get;
const both = ['consumer', 'provider'];

it('finds no change between a contract and itself', () => {
  expect(compareContracts(contract(), contract())).toEqual([]);
});

it('ignores descriptions and versions', () => {
  expect(
    changesAfter((document) => {
      fields(document).name.description = 'Other words.';
      document.info.version = '9.9.9';
    }),
  ).toEqual([]);
});

describe('a field of a hotel', () => {
  it.each<[string, (document: Contract) => void, string, string, string[]]>([
    [
      'that becomes required breaks providers',
      (document) => hotel(document).required.push('address'),
      'Hotel.address',
      'is now required; it was optional before',
      ['provider'],
    ],
    [
      'that becomes optional breaks sites',
      (document) => (hotel(document).required = ['id']),
      'Hotel.name',
      'is now optional; it was required before',
      ['consumer'],
    ],
    [
      'that can no longer be null breaks providers',
      (document) => (fields(document).address.type = ['string']),
      'Hotel.address',
      'can no longer be null, only text',
      ['provider'],
    ],
    [
      'that can now be text breaks sites',
      (document) => (fields(document).star_rating.type = ['number', 'string', 'null']),
      'Hotel.star_rating',
      'can now also be text',
      ['consumer'],
    ],
    [
      'whose type changes breaks both',
      (document) => (fields(document).star_rating.type = 'string'),
      'Hotel.star_rating',
      'was a number or null and is now text',
      both,
    ],
    [
      'that becomes an integer breaks providers',
      (document) => (fields(document).star_rating.type = ['integer', 'null']),
      'Hotel.star_rating',
      'can no longer be a number, only a whole number or null',
      ['provider'],
    ],
    [
      'deep in a list is found',
      (document) => (fields(document).images.items.properties.url.type = 'object'),
      'Hotel.images[].url',
      'was text and is now an object',
      both,
    ],
    [
      'that is removed while screens read it breaks sites',
      (document) => delete fields(document).latitude,
      'Hotel.latitude',
      'is removed; it was optional before',
      ['consumer'],
    ],
    [
      'that is removed and not read breaks nobody',
      (document) =>
        delete fields(document).room_groups.items.properties.room_amenities.items.properties.id,
      'Hotel.room_groups[].room_amenities[].id',
      'is removed; it was optional before',
      [],
    ],
    [
      'that is new and optional breaks nobody',
      (document) => (fields(document).price = { type: 'number' }),
      'Hotel.price',
      'is new and optional',
      [],
    ],
    [
      'that is new and required breaks providers',
      (document) => {
        fields(document).price = { type: 'number' };
        hotel(document).required.push('price');
      },
      'Hotel.price',
      'is new and required',
      ['provider'],
    ],
    [
      'with a new limit breaks providers',
      (document) => (fields(document).star_rating.maximum = 5),
      'Hotel.star_rating',
      'now requires maximum 5',
      ['provider'],
    ],
    [
      'whose limit is removed breaks sites',
      (document) => delete fields(document).name.minLength,
      'Hotel.name',
      'no longer requires minLength 1',
      ['consumer'],
    ],
    [
      'with a higher limit breaks providers',
      (document) => (fields(document).name.minLength = 3),
      'Hotel.name',
      'now has minLength 3, previously 1',
      ['provider'],
    ],
    [
      'that must be unique breaks providers',
      (document) => (fields(document).images.uniqueItems = true),
      'Hotel.images',
      'now requires uniqueItems true',
      ['provider'],
    ],
  ])('%s', (_, edit, at, what, breaks) => {
    expect(changesAfter(edit)).toEqual([{ at, what, breaks }]);
  });

  it('names the screens that read the field', () => {
    const edited = contract();
    delete fields(edited).star_rating;
    const [change] = compareContracts(contract(), edited);
    expect(change?.screens).toEqual([
      'Home, explore hotels',
      'Hotel listing',
      'Hotel detail',
      'Comparison',
      'Favorites',
      'Pre-checkout',
      'Checkout',
    ]);
  });

  it.each<[string, (document: Contract) => unknown, reader: string]>([
    [
      'the id of a room',
      (document) => delete fields(document).room_groups.items.properties.id,
      'Booking',
    ],
    [
      'the cancellation of a reservation',
      ({ components }) => delete components.schemas.Reservation.properties.cancellation,
      'Cancellation',
    ],
    [
      'the taxes of a reservation',
      ({ components }) => delete reservedPrice(components).taxes,
      'Booking',
    ],
    [
      'what a property charges',
      ({ components }) => delete reservedPrice(components).taxes.items.properties.charged,
      'Booking',
    ],
    [
      'the fee in place of the accepted one',
      ({ components }) => delete components.schemas.FeeChanged.properties.fee,
      'Cancellation',
    ],
  ])('a change of %s names the screen that it breaks', (_, edit, reader) => {
    const edited = contract();
    edit(edited);
    const [change] = compareContracts(contract(), edited);
    expect(change).toMatchObject({ breaks: ['consumer'] });
    expect(change?.screens).toContain(reader);
  });

  it('is reported but breaks nobody if another screen starts to read it', () => {
    expect(
      changesAfter((document) =>
        fields(document).address['x-screens'].push({ screen: 'Checkout' }),
      ),
    ).toEqual([{ at: 'Hotel.address', what: 'is now read by Checkout', breaks: [] }]);
  });
});

describe('an enum', () => {
  const limited = (allowed: string[]) => {
    const document = contract();
    fields(document).address.enum = allowed;
    return document;
  };
  it.each([
    [['a', 'b'], ['a'], ['provider']],
    [['a'], ['a', 'b'], ['consumer']],
    [['a'], ['b'], both],
  ])('can change from %p to %p', (before, after, breaks) => {
    expect(compareContracts(limited(before), limited(after))).toMatchObject([{ breaks }]);
  });
});

describe('a call', () => {
  it.each<[string, (document: Contract) => void, string, string, string[]]>([
    [
      'that is removed breaks sites',
      (document) => delete document.paths['/api/hotels/rand4'],
      'GET /api/hotels/rand4',
      'is removed',
      ['consumer'],
    ],
    [
      'that is new breaks providers',
      (document) => (document.paths['/api/prices'] = { get: search(document) }),
      'GET /api/prices',
      'is a new call',
      ['provider'],
    ],
    [
      'that is new and optional breaks nobody',
      (document) =>
        (document.paths['/api/prices'] = { get: { ...search(document), 'x-optional': true } }),
      'GET /api/prices',
      'is a new call',
      [],
    ],
    [
      'that is optional and removed breaks nobody',
      (document) => delete document.paths['/api/hotels/places'],
      'GET /api/hotels/places',
      'is removed',
      [],
    ],
    [
      'whose parameter is removed breaks sites',
      (document) => search(document).parameters.shift(),
      'GET /api/hotels/search query parameter city',
      'is no longer accepted',
      ['consumer'],
    ],
    [
      'whose parameter becomes required breaks sites',
      (document) => (search(document).parameters[0].required = true),
      'GET /api/hotels/search query parameter city',
      'is now required',
      ['consumer'],
    ],
    [
      'whose parameter accepts more types breaks providers',
      (document) => (search(document).parameters[0].schema.type = ['string', 'number']),
      'GET /api/hotels/search query parameter city',
      'can now also be a number',
      ['provider'],
    ],
    [
      'whose parameter gets a limit breaks sites',
      (document) => (search(document).parameters[0].schema.minLength = 2),
      'GET /api/hotels/search query parameter city',
      'now requires minLength 2',
      ['consumer'],
    ],
    [
      'with a new optional parameter breaks nobody',
      (document) => search(document).parameters.push({ in: 'query', name: 'guests', schema: {} }),
      'GET /api/hotels/search query parameter guests',
      'is new and optional',
      [],
    ],
    [
      'that responds in another format breaks sites',
      (document) => (search(document).responses[200].content['text/html'] = {}),
      'GET /api/hotels/search → 200 text/html',
      'is a new response',
      ['consumer'],
    ],
    [
      'with a new error status breaks nobody',
      (document) => (search(document).responses[429] = {}),
      'GET /api/hotels/search → 429',
      'is a new response',
      [],
    ],
    [
      'with a new body of requests breaks the consumer’s side',
      (document) => (search(document).requestBody = { required: true, content: {} }),
      'GET /api/hotels/search',
      'now has a body',
      ['consumer'],
    ],
    [
      'that returns a list instead of an object breaks both',
      (document) =>
        (search(document).responses[200].content['application/json'].schema = { type: 'array' }),
      'GET /api/hotels/search → 200 application/json',
      'was an object and is now a list',
      both,
    ],
  ])('%s', (_, edit, at, what, breaks) => {
    expect(changesAfter(edit)).toEqual([{ at, what, breaks }]);
  });

  it('names the screens that use the call', () => {
    const edited = contract();
    delete edited.paths['/api/hotels/rand4'];
    const [change] = compareContracts(contract(), edited);
    expect(change?.screens).toEqual(['Home, popular hotels']);
  });
});

it('reports a change of a shared schema once', () => {
  expect(changesAfter((document) => delete fields(document).address)).toHaveLength(1);
});
