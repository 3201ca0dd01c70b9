import { toDecimalMoney } from '#contracts/money/money.ts';
import { creditKinds, type DeskCredits } from '#contracts/site/desk/deskTravellers.ts';
import type { Database } from '../../database/openDatabase.ts';
import { customerAccount, readBalances } from '../ledger.ts';

const historyLength = 50;

/**
 * The OneKeyCash of an account as the ledger has it: balances with their sign, and the latest
 * changes.
 */
export async function readCredits({ db }: Database, accountId: string): Promise<DeskCredits> {
  const customer = customerAccount(accountId);
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as cause', 'cause.id', 'entry.transaction_id')
    .select(['cause.id', 'cause.at', 'cause.kind', 'cause.booking_id'])
    .select(['entry.amount', 'entry.currency'])
    .where('entry.account', '=', customer)
    .where('cause.kind', 'in', creditKinds)
    .orderBy('cause.at', 'desc')
    .orderBy('cause.id')
    .limit(historyLength)
    .execute();
  return {
    balances: (await readBalances(db, customer)).map((money) => toDecimalMoney(money)),
    history: rows.flatMap(({ id, at, kind, booking_id: bookingId, amount, currency }) => {
      const shown = creditKinds.find((each) => each === kind);
      const money = toDecimalMoney({ amount: BigInt(amount), currency });
      return shown ? [{ id, at: at.toISOString(), kind: shown, amount: money, bookingId }] : [];
    }),
  };
}
