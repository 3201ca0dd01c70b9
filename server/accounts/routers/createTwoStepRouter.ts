import { type RequestHandler, Router } from 'express';
import * as v from 'valibot';
import {
  codeRequestSchema,
  passwordOnlySchema,
  type RecoveryCodes,
  type TwoStepStart,
} from '#contracts/site/account.ts';
import { methodNotAllowed } from '../../request/problemError.ts';
import { validate } from '../../request/validate.ts';
import { endLinks } from '../accountLinks.ts';
import { mailOwner } from '../accountMail.ts';
import {
  type AccountChange,
  type Accounts,
  sessionView,
  type SignedIn,
} from '../createAccounts.ts';

const renewedSchema = v.object({ backupCodes: v.array(v.string()) });
const startedSchema = v.object({ totpURI: v.string(), backupCodes: v.array(v.string()) });

/** `/api/account/two-step`: sign-in with a code of an authenticator app. RFC 6238. */
export function createTwoStepRouter(accounts: Accounts): Router {
  /** Makes a secret and recovery codes. Nothing changes until a code of the app is confirmed. */
  const start: RequestHandler = async (req, res) => {
    const { accountId } = await accounts.requireSession(req);
    const body = { ...validate(passwordOnlySchema, req.body), method: 'totp' as const };
    const started = await accounts.change(req, res, accountId, ({ call }) =>
      call((api, headers) => api.enableTwoFactor({ body, headers, asResponse: true })),
    );
    const { totpURI: uri, backupCodes: recoveryCodes } = v.parse(startedSchema, started);
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    const view: TwoStepStart = { uri, secret, recoveryCodes };
    res.json(view);
  };

  const confirm: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const body = validate(codeRequestSchema, req.body);
    await accounts.change(req, res, session.accountId, async (parts) => {
      await parts.call((api, headers) => api.verifyTOTP({ body, headers, asResponse: true }));
      await secondStepChanged(parts, session, 'two-step-on');
    });
    res.json({ session: { ...sessionView(session), twoStep: true } });
  };

  const end: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const body = validate(passwordOnlySchema, req.body);
    await accounts.change(req, res, session.accountId, async (parts) => {
      await parts.call((api, headers) => api.disableTwoFactor({ body, headers, asResponse: true }));
      await secondStepChanged(parts, session, 'two-step-off');
    });
    res.json({ session: { ...sessionView(session), twoStep: false } });
  };

  /** Makes new recovery codes in place of all others. The password is checked first, whatever the state. */
  const renewCodes: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const body = validate(passwordOnlySchema, req.body);
    const renewed = await accounts.change(req, res, session.accountId, async (parts) => {
      await parts.call((api, headers) => api.verifyPassword({ body, headers, asResponse: true }));
      const codes = await parts.call((api, headers) =>
        api.generateBackupCodes({ body, headers, asResponse: true }),
      );
      await secondStepChanged(parts, session, 'recovery-codes');
      return codes;
    });
    const { backupCodes: recoveryCodes } = v.parse(renewedSchema, renewed);
    const view: RecoveryCodes = { recoveryCodes };
    res.json(view);
  };

  const router = Router();
  router.route('/').post(start).all(methodNotAllowed);
  router.route('/confirmation').post(confirm).all(methodNotAllowed);
  router.route('/recovery-codes').post(renewCodes).all(methodNotAllowed);
  router.route('/end').post(end).all(methodNotAllowed);
  return router;
}

/** Ends the links of the account and tells its owner. */
async function secondStepChanged(
  { tx, context }: AccountChange,
  session: SignedIn,
  template: 'two-step-on' | 'two-step-off' | 'recovery-codes',
): Promise<void> {
  await endLinks(tx, session.accountId);
  await mailOwner(context, session, { template });
}
