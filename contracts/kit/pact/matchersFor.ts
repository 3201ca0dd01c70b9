import { MatchersV3 } from '@pact-foundation/pact';
import * as v from 'valibot';

/**
 * The kinds of schema in `contracts/provider/hotels.ts` and `contracts/provider/reservations.ts`.
 */
type Kinds = {
  boolean: v.BooleanSchema<undefined>;
  array: v.ArraySchema<v.GenericSchema, undefined>;
  literal: v.LiteralSchema<v.Literal, undefined>;
  nullish: v.NullishSchema<v.GenericSchema, undefined>;
  number: v.NumberSchema<undefined>;
  object: v.ObjectSchema<v.ObjectEntries, undefined>;
  picklist: v.PicklistSchema<readonly string[], undefined>;
  string: v.StringSchema<undefined>;
  union: v.UnionSchema<v.GenericSchema[], undefined>;
};

/**
 * Creates the Pact matchers for a response body from its schema, with the sample as the example.
 * Throws when the sample does not match the schema, or for a schema that a pact cannot express.
 *
 * The sample decides which values are required. A field that the sample lacks may be missing or
 * anything, null must be null, an empty list must be empty, and every item of a list must match the
 * first one. A union only requires a value. Limits of numbers and lists and rules between fields
 * are left out.
 */
export function matchersFor<Schema extends v.GenericSchema>(
  schema: Schema,
  sample: v.InferInput<Schema>,
): unknown {
  v.assert(schema, sample);
  return toMatchers(schema, sample);
}

function toMatchers(schema: v.GenericSchema, sample: unknown): unknown {
  if (isOf('nullish', schema)) return sample == null ? sample : toMatchers(schema.wrapped, sample);
  if (isOf('object', schema) && sample instanceof Object) return objectLike(schema.entries, sample);
  if (isOf('string', schema) && 'pipe' in schema) return textMatching(schema.pipe, sample);
  if (isOf('number', schema) && 'pipe' in schema && v.is(integerPipeSchema, schema.pipe))
    return MatchersV3.integer(Number(sample));
  if (isOf('number', schema) && 'pipe' in schema && v.is(limitedPipeSchema, schema.pipe))
    return MatchersV3.number(Number(sample));
  if (isOf('array', schema) && Array.isArray(sample)) return eachLike(schema.item, sample);
  if ('pipe' in schema) throw new Error('A pact cannot express the pipe of the schema.');
  if (isOf('number', schema)) return MatchersV3.number(Number(sample));
  if (isOf('boolean', schema)) return MatchersV3.boolean(Boolean(sample));
  if (isOf('string', schema)) return MatchersV3.string(String(sample));
  if (isOf('literal', schema)) return MatchersV3.equal(sample);
  if (isOf('picklist', schema)) return oneOf(schema.options, sample);
  if (isOf('union', schema)) return { 'pact:matcher:type': 'notEmpty', value: sample };
  throw new Error(`A pact cannot express the schema '${schema.type}'.`);
}

function isOf<Kind extends keyof Kinds>(
  kind: Kind,
  schema: v.GenericSchema,
): schema is v.GenericSchema & Kinds[Kind] {
  return schema.type === kind;
}

/** A text with one rule and optionally a maximum length or a check, which a pact leaves out. */
const textRuleSchema = v.tupleWithRest(
  [
    v.object({ type: v.literal('string') }),
    v.variant('type', [
      v.object({ type: v.literal('non_empty') }),
      v.object({ type: v.literal('regex'), requirement: v.instance(RegExp) }),
    ]),
  ],
  v.object({ type: v.picklist(['max_length', 'check']) }),
);

/** A whole number, whose limits a pact leaves out. */
const integerPipeSchema = v.tupleWithRest(
  [v.object({ type: v.literal('number') }), v.object({ type: v.literal('integer') })],
  v.unknown(),
);

/** A number with only limits, which a pact leaves out. */
const limitedPipeSchema = v.tupleWithRest(
  [v.object({ type: v.literal('number') })],
  v.object({ type: v.picklist(['min_value', 'max_value']) }),
);

/**
 * A pattern alone also matches numbers and objects, by their JSON text, so the type is matched too.
 */
function textMatching(pipe: unknown, sample: unknown) {
  const [, rule] = v.parse(textRuleSchema, pipe);
  const pattern = rule.type === 'regex' ? rule.requirement : /.+/;
  return MatchersV3.like(MatchersV3.regex(pattern, String(sample)));
}

function oneOf(options: readonly string[], sample: unknown) {
  return MatchersV3.regex(`^(${options.join('|')})$`, String(sample));
}

function objectLike(entries: v.ObjectEntries, sample: object) {
  const fields: [string, unknown][] = Object.entries(sample);
  return Object.fromEntries(
    fields.map(([name, value]) => {
      const schema = entries[name];
      if (!schema) throw new Error(`The sample has '${name}', which is not in the schema.`);
      return [name, toMatchers(schema, value)];
    }),
  );
}

/** The first item's matchers apply to all items; the others are only examples. */
function eachLike(item: v.GenericSchema, [first, ...others]: unknown[]): unknown {
  if (first === undefined) return [];
  return { 'pact:matcher:type': 'type', min: 1, value: [toMatchers(item, first), ...others] };
}

/**
 * Returns a value of a request that the provider may replace. The consumer sends exactly the
 * example. When a provider is verified, the value is the one that its response to the state change
 * gives for the expression, such as `${id}`, otherwise the example.
 */
export function proposed(expression: string, example: string) {
  return {
    ...MatchersV3.fromProviderState(expression, example),
    ...MatchersV3.equal(example),
  };
}
