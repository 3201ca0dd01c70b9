import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import {
  type DeskTemplate,
  deskTemplateSchema,
  mostTemplates,
  type NewTemplate,
  type TemplateChange,
  type TemplateTexts,
} from '#contracts/site/desk/deskTemplates.ts';
import { languages } from '#contracts/texts/languages.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../record/actor.ts';
import { recordAction } from '../../record/recordAction.ts';
import { ProblemError } from '../../request/problemError.ts';

/** The context of a change of templates. The audit record names `actor` as its author. */
type TemplateContext = { database: Pick<Database, 'transaction'>; actor: Actor; now: () => Date };

type Row = Selectable<Tables['message_templates']> & { by: string | null };
const textsSchema = deskTemplateSchema.entries.texts;

/** Returns the operator's templates, sorted by name. */
export async function readTemplates(db: Kysely<Tables>): Promise<DeskTemplate[]> {
  const rows = await selectTemplates(db).orderBy('name_key').execute();
  return rows.map(templateOf);
}

/** Reads a template. Throws a 404 if there is none with this id. */
export async function readTemplate(db: Kysely<Tables>, id: string): Promise<DeskTemplate> {
  const row = await selectTemplates(db).where('message_templates.id', '=', id).executeTakeFirst();
  if (!row) throw new ProblemError(404, 'There is no such template.');
  return templateOf(row);
}

/**
 * Creates a template and records it. Repeating the same call changes nothing. Throws a 409 if the
 * id or the name is taken, or if the number of templates has reached its limit.
 */
export function createTemplate(
  { database, actor, now }: TemplateContext,
  { id, name, texts }: NewTemplate,
): Promise<void> {
  return database.transaction(async (tx) => {
    await lockTemplates(tx);
    const all = await readTemplates(tx);
    const known = all.find((each) => each.id === id);
    if (known) {
      if (isAlike(known, { name, texts })) return;
      throw problem('changed', known);
    }
    requireName(all, { id, name });
    if (all.length >= mostTemplates) throw problem('too-many', null);
    await tx
      .insertInto('message_templates')
      .values({ id, ...columnsOf({ name, texts }, actor, now()), version: 1 })
      .execute();
    await recordAction(tx, actor, {
      action: 'templates.create',
      subject: { kind: 'template', id },
      after: { name, languages: languagesOf(texts).join(', ') },
    });
  });
}

/**
 * Changes a template if it is still in the version that the caller read, and records which texts
 * changed. If the stored template is already the same, nothing changes. Throws a 404 if the
 * template does not exist, and a 409 with the current template if somebody else changed it first or
 * if another template has the name.
 */
export function changeTemplate(
  { database, actor, now }: TemplateContext,
  id: string,
  { version, name, texts }: TemplateChange,
): Promise<void> {
  return database.transaction(async (tx) => {
    await lockTemplates(tx);
    const before = await readTemplate(tx, id);
    if (isAlike(before, { name, texts })) return;
    if (before.version !== version) throw problem('changed', before);
    requireName(await readTemplates(tx), { id, name });
    await tx
      .updateTable('message_templates')
      .set({ ...columnsOf({ name, texts }, actor, now()), version: version + 1 })
      .where('id', '=', id)
      .execute();
    const changed = languages.filter((language) => before.texts[language] !== texts[language]);
    await recordAction(tx, actor, {
      action: 'templates.change',
      subject: { kind: 'template', id },
      before: { name: before.name, languages: languagesOf(before.texts).join(', ') },
      after: {
        name,
        languages: languagesOf(texts).join(', '),
        ...(changed.length > 0 && { changed: changed.join(', ') }),
      },
    });
  });
}

/**
 * Deletes a template if it is still in the version that the caller read, and records it. Throws as
 * `changeTemplate` does.
 */
export function deleteTemplate(
  { database, actor }: Omit<TemplateContext, 'now'>,
  id: string,
  version: number,
): Promise<void> {
  return database.transaction(async (tx) => {
    await lockTemplates(tx);
    const before = await readTemplate(tx, id);
    if (before.version !== version) throw problem('changed', before);
    await tx.deleteFrom('message_templates').where('id', '=', id).execute();
    await recordAction(tx, actor, {
      action: 'templates.delete',
      subject: { kind: 'template', id },
      before: { name: before.name, languages: languagesOf(before.texts).join(', ') },
    });
  });
}

/**
 * Serializes changes, so that names stay unique and the number of templates stays within its limit.
 */
async function lockTemplates(tx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('message-templates'))`.execute(tx);
}

function selectTemplates(db: Kysely<Tables>) {
  return db
    .selectFrom('message_templates')
    .leftJoin('staff', 'staff.id', 'message_templates.changed_by')
    .selectAll('message_templates')
    .select('staff.name as by');
}

function templateOf({ id, name, texts, version, changed_at: at, by }: Row): DeskTemplate {
  return {
    id,
    name,
    version,
    texts: v.parse(textsSchema, texts),
    changedAt: at.toISOString(),
    changedBy: by,
  };
}

type Content = { name: string; texts: TemplateTexts };

function columnsOf({ name, texts }: Content, actor: Actor, at: Date) {
  return {
    name,
    name_key: keyOf(name),
    texts: JSON.stringify(texts),
    changed_at: at,
    changed_by: actor.id,
  };
}

/** Returns the same key for names that people would take for the same name. */
function keyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** Returns the languages that have a text. */
export function languagesOf(texts: TemplateTexts) {
  return languages.filter((language) => texts[language] !== undefined);
}

function isAlike(known: Content, wanted: Content): boolean {
  return (
    known.name === wanted.name &&
    languages.every((language) => known.texts[language] === wanted.texts[language])
  );
}

function requireName(
  all: readonly DeskTemplate[],
  { id, name }: Pick<DeskTemplate, 'id' | 'name'>,
): void {
  const other = all.find((each) => each.id !== id && keyOf(each.name) === keyOf(name));
  if (other) throw problem('name-taken', other);
}

function problem(code: 'changed' | 'name-taken' | 'too-many', template: DeskTemplate | null) {
  const first = code === 'changed' && { by: template?.changedBy, at: template?.changedAt };
  return new ProblemError(409, 'Nothing was changed.', { members: { code, template, ...first } });
}
