import type { Actor } from '../audit/actor.ts';
import type { Database } from '../database/openDatabase.ts';
import { hideReview, type Moderated, restoreReview } from './moderateReview.ts';
import type { ReviewRow } from './reviewContext.ts';

const usage = `npm run reviews -- COMMAND

  list [--reported | --hidden] [--limit N]   the newest reviews, a line each; 50 by default
  show ID                                    one review
  hide ID [--reason TEXT]                    hides a review from everybody but its author
  unhide ID [--reason TEXT]                  shows it again, and sets its reports to zero`;

const defaultLimit = 50;
const excerptLength = 60;

type Context = { database: Database; now: () => Date; actor: Actor };

/** The options after the command, as they were typed. */
type Options = {
  reported?: boolean | undefined;
  hidden?: boolean | undefined;
  limit?: string | undefined;
  reason?: string | undefined;
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
      // Hiding a hidden one changes nothing.
      mustBeThere(await hideReview(context, id, options.reason), id);
      say(`Review ${id} is hidden.`);
      return;
    case 'unhide':
      mustBeThere(await restoreReview(context, id, options.reason), id);
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
  const row = await query.executeTakeFirst();
  if (!row) throw noSuchReview(id);
  return row;
}

function mustBeThere({ outcome }: Moderated, id: string): void {
  if (outcome === 'unknown') throw noSuchReview(id);
  if (outcome === 'deleted') throw new Error(`The author of review ${id} has deleted it.`);
}

function noSuchReview(id: string): Error {
  return new Error(`There is no review '${id}'.`);
}
