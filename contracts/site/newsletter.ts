import * as v from 'valibot';
import { problemSchema } from '../provider/problem.ts';
import { emailSchema } from './fieldSchemas.ts';

/** A request for the newsletter. The response is 202 and does not depend on the address. */
export const subscriptionRequestSchema = v.strictObject({
  email: v.pipe(emailSchema, v.toLowerCase()),
});

/** The token of a link in a mail. */
export const newsletterTokenSchema = v.pipe(
  v.string(),
  v.nonEmpty('is required'),
  v.maxLength(200),
);
export const newsletterTokenRequestSchema = v.strictObject({ token: newsletterTokenSchema });

/**
 * The outcome of a confirmation. `subscribed`: for the first time; a mail with the code is on its
 * way. `subscribed-again`: the person had unsubscribed before; there is no second code. `already`:
 * there was nothing left to do.
 */
export const confirmationSchema = v.object({
  outcome: v.picklist(['subscribed', 'subscribed-again', 'already']),
});
export type Confirmation = v.InferOutput<typeof confirmationSchema>;

/** The problem of a newsletter link. `link-expired` (410): the token is invalid or has expired. */
export const newsletterProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.literal('link-expired'),
});
