import {
  type SettledMonths,
  type SettleMonths,
  settleRefusals,
} from '#contracts/site/desk/deskPayouts.ts';
import { parseSignedMoney, toDecimal } from '#contracts/money/money.ts';
import * as v from 'valibot';
import type { Actor } from '../record/actor.ts';
import { recordAction } from '../record/recordAction.ts';
import { ProblemError } from '../request/problemError.ts';
import { latestNames } from './latestNames.ts';
import { settleMonth } from './settleMonth.ts';
import type { SettlementContext } from './settlementContext.ts';

type Refused = SettledMonths['refused'][number];

const refusalSchema = v.object({
  code: v.picklist(settleRefusals),
  waiting: v.optional(v.number()),
  by: v.optional(v.string()),
  at: v.optional(v.string()),
});

/**
 * Settles a month of several hotels, one after the other, each in a separate transaction. A refused
 * settlement does not prevent the others. Amounts that the site pays wait for a file for the bank.
 * If the request is sent twice, each hotel is settled once, and the second request gets a refusal.
 * After an error that is not about the hotel, no further hotels are settled.
 */
export async function settleMonths(
  context: SettlementContext,
  actor: Actor,
  { month, hotels, reason }: SettleMonths,
): Promise<SettledMonths> {
  const names = await latestNames(
    context.database.db,
    hotels.map(({ hotelId }) => hotelId),
  );
  const answer: SettledMonths = { month, settled: [], refused: [] };
  let failed = false;
  for (const { hotelId, currency, owed, commission } of hotels) {
    const of = { hotelId, hotelName: names.get(hotelId) ?? null, currency };
    if (failed) {
      answer.refused.push({ ...of, code: 'failed' });
      continue;
    }
    const wanted = { month, currency, owed, commission, reason };
    try {
      const statement = await settleMonth(context, actor, hotelId, wanted, { byFile: true });
      answer.settled.push({ ...of, statement, net: netOf(wanted) });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.code === 'failed') {
        failed = true;
        context.log.error({ err: error }, 'a month of a hotel could not be settled');
      } else {
        await recordAction(context.database.db, actor, {
          action: 'money.settle',
          subject: { kind: 'desk', id: hotelId },
          after: { refusal: refusal.code },
          refused: true,
        });
      }
      answer.refused.push({ ...of, ...refusal });
    }
  }
  return answer;
}

function refusalOf(error: unknown): Pick<Refused, 'code' | 'waiting' | 'by' | 'at'> {
  if (!(error instanceof ProblemError)) return { code: 'failed' };
  const read = v.safeParse(refusalSchema, error.members);
  if (!read.success) return { code: 'failed' };
  const { code, by } = read.output;
  return code === 'settled-already' && by === undefined
    ? { code: 'nothing-to-settle' }
    : read.output;
}

/** Returns the amount that the site pays: the owed amount minus the commission. */
function netOf({
  owed,
  commission,
  currency,
}: {
  owed: string;
  commission: string;
  currency: string;
}): string {
  const minor = (amount: string) => parseSignedMoney({ amount, currency }).amount;
  return toDecimal({ amount: minor(owed) - minor(commission), currency });
}
