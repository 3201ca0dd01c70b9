import { sql } from 'kysely';
import { dayMs } from '#contracts/values/durations.ts';
import { dueIn } from '../database/openDatabase.ts';
import type { OutboxContext } from './deliverDue.ts';

const keptDays = 30;
const batch = 500;

/**
 * Deletes messages that were sent, dropped or given up more than 30 days ago. The reason is that
 * mails about accounts contain names and addresses, although in encrypted form. Also deletes
 * messages that have been due for 30 days and that this process cannot send. Returns the number of
 * deleted messages, 500 at most.
 */
export async function deleteFinished({
  database,
  senders,
  log,
}: Pick<OutboxContext, 'database' | 'senders' | 'log'>): Promise<number> {
  const before = dueIn(database, -keptDays * dayMs);
  const deleted = await database.db
    .deleteFrom('outbox')
    .where((eb) =>
      eb(
        eb.refTuple('owner', 'id'),
        'in',
        eb
          .selectFrom('outbox as finished')
          .select(['finished.owner', 'finished.id'])
          .where((of) =>
            of.or([
              of.and([
                of('finished.next_attempt_at', 'is', null),
                of.or([of('finished.sent_at', '<', before), of('finished.failed_at', '<', before)]),
              ]),
              of.and([
                of('finished.next_attempt_at', '<', before),
                of('finished.kind', '<>', sql<string>`all(${Object.keys(senders)})`),
              ]),
            ]),
          )
          .limit(batch)
          .$asTuple('owner', 'id'),
      ),
    )
    .returning(['kind', 'next_attempt_at'])
    .execute();
  const unsent = deleted.filter(({ next_attempt_at: next }) => next !== null);
  if (unsent.length > 0) {
    const kinds = [...new Set(unsent.map(({ kind }) => kind))];
    log.warn(
      { messages: unsent.length, kinds },
      'messages that no process could send were deleted',
    );
  }
  return deleted.length;
}
