import type { RequestHandler, Response } from 'express';
import type { Database } from '../database/openDatabase.ts';
import type { Clock } from '../provider/budgets.ts';
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

/**
 * The time by which a request is answered, whatever it waits for: a lock, a connection, the
 * database or the provider.
 */
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

/** How long a request may take, by which clock. */
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
 * Starts the time of a request, for `deadlineOf`, once its body is received, and then runs the
 * checks, such as limits, one after the other within that time. If one of them is not done in
 * time, the request is answered with 503 and goes no further. `what` is a noun phrase for the 503,
 * such as `the booking`.
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

/** Starts the time of a request that has no such checks. */
export function startAnswerTime(res: Response, time: AnswerTime, what: string): void {
  const deadline = startAnswerDeadline(time, what);
  deadlines.set(res, deadline);
  res.once('close', deadline.clear);
}

function inTime(check: RequestHandler): RequestHandler {
  return async (req, res, next) => {
    // Resolves to what the check gives to `next`: nothing, or its error.
    const checked = new Promise<unknown>((resolve, reject) => {
      Promise.resolve(check(req, res, resolve)).catch(reject);
    });
    next(await deadlineOf(res).within(checked));
  };
}

/**
 * The deadline of the request that this response belongs to; one that never passes if it has none.
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
