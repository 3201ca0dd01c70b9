import * as v from 'valibot';
import { problemSchema } from '../provider/problem.ts';
import { emailSchema } from './fieldSchemas.ts';

/** Asks for the newsletter. The response, 202, is the same for every address. */
export const subscriptionRequestSchema = v.strictObject({
  email: v.pipe(emailSchema, v.toLowerCase()),
});

/** A token of a link in a mail. */
export const newsletterTokenSchema = v.pipe(
  v.string(),
  v.nonEmpty('is required'),
  v.maxLength(200),
);
export const newsletterTokenRequestSchema = v.strictObject({ token: newsletterTokenSchema });

/**
 * What a confirmation led to. `subscribed`: for the first time; the mail with the code is on its
 * way. `subscribed-again`: after having unsubscribed; there is no second code. `already`: nothing
 * was left to do.
 */
export const confirmationSchema = v.object({
  outcome: v.picklist(['subscribed', 'subscribed-again', 'already']),
});
export type Confirmation = v.InferOutput<typeof confirmationSchema>;

/** `link-expired` (410): the token is not valid, or not any more. */
export const newsletterProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.literal('link-expired'),
});
