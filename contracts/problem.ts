import * as v from 'valibot';

/** The media type of every error body. RFC 9457 §3. */
export const problemType = 'application/problem+json';

/**
 * The body of every error the BFF and the sample provider answer themselves: `title` names the kind
 * of problem, `detail` this occurrence of it, `status` repeats the HTTP status. RFC 9457 §3.1.
 */
export const problemSchema = v.object({
  type: v.optional(v.string(), 'about:blank'),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  detail: v.optional(v.string()),
});
export type Problem = v.InferOutput<typeof problemSchema>;
