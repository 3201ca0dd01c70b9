import type { OutboxContext } from './deliverDue.ts';

const dayMs = 86_400_000;
const keptDays = 30;
const batch = 500;

/**
 * Deletes messages that were sent, dropped or given up more than 30 days ago: mails about accounts have
 * names and addresses in them, although encrypted. Returns how many it deleted, 500 at most.
 */
export async function deleteFinished({
  database,
  now,
}: Pick<OutboxContext, 'database' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - keptDays * dayMs);
  const deleted = await database.db
    .deleteFrom('outbox')
    .where((eb) =>
      eb(
        eb.refTuple('owner', 'id'),
        'in',
        eb
          .selectFrom('outbox as finished')
          .select(['finished.owner', 'finished.id'])
          .where('finished.next_attempt_at', 'is', null)
          .where((of) =>
            of.or([of('finished.sent_at', '<', before), of('finished.failed_at', '<', before)]),
          )
          .limit(batch)
          .$asTuple('owner', 'id'),
      ),
    )
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
