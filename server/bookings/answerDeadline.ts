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

/** The time by which a request is answered, whatever it waits for. */
export type AnswerDeadline = {
  passed: () => boolean;
  /** Waits for `work`. At the deadline it rejects with a 503; the work goes on. */
  within: <Result>(work: Promise<Result>) => Promise<Result>;
  /**
   * Waits for `work`. At the deadline it resolves to what the work has told to be certain by then, or
   * rejects with a 503 if that is nothing; the work goes on.
   */
  withinOrKnown: <Result>(
    work: (know: (result: Result) => void) => Promise<Result>,
  ) => Promise<Result>;
  /** The database with transactions that are rolled back when they come to their end too late. */
  database: (database: Database) => Database;
  clear: () => void;
};

/** How long a request may take, by which clock. */
type AnswerTime = { ms: number; clock: Clock };

/**
 * Starts the time for an answer. `what` is a noun phrase for the 503, such as `the booking`. What a request
 * waits for may be a lock, a connection, the database or the provider.
 */
function startAnswerDeadline({ ms, clock }: AnswerTime, what: string): AnswerDeadline {
  let isPassed = false;
  let clear = () => {};
  const late = new AnswerDeadlineError(what);
  const expired = new Promise<void>((resolve) => {
    clear = clock.after(ms, () => {
      isPassed = true;
      resolve();
    });
  });
  const withinOrKnown = async <Result>(
    work: (know: (result: Result) => void) => Promise<Result>,
  ): Promise<Result> => {
    const known: { result: Result }[] = [];
    const ended = work((result) => known.unshift({ result }));
    const answerNow = async () => {
      await expired;
      const [latest] = known;
      if (!latest) throw late;
      return latest.result;
    };
    return Promise.race([ended, answerNow()]);
  };

  return {
    passed: () => isPassed,
    within: (work) => withinOrKnown(() => work),
    withinOrKnown,
    database: (database) => ({
      ...database,
      transaction: (work) =>
        database.transaction(async (tx) => {
          const result = await work(tx);
          if (isPassed) throw late;
          return result;
        }),
    }),
    clear: () => clear(),
  };
}

const deadlines = new WeakMap<Response, AnswerDeadline>();

/**
 * Starts the time of a request that is answered within `ms` of `clock`, for `deadlineOf`. The time starts once the request is
 * received. `what` is a noun phrase for the 503, such as `the booking`.
 */
export function answerInTime(time: AnswerTime, what: string): RequestHandler {
  return (_req, res, next) => {
    const deadline = startAnswerDeadline(time, what);
    deadlines.set(res, deadline);
    res.once('close', deadline.clear);
    next();
  };
}

/** The deadline of the request that this response belongs to; one that never passes if it has none. */
export function deadlineOf(res: Response): AnswerDeadline {
  return deadlines.get(res) ?? noDeadline;
}

const noDeadline: AnswerDeadline = {
  passed: () => false,
  within: (work) => work,
  withinOrKnown: (work) => work(() => {}),
  database: (database) => database,
  clear: () => {},
};
