import * as v from 'valibot';
import { problemSchema } from '../../provider/problem.ts';
import { languages } from '../../texts/languages.ts';
import { requiredLineSchema, textSchema } from '../fieldSchemas.ts';
import { maxMessageLength } from './deskBooking.ts';
import { firstChange } from './deskRecord.ts';

/** The placeholders that a template of the operator can use, each as `{{name}}`. */
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

/** The maximum number of templates, of characters in a name, and of placeholders in one text. */
export const mostTemplates = 100;
export const maxTemplateName = 60;
export const mostPlaceholders = 30;

/** A placeholder, with or without spaces inside its braces. Unknown and unclosed ones match too. */
const placeholder = /\{\{([^{}]*)\}\}|\{\{|\}\}/g;

const knownOf = (name: string | undefined) =>
  templatePlaceholders.find((each) => each === name?.trim());

/** Replaces each placeholder in a text. Placeholders inside an inserted value are not replaced. */
export function replacePlaceholders(
  text: string,
  valueOf: (name: TemplatePlaceholder) => string | undefined,
): string {
  return text.replaceAll(placeholder, (written, name?: string) => {
    const known = knownOf(name);
    return (known && valueOf(known)) ?? written;
  });
}

/**
 * Returns the placeholders of a text, exactly as written. `unknown` has those for which there is no
 * value.
 */
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

/** The texts of a template, in at least one language. */
const templateTextsSchema = v.pipe(
  v.strictObject(textEntries),
  v.check((texts) => Object.keys(texts).length > 0, 'must have a text in one language'),
);
export type TemplateTexts = v.InferOutput<typeof templateTextsSchema>;

const nameSchema = requiredLineSchema(maxTemplateName);
const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const id = v.pipe(v.string(), v.uuid());

/**
 * The body of `POST /api/desk/templates`. The page makes the id, so that a repeated request does
 * not store a second template.
 */
export const newTemplateSchema = v.strictObject({
  id,
  name: nameSchema,
  texts: templateTextsSchema,
});
export type NewTemplate = v.InferOutput<typeof newTemplateSchema>;

/**
 * The body of `PUT …/:id`. `version` is the version that the page read. The response is 409
 * `changed` if there is a newer one.
 */
export const templateChangeSchema = v.strictObject({
  version,
  name: nameSchema,
  texts: templateTextsSchema,
});
export type TemplateChange = v.InferOutput<typeof templateChangeSchema>;

/** The body of `DELETE …/:id`. */
export const templateDeletionSchema = v.strictObject({ version });

const shown = { id: v.string(), name: v.string(), changedAt: v.string() };
/**
 * The member of the staff who last changed the template; null if that person is no longer known.
 */
const changedBy = v.nullable(v.string());

/** A template of the operator. Texts in languages that the site no longer has are left out. */
export const deskTemplateSchema = v.object({
  ...shown,
  changedBy,
  version: v.number(),
  texts: v.object(v.entriesFromList(languages, v.optional(v.string()))),
});
export type DeskTemplate = v.InferOutput<typeof deskTemplateSchema>;

/** The response to `GET /api/desk/templates`: the templates by name, without their texts. */
export const deskTemplateListSchema = v.object({
  templates: v.array(v.object({ ...shown, changedBy, languages: v.array(v.picklist(languages)) })),
});
export type ListedTemplate = v.InferOutput<typeof deskTemplateListSchema>['templates'][number];

/**
 * The reasons why a template was not changed (409). `changed`: `template` is the current version,
 * and `by` and `at` tell who was first. `name-taken`: another template has this name. `too-many`:
 * the maximum number of templates is reached.
 */
export const templateProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(['changed', 'name-taken', 'too-many']),
  template: v.nullable(deskTemplateSchema),
  ...firstChange,
});
