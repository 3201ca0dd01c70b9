import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { type FieldError, fieldError, fieldErrorOf } from '#contracts/site/fieldError.ts';
import { isPlainText, toPlainText } from '#contracts/values/plainText.ts';
import { ProblemError } from './problemError.ts';

const maxErrors = 20;

/**
 * Parses the input with its schema and returns the result. Throws a 422 problem that names the
 * invalid fields, at most 20. RFC 9110 §15.5.21.
 */
export function validate<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw invalidFields(result.issues.map(fieldErrorOf));
}

/** Returns the 422 problem that names invalid fields, at most 20. */
export function invalidFields(errors: readonly FieldError[]): ProblemError {
  return new ProblemError(422, 'The request has invalid fields.', {
    errors: errors.slice(0, maxErrors),
  });
}

/**
 * Rejects a parsed body with 422 if one of its texts or keys contains a character that cannot be
 * stored. This applies to every resource and every schema, passwords included. ADR 0009.
 */
export const plainBody: RequestHandler = (req, _res, next) => {
  const paths = findUnprintable(req.body);
  if (paths.length > 0)
    throw invalidFields(paths.map((path) => fieldError(path, 'control-characters')));
  next();
};

/**
 * Returns the paths of the texts and keys that are not plain. It uses a loop, because bodies may be
 * nested thousands of levels deep.
 */
function findUnprintable(body: unknown): string[] {
  const found: string[] = [];
  const open = [{ value: body, path: '' }];
  for (const { value, path } of open) {
    if (typeof value === 'string' && !isPlainText(value)) found.push(path);
    if (typeof value !== 'object' || value === null) continue;
    const entries: [string, unknown][] = Object.entries(value);
    for (const [key, child] of entries) {
      const at = path === '' ? toPlainText(key) : `${path}.${toPlainText(key)}`;
      if (!isPlainText(key)) found.push(at);
      open.push({ value: child, path: at });
    }
  }
  return found;
}
