import { describeSchema } from '#contracts/openapi/describeSchema.ts';

const path = (at: string) => ({ description: at });

it('reads a value or null as one type with two names', () => {
  const schema = { anyOf: [{ type: 'string', minLength: 1 }, { type: 'null' }] };
  expect(describeSchema(schema, path)).toEqual({ type: ['string', 'null'], minLength: 1 });
});

it('flattens a choice in a choice', () => {
  const inner = { anyOf: [{ type: 'string' }, { type: 'number' }] };
  expect(describeSchema({ anyOf: [inner, { type: 'null' }] }, path)).toEqual({
    type: ['string', 'number', 'null'],
  });
});

it('leaves a choice that one type cannot say', () => {
  const anyOf = [
    { type: 'string', minLength: 1 },
    { type: 'number', minimum: 0 },
  ];
  expect(describeSchema({ anyOf }, path)).toEqual({ anyOf });
});

it('names every field by its path, lists and what is in them too', () => {
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

it('fails when a field has no notes', () => {
  const schema = { type: 'object', properties: { price: { type: 'number' } } };
  const unknown = (at: string) => {
    throw new Error(`'${at}' has no description`);
  };
  expect(() => describeSchema(schema, unknown)).toThrow("'price' has no description");
});
