import * as v from 'valibot';
import {
  deskRecordQuerySchema,
  type RecordVerification,
  verifyRecordSchema,
} from '#contracts/site/desk/deskRecord.ts';
import type { Database } from '../database/openDatabase.ts';
import { recordList } from './readRecord.ts';
import { knownSeals, verifyRecord } from './verifyRecord.ts';
import { sealFile } from './sealFile.ts';

const usage = `npm run record -- COMMAND

  verify [--seal NUMBER:HASH]   checks that the record was not changed after it was written. Compares it with
                                the seal in DATA_DIR and, with --seal, with a seal from the log
  list [--actor KIND] [--actor-id ID] [--action NAME] [--subject ID] [--since DAY] [--limit N]
                                prints the latest N recorded actions as lines of JSON; N is 50 by default

KIND is staff, traveller, guest, desk-link, command or worker. NAME is the name of an action,
or its beginning up to a dot, such as 'bookings.'. DAY is a day in UTC, YYYY-MM-DD.`;

const defaultLimit = 50;

/** The options after the command, as typed. */
type Options = Partial<
  Record<'seal' | 'actor' | 'actor-id' | 'action' | 'subject' | 'since' | 'limit', string>
>;

/** The record of a site, and the folder of the file with the newest seal. */
type RecordSite = { database: Pick<Database, 'db'>; dataDir: string };

/**
 * Runs a command and writes its result line by line. Throws an error for the operator if the
 * command fails, or if the record was altered.
 */
export async function recordCommands(
  site: RecordSite,
  command: string,
  options: Options,
  say: (line: string) => void,
): Promise<void> {
  switch (command) {
    case 'verify':
      return verify(site, options, say);
    case 'list':
      return list(site.database, options, say);
    default:
      throw new Error(usage);
  }
}

async function verify(
  { database, dataDir }: RecordSite,
  { seal: given }: Options,
  say: (line: string) => void,
): Promise<void> {
  if (!v.is(verifyRecordSchema, { seal: given })) throw new Error('--seal must be NUMBER:HASH.');
  const verified = await verifyRecord(database, { known: knownSeals(dataDir, given) });
  const { seals, rows, unsealed, unsealedSince, compared, newest, findings } = verified;
  say(`Seals: ${seals}. Sealed rows: ${rows}.`);
  if (unsealedSince !== null) {
    say(
      `Not sealed yet: ${unsealed}, since ${unsealedSince}. Missing rows among them cannot be detected.`,
    );
  }
  if (newest) say(`The newest seal is ${newest.seal}:${newest.hash}`);
  const file = sealFile(dataDir);
  for (const { from, seal } of compared) {
    say(`Compared with seal ${seal}, ${from === 'file' ? `from ${file}` : 'from --seal'}.`);
  }
  if (compared.length === 0) {
    say(
      `Compared with no seal: ${file} does not exist. Missing rows at the end cannot be detected.`,
    );
  }
  for (const finding of findings) say(findingText(finding));
  const [first] = findings;
  if (first) {
    const where = first.seal === null ? '' : `, first at seal ${first.seal}`;
    throw new Error(`The record is not as it was written${where}.`);
  }
  say('The record is as it was written.');
}

function findingText({ kind, seal, row }: RecordVerification['findings'][number]): string {
  const ofSeal = seal === null ? 'has no seal' : `belongs to seal ${seal}`;
  switch (kind) {
    case 'seal-missing':
      return `Seal ${seal} is missing.`;
    case 'seal-broken':
      return `Seal ${seal} does not continue the previous seal: one of the two was changed.`;
    case 'seal-replaced':
      return `Seal ${seal} differs from its copy outside the database.`;
    case 'row-changed':
      return `Row ${row} was changed; it ${ofSeal}.`;
    case 'row-missing':
      return `Row ${row} is missing; it ${ofSeal}.`;
    case 'row-slipped-in':
      return `Row ${row} was added later than the time in it; it ${ofSeal}.`;
    case 'row-in-future':
      return `Row ${row} has a time in the future; it ${ofSeal}.`;
    case 'row-unsealed':
      return `Row ${row} has no seal, although it is older than ten minutes: is the worker running?`;
  }
}

async function list(
  database: Pick<Database, 'db'>,
  { actor, 'actor-id': actorId, action, subject, since: from, limit }: Options,
  say: (line: string) => void,
): Promise<void> {
  const filters = v.safeParse(deskRecordQuerySchema, { actor, actorId, action, subject, from });
  if (!filters.success) throw new Error(usage);
  const most = Math.max(1, Number.parseInt(limit ?? '', 10) || defaultLimit);
  const { items } = await recordList(database).page(filters.output, { size: most });
  if (items.length === 0) say('No recorded action matches.');
  // The record contains no names, so the printed lines must not contain names either.
  for (const { actor: who, subject: what, ...entry } of items) {
    const nameless = { actor: { ...who, name: undefined }, subject: { ...what, name: undefined } };
    say(JSON.stringify({ ...entry, ...nameless }));
  }
}
