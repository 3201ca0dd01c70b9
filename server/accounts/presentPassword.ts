import type { Response as HttpResponse } from 'express';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { AccountProblemCode } from '#contracts/site/account/account.ts';
import { passCookies } from '../auth/callAuth.ts';
import type { Tables } from '../database/tables.ts';
import type { AccountContext } from './accountContext.ts';
import { accountProblem } from './accountProblems.ts';
import { readAuthResponse } from './callAuth.ts';

const withTokenSchema = v.object({ token: v.string() });

/** Returns the password hash and the id of an account, or undefined if it has no password. */
function readPassword(db: Kysely<Tables>, email: string) {
  return db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['account.password', 'user.id'])
    .where('user.email', '=', email)
    .where('account.providerId', '=', 'credential')
    .executeTakeFirst();
}

/**
 * Signs in with a call of better-auth and passes its cookies to the client. If the password of the
 * account has changed since the call began, undoes the sign-in and throws the problem `refused`.
 * The sign-in may have compared the earlier password, and a change of the password ends only
 * sessions that exist at that moment. ASVS 7.4.3.
 */
export async function signInWithPresentPassword(
  { database }: AccountContext,
  res: HttpResponse,
  {
    email,
    refused,
    signIn,
  }: { email: string; refused: AccountProblemCode; signIn: () => Promise<Response> },
): Promise<unknown> {
  const before = await readPassword(database.db, email);
  const answer = await signIn();
  const body = await readAuthResponse(answer);
  const isPresent = await database.transaction(async (tx) => {
    // The lock waits for a change of the account that is under way.
    const owner = tx
      .selectFrom('user')
      .select('id')
      .where('id', '=', before?.id ?? '');
    await owner.forUpdate().executeTakeFirst();
    const after = await readPassword(tx, email);
    if (after && after.password === before?.password) return true;
    const { success, output } = v.safeParse(withTokenSchema, body);
    if (success) await tx.deleteFrom('session').where('token', '=', output.token).execute();
    return false;
  });
  if (!isPresent) throw accountProblem(refused);
  passCookies(answer, res);
  return body;
}
