import type { Side } from '#contracts/kit/diff/change.ts';
import { compareContracts } from '#contracts/kit/diff/compareContracts.ts';
import { openapiText } from '#contracts/kit/openapi/openapiFile.ts';

const contract = () => JSON.parse(openapiText());
type Contract = ReturnType<typeof contract>;

const path = '/api/hotels/rand4';
const call = (document: Contract) => document.paths[path].get;
const key = { in: 'header', name: 'x-key', required: true, schema: { type: 'string' } };
const both: Side[] = ['consumer', 'provider'];

/** Adds security schemes and requires one of them everywhere. */
function secure(document: Contract, scheme = 'apiKey') {
  document.components.securitySchemes = {
    apiKey: { type: 'apiKey', in: 'header', name: 'x-key' },
    bearer: { type: 'http', scheme: 'bearer' },
  };
  document.security = [{ [scheme]: [] }];
}

const cases: [string, (before: Contract, after: Contract) => void, what: string, Side[]][] = [
  [
    'credentials that become required',
    (_, after) => secure(after),
    'now requires credentials: apiKey',
    ['consumer'],
  ],
  [
    'credentials required for one call',
    (_, after) => {
      secure(after);
      after.security = [];
      call(after).security = [{ apiKey: [] }, { bearer: [] }];
    },
    'now requires credentials: apiKey, or bearer',
    ['consumer'],
  ],
  [
    'credentials that are no longer required',
    (before) => secure(before),
    'no longer requires credentials',
    ['provider'],
  ],
  [
    'other credentials',
    (before, after) => {
      secure(before);
      secure(after, 'bearer');
    },
    'now requires other credentials: bearer, previously apiKey',
    both,
  ],
  [
    'another header for the same scheme',
    (before, after) => {
      secure(before);
      secure(after);
      after.components.securitySchemes.apiKey.name = 'x-api-key';
    },
    'now requires other credentials: apiKey, previously apiKey',
    both,
  ],
  [
    'optional credentials',
    (_, after) => {
      secure(after);
      after.security.push({});
    },
    'accepts other optional credentials',
    [],
  ],
  [
    'a required parameter of the path',
    (_, after) => (after.paths[path].parameters = [key]),
    'is new and required',
    ['consumer'],
  ],
  [
    'a required parameter from the components',
    (_, after) => {
      after.components.parameters = { Key: key };
      call(after).parameters = [{ $ref: '#/components/parameters/Key' }];
    },
    'is new and required',
    ['consumer'],
  ],
  [
    'another style of a parameter',
    (before, after) => {
      call(before).parameters = [{ ...key, required: false }];
      call(after).parameters = [{ ...key, required: false, style: 'simple', explode: true }];
    },
    'now has explode true',
    both,
  ],
  [
    'other servers',
    (_, after) => (after.servers[0].url = 'https://b.example'),
    'has other servers',
    both,
  ],
  [
    'servers of its own',
    (_, after) => (call(after).servers = [{ url: 'https://b.example' }]),
    'has other servers',
    both,
  ],
  [
    'a response header that becomes required',
    (_, after) => (call(after).responses[200].headers = { ETag: { required: true, schema: {} } }),
    'is now required',
    ['provider'],
  ],
  [
    'a response header that is no longer required',
    (before) => (call(before).responses[200].headers = { ETag: { required: true, schema: {} } }),
    'is no longer required',
    ['consumer'],
  ],
  [
    'a response header of another type',
    (before, after) => {
      call(before).responses[200].headers = { age: { schema: { type: 'integer' } } };
      call(after).responses[200].headers = { Age: { schema: { type: 'string' } } };
    },
    'was a whole number and is now text',
    both,
  ],
  [
    'a field of a request that is named like an annotation',
    (before, after) => {
      const bodyOf = (type: string) => ({
        content: { 'application/json': { schema: { properties: { title: { type } } } } },
      });
      call(before).requestBody = bodyOf('string');
      call(after).requestBody = bodyOf('number');
    },
    'was text and is now a number',
    both,
  ],
  [
    'a call that is no longer optional',
    (before) => (call(before)['x-optional'] = true),
    'is no longer optional: providers may not do without it',
    ['provider'],
  ],
  [
    'a call that becomes optional',
    (_, after) => (call(after)['x-optional'] = true),
    'is now optional: providers may do without it',
    ['consumer'],
  ],
  [
    'callbacks',
    (_, after) => (call(after).callbacks = { a: {} }),
    'has a change in callbacks',
    both,
  ],
];

it.each<[string, edit: (request: Contract) => void, at: string, what: string, Side[]]>([
  [
    'a field that is no longer sent',
    (request) => {
      delete request.properties.email;
      request.required = request.required.filter((name: string) => name !== 'email');
    },
    'ReservationRequest.email',
    'is no longer sent; it was required before',
    ['provider'],
  ],
  [
    'an optional field that is no longer sent',
    (request) => {
      delete request.properties.citizenship;
    },
    'ReservationRequest.citizenship',
    'is no longer sent; it was optional before',
    [],
  ],
  [
    'a field that must be sent',
    (request) => request.required.push('citizenship'),
    'ReservationRequest.citizenship',
    'is now required; it was optional before',
    ['consumer'],
  ],
  [
    'a narrower field',
    (request) => (request.properties.email.maxLength = 20),
    'ReservationRequest.email',
    'now has maxLength 20, previously 254',
    ['consumer'],
  ],
  [
    'a wider field',
    (request) => (request.properties.email.maxLength = 900),
    'ReservationRequest.email',
    'now has maxLength 900, previously 254',
    ['provider'],
  ],
])('finds a change of a request body: %s', (_, edit, at, what, breaks) => {
  const [before, after] = [contract(), contract()];
  edit(after.components.schemas.ReservationRequest);
  expect(compareContracts(before, after)).toEqual([{ at, what, breaks, screens: [] }]);
});

it.each(cases)('finds %s', (_, edit, what, breaks) => {
  const [before, after] = [contract(), contract()];
  edit(before, after);
  const changes = compareContracts(before, after).filter(({ at }) => at.startsWith(`GET ${path}`));
  expect(changes).toContainEqual(expect.objectContaining({ what }));
  expect([...new Set(changes.flatMap((change) => change.breaks))].sort()).toEqual(breaks);
});

it.each<[string, (before: Contract, after: Contract) => void]>([
  [
    'a parameter moved from its operation to the path',
    (before, after) => {
      call(before).parameters = [key];
      after.paths[path].parameters = [key];
    },
  ],
  [
    'a response moved to the components',
    (_, after) => {
      after.components.responses = { Hotels: call(after).responses[200] };
      call(after).responses[200] = { $ref: '#/components/responses/Hotels' };
    },
  ],
  ['other words for a server', (_, after) => (after.servers[0].description = 'Another text.')],
  [
    'the same credentials in another order',
    (before, after) => {
      secure(before);
      secure(after);
      call(before).security = [{ apiKey: [], bearer: ['a', 'b'] }, { bearer: [] }];
      call(after).security = [{ bearer: [] }, { bearer: ['b', 'a'], apiKey: [] }];
    },
  ],
  ['another operation id', (_, after) => (call(after).operationId = 'other')],
  [
    'an optional response header',
    (_, after) => (call(after).responses[200].headers = { ETag: {} }),
  ],
])('finds no change in %s', (_, edit) => {
  const [before, after] = [contract(), contract()];
  edit(before, after);
  expect(compareContracts(before, after)).toEqual([]);
});
