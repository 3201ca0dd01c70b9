import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { describeSchema, jsonSchemaConfig } from '../openapi/describeSchema.ts';

const config = {
  ...jsonSchemaConfig,
  // What is checked once invisible characters are removed is said too.
  typeMode: 'ignore',
  // Said in the descriptions: JSON Schema cannot.
  ignoreActions: [
    ...jsonSchemaConfig.ignoreActions,
    'check',
    'transform',
    'trim',
    'not_values',
    'to_lower_case',
    'to_upper_case',
  ],
} satisfies ConversionConfig;

/** A schema of the document with its descriptions by field. Throws when a field has none. */
export function component(
  description: string,
  schema: v.GenericSchema,
  notes: Readonly<Record<string, string>>,
) {
  const json = describeSchema({ ...toJsonSchema(schema, config) }, (path) => {
    const text = notes[path];
    if (text === undefined)
      throw new Error(
        `'${path}' has no description: see the descriptions in contracts/kit/site-openapi.`,
      );
    return { description: text };
  });
  return { description, ...json };
}
