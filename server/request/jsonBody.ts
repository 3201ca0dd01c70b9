import { isUtf8 } from 'node:buffer';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { ProblemError } from './problemError.ts';
import { jsonErrorPosition } from './jsonErrorPosition.ts';
import { plainBody } from './plainBody.ts';

/**
 * Parses a JSON request body into `req.body`, which stays undefined when the request has none. Rejects any
 * other media type, charset or content encoding (415), bytes that are not UTF-8 and malformed JSON (400,
 * with its position), more than `maxBytes` (413), and characters that cannot be stored (422).
 */
export function jsonBody(maxBytes: number): (RequestHandler | ErrorRequestHandler)[] {
  const parse = express.json({
    limit: maxBytes,
    inflate: false,
    strict: false,
    verify: requireUtf8,
  });
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
  return [requireJson, parse, explain, plainBody];
}

/**
 * By itself express.json also reads UTF-16, UTF-32 and UTF-7, and replaces invalid bytes by U+FFFD. RFC
 * 8259 §8.1.
 */
function requireUtf8(_req: unknown, _res: unknown, body: Buffer, charset: string): void {
  if (charset !== 'utf-8') throw new BodyError('charset.unsupported');
  if (!isUtf8(body)) throw new BodyError('bytes.invalid');
}

/**
 * An error of a body that has no other class. `type` tells what is wrong, as in the errors of
 * express.json.
 */
class BodyError extends Error {
  override readonly name = 'BodyError';

  readonly type: string;

  constructor(type: string) {
    super(type);
    this.type = type;
  }
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
    case 'bytes.invalid':
      return new ProblemError(400, 'The body is not valid UTF-8.');
    default:
      return error;
  }
}
