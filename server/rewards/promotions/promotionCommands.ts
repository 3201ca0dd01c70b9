import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { type DecimalMoney, parseAmount } from '#contracts/money/money.ts';
import { promotionCodeSchema } from '#contracts/site/promotions.ts';
import { dayNumber } from '#contracts/values/calendarDay.ts';
import type { Tables } from '../../database/tables.ts';
import { createPromotion, randomPromotionCode } from './createPromotion.ts';
import { listPromotions } from './listPromotions.ts';

/** The options after the command, as they were typed. */
export type PromotionOptions = {
  percent?: string | undefined;
  amount?: string | undefined;
  currency?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  uses?: string | undefined;
  'uses-per-person'?: string | undefined;
  personal?: boolean | undefined;
};

const usage = `npm run promotions -- COMMAND

  create [CODE] --percent N | --amount 20.00 --currency USD
         [--from DAY] [--until DAY] [--uses N] [--uses-per-person N]
                       a code for everybody; without CODE one that cannot be guessed.
                       With --uses-per-person travellers must sign in to use it
  list [--personal]    the codes with their uses; --personal lists those of the newsletter instead
  end CODE             nobody can use the code any more; bookings keep what it took off

A percentage is taken off the nights, without taxes. DAY is like 2027-03-31, in UTC, and is included.`;

/** Runs a command and writes its result line by line. Throws an error for the operator if it cannot. */
export async function promotionCommands(
  { db, now }: { db: Kysely<Tables>; now: () => Date },
  command: string,
  [code]: readonly string[],
  options: PromotionOptions,
  say: (line: string) => void,
): Promise<void> {
  switch (command) {
    case 'create': {
      const promotion = {
        code: code === undefined ? randomPromotionCode() : readCode(code),
        ...readDiscount(options),
        starts_on: readDay('--from', options.from),
        ends_on: readDay('--until', options.until),
        max_uses: readNumber('--uses', options.uses),
        max_uses_per_person: readNumber('--uses-per-person', options['uses-per-person']),
        created_at: now(),
      };
      if (promotion.starts_on && promotion.ends_on && promotion.ends_on < promotion.starts_on) {
        throw new Error('--until must not be before --from.');
      }
      if (!(await createPromotion(db, promotion))) {
        throw new Error(`There is a promotion code ${promotion.code} already.`);
      }
      say(`Promotion code ${promotion.code} was created.`);
      return;
    }
    case 'list':
      return listPromotions(db, options.personal === true, say);
    case 'end': {
      const ended = await db
        .updateTable('promotions')
        .set({ ended_at: now() })
        .where('code', '=', readCode(code ?? ''))
        .where('ended_at', 'is', null)
        .returning('code')
        .executeTakeFirst();
      if (!ended) throw new Error(`There is no promotion code '${code ?? ''}' that has not ended.`);
      say(`Promotion code ${ended.code} has ended.`);
      return;
    }
    default:
      throw new Error(usage);
  }
}

function readCode(text: string): string {
  const { success, output } = v.safeParse(promotionCodeSchema, text);
  if (!success) throw new Error('CODE must have 3 to 40 letters, digits and hyphens.');
  return output;
}

function readDiscount({ percent, amount, currency }: PromotionOptions): {
  percent: number | null;
  amount: string | null;
} {
  if ((percent === undefined) === (amount === undefined)) {
    throw new Error('Give either --percent or --amount.');
  }
  if (amount === undefined) {
    const value = readNumber('--percent', percent);
    if (value === null || value > 100) throw new Error('--percent must be from 1 to 100.');
    return { percent: value, amount: null };
  }
  if (currency === undefined || (parseAmount(amount, currency) ?? 0n) <= 0n) {
    throw new Error('--amount must be like 20.00 and needs --currency, such as USD.');
  }
  const money: DecimalMoney = { amount, currency };
  return { percent: null, amount: JSON.stringify(money) };
}

function readNumber(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${name} must be a whole number above zero.`);
  return Number(text);
}

function readDay(name: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  if (dayNumber(text) === undefined) throw new Error(`${name} must be a day, such as 2027-03-31.`);
  return text;
}
