import { createHash } from 'node:crypto';
import express, {
  type RequestHandler,
  type RequestParamHandler,
  type Response,
  Router,
} from 'express';
import * as v from 'valibot';
import { type FieldError, problemType } from '../../provider/problem.ts';
import {
  cancellationRequestSchema,
  idempotencyKeyHeader,
  type Reservation,
  reservationPaths,
  type ReservationRequest,
  reservationRequestSchema,
} from '../../provider/reservations.ts';
import { daySchema } from '../../provider/rateFields.ts';
import { answerProblem } from '../answerProblem.ts';
import { cancellationOf, type Reservations } from './createReservations.ts';
import { gone } from './decideReservation.ts';
import type { Decision, ReservationProblem } from './reserve.ts';

const maxKeyLength = 128;
const maxBodyBytes = 64 * 1024;

type Options = {
  reservations: Reservations;
  decide: (request: ReservationRequest) => Decision;
  /** Returns the time in milliseconds since 1970. */
  now: () => number;
};

/** Creates the routes for reservations. */
export function reservationRoutes({ reservations, decide, now }: Options): Router {
  const router = Router();

  const create: RequestHandler = async (request, response) => {
    const key = request.get(idempotencyKeyHeader) ?? '';
    if (key === '' || key.length > maxKeyLength) {
      answerProblem(response, 400, `${idempotencyKeyHeader} must have 1 to 128 characters.`);
      return;
    }
    const read = v.safeParse(reservationRequestSchema, request.body);
    if (!read.success) {
      sendInvalid(response, read.issues, { code: 'rejected' });
      return;
    }
    const { output } = read;
    const bodyHash = createHash('sha256').update(JSON.stringify(output)).digest('base64url');
    const outcome = await reservations.reserve({
      key,
      bodyHash,
      decide: () => decide(output),
      soldOut: gone,
    });
    if (outcome.kind === 'reserved') sendReservation(response, outcome.reservation, 201);
    else sendProblem(response, outcome.kind === 'problem' ? outcome.problem : keyReused);
  };

  const json = express.json({ limit: maxBodyBytes });
  const notCached: RequestHandler = (_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  };
  router.use([reservationPaths.reservations, reservationPaths.byKey], notCached);
  const noSuchReservation: RequestParamHandler = (_request, response, next, text: string) => {
    // PostgreSQL rejects this character.
    if (text.includes('\0')) sendReservation(response, undefined);
    else next();
  };
  router.param('key', noSuchReservation).param('reference', noSuchReservation);
  router.post(reservationPaths.reservations, json, create);
  router.get(reservationPaths.reservations, async (request, response) => {
    const asked = v.safeParse(changesQuerySchema, request.query);
    if (asked.success) {
      response.json(await reservations.changedOn(asked.output.changed_on, asked.output.after));
    } else answerProblem(response, 400, 'changed_on must be a day.');
  });
  router.get(reservationPaths.byKey, async (request, response) => {
    sendReservation(response, await reservations.byKey(request.params.key));
  });
  router.get(reservationPaths.reservation, async (request, response) => {
    sendReservation(response, await reservations.byReference(request.params.reference));
  });
  router.post(reservationPaths.cancellation, json, async (request, response) => {
    const read = v.safeParse(cancellationRequestSchema, request.body);
    if (!read.success) {
      sendInvalid(response, read.issues);
      return;
    }
    const { accepted_fee: acceptedFee } = read.output;
    const outcome = await reservations.cancel(
      request.params.reference,
      acceptedFee,
      (reservation) => cancellationOf(reservation, now()),
    );
    if (outcome.kind === 'feeChanged') sendProblem(response, { ...feeChanged, fee: outcome.fee });
    else sendReservation(response, outcome.kind === 'none' ? undefined : outcome.reservation);
  });
  return router;
}

const changesQuerySchema = v.object({
  changed_on: daySchema,
  after: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
});

const keyReused = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'key-reused',
  detail: `The ${idempotencyKeyHeader} was used with another body.`,
};

const feeChanged = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'fee-changed',
  detail: 'The cancellation fee is higher than the accepted fee.',
};

const noReservation = {
  type: 'about:blank',
  title: 'Not Found',
  status: 404,
  code: 'no-reservation',
  detail: 'There is no such reservation.',
};

function sendReservation(
  response: Response,
  reservation: Reservation | undefined,
  status = 200,
): void {
  if (reservation) response.status(status).json(reservation);
  else sendProblem(response, noReservation);
}

function sendProblem(response: Response, problem: ReservationProblem): void {
  response.status(problem.status).type(problemType).send(JSON.stringify(problem));
}

function sendInvalid(
  response: Response,
  issues: readonly v.BaseIssue<unknown>[],
  members: { code?: 'rejected' } = {},
): void {
  const errors = issues.map((issue): FieldError => {
    return { path: v.getDotPath(issue) ?? '', message: issue.message };
  });
  sendProblem(response, { ...invalid, ...members, errors });
}

const invalid = { type: 'about:blank', title: 'Unprocessable Content', status: 422 };
