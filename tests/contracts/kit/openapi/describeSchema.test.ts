import { describeSchema } from '#contracts/kit/openapi/describeSchema.ts';

const path = (at: string) => ({ description: at });

it('turns a value or null into one schema with two types', () => {
  const schema = { anyOf: [{ type: 'string', minLength: 1 }, { type: 'null' }] };
  expect(describeSchema(schema, path)).toEqual({ type: ['string', 'null'], minLength: 1 });
});

it('flattens nested choices', () => {
  const inner = { anyOf: [{ type: 'string' }, { type: 'number' }] };
  expect(describeSchema({ anyOf: [inner, { type: 'null' }] }, path)).toEqual({
    type: ['string', 'number', 'null'],
  });
});

it('keeps a choice that one schema cannot express', () => {
  const anyOf = [
    { type: 'string', minLength: 1 },
    { type: 'number', minimum: 0 },
  ];
  expect(describeSchema({ anyOf }, path)).toEqual({ anyOf });
});

it('passes on the path of every field, including those in lists', () => {
  const leaf = { type: 'string' };
  const schema = {
    type: 'array',
    items: { type: 'object', properties: { rooms: { type: 'array', items: leaf }, name: leaf } },
  };
  expect(describeSchema(schema, path)).toEqual({
    type: 'array',
    items: {
      type: 'object',
      properties: {
        rooms: { description: '[].rooms', type: 'array', items: leaf },
        name: { description: '[].name', type: 'string' },
      },
    },
  });
});

it('throws when a field has no notes', () => {
  const schema = { type: 'object', properties: { price: { type: 'number' } } };
  const unknown = (at: string) => {
    throw new Error(`'${at}' has no description`);
  };
  expect(() => describeSchema(schema, unknown)).toThrow("'price' has no description");
});
