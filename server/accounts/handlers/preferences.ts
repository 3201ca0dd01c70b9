import * as v from 'valibot';
import { displayCurrencySchema } from '#contracts/money/displayCurrencies.ts';
import type { AccountCurrency } from '#contracts/site/exchangeRates.ts';
import type { AccountLanguage } from '#contracts/site/accountLanguage.ts';
import { defaultLanguage, isLanguage } from '#contracts/texts/languages.ts';
import type { Database } from '../../database/openDatabase.ts';

/** The currency in which an account sees prices. One that is not known any more is none. */
export async function readCurrency({ db }: Database, accountId: string): Promise<AccountCurrency> {
  const row = await db
    .selectFrom('user')
    .select('displayCurrency')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const known = v.safeParse(displayCurrencySchema, row?.displayCurrency);
  return { currency: known.success ? known.output : null };
}

/** The language of an account. One that is not known any more is English. */
export async function readLanguage({ db }: Database, accountId: string): Promise<AccountLanguage> {
  const row = await db
    .selectFrom('user')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return { language: isLanguage(row?.language) ? row.language : defaultLanguage };
}

/** Stores the currency or the language that the owner of an account has chosen. */
export async function writePreference(
  { db }: Database,
  accountId: string,
  chosen: { displayCurrency: AccountCurrency['currency'] } | AccountLanguage,
): Promise<void> {
  await db.updateTable('user').set(chosen).where('id', '=', accountId).execute();
}
