import type { RequestHandler, Response } from 'express';
import type { Database } from '../database/openDatabase.ts';
import type { Clock } from '../provider/budgets.ts';
import { ProblemError } from '../request/problemError.ts';

const retryAfterSeconds = 5;

/**
 * The 503 of a request that was not answered in time. It is not known whether the request wrote
 * anything.
 */
class AnswerDeadlineError extends ProblemError {
  override readonly name = 'AnswerDeadlineError';

  constructor(what: string) {
    const detail = `It is not known yet whether ${what} was recorded. Send the same request again.`;
    super(503, detail, { headers: { 'Retry-After': String(retryAfterSeconds) } });
  }
}

/**
 * The deadline by which a request is answered, whether it waits for a lock, a connection, the
 * database or the provider.
 */
export type AnswerDeadline = {
  /** Resolves at the deadline. */
  expired: Promise<void>;
  passed: () => boolean;
  /** The 503 to throw after the deadline. */
  error: ProblemError;
  /** Waits for `work`. At the deadline it rejects with the 503, while the work continues. */
  within: <Result>(work: Promise<Result>) => Promise<Result>;
  /** Returns a database whose transactions roll back if they finish after the deadline. */
  database: (database: Database) => Database;
  clear: () => void;
};

/** The time in milliseconds that a request may take, and the clock that measures it. */
type AnswerTime = { ms: number; clock: Clock };

function startAnswerDeadline({ ms, clock }: AnswerTime, what: string): AnswerDeadline {
  const error = new AnswerDeadlineError(what);
  let isPassed = false;
  let clear = () => {};
  const expired = new Promise<void>((resolve) => {
    clear = clock.after(ms, () => {
      isPassed = true;
      resolve();
    });
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
    clear: () => clear(),
  };
}

const deadlines = new WeakMap<Response, AnswerDeadline>();

/**
 * Returns handlers that start the deadline of a request once its body is received, and then run the
 * checks, such as limits, one after the other. If a check does not finish in time, the request is
 * answered with 503 and is not handled further. `what` is a noun phrase for the 503, such as `the
 * booking`.
 */
export function answerInTime(
  time: AnswerTime,
  what: string,
  checks: readonly RequestHandler[],
): RequestHandler[] {
  const start: RequestHandler = (_req, res, next) => {
    startAnswerTime(res, time, what);
    next();
  };
  return [start, ...checks.map(inTime)];
}

/** Starts the deadline of a request that needs no checks. `deadlineOf` returns this deadline. */
export function startAnswerTime(res: Response, time: AnswerTime, what: string): void {
  const deadline = startAnswerDeadline(time, what);
  deadlines.set(res, deadline);
  res.once('close', deadline.clear);
}

function inTime(check: RequestHandler): RequestHandler {
  return async (req, res, next) => {
    // Resolves to the argument of `next`: undefined, or an error.
    const checked = new Promise<unknown>((resolve, reject) => {
      Promise.resolve(check(req, res, resolve)).catch(reject);
    });
    next(await deadlineOf(res).within(checked));
  };
}

/**
 * Returns the deadline of the request that this response answers. A request without a deadline gets
 * one that never passes.
 */
export function deadlineOf(res: Response): AnswerDeadline {
  return deadlines.get(res) ?? noDeadline;
}

const noDeadline: AnswerDeadline = {
  expired: new Promise(() => {}),
  passed: () => false,
  error: new AnswerDeadlineError('the request'),
  within: (work) => work,
  database: (database) => database,
  clear: () => {},
};
