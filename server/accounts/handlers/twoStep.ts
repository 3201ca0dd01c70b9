import type { Request, Response } from 'express';
import * as v from 'valibot';
import type { RecoveryCodes, Session, TwoStepStart } from '#contracts/site/account/account.ts';
import { takeCode } from '../../auth/oneTimeCode.ts';
import type { AccountContext } from '../accountContext.ts';
import { endLinks } from '../accountLinks.ts';
import { mailOwner } from '../accountMail.ts';
import { accountProblem } from '../accountProblems.ts';
import {
  type AccountChange,
  type Accounts,
  sessionView,
  type SignedIn,
} from '../createAccounts.ts';

const renewedSchema = v.object({ backupCodes: v.array(v.string()) });
const startedSchema = v.object({ totpURI: v.string(), backupCodes: v.array(v.string()) });

type Exchange = { req: Request; res: Response };
type Password = { password: string };

/**
 * Creates the handlers for the second step of sign-ins, which is a code of an authenticator app.
 * RFC 6238.
 */
export function createTwoStep({ secret, now }: AccountContext, accounts: Accounts) {
  /**
   * Creates a secret and recovery codes. Nothing changes for sign-ins until a code of the app
   * confirms the secret.
   */
  const start = async (
    { accountId }: SignedIn,
    { password }: Password,
    { req, res }: Exchange,
  ): Promise<TwoStepStart> => {
    const body = { password, method: 'totp' as const };
    const started = await accounts.change(req, res, accountId, ({ call }) =>
      call((api, headers) => api.enableTwoFactor({ body, headers, asResponse: true })),
    );
    const { totpURI: uri, backupCodes: recoveryCodes } = v.parse(startedSchema, started);
    const key = new URL(uri).searchParams.get('secret') ?? '';
    return { uri, secret: key, recoveryCodes };
  };

  const confirm = async (
    session: SignedIn,
    body: { code: string },
    { req, res }: Exchange,
  ): Promise<Session> => {
    const { accountId } = session;
    await accounts.change(req, res, accountId, async (parts) => {
      const steps = { db: parts.tx, table: 'twoFactor', secret, now: now() } as const;
      const taken = await takeCode(steps, accountId, body.code);
      if (taken === 'used') throw accountProblem('used-code');
      await parts.call((api, headers) => api.verifyTOTP({ body, headers, asResponse: true }));
      await secondStepChanged(parts, session, 'two-step-on');
    });
    return { ...sessionView(session), twoStep: true };
  };

  const end = async (
    session: SignedIn,
    body: Password,
    { req, res }: Exchange,
  ): Promise<Session> => {
    await accounts.change(req, res, session.accountId, async (parts) => {
      await parts.call((api, headers) => api.disableTwoFactor({ body, headers, asResponse: true }));
      await secondStepChanged(parts, session, 'two-step-off');
    });
    return { ...sessionView(session), twoStep: false };
  };

  /**
   * Replaces all recovery codes with new ones. The password is checked first, whether or not the
   * second step is on.
   */
  const renewCodes = async (
    session: SignedIn,
    body: Password,
    { req, res }: Exchange,
  ): Promise<RecoveryCodes> => {
    const renewed = await accounts.change(req, res, session.accountId, async (parts) => {
      await parts.call((api, headers) => api.verifyPassword({ body, headers, asResponse: true }));
      const codes = await parts.call((api, headers) =>
        api.generateBackupCodes({ body, headers, asResponse: true }),
      );
      await secondStepChanged(parts, session, 'recovery-codes');
      return codes;
    });
    const { backupCodes: recoveryCodes } = v.parse(renewedSchema, renewed);
    return { recoveryCodes };
  };

  return { start, confirm, end, renewCodes };
}

/** Ends the links of the account and notifies its owner. */
async function secondStepChanged(
  { tx, context }: AccountChange,
  session: SignedIn,
  template: 'two-step-on' | 'two-step-off' | 'recovery-codes',
): Promise<void> {
  await endLinks(tx, session.accountId);
  await mailOwner(context, session, { template });
}
