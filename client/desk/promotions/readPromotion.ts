import * as v from 'valibot';
import { currencyDecimals } from '#contracts/money/currencies.ts';
import { type NewPromotion, newPromotionSchema } from '#contracts/site/desk/deskPromotions.ts';
import { withDecimals } from '../ui/amountText.ts';

/**
 * The typed fields of a new promotion. `kind` selects whether the percentage or the amount counts.
 */
export interface TypedPromotion {
  code: string;
  kind: 'percent' | 'amount';
  percent: string;
  amount: string;
  currency: string;
  startsOn: string;
  endsOn: string;
  maxUses: string;
  maxUsesPerPerson: string;
}

/**
 * The result of reading the fields: the promotion if all fields are valid, and the names of the
 * wrong fields.
 */
interface ReadPromotion {
  promotion: Omit<NewPromotion, 'reason'> | undefined;
  wrong: ReadonlySet<string>;
}

/**
 * Reads the typed fields by the rules of the contract. A last day before today (in UTC) is wrong
 * too.
 */
export function readPromotion(
  { kind, percent, amount, currency, ...typed }: TypedPromotion,
  today: string,
): ReadPromotion {
  const read = v.safeParse(newPromotionSchema, {
    code: typed.code,
    percent: kind === 'percent' ? wholeNumber(percent) : null,
    amount: kind === 'amount' ? { amount: withDecimals(amount.trim(), currency), currency } : null,
    startsOn: typed.startsOn || null,
    endsOn: typed.endsOn || null,
    maxUses: wholeNumber(typed.maxUses),
    maxUsesPerPerson: wholeNumber(typed.maxUsesPerPerson),
    // The dialog asks for the reason separately.
    reason: '-',
  });
  const wrong = new Set(read.issues?.map((issue) => String(issue.path?.[0].key)));
  if (kind === 'percent') {
    wrong.delete('amount');
    if (percent.trim() === '') wrong.add('percent');
  } else if (currencyDecimals(currency) === undefined) {
    wrong.add('currency');
    if (amount.trim() !== '') wrong.delete('amount');
  }
  if (typed.endsOn && typed.endsOn < today) wrong.add('endsOn');
  return { promotion: read.success && wrong.size === 0 ? read.output : undefined, wrong };
}

/** Reads a whole number. Returns null for an empty text and NaN for any other text. */
function wholeNumber(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : NaN;
}
