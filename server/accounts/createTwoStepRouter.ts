import { type Request, type RequestHandler, type Response as HttpResponse, Router } from 'express';
import * as v from 'valibot';
import {
  codeRequestSchema,
  passwordOnlySchema,
  type RecoveryCodes,
  type TwoStepStart,
} from '#contracts/site/account.ts';
import { methodNotAllowed } from '../api/methodNotAllowed.ts';
import { validate } from '../api/validate.ts';
import { type Accounts, sessionView, type SignedIn } from './createAccounts.ts';
import type { Auth } from './createAuth.ts';
import type { AccountMail } from './mails/accountMail.ts';

const renewedSchema = v.object({ backupCodes: v.array(v.string()) });
const startedSchema = v.object({ totpURI: v.string(), backupCodes: v.array(v.string()) });

type Calls = {
  /** Calls better-auth and gives its cookies to the browser. */
  call: (
    req: Request,
    res: HttpResponse,
    run: (api: Auth['api'], headers: Headers) => Promise<Response>,
  ) => Promise<unknown>;
  /** Sends a mail about the account. */
  tell: (session: SignedIn, to: string, content: AccountMail['content']) => Promise<void>;
};

/** `/api/account/two-step`: sign-in with a code of an authenticator app. RFC 6238. */
export function createTwoStepRouter(accounts: Accounts, { call, tell }: Calls): Router {
  /** Makes a secret and recovery codes. Nothing changes until a code of the app is confirmed. */
  const start: RequestHandler = async (req, res) => {
    await accounts.requireSession(req);
    const body = { ...validate(passwordOnlySchema, req.body), method: 'totp' as const };
    const started = await call(req, res, (api, headers) =>
      api.enableTwoFactor({ body, headers, asResponse: true }),
    );
    const { totpURI: uri, backupCodes: recoveryCodes } = v.parse(startedSchema, started);
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    const view: TwoStepStart = { uri, secret, recoveryCodes };
    res.json(view);
  };

  const confirm: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const body = validate(codeRequestSchema, req.body);
    await call(req, res, (api, headers) => api.verifyTOTP({ body, headers, asResponse: true }));
    await tell(session, session.email, { template: 'two-step-on' });
    res.json({ session: { ...sessionView(session), twoStep: true } });
  };

  const end: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const body = validate(passwordOnlySchema, req.body);
    await call(req, res, (api, headers) =>
      api.disableTwoFactor({ body, headers, asResponse: true }),
    );
    await tell(session, session.email, { template: 'two-step-off' });
    res.json({ session: { ...sessionView(session), twoStep: false } });
  };

  /** Makes new recovery codes in place of all others. The password is checked first, whatever the state. */
  const renewCodes: RequestHandler = async (req, res) => {
    const session = await accounts.requireSession(req);
    const body = validate(passwordOnlySchema, req.body);
    await call(req, res, (api, headers) => api.verifyPassword({ body, headers, asResponse: true }));
    const renewed = await call(req, res, (api, headers) =>
      api.generateBackupCodes({ body, headers, asResponse: true }),
    );
    await tell(session, session.email, { template: 'recovery-codes' });
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
