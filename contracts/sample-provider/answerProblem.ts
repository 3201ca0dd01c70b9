import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { type Problem, problemType } from '../provider/problem.ts';

/** Responds with an error as a problem body that is not cached. RFC 9457. */
export function answerProblem(response: Response, status: number, detail: string): void {
  const title = STATUS_CODES[status] ?? 'Error';
  const problem: Problem = { type: 'about:blank', title, status, detail };
  response
    .status(status)
    .set('cache-control', 'no-store')
    .type(problemType)
    .send(JSON.stringify(problem));
}

/** Responds 404 to every address without a route. */
export const unknownAddress: RequestHandler = (request, response) => {
  answerProblem(response, 404, `There is nothing at ${request.path}.`);
};

/** Responds 405 to any method but GET and HEAD. RFC 9110 §15.5.6. */
export const readOnly: RequestHandler = (request, response) => {
  response.set('allow', 'GET, HEAD');
  answerProblem(response, 405, `${request.method} is not possible here.`);
};

/**
 * Converts an error that Express catches into a problem body: 400 for a malformed address or body,
 * otherwise 500 with a warning on the console. Express itself would send HTML with the stack trace.
 */
export const errorToProblem: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  if (isRequestError(error)) {
    answerProblem(response, 400, 'The request cannot be read.');
    return;
  }
  process.emitWarning(error instanceof Error ? error : String(error));
  answerProblem(response, 500, 'The provider failed.');
};

function isRequestError(error: unknown): boolean {
  if (!(error instanceof Error) || !('status' in error)) return false;
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}
