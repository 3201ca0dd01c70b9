import * as v from 'valibot';

/**
 * The members of a 409 that say who was first: `by` is a name of the staff, an address or a user of
 * the operator's system, `at` when it was. Null or left out if nobody of the desk did it, or if
 * that is not known.
 */
export const firstChange = {
  by: v.optional(v.nullable(v.string())),
  at: v.optional(v.nullable(v.string())),
} as const;

/** Who was first, as `firstChange` describes it. */
export type FirstChange = { by: string | null; at: string | null };
