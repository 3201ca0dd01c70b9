import { type Selectable, sql, type UpdateObject } from 'kysely';
import * as v from 'valibot';
import { type Database, dueIn } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../observability/log.ts';
import { inSpan, type Tracing } from '../observability/tracing.ts';
import { leaseDue, retryPause } from './leaseDue.ts';
import { storedTraceOf } from './enqueue.ts';

type OutboxTable = Tables['outbox'];

/** A message for its sender. `id` stays the same for all attempts. */
type DueMessage = { owner: string; id: string; eventId: string; payload: unknown };

/**
 * Sends a message. Rejects if the message must be sent again later. Resolves to `dropped` if the
 * recipient no longer exists. `signal` aborts when sending has taken too long. The message is then
 * sent again later.
 */
export type Sender = (message: DueMessage, signal: AbortSignal) => Promise<'sent' | 'dropped'>;

/**
 * The parts that the outbox depends on. Messages of a kind without one of the `senders` are left to
 * another process, such as one of a newer version.
 */
export type OutboxContext = {
  database: Database;
  senders: Readonly<Record<string, Sender>>;
  log: Pick<Log, 'warn' | 'error'>;
  /** Receives the result of each attempt: `sent`, `dropped`, `failed`, `refused` or `given_up`. */
  onMessage?: ((kind: string, outcome: string) => void) | undefined;
  tracing?: Tracing | undefined;
  /** How long one message may take, in milliseconds. The default is 30 s, well below the lease. */
  sendMs?: number;
};

const batch = 10;
/** After this time, another process may send the message again. */
const leaseMs = 60_000;
const defaultSendMs = 30_000;
/**
 * The number of attempts after which a message is given up. With the pauses of `retryPause`, they
 * take two to three days.
 */
const maxAttempts = 300;

/**
 * Sends the messages that are due, a few at a time. Each message is leased first, so that only one
 * of several processes sends it. If that process dies, another one sends the message again, so
 * delivery is at least once. Returns the number of leased messages.
 */
export async function deliverDue(context: OutboxContext): Promise<number> {
  const { database, senders, sendMs = defaultSendMs } = context;
  const due = await leaseDue<Selectable<OutboxTable>>(database, {
    table: 'outbox',
    owner: 'owner',
    where: sql`kind = any(${Object.keys(senders)})`,
    most: batch,
    leaseMs,
  });
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
        const outcome = await inSpan(context.tracing, stepOf(row), (_traceparent, span) =>
          sendWithin(sendMs, send, message).then(
            (sent) => (span['hotels.outcome'] = sent),
            (error: unknown) => {
              span['error.type'] = codeOf(error);
              throw error;
            },
          ),
        );
        const at = database.now();
        const ended = outcome === 'sent' ? { sent_at: at } : { failed_at: at, last_error: null };
        await update({ next_attempt_at: null, ...ended });
        context.onMessage?.(row.kind, outcome);
      } catch (error) {
        await update(afterFailure(context, row, error));
      }
    }),
  );
  return due.length;
}

function stepOf({ id, kind, attempts, payload }: Selectable<OutboxTable>) {
  return {
    name: `send ${kind}`,
    kind: 'client' as const,
    traceparent: storedTraceOf(payload).traceparent,
    attributes: { 'hotels.message.id': id, 'hotels.attempts': attempts },
  };
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

/**
 * Returns the update of a message after a failure. Errors of mail servers may contain addresses, so
 * only their code is stored and logged.
 */
function afterFailure(
  { log, database, onMessage }: OutboxContext,
  { id, kind, attempts }: Selectable<OutboxTable>,
  error: unknown,
) {
  const refusal = refusalOf(error);
  if (refusal !== undefined) {
    onMessage?.(kind, 'refused');
    log.warn({ message: id, kind, attempts, code: refusal }, 'a mail was permanently refused');
    return { failed_at: database.now(), next_attempt_at: null, last_error: refusal };
  }
  const code = codeOf(error);
  if (attempts >= maxAttempts) {
    onMessage?.(kind, 'given_up');
    log.error({ message: id, kind, attempts, code }, 'a message was given up');
    return { failed_at: database.now(), next_attempt_at: null, last_error: code };
  }
  onMessage?.(kind, 'failed');
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

const refused = 'refused_';

const refusalSchema = v.object({
  /** The SMTP command that the server refused. */
  command: v.picklist(['RCPT TO', 'DATA']),
  responseCode: v.pipe(v.number(), v.minValue(500), v.maxValue(599)),
  response: v.optional(v.string()),
});

/**
 * Returns the code of a permanent refusal by a mail server (RFC 5321, 4.2.1), with its enhanced
 * status code (RFC 3463), such as `refused_550_5.1.1`. Returns undefined if the mail may be
 * accepted later. A refused sender or sign-in is a mistake of the site, and a policy refusal
 * (`5.7.x`) may be one. Such a mail is sent again later.
 */
function refusalOf(error: unknown): string | undefined {
  const read = v.safeParse(refusalSchema, error);
  if (!read.success) return undefined;
  const { responseCode, response = '' } = read.output;
  const enhanced = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (enhanced?.startsWith('5.7.')) return undefined;
  return [`${refused}${responseCode}`, ...(enhanced === undefined ? [] : [enhanced])].join('_');
}

/**
 * Returns whether a message was given up, after all its attempts or because of a permanent refusal.
 */
export function isGivenUp({
  attempts,
  last_error: lastError,
}: Pick<Selectable<OutboxTable>, 'attempts' | 'last_error'>): boolean {
  return attempts >= maxAttempts || (lastError?.startsWith(refused) ?? false);
}
