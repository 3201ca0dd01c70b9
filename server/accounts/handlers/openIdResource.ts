import { type Request, type Response, Router } from 'express';
import * as v from 'valibot';
import { routes } from '#client/domain/paths.ts';
import type { OpenIdOutcome } from '#contracts/site/account/account.ts';
import { openIdRequestSchema } from '#contracts/site/account/account.ts';
import {
  defaultLanguage,
  type Language,
  languages,
  pathPrefix,
} from '#contracts/texts/languages.ts';
import { authHeaders, passCookies } from '../../auth/callAuth.ts';
import {
  OpenIdFailure,
  openIdCallbackMs,
  type OpenIdProvider,
} from '../../auth/openid/openIdProvider.ts';
import { createOpenIdSteps, putStep } from '../../auth/openid/openIdSteps.ts';
import type { ApiResource } from '../../request/createApiRouter.ts';
import { methodNotAllowed, ProblemError } from '../../request/problemError.ts';
import type { AccountContext } from '../accountContext.ts';
import { cookiePrefix } from '../accountLinks.ts';
import { accountProblem } from '../accountProblems.ts';
import { readAuthResponse, signInView } from '../callAuth.ts';
import type { Accounts } from '../createAccounts.ts';
import type { SignInGuard } from '../createSignInGuard.ts';
import type { AccountIdentities } from '../identities.ts';

/** The path to which the issuer sends the browser back. */
export const openIdCallback = '/api/oidc/callback';

const flowSchema = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  language: v.picklist(languages),
  from: openIdRequestSchema.entries.from,
  timeZone: v.optional(v.string()),
});
type Way = Pick<v.InferOutput<typeof flowSchema>, 'language' | 'from'>;

/**
 * Creates the sign-in with an account of another site. `begin` returns the address at the other
 * site. The browser comes back to `/api/oidc/callback`, which always redirects to the sign-in page.
 * The page then shows the outcome. ADR 0040.
 */
export function createOpenIdSignIn(
  context: AccountContext,
  accounts: Accounts,
  { guard, identities }: { guard: SignInGuard; identities: AccountIdentities },
) {
  const { openId, trustProxy, log } = context;
  const flows = createOpenIdSteps(context, {
    kind: 'flow',
    schema: flowSchema,
    nameOf: (secure) => `${cookiePrefix(secure)}.oidc`,
    cookie: { path: '/' },
    isSecure: accounts.isSecure,
  });

  const begin = async (
    { from, timeZone }: v.InferOutput<typeof openIdRequestSchema>,
    { language, req, res }: { language: Language; req: Request; res: Response },
  ): Promise<{ address: string }> => {
    if (!openId) throw new ProblemError(404, 'This site has no OpenID provider.');
    try {
      const { address, flow } = await openId.begin(language);
      await flows.put(req, res, { ...flow, language, from, timeZone });
      return { address };
    } catch (error) {
      throw error instanceof OpenIdFailure ? accountProblem('oidc-unavailable') : error;
    }
  };

  /** Signs in the person whom the issuer has identified, or returns the reason why not. */
  const signIn = async (
    provider: OpenIdProvider,
    query: string,
    { req, res, flow }: { req: Request; res: Response; flow: v.InferOutput<typeof flowSchema> },
  ): Promise<OpenIdOutcome> => {
    const identity = await provider.finish(query, flow);
    const owner = await identities.ownerOf(identity, { language: flow.language, req, res });
    if (owner.kind !== 'account') return owner.kind === 'taken' ? 'taken' : 'link';
    const { accountId } = owner;
    const headers = authHeaders(req, trustProxy);
    const { api } = accounts.authFor(req);
    const answer = await api.signInLinked({ body: { accountId }, headers, asResponse: true });
    const view = signInView(await readAuthResponse(answer));
    passCookies(answer, res);
    const { name } = provider.settings;
    if (view.outcome === 'two-step') {
      const step = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
      const token = step.find((cookie) => cookie.includes('.two_factor='));
      await putStep(context, { kind: 'code', token: token ?? '', data: { provider: name } });
      return 'code';
    }
    await guard.signedIn(req, res, view, {
      way: 'oidc',
      provider: name,
      timeZone: flow.timeZone,
    });
    return 'signed-in';
  };

  const callback = async (req: Request, res: Response): Promise<void> => {
    const query = new URL(req.originalUrl, 'http://site.invalid').search;
    const state = new URLSearchParams(query).get('state') ?? '';
    let way: Way = { language: languageOf(state), from: undefined };
    let outcome: OpenIdOutcome = 'again';
    try {
      const flow = await flows.take(req, res);
      if (flow && openId && flow.state === state) {
        way = flow;
        outcome = await signIn(openId, query, { req, res, flow });
      }
    } catch (error) {
      if (error instanceof OpenIdFailure) outcome = error.reason;
      else {
        log.error({ err: error }, 'a sign-in with an account of another site failed');
        outcome = 'failed';
      }
    }
    res.redirect(303, addressOf(way, outcome));
  };

  const router = Router();
  router.route('/callback').get(callback).all(methodNotAllowed);
  const resource: ApiResource = { handler: router, timeoutMs: openIdCallbackMs };
  return { begin, resources: { oidc: resource } };
}

/**
 * Returns the address of the sign-in page, which shows the outcome. The page validates `from` like
 * any other path to return to.
 */
function addressOf({ language, from }: Way, outcome: OpenIdOutcome): string {
  const query = new URLSearchParams({ oidc: outcome, ...(from !== undefined && { from }) });
  return `${pathPrefix(language)}${routes.signIn}?${query.toString()}`;
}

/**
 * Returns the language at the beginning of a sign-in's `state`. The callback uses it only if the
 * stored flow is missing, for the page that shows the refusal.
 */
function languageOf(state: string): Language {
  return languages.find((each) => state.startsWith(`${each}.`)) ?? defaultLanguage;
}
