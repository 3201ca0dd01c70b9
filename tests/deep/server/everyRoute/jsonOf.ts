import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import type * as v from 'valibot';
import {
  describeSchema,
  isSchema,
  type JsonSchema,
  jsonSchemaConfig,
} from '#contracts/kit/openapi/describeSchema.ts';

const config = {
  ...jsonSchemaConfig,
  // The schema also states the checks that follow the removal of invisible characters.
  typeMode: 'ignore',
  // JSON Schema cannot express these checks.
  ignoreActions: [
    ...jsonSchemaConfig.ignoreActions,
    'transform',
    'trim',
    'not_values',
    'to_lower_case',
    'to_upper_case',
  ],
} satisfies ConversionConfig;

/** Returns the schema of a request as JSON Schema. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  return describeSchema({ ...toJsonSchema(schema, config) }, () => ({}));
}

/** Generates any JSON that matches a JSON Schema, as far as the schema describes it. */
export function jsonOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { enum: words, anyOf, oneOf, type } = schema;
  if (Array.isArray(words)) return fc.constantFrom(...words);
  const choices = [anyOf, oneOf].flatMap((each) => (Array.isArray(each) ? each : []));
  if (choices.length > 0) return fc.oneof(...choices.filter(isSchema).map(jsonOf));
  if (Array.isArray(type))
    return fc.oneof(...type.map((each) => jsonOf({ ...schema, type: each })));
  switch (type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(isSchema(schema['items']) ? jsonOf(schema['items']) : fc.jsonValue(), {
        minLength: numberOf(schema['minItems'], 0),
        maxLength: 3,
      });
    case 'string':
      return stringOf(schema);
    case 'integer':
      return fc.integer({
        min: numberOf(schema['minimum'], 0),
        max: numberOf(schema['maximum'], 1_000),
      });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

function objectOf({ properties }: JsonSchema): fc.Arbitrary<unknown> {
  if (!isSchema(properties)) return fc.constant({});
  const fields = Object.entries(properties).map(([name, field]) => {
    return fc.tuple(fc.constant(name), isSchema(field) ? jsonOf(field) : fc.constant(null));
  });
  return fc.tuple(...fields).map((entries) => Object.fromEntries(entries));
}

function stringOf({ pattern, minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
  // fast-check generates no text for a pattern with a lookahead.
  const isGenerated = typeof pattern === 'string' && !/\(\?[=!<]/.test(pattern);
  if (isGenerated && minLength === undefined) {
    return fc.stringMatching(new RegExp(pattern), { size: 'xsmall' });
  }
  return fc.string({
    minLength: numberOf(minLength, 0),
    maxLength: Math.min(numberOf(maxLength, 40), 40),
  });
}

function numberOf(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}
