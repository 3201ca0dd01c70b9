import type { Request, RequestHandler } from 'express';
import * as v from 'valibot';
import { accountCalls } from '#contracts/site/calls/accountCalls.ts';
import { defaultLanguage, isLanguage } from '#contracts/texts/languages.ts';
import { displayCurrencySchema } from '#contracts/money/currencies.ts';
import type { AccountCurrency } from '#contracts/site/exchangeRates.ts';
import type { AccountLanguage } from '#contracts/site/account/account.ts';
import { recordAction, travelerOf } from '../../record/recordAction.ts';
import { authHeaders } from '../../auth/callAuth.ts';
import { rejectPersonalPassword } from '../../auth/passwords.ts';
import { implement } from '../../request/implement.ts';
import type { AccountLimits } from '../../request/limits.ts';
import { ProblemError } from '../../request/problemError.ts';
import type { AccountContext } from '../accountContext.ts';
import { endLinks } from '../accountLinks.ts';
import { mailOwner } from '../accountMail.ts';
import { takeAuthResponse } from '../callAuth.ts';
import { type Accounts, sessionView, type SignedIn } from '../createAccounts.ts';
import type { SignInGuard } from '../createSignInGuard.ts';
import {
  endOtherSessions,
  endSession,
  endSessions,
  listSessions,
  viewSessions,
} from '../openSessions.ts';
import { passkeysOfAccount } from '../passkeys.ts';
import { type AccountIdentities, linkedProvider } from '../identities.ts';
import { listSignIns } from '../signIns.ts';
import { createEmailChange } from './changeEmail.ts';
import { createOwnPasskeys } from './passkeys.ts';
import { createTwoStep } from './twoStep.ts';
import { listTravelers } from './savedTravelersResource.ts';
import type { Database } from '../../database/openDatabase.ts';

/**
 * Creates the routes with which a signed-in person changes the account. A change that would help to
 * take over the account needs the password, or for passkeys another passkey. The owner then gets a
 * mail about the change.
 */
export function accountResource(
  context: AccountContext,
  accounts: Accounts,
  {
    guard,
    limits,
    identities,
  }: { guard: SignInGuard; limits: AccountLimits; identities: AccountIdentities },
) {
  const { database, trustProxy, onDelete, rateLimits } = context;
  const emailChange = createEmailChange(context, accounts, { guard, limits });
  const twoStep = createTwoStep(context, accounts);
  const passkeys = createOwnPasskeys(context, accounts);
  const headersOf = (req: Request) => authHeaders(req, trustProxy);
  const count = rateLimits.byKey({ name: 'account', ...limits.sensitive });
  const sensitive: RequestHandler = async (req, _res, next) => {
    await count((await accounts.requireSession(req)).sessionId);
    next();
  };
  return implement('account', accountCalls, {
    callers: { traveller: accounts.sessionOf },
    limits: { sensitive },
  })({
    'PATCH /api/account': async ({ caller: session, body, req, res }) => {
      const headers = headersOf(req);
      const { api } = accounts.authFor(req);
      await takeAuthResponse(await api.updateUser({ body, headers, asResponse: true }), res);
      return { status: 200, body: { session: { ...sessionView(session), ...body } } };
    },

    'GET /api/account/language': async ({ caller: { accountId } }) => ({
      status: 200,
      body: await readLanguage(database, accountId),
    }),
    'PUT /api/account/language': async ({ caller: { accountId }, body }) => {
      await writePreference(database, accountId, body);
      return { status: 200, body };
    },
    'GET /api/account/currency': async ({ caller: { accountId } }) => ({
      status: 200,
      body: await readCurrency(database, accountId),
    }),
    'PUT /api/account/currency': async ({ caller: { accountId }, body }) => {
      await writePreference(database, accountId, { displayCurrency: body.currency });
      return { status: 200, body };
    },

    'POST /api/account/email': async ({ caller, body, ...exchange }) => {
      await emailChange.begin(caller, body, exchange);
      return { status: 202, body: {} };
    },
    'POST /api/account/email/confirmation': async ({ caller, body, ...exchange }) => ({
      status: 200,
      body: { session: await emailChange.confirm(caller, body, exchange) },
    }),

    'POST /api/account/password': async ({ caller: session, body: typed, req, res }) => {
      const { password, newPassword } = typed;
      rejectPersonalPassword(newPassword, session, 'newPassword');
      await context.rejectLeakedPassword(newPassword, 'newPassword');
      const { accountId } = session;
      await accounts.change(req, res, accountId, async ({ tx, context: within, call }) => {
        const body = { currentPassword: password, newPassword, revokeOtherSessions: true };
        await call((api, headers) => api.changePassword({ body, headers, asResponse: true }));
        await endLinks(tx, accountId);
        const passkeys = (await passkeysOfAccount(tx, accountId)).length > 0;
        const provider = await linkedProvider(within, accountId);
        await mailOwner(within, session, { template: 'password-changed', passkeys, provider });
      });
      return { status: 204 };
    },

    'GET /api/account/sessions': async ({ caller: session }) => ({
      status: 200,
      body: await viewSessions(context, session),
    }),
    'POST /api/account/sessions/end-others': async ({ caller: session }) => {
      await endOtherSessions(context, session);
      return { status: 200, body: await viewSessions(context, session) };
    },
    'DELETE /api/account/sessions': async ({ caller: session, req, res }) => {
      await endSessions(context, session);
      const headers = headersOf(req);
      const { api } = accounts.authFor(req);
      await takeAuthResponse(await api.signOut({ headers, asResponse: true }), res);
      return { status: 204 };
    },
    'DELETE /api/account/sessions/:id': async ({ caller: session, params: { id } }) => {
      const ended = await endSession(context, session, id);
      if (!ended) throw new ProblemError(404, 'There is no such session.');
      return { status: 200, body: await viewSessions(context, session) };
    },

    'GET /api/account/identities': async ({ caller: { accountId } }) => ({
      status: 200,
      body: await identities.list(accountId),
    }),
    'DELETE /api/account/identities/:id': async ({ caller: { accountId }, params: { id } }) => {
      await identities.remove(accountId, id);
      return { status: 200, body: await identities.list(accountId) };
    },

    'GET /api/account/data': async ({ caller: session }) => {
      const data = {
        ...(await collectAccountData(context, session)),
        linkedAccounts: (await identities.list(session.accountId)).identities,
      };
      return { status: 200, send: (res) => res.attachment('my-data.json').json(data) };
    },

    'POST /api/account/deletion': async ({ caller: session, body, req, res }) => {
      const { accountId } = session;
      await accounts.change(req, res, accountId, async ({ tx, context: within, call }) => {
        // The mail comes first, because the deletion also removes the account's language.
        await mailOwner(within, session, { template: 'deleted' });
        await call((api, headers) => api.deleteUser({ body, headers, asResponse: true }));
        await endLinks(tx, accountId);
        await onDelete(tx, accountId);
        const subject = { kind: 'account', id: accountId };
        await recordAction(tx, travelerOf(session, res), { action: 'account.deleted', subject });
      });
      return { status: 204 };
    },

    'POST /api/account/two-step': async ({ caller, body, ...exchange }) => ({
      status: 200,
      body: await twoStep.start(caller, body, exchange),
    }),
    'POST /api/account/two-step/confirmation': async ({ caller, body, ...exchange }) => ({
      status: 200,
      body: { session: await twoStep.confirm(caller, body, exchange) },
    }),
    'POST /api/account/two-step/recovery-codes': async ({ caller, body, ...exchange }) => ({
      status: 200,
      body: await twoStep.renewCodes(caller, body, exchange),
    }),
    'POST /api/account/two-step/end': async ({ caller, body, ...exchange }) => ({
      status: 200,
      body: { session: await twoStep.end(caller, body, exchange) },
    }),

    'POST /api/account/passkeys/challenge': async ({ caller }) => ({
      status: 200,
      body: await passkeys.confirmation(caller),
    }),
    'POST /api/account/passkeys/creation': async ({ caller, body, ...exchange }) => ({
      status: 200,
      body: await passkeys.begin(caller, body, exchange),
    }),
    'POST /api/account/passkeys': async ({ caller, body, ...exchange }) => {
      await passkeys.add(caller, body.passkey, exchange);
      return { status: 204 };
    },
    'PATCH /api/account/passkeys/:id': async ({ caller, params: { id }, body: { name } }) => {
      await passkeys.rename(caller.accountId, id, name);
      return { status: 204 };
    },
    'POST /api/account/passkeys/:id/removal': async ({
      caller,
      params: { id },
      body: proof,
      ...exchange
    }) => {
      await passkeys.remove(caller, { id, proof }, exchange);
      return { status: 204 };
    },
  });
}

/**
 * Returns all data that the site stores about an account, for its download. GDPR, articles 15 and
 * 20.
 */
async function collectAccountData(context: AccountContext, session: SignedIn) {
  const { database, dataOf } = context;
  const { accountId, name, email, twoStep, createdAt } = session;
  const favorites = await database.db
    .selectFrom('favourites')
    .select(['hotel_id', 'stay', 'added_at'])
    .where('account_id', '=', accountId)
    .orderBy('added_at')
    .execute();
  const chosen = await database.db
    .selectFrom('user')
    .select(['displayCurrency', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return {
    account: {
      name,
      email,
      twoStepSignIn: twoStep,
      createdAt: createdAt.toISOString(),
      displayCurrency: chosen?.displayCurrency ?? null,
      language: chosen?.language ?? defaultLanguage,
    },
    signedIn: await listSessions(context, session),
    signIns: await listSignIns(context, accountId),
    passkeys: await passkeysOfAccount(database.db, accountId),
    savedTravelers: await listTravelers(database.db, accountId),
    favorites: favorites.map((row) => ({
      hotelId: row.hotel_id,
      stay: row.stay,
      addedAt: row.added_at.toISOString(),
    })),
    ...(await dataOf({ accountId, email })),
  };
}

/**
 * Returns the currency in which an account sees prices. A currency that the site no longer supports
 * is ignored.
 */
async function readCurrency({ db }: Database, accountId: string): Promise<AccountCurrency> {
  const row = await db
    .selectFrom('user')
    .select('displayCurrency')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const known = v.safeParse(displayCurrencySchema, row?.displayCurrency);
  return { currency: known.success ? known.output : null };
}

/**
 * Returns the language of an account, or the default language if the site no longer supports it.
 */
async function readLanguage({ db }: Database, accountId: string): Promise<AccountLanguage> {
  const row = await db
    .selectFrom('user')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return { language: isLanguage(row?.language) ? row.language : defaultLanguage };
}

/** Stores the currency or the language that the owner of an account has chosen. */
async function writePreference(
  { db }: Database,
  accountId: string,
  chosen: { displayCurrency: AccountCurrency['currency'] } | AccountLanguage,
): Promise<void> {
  await db.updateTable('user').set(chosen).where('id', '=', accountId).execute();
}
