import { isUtf8 } from 'node:buffer';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { ProblemError } from './problemError.ts';
import { plainBody } from './validate.ts';

/**
 * Parses a JSON request body into `req.body`, which stays undefined if the request has none.
 * Rejects any other media type, charset or content encoding (415), invalid UTF-8 and malformed JSON
 * (400). Also rejects more than `maxBytes` (413), and characters that cannot be stored (422). For
 * malformed JSON, the problem contains the position of the error.
 */
export function jsonBody(
  maxBytes: number,
  types: readonly string[] = ['application/json'],
): (RequestHandler | ErrorRequestHandler)[] {
  const parse = express.json({
    type: [...types],
    limit: maxBytes,
    inflate: false,
    strict: false,
    verify: requireUtf8,
  });
  const requireJson: RequestHandler = (req, _res, next) => {
    const empty = req.headers['content-length'] === '0';
    // `is` returns null for a request without a body.
    if (!empty && req.is([...types]) === false) {
      throw new ProblemError(415, `The body must be ${types.join(' or ')}.`);
    }
    next();
  };
  const explain: ErrorRequestHandler = (error, _req, _res, next) => {
    next(explained(error, maxBytes));
  };
  return [requireJson, parse, explain, plainBody];
}

/**
 * Rejects other charsets and invalid UTF-8. By default, express.json also reads UTF-16, UTF-32 and
 * UTF-7, and replaces invalid bytes by U+FFFD. RFC 8259 §8.1.
 */
function requireUtf8(_req: unknown, _res: unknown, body: Buffer, charset: string): void {
  if (charset !== 'utf-8') throw new BodyError('charset.unsupported');
  if (!isUtf8(body)) throw new BodyError('bytes.invalid');
}

/**
 * An error of a body without a more specific class. `type` names the kind of error, as in the
 * errors of express.json.
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

/**
 * Checks the length of a body without reading it: 413 if it is more than `maxBytes`, 411 if the
 * request does not state its length. Node reads no more bytes than the request has announced.
 */
export function unreadBody(maxBytes: number): RequestHandler {
  return (req, _res, next) => {
    if (req.headers['transfer-encoding'] !== undefined) {
      throw new ProblemError(411, 'The request must have a Content-Length.');
    }
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) {
      throw new ProblemError(413, `The body is larger than ${maxBytes} bytes.`);
    }
    next();
  };
}

/**
 * Returns the position of the first character that makes a text invalid JSON, or the length of a
 * text that ends too early. Most messages of V8 contain the position, but not those for an
 * unexpected character. For these, a binary search over prefixes of the text finds the position.
 */
export function jsonErrorPosition(text: string): number {
  const message = parseError(text);
  const [, position] = / at position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  if (!isUnexpectedToken(message)) return text.length;
  let valid = 0;
  let invalid = text.length;
  while (valid + 1 < invalid) {
    const middle = Math.floor((valid + invalid) / 2);
    if (isUnexpectedToken(parseError(text.slice(0, middle)))) invalid = middle;
    else valid = middle;
  }
  return valid;
}

function isUnexpectedToken(message: string): boolean {
  return message.startsWith('Unexpected token');
}

function parseError(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
}
