import { randomUUID } from 'node:crypto';
import type { PaymentIssue } from '#contracts/site/desk/deskPayments.ts';
import { beginComparison, type Comparing, stepComparison, usualDays } from './comparePayments.ts';
import { issueList } from '../desk/readPayments.ts';

const usage = `Usage:
  npm run payments -- reconcile [--days ${usualDays}]    (compares with the payment provider's own list)
  npm run payments -- issues                  (what somebody has to look at)`;
const mostDays = 90;

type Line = { positionals: string[]; days: string | undefined };

/**
 * Runs `npm run payments -- COMMAND`: compares the payments of the last days with what the payment
 * provider lists, and says what is open. Throws what the operator did wrong, if the payment provider
 * does not answer, and if something differs, so that a script can tell.
 */
export async function paymentsCommands(
  { provider, ...context }: Omit<Comparing, 'provider'> & Partial<Pick<Comparing, 'provider'>>,
  { positionals: [command], days = String(usualDays) }: Line,
  say: (line: string) => void,
): Promise<void> {
  if (command === 'issues') {
    const open = await openIssues(context);
    for (const issue of open) say(lineOf(issue));
    if (open.length === 0) say('Nothing has to be looked at.');
    return;
  }
  const count = /^\d{1,2}$/.test(days) ? Number(days) : 0;
  if (command !== 'reconcile' || count < 1 || count > mostDays) throw new Error(usage);
  if (!provider)
    throw new Error(
      'This site takes no payments, or has the sample bank, which it compares with each night.',
    );
  const id = `command-${randomUUID()}`;
  await beginComparison(context, id, count);
  let step;
  do step = await stepComparison({ ...context, provider }, id);
  while (step === 'more');
  if (step === 'waiting') throw new Error('The payment provider does not list its payments now.');
  const open = await openIssues(context, 'payment-differences');
  for (const issue of open) say(lineOf(issue));
  if (open.length > 0) throw new Error(`Differences: ${open.length}.`);
  say(`The payments of the last ${count} days are as the payment provider lists them.`);
}

async function openIssues(
  { database }: Pick<Comparing, 'database'>,
  queue?: 'payment-differences',
): Promise<PaymentIssue[]> {
  return (await issueList(database).page({ queue })).items;
}

function lineOf(issue: PaymentIssue): string {
  const { kind, reference, bookingId, currency, ours, oursCurrency, theirs, at } = issue;
  const here = [ours ?? '-', oursCurrency].filter(Boolean).join(' ');
  const amounts = `here ${here}, there ${theirs ?? '-'} ${currency ?? ''}`;
  return `${kind}  ${reference}  ${amounts}  ${at}${bookingId === null ? '' : `  booking ${bookingId}`}`;
}
