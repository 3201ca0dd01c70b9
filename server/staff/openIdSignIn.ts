import { type Request, type Response, Router } from 'express';
import * as v from 'valibot';
import { deskPaths } from '#client/desk/deskPaths.ts';
import type { DeskOpenIdOutcome } from '#contracts/site/desk/deskSession.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { passCookies, readAuthResponse } from '../auth/callAuth.ts';
import {
  OpenIdFailure,
  openIdCallbackMs,
  type OpenIdProvider,
  type SignedInPerson,
} from '../auth/openid/openIdProvider.ts';
import { createOpenIdSteps, putStep, takeStep } from '../auth/openid/openIdSteps.ts';
import { deskProblem } from '../desk/deskProblems.ts';
import type { ApiResource } from '../request/createApiRouter.ts';
import { methodNotAllowed, ProblemError } from '../request/problemError.ts';
import { deskCookiePrefix, problemOfStaffAuthError } from './createStaffAuth.ts';
import type { StaffSessions } from './createStaffSessions.ts';
import type { StaffContext } from './staffContext.ts';

/** The path to which the issuer sends the browser back. */
export const deskOpenIdCallback = '/api/desk/oidc/callback';

const flowSchema = v.object({ state: v.string(), nonce: v.string(), verifier: v.string() });
const linkSchema = v.object({ issuer: v.string(), subject: v.string() });

/**
 * Creates the first step of a sign-in to the desk with an account of another site. This step
 * replaces the password. The second step is still a code. Only existing members can sign in. The
 * verified address identifies a member until a code is accepted. After that, the subject does.
 * ADR 0040.
 */
export function createStaffOpenId(
  context: StaffContext,
  sessions: StaffSessions,
  openId: OpenIdProvider | undefined,
) {
  const { database, now, log } = context;
  const flows = createOpenIdSteps(context, {
    kind: 'desk-flow',
    schema: flowSchema,
    nameOf: (secure) => `${deskCookiePrefix(secure)}.oidc`,
    cookie: { path: '/api/desk' },
    isSecure: sessions.isSecure,
  });

  const begin = async (req: Request, res: Response, language: Language) => {
    if (!openId) throw new ProblemError(404, 'The desk has no OpenID provider.');
    try {
      const { address, flow } = await openId.begin(language);
      await flows.put(req, res, flow);
      return { address };
    } catch (error) {
      throw error instanceof OpenIdFailure ? deskProblem('oidc-unavailable') : error;
    }
  };

  /** Selects the members who can sign in. Ended and invited members cannot. */
  const members = () =>
    database.db
      .selectFrom('staff')
      .select('staff.id')
      .where('staff.endedAt', 'is', null)
      .where('staff.twoFactorEnabled', '=', true);

  /** Returns the member who belongs to a person at the issuer, or the reason why there is none. */
  const memberOf = async (
    person: SignedInPerson,
  ): Promise<{ id: string } | 'unknown' | 'taken'> => {
    const linked = await database.db
      .selectFrom('staff_oidc_links')
      .select('staff_id')
      .where('issuer', '=', person.issuer)
      .where('subject', '=', person.subject)
      .executeTakeFirst();
    if (linked) {
      const member = members().where('staff.id', '=', linked.staff_id);
      return (await member.executeTakeFirst()) ?? 'unknown';
    }
    if (person.missing !== undefined) throw new OpenIdFailure(person.missing);
    const member = await members().where('staff.email', '=', person.email).executeTakeFirst();
    if (!member) return 'unknown';
    const other = await database.db
      .selectFrom('staff_oidc_links')
      .select('staff_id')
      .where('staff_id', '=', member.id)
      .where('issuer', '=', person.issuer)
      .executeTakeFirst();
    return other ? 'taken' : member;
  };

  const takeFirstStep = async (
    provider: OpenIdProvider,
    query: string,
    { req, res, flow }: { req: Request; res: Response; flow: v.InferOutput<typeof flowSchema> },
  ): Promise<DeskOpenIdOutcome> => {
    const person = await provider.finish(query, flow);
    const member = await memberOf(person);
    if (typeof member === 'string') return member;
    const headers = sessions.headersWith(req, 'none');
    const { api } = sessions.authFor(req);
    const body = { staffId: member.id };
    const answer = await api.takeFirstStep({ body, headers, asResponse: true });
    v.parse(
      v.object({ twoFactorRedirect: v.literal(true) }),
      await readAuthResponse(answer, problemOfStaffAuthError),
    );
    const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
    const token = cookies.find((each) => each.includes('.two_factor=')) ?? '';
    const { issuer, subject } = person;
    await putStep(context, { kind: 'code', token, data: { issuer, subject } });
    passCookies(answer, res);
    return 'code';
  };

  const callback = async (req: Request, res: Response): Promise<void> => {
    const query = new URL(req.originalUrl, 'http://site.invalid').search;
    let outcome: DeskOpenIdOutcome = 'again';
    try {
      const flow = await flows.take(req, res);
      if (flow && openId && flow.state === new URLSearchParams(query).get('state')) {
        outcome = await takeFirstStep(openId, query, { req, res, flow });
      }
    } catch (error) {
      if (error instanceof OpenIdFailure) outcome = error.reason;
      else {
        log.error({ err: error }, 'a sign-in to the desk with an account of another site failed');
        outcome = 'failed';
      }
    }
    res.redirect(303, `${deskPaths.today}?oidc=${outcome}`);
  };

  const router = Router();
  router.route('/callback').get(callback).all(methodNotAllowed);
  const resource: ApiResource = { handler: router, timeoutMs: openIdCallbackMs };
  return {
    begin,
    /** `/api/desk/oidc` */
    resource,
    /** Links the account of the other site. Call it after a code was accepted. */
    linkAfterCode: async (req: Request, staffId: string): Promise<void> => {
      const token = sessions.headersWith(req, 'two_factor').get('cookie') ?? '';
      const link = v.safeParse(linkSchema, await takeStep(context, { kind: 'code', token }));
      if (!link.success) return;
      await database.db
        .insertInto('staff_oidc_links')
        .values({ ...link.output, staff_id: staffId, created_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
export type StaffOpenId = ReturnType<typeof createStaffOpenId>;
