import type { RequestHandler } from 'express';
import { type AccountLanguage, accountLanguageSchema } from '#contracts/site/accountLanguage.ts';
import { defaultLanguage, isLanguage } from '#contracts/texts/languages.ts';
import { validate } from '../../request/validate.ts';
import type { AccountContext } from '../accountContext.ts';
import type { Accounts } from '../createAccounts.ts';

/** `/api/account/language`: the language of the account. One that is not known any more is English. */
export function createLanguageHandlers({ database }: AccountContext, accounts: Accounts) {
  const read: RequestHandler = async (req, res) => {
    const { accountId } = await accounts.requireSession(req);
    const row = await database.db
      .selectFrom('user')
      .select('language')
      .where('id', '=', accountId)
      .executeTakeFirst();
    const language = isLanguage(row?.language) ? row.language : defaultLanguage;
    res.json({ language } satisfies AccountLanguage);
  };

  const write: RequestHandler = async (req, res) => {
    const { accountId } = await accounts.requireSession(req);
    const { language } = validate(accountLanguageSchema, req.body);
    await database.db.updateTable('user').set({ language }).where('id', '=', accountId).execute();
    res.json({ language } satisfies AccountLanguage);
  };
  return { read, write };
}
