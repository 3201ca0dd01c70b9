import * as v from 'valibot';
import { problemSchema } from '../../provider/problem.ts';
import { firstChange } from './deskRecord.ts';
import { listPage, listQuery } from './listSchemas.ts';

/**
 * The states of a mail that was not sent. `waiting`: the site will try again. `failed`: the site
 * gave up.
 */
const unsentStates = ['waiting', 'failed'] as const;

/**
 * The subjects of mails about accounts. `unknown` stands for a mail that cannot be read, for
 * example because AUTH_SECRET has changed.
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

/** The query of `GET /api/desk/account-mails`, which lists the latest mail first. */
export const deskAccountMailsQuerySchema = listQuery({});

/**
 * A mail that has waited for ten minutes, or that the site has given up on. `expired`: its link no
 * longer works.
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

export const deskAccountMailsSchema = listPage(deskAccountMailSchema);

/**
 * The body of `POST …/sending`, which sends a failed mail again or a waiting one now. The mail must
 * be in the state that the page showed.
 */
export const sendAccountMailSchema = v.strictObject({
  state: v.picklist(unsentStates),
  attempts: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type SendAccountMail = v.InferOutput<typeof sendAccountMailSchema>;

/**
 * The reasons why a mail was not sent again (409). `changed`: the mail has changed since the page
 * showed it. `expired`: its link no longer works. `unreadable`: its text cannot be read.
 */
export const accountMailProblemSchema = v.object({
  ...problemSchema.entries,
  code: v.picklist(['changed', 'expired', 'unreadable']),
  ...firstChange,
});
export type AccountMailProblem = v.InferOutput<typeof accountMailProblemSchema>;
