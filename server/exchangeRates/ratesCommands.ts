import type { Kysely } from 'kysely';
import { recordAction } from '../record/recordAction.ts';
import type { Tables, UnconfirmedRates } from '../database/tables.ts';
import type { OperatorSite } from '../main/operatorCommand.ts';

const usage = `Usage:
  npm run rates -- list
  npm run rates -- confirm CURRENCY=RATE ...    (as the list says them)
--reason TEXT says in the record why.`;

type Line = { positionals: string[]; reason: string | undefined };

/**
 * Runs `npm run rates -- COMMAND`: lists the rates of the latest day that wait to be confirmed, and
 * confirms some, which are used from then on. A rate is named with its value: one that has come
 * since is not confirmed by mistake. Throws what the operator did wrong, and then confirms none.
 */
export async function ratesCommands(
  { database, actor }: Pick<OperatorSite, 'database' | 'actor'>,
  { positionals: [command, ...words], reason }: Line,
  say: (line: string) => void,
): Promise<void> {
  if (command === 'list') {
    const row = await latestOf(database.db).executeTakeFirst();
    const waiting = Object.entries(row?.unconfirmed ?? {});
    if (waiting.length === 0) say('No exchange rate waits to be confirmed.');
    for (const [currency, { was, rate }] of waiting) {
      say(`${currency}=${rate}  (${row?.date}; the last rate that was used is ${was})`);
    }
    return;
  }
  if (command !== 'confirm' || words.length === 0) throw new Error(usage);
  const confirmed = words.map((word) => {
    const [, currency = '', rate = ''] = /^([A-Z]{3})=([\d.]+)$/.exec(word) ?? [];
    if (currency === '') throw new Error(usage);
    return [currency, rate] as const;
  });
  await database.transaction(async (tx) => {
    const row = await latestOf(tx).forUpdate().executeTakeFirst();
    const waiting: UnconfirmedRates = { ...row?.unconfirmed };
    for (const [currency, rate] of confirmed) {
      if (waiting[currency]?.rate !== rate) {
        throw new Error(`${currency}=${rate} does not wait to be confirmed: \`rates list\`.`);
      }
    }
    if (!row) return;
    const names = confirmed.map(([currency]) => currency);
    const rest = Object.entries(waiting).filter(([currency]) => !names.includes(currency));
    await tx
      .updateTable('exchange_rates')
      .set({
        rates: JSON.stringify({ ...row.rates, ...Object.fromEntries(confirmed) }),
        unconfirmed: rest.length > 0 ? JSON.stringify(Object.fromEntries(rest)) : null,
      })
      .where('date', '=', row.date)
      .execute();
    const was = Object.fromEntries(names.map((name) => [name, waiting[name]?.was]));
    await recordAction(tx, actor, {
      action: 'exchange-rates.confirm',
      subject: { kind: 'exchange-rates', id: row.date },
      before: was,
      after: Object.fromEntries(confirmed),
      reason,
    });
  });
  say('Prices are converted by these rates within ten minutes.');
}

/** The rates of the latest day. */
const latestOf = (db: Kysely<Tables>) =>
  db
    .selectFrom('exchange_rates')
    .select(['date', 'rates', 'unconfirmed'])
    .orderBy('date', 'desc')
    .limit(1);
