import * as v from 'valibot';
import { problemSchema } from '../../provider/problem.ts';
import { firstChange } from './deskRecord.ts';
import { listPage, listQuery } from './listSchemas.ts';

/** `waiting`: it is tried again; `failed`: it was given up. */
const unsentStates = ['waiting', 'failed'] as const;

/**
 * What mails about accounts say, and `unknown` for one that cannot be read, such as with another
 * AUTH_SECRET.
 */
const accountMailNames = [
  'verify',
  'reset',
  'confirm-email',
  'email-changing',
  'email-changed',
  'existing',
  'password-changed',
  'two-step-on',
  'two-step-off',
  'two-step-reset',
  'recovery-codes',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'passkey-copied',
  'identity-linked',
  'deleted',
  'unknown',
] as const;

/** `GET /api/desk/account-mails`: the latest first. */
export const deskAccountMailsQuerySchema = listQuery({});

/**
 * A mail that has waited for ten minutes or was given up. `expired`: its link does not work any
 * more.
 */
export const deskAccountMailSchema = v.object({
  id: v.string(),
  accountId: v.string(),
  mail: v.picklist(accountMailNames),
  state: v.picklist(unsentStates),
  attempts: v.number(),
  createdAt: v.string(),
  nextAttemptAt: v.nullable(v.string()),
  failedAt: v.nullable(v.string()),
  lastError: v.nullable(v.string()),
  expired: v.boolean(),
});
export type DeskAccountMail = v.InferOutput<typeof deskAccountMailSchema>;

/** A page of such mails. */
export const deskAccountMailsSchema = listPage(deskAccountMailSchema);

/**
 * `POST …/sending`: sends a mail again, or now instead of later, if it is still as it was shown.
 */
export const sendAccountMailSchema = v.strictObject({
  state: v.picklist(unsentStates),
  attempts: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type SendAccountMail = v.InferOutput<typeof sendAccountMailSchema>;

/**
 * A mail that was not sent again (409). `changed`: it is not as it was when it was shown.
 * `expired`: its link does not work any more. `unreadable`: its text cannot be read.
 */
export const accountMailProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(['changed', 'expired', 'unreadable']),
  ...firstChange,
});
export type AccountMailProblem = v.InferOutput<typeof accountMailProblemSchema>;
