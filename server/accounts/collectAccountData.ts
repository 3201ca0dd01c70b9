import { defaultLanguage } from '#contracts/texts/languages.ts';
import type { AccountContext } from './accountContext.ts';
import type { SignedIn } from './createAccounts.ts';
import { listSessions } from './openSessions.ts';
import { listTravellers } from './handlers/savedTravellersResource.ts';

/** Everything that the site stores of an account, for its download. GDPR, articles 15 and 20. */
export async function collectAccountData(context: AccountContext, session: SignedIn) {
  const { database, dataOf } = context;
  const { accountId, name, email, twoStep, createdAt } = session;
  const favourites = await database.db
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
    savedTravellers: await listTravellers(database.db, accountId),
    favourites: favourites.map((row) => ({
      hotelId: row.hotel_id,
      stay: row.stay,
      addedAt: row.added_at.toISOString(),
    })),
    ...(await dataOf({ accountId, email })),
  };
}
