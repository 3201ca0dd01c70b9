import { compareContracts } from '#contracts/kit/diff/compareContracts.ts';
import type { Side } from '#contracts/kit/diff/change.ts';
import type { JsonSchema } from '#contracts/kit/openapi/describeSchema.ts';

const schemas = {
  A: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
  B: { type: 'object', properties: { b: { type: 'number' } } },
  Tree: {
    type: 'object',
    properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Returns a document with one call whose response field `field` has this schema. */
const withField = (field: JsonSchema, components: object = schemas) => ({
  paths: {
    '/a': {
      get: {
        responses: {
          200: {
            content: {
              'application/json': { schema: { type: 'object', properties: { field } } },
            },
          },
        },
      },
    },
  },
  components: { schemas: components },
});

const both: Side[] = ['consumer', 'provider'];

describe('a field of a response', () => {
  it.each<[string, before: JsonSchema, after: JsonSchema, breaks: Side[]]>([
    ['a const that changes', { const: 'a' }, { const: 'b' }, both],
    ['a const that becomes an enum', { const: 'a' }, { enum: ['a', 'b'] }, ['consumer']],
    ['a const of another type', { const: 'a' }, { const: 1 }, both],
    ['an enum with a new value', { enum: ['a'] }, { enum: ['a', 'b'] }, ['consumer']],
    ['an enum with a new type', { enum: ['a'] }, { enum: ['a', null] }, ['consumer']],
    ['an enum with fewer values', { enum: ['a', 'b', 1] }, { enum: ['a', 1] }, ['provider']],
    ['an enum that appears', { type: 'string' }, { type: 'string', enum: ['a'] }, ['provider']],
    ['a const that loses its type', { type: 'string' }, { const: 'a' }, ['provider']],
    [
      'allOf with a new limit',
      { allOf: [{ type: 'string' }] },
      { allOf: [{ type: 'string', maxLength: 3 }] },
      ['provider'],
    ],
    [
      'allOf with another required field',
      { allOf: [ref('A')] },
      { allOf: [ref('A'), { required: ['b'], properties: { b: {} } }] },
      ['provider'],
    ],
    [
      'allOf with conflicting parts',
      { type: 'string' },
      { allOf: [{ minLength: 1 }, { minLength: 2 }] },
      both,
    ],
    ['anyOf with two objects', { anyOf: [ref('A')] }, { anyOf: [ref('A'), ref('B')] }, both],
    ['a keyword without a type', { pattern: 'a' }, { type: 'string', pattern: 'a' }, both],
    ['an unknown keyword', { type: 'string' }, { type: 'string', contentEncoding: 'base64' }, both],
    [
      'additional properties',
      { type: 'object' },
      { type: 'object', additionalProperties: false },
      ['provider'],
    ],
    [
      'additional properties of one type',
      { type: 'object' },
      { type: 'object', additionalProperties: { type: 'string' } },
      both,
    ],
    ['another order within a const', { const: ['a', 'b'] }, { const: ['b', 'a'] }, both],
    ['a const object', { const: { title: 'a' } }, { const: { title: 'b' } }, both],
    [
      'a field that is named like an annotation, inside not',
      { not: { properties: { title: { type: 'string' } } } },
      { not: { properties: { title: { type: 'number' } } } },
      both,
    ],
    ['nullable of OpenAPI 3.0', { type: 'string' }, { type: 'string', nullable: true }, both],
    [
      'items that become nothing',
      { type: 'array', items: {} },
      { type: 'array', items: false },
      ['provider'],
    ],
  ])('with %s', (_, before, after, breaks) => {
    const changes = compareContracts(withField(before), withField(after));
    expect(changes).not.toEqual([]);
    expect([...new Set(changes.flatMap((change) => change.breaks))].sort()).toEqual(breaks);
  });

  it.each<[string, before: JsonSchema, after: JsonSchema]>([
    ['a const with its type', { const: 'a' }, { type: 'string', const: 'a' }],
    ['an enum of one value for a const', { const: 'a' }, { enum: ['a'] }],
    ['allOf around a component', ref('A'), { allOf: [ref('A')] }],
    ['allOf with a description', ref('A'), { description: 'An A', allOf: [ref('A')] }],
    [
      'the same anyOf with two objects',
      { anyOf: [ref('A'), ref('B')] },
      { anyOf: [ref('A'), ref('B')] },
    ],
    ['a recursive component', ref('Tree'), ref('Tree')],
    [
      'another order of types',
      { type: ['string', 'null'] },
      { anyOf: [{ type: 'null' }, { type: 'string' }] },
    ],
    ['another order of an enum', { enum: ['a', 'b', 1] }, { enum: [1, 'b', 'a'] }],
    [
      'another order of an enum inside not',
      { type: 'string', not: { enum: ['.', '..', 'search'] } },
      { type: 'string', not: { enum: ['search', '.', '..'] } },
    ],
    [
      'another order of types and required fields inside not',
      { not: { type: ['object', 'null'], required: ['a', 'b'] } },
      { not: { required: ['b', 'a'], type: ['null', 'object'] } },
    ],
    [
      'another order of choices of one type',
      { anyOf: [ref('A'), ref('B')] },
      { anyOf: [ref('B'), ref('A')] },
    ],
    [
      'another order of an enum in both parts of allOf',
      { type: 'string', enum: ['a', 'b'] },
      {
        allOf: [
          { type: 'string', enum: ['a', 'b'] },
          { type: 'string', enum: ['b', 'a'] },
        ],
      },
    ],
    [
      'another description inside not',
      { not: { const: 'a', description: 'one' } },
      { not: { const: 'a', description: 'another' } },
    ],
  ])('is unchanged by %s', (_, before, after) => {
    expect(compareContracts(withField(before), withField(after))).toEqual([]);
  });

  it.each<[string, JsonSchema]>([
    ['a choice of it or null', { anyOf: [ref('A'), { type: 'null' }] }],
    ['a choice with another object', { oneOf: [ref('A'), ref('B')] }],
    ['allOf', { allOf: [ref('A'), { description: 'An A' }] }],
  ])('changes when a component behind %s changes', (_, field) => {
    const changed = { ...schemas, A: { type: 'object', properties: { a: { type: 'number' } } } };
    expect(compareContracts(withField(field), withField(field, changed))).not.toEqual([]);
  });
});
