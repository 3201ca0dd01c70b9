import * as v from 'valibot';
import { parseAmount } from '#contracts/money/money.ts';
import type { DeskPromotion } from '#contracts/site/desk/deskPromotions.ts';
import { promotionCodeSchema } from '#contracts/site/promotions.ts';
import { randomPromotionCode } from '#contracts/site/randomPromotionCode.ts';
import { dayNumber } from '#contracts/values/calendarDay.ts';
import { createPromotion, type PromotionContext } from './createPromotion.ts';
import { endPromotion } from './endPromotion.ts';
import { readPromotions } from './readPromotions.ts';

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
  reason?: string | undefined;
};

const usage = `npm run promotions -- COMMAND

  create [CODE] --percent N | --amount 20.00 --currency USD
         [--from DAY] [--until DAY] [--uses N] [--uses-per-person N]
                       a code for everybody; without CODE one that cannot be guessed.
                       With --uses-per-person travellers must sign in to use it
  list [--personal]    the codes with their uses; --personal lists those of the newsletter instead
  end CODE             nobody can use the code any more; bookings keep what it took off

A percentage is taken off the nights, without taxes. DAY is like 2027-03-31, in UTC, and is included. The record keeps who
creates or ends a code, with the --reason TEXT.`;

/** The most codes that are listed. */
const mostListed = 1_000;

/** Runs a command and writes its result line by line. Throws an error for the operator if it cannot. */
export async function promotionCommands(
  context: PromotionContext,
  command: string,
  [typed]: readonly string[],
  options: PromotionOptions,
  say: (line: string) => void,
): Promise<void> {
  switch (command) {
    case 'create': {
      const code = typed === undefined ? randomPromotionCode() : readCode(typed);
      const terms = {
        ...readDiscount(options),
        startsOn: readDay('--from', options.from),
        endsOn: readDay('--until', options.until),
        maxUses: readNumber('--uses', options.uses),
        maxUsesPerPerson: readNumber('--uses-per-person', options['uses-per-person']),
      };
      if (terms.startsOn && terms.endsOn && terms.endsOn < terms.startsOn) {
        throw new Error('--until must not be before --from.');
      }
      if (!(await createPromotion(context, { code, ...terms }, options.reason))) {
        throw new Error(`There is a promotion code ${code} already.`);
      }
      say(`Promotion code ${code} was created.`);
      return;
    }
    case 'list': {
      const { database, now } = context;
      const filters = { personal: options.personal === true };
      const { items } = await readPromotions(database.db, filters, now(), mostListed);
      if (items.length === 0) say('There are no promotion codes.');
      for (const promotion of items) say(lineOf(promotion));
      return;
    }
    case 'end': {
      const code = readCode(typed ?? '');
      if (!(await endPromotion(context, code, options.reason))) {
        throw new Error(`There is no promotion code '${code}' that has not ended.`);
      }
      say(`Promotion code ${code} has ended.`);
      return;
    }
    default:
      throw new Error(usage);
  }
}

/** A promotion in a line of the list. */
function lineOf({ code, percent, amount, ...promotion }: DeskPromotion): string {
  const { startsOn, endsOn, uses, maxUses, maxUsesPerPerson, endedAt } = promotion;
  const off = amount ? `${amount.amount} ${amount.currency}` : `${percent} %`;
  const parts = [
    code,
    `${off} off`,
    startsOn && `from ${startsOn}`,
    endsOn && `until ${endsOn}`,
    `used ${uses}${maxUses === null ? '' : ` of ${maxUses}`}`,
    maxUsesPerPerson !== null && `${maxUsesPerPerson} a person`,
    endedAt && `ended ${endedAt.slice(0, 10)}`,
  ];
  return parts.filter(Boolean).join('  ');
}

function readCode(text: string): string {
  const { success, output } = v.safeParse(promotionCodeSchema, text);
  if (!success) throw new Error('CODE must have 3 to 40 letters, digits and hyphens.');
  return output;
}

function readDiscount({
  percent,
  amount,
  currency,
}: PromotionOptions): Pick<DeskPromotion, 'percent' | 'amount'> {
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
  return { percent: null, amount: { amount, currency } };
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
