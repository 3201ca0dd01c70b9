import * as v from 'valibot';
import { problemSchema } from '../provider/problem.ts';

/**
 * The body of every error response of the site's own server. `code` identifies the problem, and
 * pages have a text for it. `detail` is English text for developers, which travelers never see. ADR
 * 0020.
 */
const siteProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.optional(v.string()),
});

/**
 * The possible errors of a field. `invalid` is any error without a code. Clients treat an unknown
 * code as `invalid`. `unchanged`: the new e-mail address equals the current one of the account.
 */
export const fieldErrorCodes = [
  'required',
  'too-short',
  'too-long',
  'one-line',
  'control-characters',
  'password-common',
  'password-personal',
  'password-leaked',
  'unchanged',
  'invalid',
] as const;
type FieldErrorCode = (typeof fieldErrorCodes)[number];

/**
 * An invalid field of a request. Clients have a text for `code`, and insert `params` into it, which
 * are limits in characters. `message` is English text for developers, which travelers never see.
 */
const fieldErrorSchema = v.object({
  path: v.string(),
  message: v.string(),
  code: v.optional(v.fallback(v.picklist(fieldErrorCodes), 'invalid'), 'invalid'),
  params: v.optional(v.object({ min: v.optional(v.string()), max: v.optional(v.string()) })),
});
export type FieldError = v.InferOutput<typeof fieldErrorSchema>;

/** The body of a 422 of the site: a problem that lists the invalid fields, each with a code. */
export const invalidFieldsSchema = v.object({
  ...siteProblemSchema.entries,
  errors: v.array(fieldErrorSchema),
});

/** The messages of checks whose code cannot be derived from their kind. */
export const fieldMessages = {
  'one-line': 'must be one line',
  'control-characters': 'must not contain control characters',
  'password-common': 'must not be a common password',
  'password-personal': 'must be more than your name or address',
  'password-leaked': 'was leaked',
  unchanged: 'is the address of the account already',
} as const satisfies Partial<Record<FieldErrorCode, string>>;

const messages: Partial<Record<FieldErrorCode, string>> = fieldMessages;

/** Returns the error of a field for one of these messages. */
export function fieldError(path: string, code: keyof typeof fieldMessages): FieldError {
  return { path, message: fieldMessages[code], code };
}

/**
 * Converts a schema issue into the error of a field. The browser and the server use the same
 * errors.
 */
export function fieldErrorOf(issue: v.GenericIssue): FieldError {
  return { path: v.getDotPath(issue) ?? '', message: issue.message, ...faultOf(issue) };
}

function faultOf(issue: v.GenericIssue): Pick<FieldError, 'code' | 'params'> {
  const { type, input, received, requirement, message } = issue;
  const own = fieldErrorCodes.find((code) => messages[code] === message);
  if (own) return { code: own };
  if (received === 'undefined' || type === 'non_empty') return { code: 'required' };
  if (typeof input !== 'string') return { code: 'invalid' };
  if (type === 'min_length') return { code: 'too-short', params: { min: String(requirement) } };
  if (type === 'max_length') return { code: 'too-long', params: { max: String(requirement) } };
  return { code: 'invalid' };
}
