import type { Request, RequestHandler, Response } from 'express';
import type { Database } from '../database/openDatabase.ts';
import { ProblemError } from '../request/problemError.ts';

const retryAfterSeconds = 5;

/** A request is not answered in time, and it is not known that anything was written: 503. */
class AnswerDeadlineError extends ProblemError {
  override readonly name = 'AnswerDeadlineError';

  constructor(what: string) {
    const detail = `It is not known yet whether ${what} was recorded. Send the same request again.`;
    super(503, detail, { headers: { 'Retry-After': String(retryAfterSeconds) } });
  }
}

/** The time by which a request is answered, whatever it waits for: a lock, a connection, the database or the provider. */
export type AnswerDeadline = {
  /** Resolves at the deadline. */
  expired: Promise<void>;
  passed: () => boolean;
  /** The 503 of a request that cannot be answered in time. */
  error: ProblemError;
  /** Waits for `work`. At the deadline it rejects with the 503; the work goes on. */
  within: <Result>(work: Promise<Result>) => Promise<Result>;
  /** The database with transactions that are rolled back when they come to their end too late. */
  database: (database: Database) => Database;
  clear: () => void;
};

function startAnswerDeadline(ms: number, what: string): AnswerDeadline {
  const error = new AnswerDeadlineError(what);
  let isPassed = false;
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isPassed = true;
      resolve();
    }, ms);
  });
  const late = async () => {
    await expired;
    throw error;
  };
  return {
    expired,
    passed: () => isPassed,
    error,
    within: (work) => Promise.race([work, late()]),
    database: (database) => ({
      ...database,
      transaction: (work) =>
        database.transaction(async (tx) => {
          const result = await work(tx);
          if (isPassed) throw error;
          return result;
        }),
    }),
    clear: () => clearTimeout(timer),
  };
}

/**
 * Makes a handler of requests that are answered within `ms`. The time starts once the request is received.
 * `what` is a noun phrase for the 503, such as `the booking`.
 */
export function answerInTime(
  ms: number,
  what: string,
  handle: (req: Request, res: Response, deadline: AnswerDeadline) => Promise<void>,
): RequestHandler {
  return async (req, res) => {
    const deadline = startAnswerDeadline(ms, what);
    try {
      await handle(req, res, deadline);
    } finally {
      deadline.clear();
    }
  };
}
