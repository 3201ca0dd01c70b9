import { compareContracts } from '#contracts/diff/compareContracts.ts';
import { openapiText } from '#contracts/openapi/openapiFile.ts';

const contract = () => JSON.parse(openapiText());
type Contract = ReturnType<typeof contract>;

/** What comes of changing today's contract, without the screens. */
function afterwards(edit: (contract: Contract) => void) {
  const edited = contract();
  edit(edited);
  return compareContracts(contract(), edited).map(({ at, what, breaks }) => ({ at, what, breaks }));
}

const hotel = (document: Contract) => document.components.schemas.Hotel;
const fields = (document: Contract) => hotel(document).properties;
const search = (document: Contract) => document.paths['/api/hotels/search'].get;
const both = ['consumer', 'provider'];

it('finds nothing between a contract and itself', () => {
  expect(compareContracts(contract(), contract())).toEqual([]);
});

it('takes no notice of words', () => {
  expect(
    afterwards((document) => {
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
      'must be there now; it could be left out before',
      ['provider'],
    ],
    [
      'that may be missing breaks sites',
      (document) => (hotel(document).required = ['id']),
      'Hotel.name',
      'may be left out now; it was always there before',
      ['consumer'],
    ],
    [
      'that cannot be null any more breaks providers',
      (document) => (fields(document).address.type = ['string']),
      'Hotel.address',
      'cannot be null any more, only text',
      ['provider'],
    ],
    [
      'that can be text too breaks sites',
      (document) => (fields(document).star_rating.type = ['number', 'string', 'null']),
      'Hotel.star_rating',
      'can also be text now',
      ['consumer'],
    ],
    [
      'that is something else breaks both',
      (document) => (fields(document).star_rating.type = 'string'),
      'Hotel.star_rating',
      'was a number or null, and is text now',
      both,
    ],
    [
      'of whole numbers only breaks providers',
      (document) => (fields(document).star_rating.type = ['integer', 'null']),
      'Hotel.star_rating',
      'cannot be a number any more, only a whole number or null',
      ['provider'],
    ],
    [
      'deep in a list is found',
      (document) => (fields(document).images.items.properties.url.type = 'object'),
      'Hotel.images[].url',
      'was text, and is an object now',
      both,
    ],
    [
      'that goes although screens read it breaks sites',
      (document) => delete fields(document).latitude,
      'Hotel.latitude',
      'is gone; it could be left out before',
      ['consumer'],
    ],
    [
      'that goes and is shown nowhere breaks nobody',
      (document) => delete fields(document).room_groups.items.properties.id,
      'Hotel.room_groups[].id',
      'is gone; it could be left out before',
      [],
    ],
    [
      'that is new and may be left out breaks nobody',
      (document) => (fields(document).price = { type: 'number' }),
      'Hotel.price',
      'is new, and may be left out',
      [],
    ],
    [
      'that is new and required breaks providers',
      (document) => {
        fields(document).price = { type: 'number' };
        hotel(document).required.push('price');
      },
      'Hotel.price',
      'is new, and must be there',
      ['provider'],
    ],
    [
      'with a limit breaks providers',
      (document) => (fields(document).star_rating.maximum = 5),
      'Hotel.star_rating',
      'has to keep maximum 5 now',
      ['provider'],
    ],
    [
      'without its limit breaks sites',
      (document) => delete fields(document).name.minLength,
      'Hotel.name',
      'need not keep minLength 1 any more',
      ['consumer'],
    ],
    [
      'with a higher limit breaks providers',
      (document) => (fields(document).name.minLength = 3),
      'Hotel.name',
      'has minLength 3 now, which was 1',
      ['provider'],
    ],
    [
      'under a rule that nobody has weighed counts as breaking',
      (document) => (fields(document).images.uniqueItems = true),
      'Hotel.images',
      'has to keep uniqueItems true now',
      ['provider'],
    ],
  ])('%s', (_, edit, at, what, breaks) => {
    expect(afterwards(edit)).toEqual([{ at, what, breaks }]);
  });

  it('names the screens that read it', () => {
    const edited = contract();
    delete fields(edited).star_rating;
    const [change] = compareContracts(contract(), edited);
    expect(change?.screens).toEqual(['Hotel listing', 'Hotel detail']);
  });

  it('newly read by a screen is told, and breaks nobody', () => {
    expect(
      afterwards((document) => fields(document).address['x-screens'].push({ screen: 'Checkout' })),
    ).toEqual([{ at: 'Hotel.address', what: 'is newly read by Checkout', breaks: [] }]);
  });
});

describe('values of a list', () => {
  const limited = (allowed: string[]) => {
    const document = contract();
    fields(document).address.enum = allowed;
    return document;
  };
  it.each([
    [['a', 'b'], ['a'], ['provider']],
    [['a'], ['a', 'b'], ['consumer']],
    [['a'], ['b'], both],
    [['a', 'b'], ['b', 'a'], []],
  ])('from %p to %p', (before, after, breaks) => {
    expect(compareContracts(limited(before), limited(after))).toMatchObject([{ breaks }]);
  });
});

describe('a call', () => {
  it.each<[string, (document: Contract) => void, string, string, string[]]>([
    [
      'that goes breaks sites',
      (document) => delete document.paths['/api/hotels/rand4'],
      'GET /api/hotels/rand4',
      'is gone',
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
      'whose parameter goes breaks sites',
      (document) => search(document).parameters.shift(),
      'GET /api/hotels/search query parameter city',
      'is not understood any more',
      ['consumer'],
    ],
    [
      'whose parameter must be sent breaks sites',
      (document) => (search(document).parameters[0].required = true),
      'GET /api/hotels/search query parameter city',
      'must be sent now',
      ['consumer'],
    ],
    [
      'whose parameter can be more breaks providers: it goes the other way',
      (document) => (search(document).parameters[0].schema.type = ['string', 'number']),
      'GET /api/hotels/search query parameter city',
      'can also be a number now',
      ['provider'],
    ],
    [
      'whose parameter may be less breaks sites',
      (document) => (search(document).parameters[0].schema.minLength = 2),
      'GET /api/hotels/search query parameter city',
      'has to keep minLength 2 now',
      ['consumer'],
    ],
    [
      'with a new parameter that may be sent breaks nobody',
      (document) => search(document).parameters.push({ in: 'query', name: 'guests', schema: {} }),
      'GET /api/hotels/search query parameter guests',
      'is new, and may be sent',
      [],
    ],
    [
      'that answers in another format breaks sites',
      (document) => (search(document).responses[200].content['text/html'] = {}),
      'GET /api/hotels/search → 200 text/html',
      'is a new answer',
      ['consumer'],
    ],
    [
      'that fails in one more way breaks nobody',
      (document) => (search(document).responses[429] = {}),
      'GET /api/hotels/search → 429',
      'is a new answer',
      [],
    ],
    [
      'that takes a body breaks both, because nobody has weighed it',
      (document) => (search(document).requestBody = { content: {} }),
      'GET /api/hotels/search',
      'has another request body',
      both,
    ],
    [
      'that answers a list where it was an object breaks both',
      (document) =>
        (search(document).responses[200].content['application/json'].schema = { type: 'array' }),
      'GET /api/hotels/search → 200 application/json',
      'was an object, and is a list now',
      both,
    ],
  ])('%s', (_, edit, at, what, breaks) => {
    expect(afterwards(edit)).toEqual([{ at, what, breaks }]);
  });

  it('names the screens that live on it', () => {
    const edited = contract();
    delete edited.paths['/api/hotels/rand4'];
    const [change] = compareContracts(contract(), edited);
    expect(change?.screens).toEqual(['Home, popular hotels']);
  });
});

it('reports a schema that four calls answer once', () => {
  expect(afterwards((document) => delete fields(document).address)).toHaveLength(1);
});
