import type { OperatorSite } from '../main/operatorCommand.ts';
import { decideRates } from './decideRates.ts';

const usage = `Usage:
  npm run rates -- list
  npm run rates -- confirm CURRENCY=RATE ...    (as printed by list)
  npm run rates -- keep CURRENCY=RATE ...       (refuses this rate, and keeps the old one)
--reason TEXT adds the reason to the record.`;

type Line = { positionals: string[]; reason: string | undefined };
type Context = Pick<OperatorSite, 'database' | 'actor'> & { now?: () => Date };

/**
 * Runs `npm run rates -- COMMAND`. Lists the rates of the latest day that moved far, and uses or
 * refuses some of them, as the desk does. The operator names each rate with its value, so that a
 * rate that arrives in the meantime is not affected. If the operator makes a mistake, throws an
 * error that describes it and changes no rate.
 */
export async function ratesCommands(
  { database, actor, now = () => new Date() }: Context,
  { positionals: [command, ...words], reason }: Line,
  say: (line: string) => void,
): Promise<void> {
  if (command === 'list') {
    await listRates({ database }, say);
    return;
  }
  if ((command !== 'confirm' && command !== 'keep') || words.length === 0) throw new Error(usage);
  const chosen = words.map((word) => {
    const [, currency = '', rate = ''] = /^([A-Z]{3})=([\d.]+)$/.exec(word) ?? [];
    if (currency === '') throw new Error(usage);
    return [currency, rate] as const;
  });
  const decision = command === 'confirm' ? 'use' : 'keep';
  await decideRates({ database, actor, now }, decision, { chosen, reason });
  say(
    command === 'confirm'
      ? 'Prices are converted by these rates within ten minutes.'
      : 'The site does not use these rates. `npm run rates -- list` shows until when it uses the old rates.',
  );
}

/** Prints the rates of the latest day that wait for a decision, and those that were refused. */
async function listRates(
  { database }: Pick<OperatorSite, 'database'>,
  say: (line: string) => void,
): Promise<void> {
  const row = await database.db
    .selectFrom('exchange_rates')
    .select(['date', 'unconfirmed', 'kept'])
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
  const waiting = Object.entries(row?.unconfirmed ?? {});
  if (waiting.length === 0) say('No exchange rate needs a decision.');
  for (const [currency, { was, rate }] of waiting) {
    say(`${currency}=${rate}  (${row?.date}; the last rate that was used is ${was})`);
  }
  for (const [currency, { was, rate, until }] of Object.entries(row?.kept ?? {})) {
    const use = until === null ? 'which is too old to be used' : `which is used until ${until}`;
    say(`${currency}=${rate}  (${row?.date}; refused, the old rate is ${was}, ${use})`);
  }
}
