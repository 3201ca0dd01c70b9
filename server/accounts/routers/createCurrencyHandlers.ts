import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { displayCurrencySchema } from '#contracts/money/displayCurrencies.ts';
import { type AccountCurrency, accountCurrencySchema } from '#contracts/site/exchangeRates.ts';
import { validate } from '../../request/validate.ts';
import type { AccountContext } from '../accountContext.ts';
import type { Accounts } from '../createAccounts.ts';

/** `/api/account/currency`: the currency in which the account sees prices. One that is not known any more is none. */
export function createCurrencyHandlers({ database }: AccountContext, accounts: Accounts) {
  const read: RequestHandler = async (req, res) => {
    const { accountId } = await accounts.requireSession(req);
    const row = await database.db
      .selectFrom('user')
      .select('displayCurrency')
      .where('id', '=', accountId)
      .executeTakeFirst();
    const known = v.safeParse(displayCurrencySchema, row?.displayCurrency);
    res.json({ currency: known.success ? known.output : null } satisfies AccountCurrency);
  };

  const write: RequestHandler = async (req, res) => {
    const { accountId } = await accounts.requireSession(req);
    const { currency } = validate(accountCurrencySchema, req.body);
    await database.db
      .updateTable('user')
      .set({ displayCurrency: currency })
      .where('id', '=', accountId)
      .execute();
    res.json({ currency } satisfies AccountCurrency);
  };
  return { read, write };
}
