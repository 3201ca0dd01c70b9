import { type Selectable, sql, type UpdateObject } from 'kysely';
import { type Database, dueIn } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../observability/log.ts';
import { retryPause } from './retryPause.ts';

type OutboxTable = Tables['outbox'];

/** A message as its sender gets it. `id` stays the same over all attempts. */
type DueMessage = { owner: string; id: string; eventId: string; payload: unknown };

/**
 * Sends a message. Rejects when it has to be tried again. Resolves to `dropped` when there is nobody
 * to send it to any more. `signal` aborts when it has taken too long; the message is then tried again.
 */
export type Sender = (message: DueMessage, signal: AbortSignal) => Promise<'sent' | 'dropped'>;

/**
 * What the outbox needs. Messages of a kind that is not among the `senders` are left to a process that can
 * send them, such as one of a newer version.
 */
export type OutboxContext = {
  database: Database;
  senders: Readonly<Record<string, Sender>>;
  log: Pick<Log, 'warn' | 'error'>;
  /** How long one message may take, in milliseconds. Default 30 s, well below the lease. */
  sendMs?: number;
};

const batch = 10;
/** After it another process may send the message again. */
const leaseMs = 60_000;
const defaultSendMs = 30_000;
/** With the pauses of `retryPause` about three days. */
const maxAttempts = 300;

/**
 * Sends the messages that are due, a few at a time. A message is leased first, so that of several
 * processes only one sends it; if that one dies, another sends it again: at least once. Returns how
 * many were due.
 */
export async function deliverDue(context: OutboxContext): Promise<number> {
  const { database, senders, sendMs = defaultSendMs } = context;
  const due = await database.db
    .updateTable('outbox')
    .set((eb) => ({
      next_attempt_at: dueIn(database, leaseMs),
      attempts: eb('attempts', '+', 1),
    }))
    .where((eb) =>
      eb(
        eb.refTuple('owner', 'id'),
        'in',
        eb
          .selectFrom('outbox as due')
          .select(['due.owner', 'due.id'])
          .where('due.next_attempt_at', '<=', database.now())
          .where('due.kind', '=', sql<string>`any(${Object.keys(senders)})`)
          .orderBy('due.next_attempt_at')
          .limit(batch)
          .forUpdate()
          .skipLocked()
          .$asTuple('owner', 'id'),
      ),
    )
    .returningAll()
    .execute();
  await Promise.all(
    due.map(async (row) => {
      const send = senders[row.kind];
      if (!send) return;
      const { owner, id, event_id: eventId, payload } = row;
      const update = (set: UpdateObject<Tables, 'outbox'>) =>
        database.db
          .updateTable('outbox')
          .set(set)
          .where('owner', '=', owner)
          .where('id', '=', id)
          .execute();
      try {
        const message = { owner, id, eventId, payload };
        const outcome = await sendWithin(sendMs, send, message);
        const at = database.now();
        await update({ next_attempt_at: null, [outcome === 'sent' ? 'sent_at' : 'failed_at']: at });
      } catch (error) {
        await update(afterFailure(context, row, error));
      }
    }),
  );
  return due.length;
}

class SendTimeoutError extends Error {
  override readonly name = 'SendTimeoutError';
  readonly code = 'ETIMEDOUT';
}

/** Rejects after `ms`, even if the sender ignores its signal. */
async function sendWithin(ms: number, send: Sender, message: DueMessage) {
  const controller = new AbortController();
  let timer;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new SendTimeoutError('The message took too long.');
      reject(error);
      controller.abort(error);
    }, ms);
  });
  try {
    return await Promise.race([send(message, controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Errors of mail servers may contain addresses, so that only their code is stored and logged. */
function afterFailure(
  { log, database }: OutboxContext,
  { id, kind, attempts }: Selectable<OutboxTable>,
  error: unknown,
) {
  const code = codeOf(error);
  if (attempts >= maxAttempts) {
    log.error({ message: id, kind, attempts, code }, 'a message was given up');
    return { failed_at: database.now(), next_attempt_at: null, last_error: code };
  }
  log.warn({ message: id, kind, attempts, code }, 'a message could not be sent');
  return { next_attempt_at: dueIn(database, retryPause(attempts)), last_error: code };
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const named: unknown =
    'responseCode' in error ? error.responseCode : 'code' in error ? error.code : undefined;
  if (typeof named === 'string' || typeof named === 'number') return String(named).slice(0, 64);
  return error instanceof Error ? error.name : 'unknown';
}
