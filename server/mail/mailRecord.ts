import * as v from 'valibot';
import type { MailContent } from './renderMail.ts';

/**
 * A kind of mail: what the outbox has of it besides its name, and what it says. `words` is what its
 * resource gives to each of its mails, such as the texts of the language.
 */
export function mailRecord<Words, Entries extends v.ObjectEntries>(
  entries: Entries,
  text: (words: Words, data: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => MailContent,
) {
  const schema = v.object(entries);
  return {
    schema,
    /** Writes the mail. Throws if the outbox has something else of it. */
    write: (words: Words, data: unknown): MailContent => text(words, v.parse(schema, data)),
  };
}

type AnyRecord = { schema: v.GenericSchema };

/** A mail of some records, as the outbox has it: its name, and what only that mail has. */
export type MailOf<Records extends Readonly<Record<string, AnyRecord>>> = {
  [Template in keyof Records]: { template: Template } & v.InferOutput<Records[Template]['schema']>;
}[keyof Records];

const namedSchema = v.object({ template: v.string() });

/** Reads a mail of some records from the outbox. */
export function mailSchema<Records extends Readonly<Record<string, AnyRecord>>>(
  records: Records,
): v.GenericSchema<MailOf<Records>> {
  const schemas = new Map(Object.entries(records).map(([name, { schema }]) => [name, schema]));
  return v.custom<MailOf<Records>>((content) => {
    const schema = v.is(namedSchema, content) ? schemas.get(content.template) : undefined;
    return schema !== undefined && v.is(schema, content);
  });
}
