import * as v from 'valibot';
import { problemSchema } from '../../provider/problem.ts';
import { languages } from '../../texts/languages.ts';
import { requiredLineSchema, textSchema } from '../fieldSchemas.ts';
import { maxMessageLength } from './deskBooking.ts';
import { firstChange } from './deskRecord.ts';

/** What a template of the operator can have filled in, each as `{{name}}`. */
export const templatePlaceholders = [
  'guestName',
  'guestPhone',
  'bookingNumber',
  'hotelName',
  'hotelAddress',
  'hotelPhone',
  'checkIn',
  'checkInTime',
  'checkOut',
  'siteName',
] as const;
export type TemplatePlaceholder = (typeof templatePlaceholders)[number];

/** The most templates, characters of a name, and placeholders in one text. */
export const mostTemplates = 100;
export const maxTemplateName = 60;
export const mostPlaceholders = 30;

/** A placeholder, with or without spaces inside its braces; also one that is not known or closed. */
const placeholder = /\{\{([^{}]*)\}\}|\{\{|\}\}/g;

const knownOf = (name: string | undefined) =>
  templatePlaceholders.find((each) => each === name?.trim());

/** Returns a text with each placeholder replaced; what takes its place is not looked at again. */
export function replacePlaceholders(
  text: string,
  valueOf: (name: TemplatePlaceholder) => string | undefined,
): string {
  return text.replaceAll(placeholder, (written, name?: string) => {
    const known = knownOf(name);
    return (known && valueOf(known)) ?? written;
  });
}

/** The placeholders of a text as they are written. `unknown` are those that nothing is filled in for. */
export function readPlaceholders(text: string): {
  known: TemplatePlaceholder[];
  unknown: string[];
} {
  const known: TemplatePlaceholder[] = [];
  const unknown: string[] = [];
  for (const [written, name] of text.matchAll(placeholder)) {
    const found = knownOf(name);
    if (found) known.push(found);
    else unknown.push(written);
  }
  return { known, unknown };
}

const templateTextSchema = v.pipe(
  textSchema(maxMessageLength),
  v.trim(),
  v.nonEmpty('is required'),
  v.check(
    (text) => readPlaceholders(text).unknown.length === 0,
    ({ input }) => `has no placeholder ${readPlaceholders(input).unknown.slice(0, 3).join(', ')}`,
  ),
  v.check(
    (text) => readPlaceholders(text).known.length <= mostPlaceholders,
    `must have at most ${mostPlaceholders} placeholders`,
  ),
);

const textEntries = v.entriesFromList(languages, v.optional(templateTextSchema));

/** The texts of a template, in one language at least. */
const templateTextsSchema = v.pipe(
  v.strictObject(textEntries),
  v.check((texts) => Object.keys(texts).length > 0, 'must have a text in one language'),
);
export type TemplateTexts = v.InferOutput<typeof templateTextsSchema>;

const nameSchema = requiredLineSchema(maxTemplateName);
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const id = v.pipe(v.string(), v.uuid());

/** `POST /api/desk/templates`: the page makes the id, so that what is sent twice is stored once. */
export const newTemplateSchema = v.strictObject({
  id,
  name: nameSchema,
  texts: templateTextsSchema,
});
export type NewTemplate = v.InferOutput<typeof newTemplateSchema>;

/** `PUT …/:id`: `version` is that which was read; 409 `changed` if there is another one by now. */
export const templateChangeSchema = v.strictObject({
  version,
  name: nameSchema,
  texts: templateTextsSchema,
});
export type TemplateChange = v.InferOutput<typeof templateChangeSchema>;

/** `DELETE …/:id`. */
export const templateDeletionSchema = v.strictObject({ version });

const shown = { id: v.string(), name: v.string(), changedAt: v.string() };
/** Who has last changed it; null if that member of the staff is not known any more. */
const changedBy = v.nullable(v.string());

/** A template of the operator. Texts in languages that the site has no more are left out. */
export const deskTemplateSchema = v.object({
  ...shown,
  changedBy,
  version: v.number(),
  texts: v.object(v.entriesFromList(languages, v.optional(v.string()))),
});
export type DeskTemplate = v.InferOutput<typeof deskTemplateSchema>;

/** `GET /api/desk/templates`: by name, without the texts. */
export const deskTemplateListSchema = v.object({
  templates: v.array(v.object({ ...shown, changedBy, languages: v.array(v.picklist(languages)) })),
});
export type ListedTemplate = v.InferOutput<typeof deskTemplateListSchema>['templates'][number];

/**
 * A change of a template that was not made (409). `changed`: it is `template` now, and `by` and `at`
 * say who was first. `name-taken`: another one has this name. `too-many`: there are as many as
 * there can be.
 */
export const templateProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(['changed', 'name-taken', 'too-many']),
  template: v.nullable(deskTemplateSchema),
  ...firstChange,
});
