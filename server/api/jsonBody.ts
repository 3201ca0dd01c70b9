import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { ProblemError } from '../pipeline/problemError.ts';
import { jsonErrorPosition } from './jsonErrorPosition.ts';

/**
 * Parses a JSON request body into `req.body`, which stays undefined when the request has none. Rejects
 * any other media type, charset or content encoding (415), malformed JSON (400, with its position) and more than
 * `maxBytes` (413).
 */
export function jsonBody(maxBytes: number): (RequestHandler | ErrorRequestHandler)[] {
  const parse = express.json({ limit: maxBytes, inflate: false, strict: false });
  const requireJson: RequestHandler = (req, _res, next) => {
    const empty = req.headers['content-length'] === '0';
    // `is` returns null for a request without a body.
    if (!empty && req.is('application/json') === false) {
      throw new ProblemError(415, 'The body must be application/json.');
    }
    next();
  };
  const explain: ErrorRequestHandler = (error, _req, _res, next) => {
    next(explained(error, maxBytes));
  };
  return [requireJson, parse, explain];
}

function explained(error: unknown, maxBytes: number): unknown {
  if (typeof error !== 'object' || error === null || !('type' in error)) return error;
  switch (error.type) {
    case 'entity.parse.failed': {
      const text = 'body' in error ? String(error.body) : '';
      const position = jsonErrorPosition(text);
      return new ProblemError(400, `The body is not valid JSON: error at position ${position}.`);
    }
    case 'entity.too.large':
      return new ProblemError(413, `The body is larger than ${maxBytes} bytes.`);
    case 'encoding.unsupported':
      return new ProblemError(415, 'The body must not have a content encoding.');
    case 'charset.unsupported':
      return new ProblemError(415, 'The body must be in UTF-8.');
    default:
      return error;
  }
}
