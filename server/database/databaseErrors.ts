import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseError } from 'pg';
import { DependencyUnavailableError } from '../request/problemError.ts';

const attempts = 5;
const firstPauseMs = 20;
const retryAfterSeconds = 5;
const conflictRetryAfterSeconds = 1;

/** Codes of Node's network errors for a database that cannot be reached. */
const networkErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNABORTED',
]);

/** The beginnings of pg's messages for connection errors, which have no code. */
const connectionMessage =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|timeout exceeded)/;

/**
 * SQLSTATEs of a server that is temporarily unavailable. They mean a connection exception (08),
 * insufficient resources (53), or shutdown or start (57P). 57014 means that a statement took too
 * long, and 25006 that a standby accepts no writes.
 */
const unavailableState = /^(08\w{3}|53\w{3}|57P\d\d|57014|25006)$/;

/**
 * The beginnings of messages by which the coordinator of a distributed database reports that
 * another server went down during a statement. These errors have no SQLSTATE of their own.
 */
const otherServerMessage =
  /^(SSL (SYSCALL|connection)|server closed the connection|could not (receive|send) data|no connection to the server|failure on connection marked as essential)/;

/** Serialization failure and deadlock: the same transaction succeeds when it is run again. */
const retryableStates = new Set(['40001', '40P01']);

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Wraps an error of an unavailable database. The client receives 503 with Retry-After. */
export function databaseUnavailableError(cause: unknown): DependencyUnavailableError {
  return new DependencyUnavailableError('the database', retryAfterSeconds, cause);
}

/**
 * Returns whether a query failed because the database is down, rather than because the query is
 * wrong.
 */
export function meansUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined && (networkErrors.has(code) || unavailableState.test(code))) return true;
  if (!(error instanceof Error)) return false;
  return connectionMessage.test(error.message) || lostOtherServer(code, error.message);
}

/**
 * Returns whether another server of a distributed database is down. The coordinator reports that as
 * an `ERROR` over a connection that stays usable. A server that shuts down itself reports `FATAL`.
 */
export function isOfOtherServer({ code = '', severity, message }: DatabaseError): boolean {
  return (
    severity === 'ERROR' && (/^(08\w{3}|57P\d\d)$/.test(code) || lostOtherServer(code, message))
  );
}

function lostOtherServer(code: string | undefined, message: string): boolean {
  return code === 'XX000' && otherServerMessage.test(message);
}

/**
 * Thrown if a transaction conflicts with another one: a serialization failure or a deadlock. If all
 * retries fail, the client receives 503 with Retry-After. `code` is the SQLSTATE.
 */
export class DatabaseConflictError extends DependencyUnavailableError {
  readonly code: string;

  constructor(cause: DatabaseError) {
    super('the database', conflictRetryAfterSeconds, cause);
    this.code = cause.code ?? '';
  }
}

/** Returns whether a row was rejected because another row has the same unique value. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Returns whether the transaction that failed with this error should be run again. */
export function isRetryable(error: unknown): boolean {
  return retryableStates.has(codeOf(error) ?? '');
}

/**
 * Runs a function again after a serialization failure or a deadlock, with five attempts in all.
 * Rejects with the last such error, or immediately with any other error.
 */
export async function withRetries<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
      await sleep(Math.random() * firstPauseMs * 2 ** attempt);
    }
  }
}

/** SQLSTATEs of a server that denies access: a wrong user, password or database. */
const deniedState = /^(28\w{3}|3D000)$/;

/**
 * Returns an error for the operator that names DATABASE_URL, if the server denies access. Any other
 * error is returned unchanged.
 */
export function namingDatabaseUrl(error: unknown): unknown {
  if (!deniedState.test(codeOf(error) ?? '') || !(error instanceof Error)) return error;
  return new Error(`DATABASE_URL does not open the database: ${error.message}.`, { cause: error });
}
