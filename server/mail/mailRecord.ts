import * as v from 'valibot';
import type { MailContent } from './renderMail.ts';

/**
 * Defines a kind of mail. `entries` describes its data in the outbox, without the template name.
 * `text` returns its content. `words` are the inputs that all mails of a resource share, such as
 * the texts of the language.
 */
export function mailRecord<Words, Entries extends v.ObjectEntries>(
  entries: Entries,
  text: (words: Words, data: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => MailContent,
) {
  const schema = v.object(entries);
  return {
    schema,
    /** Writes the mail. Throws if the data in the outbox does not match the schema. */
    write: (words: Words, data: unknown): MailContent => text(words, v.parse(schema, data)),
  };
}

type AnyRecord = { schema: v.GenericSchema };

/**
 * The stored form of a mail in the outbox: the name of its template, and the data of that template.
 */
export type MailOf<Records extends Readonly<Record<string, AnyRecord>>> = {
  [Template in keyof Records]: { template: Template } & v.InferOutput<Records[Template]['schema']>;
}[keyof Records];

const namedSchema = v.object({ template: v.string() });

/** Returns the schema of these mails in the outbox. */
export function mailSchema<Records extends Readonly<Record<string, AnyRecord>>>(
  records: Records,
): v.GenericSchema<MailOf<Records>> {
  const schemas = new Map(Object.entries(records).map(([name, { schema }]) => [name, schema]));
  return v.custom<MailOf<Records>>((content) => {
    const schema = v.is(namedSchema, content) ? schemas.get(content.template) : undefined;
    return schema !== undefined && v.is(schema, content);
  });
}
