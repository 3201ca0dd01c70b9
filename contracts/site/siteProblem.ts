import * as v from 'valibot';
import { problemSchema } from '../provider/problem.ts';

/**
 * The body of every error response of the site's own server. `code` names the problem for programs,
 * and pages word it. `detail` is English, for developers; travellers never see it. ADR 0020.
 */
export const siteProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.optional(v.string()),
});
