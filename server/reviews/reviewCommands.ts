import type { Updateable } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { ReviewRow } from './reviewContext.ts';

const usage = `npm run reviews -- COMMAND

  list [--reported | --hidden] [--limit N]   the newest reviews, a line each; 50 by default
  show ID                                    one review
  hide ID                                    hides a review from everybody but its author
  unhide ID                                  shows it again, and sets its reports to zero`;

const defaultLimit = 50;
const excerptLength = 60;

type Context = { database: Database; now: () => Date };

/** The options after the command, as they were typed. */
type Options = {
  reported?: boolean | undefined;
  hidden?: boolean | undefined;
  limit?: string | undefined;
};

/** Runs a command and writes its result line by line. Throws an error for the operator if it cannot. */
export async function reviewCommands(
  context: Context,
  command: string,
  [id = '']: readonly string[],
  options: Options,
  say: (line: string) => void,
): Promise<void> {
  switch (command) {
    case 'list':
      return listReviews(context, options, say);
    case 'show':
      showReview(await find(context, id), say);
      return;
    case 'hide':
      await change(context, id, { hidden_at: context.now() });
      say(`Review ${id} is hidden.`);
      return;
    case 'unhide':
      // Its author has deleted what a hidden review said: nothing is left to show.
      if ((await find(context, id)).text === '') {
        throw new Error(`The author of review ${id} has deleted it.`);
      }
      await change(context, id, { hidden_at: null, reports: 0, reported_at: null });
      say(`Review ${id} is shown, and has no reports.`);
      return;
    default:
      throw new Error(usage);
  }
}

/** With `reported`, those that are still shown, the most reported first. */
async function listReviews(
  { database }: Context,
  { reported = false, hidden = false, limit }: Options,
  say: (line: string) => void,
): Promise<void> {
  const rows = await database.db
    .selectFrom('reviews')
    .selectAll()
    .$if(reported, (query) =>
      query.where('reports', '>', 0).where('hidden_at', 'is', null).orderBy('reports', 'desc'),
    )
    .$if(hidden, (query) => query.where('hidden_at', 'is not', null))
    .orderBy('created_at', 'desc')
    .limit(Math.max(1, Number.parseInt(limit ?? '', 10) || defaultLimit))
    .execute();
  if (rows.length === 0) say('There are no such reviews.');
  for (const row of rows) {
    const text = row.text.replaceAll(/\s+/g, ' ').slice(0, excerptLength);
    say(`${row.id}  ${String(row.score).padStart(2)}  ${stateOf(row)}  ${row.hotel_id}  ${text}`);
  }
}

function showReview(row: ReviewRow, say: (line: string) => void): void {
  say(`Review ${row.id}: ${stateOf(row)}`);
  say(`  Hotel: ${row.hotel_id}`);
  say(`  Booking: ${row.booking_id}`);
  say(`  Author: ${row.author ?? 'erased'}`);
  say(`  Stay: ${row.month}`);
  say(`  Written: ${row.created_at.toISOString()}`);
  say(`  Score: ${row.score}`);
  say(`\n${row.text}`);
}

function stateOf({ hidden_at: hidden, reports }: ReviewRow): string {
  const count = reports === 1 ? '1 report' : `${reports} reports`;
  return hidden === null ? `shown, ${count}` : `hidden, ${count}`;
}

async function find({ database }: Context, id: string): Promise<ReviewRow> {
  const query = database.db.selectFrom('reviews').selectAll().where('id', '=', id);
  return found(await query.executeTakeFirst(), id);
}

/** Sets columns of a review and returns it. */
async function change(
  { database }: Context,
  id: string,
  set: Updateable<Tables['reviews']>,
): Promise<ReviewRow> {
  const query = database.db.updateTable('reviews').set(set).where('id', '=', id).returningAll();
  return found(await query.executeTakeFirst(), id);
}

function found(row: ReviewRow | undefined, id: string): ReviewRow {
  if (!row) throw new Error(`There is no review '${id}'.`);
  return row;
}
