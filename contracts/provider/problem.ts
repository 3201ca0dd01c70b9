import * as v from 'valibot';

/** The media type of every error body. RFC 9457 §3. */
export const problemType = 'application/problem+json';

/**
 * The `type` of the problem that the BFF sends in place of an error body that is not JSON. Such an
 * error may come from a gateway in front of the provider. RFC 9457 §3.1.1.
 */
export const notJsonProblemType = 'urn:problem:not-json';

/**
 * The body of every error response. `title` names the kind of problem, `detail` describes this
 * occurrence, and `status` repeats the HTTP status. RFC 9457 §3.1.
 */
export const problemSchema = v.object({
  type: v.optional(v.string(), 'about:blank'),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  detail: v.optional(v.string()),
});
export type Problem = v.InferOutput<typeof problemSchema>;

/**
 * The body of a 422: a problem that lists the invalid fields of the request body. `path` is the
 * name of the field, with a dot before each nested name or index (`guests.0.name`). It is empty for
 * the body itself.
 */
export const validationProblemSchema = v.object({
  ...problemSchema.entries,
  errors: v.array(v.object({ path: v.string(), message: v.string() })),
});
export type FieldError = v.InferOutput<typeof validationProblemSchema>['errors'][number];
