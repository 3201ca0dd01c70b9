import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { type Problem, problemType } from '../problem.ts';

/** Answers an error with a problem body that no cache keeps. RFC 9457. */
export function answerProblem(response: Response, status: number, detail: string): void {
  const title = STATUS_CODES[status] ?? 'Error';
  const problem: Problem = { type: 'about:blank', title, status, detail };
  response
    .status(status)
    .set('cache-control', 'no-store')
    .type(problemType)
    .send(JSON.stringify(problem));
}

/** Every address that nothing else answers. */
export const unknownAddress: RequestHandler = (request, response) => {
  answerProblem(response, 404, `There is nothing at ${request.path}.`);
};

/** A known address called with a method other than GET or HEAD. RFC 9110 §15.5.6. */
export const readOnly: RequestHandler = (request, response) => {
  response.set('allow', 'GET, HEAD');
  answerProblem(response, 405, `${request.method} is not possible here.`);
};

/**
 * What Express throws, such as an address whose percent-encoding is broken, as a problem: its own
 * page would be HTML and show the stack. A fault of the provider itself is warned about on the console.
 */
export const faultToProblem: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  if (isRequestFault(error)) {
    answerProblem(response, 400, 'The address cannot be read.');
    return;
  }
  process.emitWarning(error instanceof Error ? error : String(error));
  answerProblem(response, 500, 'The provider failed.');
};

function isRequestFault(error: unknown): boolean {
  if (!(error instanceof Error) || !('status' in error)) return false;
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}
