import * as v from 'valibot';
import type { FieldError } from '#contracts/provider/problem.ts';
import { ProblemError } from './problemError.ts';

const maxErrors = 20;

/**
 * Returns the input as its schema describes it. Throws a 422 problem that names each invalid field,
 * the first 20 of them. RFC 9110 §15.5.21.
 */
export function validate<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw invalidFields(
    result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
  );
}

/** The 422 problem that names invalid fields, the first 20 of them. */
export function invalidFields(errors: readonly FieldError[]): ProblemError {
  return new ProblemError(422, 'The request has invalid fields.', {
    errors: errors.slice(0, maxErrors),
  });
}
