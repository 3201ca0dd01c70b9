import type { Approximation } from '../money/convertMoney.ts';
import { currencyDecimals } from '../money/currencies.ts';
import { type Money, toDecimal } from '../money/money.ts';
import { directionOf, type Language } from './languages.ts';

/**
 * The locale of each language: that of its default region, in Arabic with the digits that its
 * travel sites use.
 */
const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  ar: 'ar-u-nu-latn',
};

/** What a language says after a time of day that has no AM or PM. */
const clock: Readonly<Record<Language, string>> = { en: '', de: ' Uhr', fr: '', ar: '' };

/** What a language calls UTC where an offset from it follows. */
const utc: Readonly<Record<Language, string>> = { en: 'GMT', de: 'GMT', fr: 'UTC', ar: 'غرينتش' };

/** The locale in which a language formats days, times, numbers and amounts, as BCP 47 has it. */
function localeOf(language: Language): string {
  return locales[language];
}

/**
 * Days, times, numbers, lists, names of countries and currencies, and amounts in one language: the
 * one place where `Intl` is used for what people read. Days are `YYYY-MM-DD`, instants ISO 8601 or
 * milliseconds.
 */
export function createFormats(language: Language) {
  const locale = localeOf(language);
  const direction = directionOf(language);
  const dateFormat = cached(
    (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  );
  const numberFormat = cached(
    (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
  );
  const listFormat = cached(
    (options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
  );
  const relativeFormat = cached(
    (options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
  );
  const displayNames = cached(
    (options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
  );
  let collator: Intl.Collator | undefined;

  const dayOf = (day: string, options: Intl.DateTimeFormatOptions) => {
    const time = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(time) ? '' : dateFormat({ ...options, timeZone: 'UTC' }).format(time);
  };

  const allDecimals = ({ currency }: Money) => {
    const decimals = currencyDecimals(currency) ?? 0;
    return { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  };

  const moneyFormat = (amount: Money, options: Intl.NumberFormatOptions) => {
    // `Intl` has no decimals for some currencies that have them, such as PKR: enough for whole
    // amounts only.
    const decimals = currencyDecimals(amount.currency) ?? 0;
    const whole = amount.amount % 10n ** BigInt(decimals) === 0n;
    return numberFormat({
      style: 'currency',
      currency: amount.currency,
      ...(!whole && allDecimals(amount)),
      ...options,
    });
  };

  // In a text from right to left 'US$' would read '$US', and stand behind a negative amount.
  const dollar = [/\s[A-Z]+\$$/, direction === 'rtl' ? '\u200f$&\u200e' : '$&'] as const;

  const money = (amount: Money, form: 'full' | 'short' | 'exact' = 'full') =>
    moneyFormat(amount, {
      trailingZeroDisplay: form === 'short' ? 'stripIfInteger' : 'auto',
      ...(form === 'exact' && allDecimals(amount)),
    })
      .format(decimalOf(amount))
      .replace(...dollar);

  return {
    language,
    locale,
    direction,

    /** 'Nov 3'; '' for what is not a calendar day. */
    day: (day: string) => dayOf(day, { month: 'short', day: 'numeric' }),
    /** 'Nov 3, 2026'; '' for what is not a calendar day. */
    yearDay: (day: string) => dayOf(day, { month: 'short', day: 'numeric', year: 'numeric' }),
    /** 'Sun, Nov 3, 2024'; '' for what is not a calendar day. */
    fullDay: (day: string) =>
      dayOf(day, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }),
    /** 'Sunday, November 3, 2024', for a sentence; '' for what is not a calendar day. */
    writtenDay: (day: string) =>
      dayOf(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    /** A day that is some days ahead: 'in 12 days', 'tomorrow', 'today'. */
    daysAhead: (days: number) => relativeFormat({ numeric: 'auto' }).format(days, 'day'),
    /** A calendar day with any parts of `Intl.DateTimeFormat`; '' for what is not one. */
    dayWith: dayOf,
    /**
     * An instant with any parts of `Intl.DateTimeFormat`; in the time zone of the machine unless
     * one is named.
     */
    instant: (instant: number | string | Date, options: Intl.DateTimeFormatOptions) =>
      dateFormat(options)
        .format(new Date(instant))
        // Intl separates time and AM by a narrow space, which some fonts lack.
        .replaceAll(/\s/g, ' '),
    /** A time of day, such as '14:00' or '14:00:00', as '2:00 PM', in German '14:00 Uhr'; other text as it is. Spec §9. */
    timeOfDay: (time: string) =>
      /^(?:[01]\d|2[0-3]):[0-5]\d/.test(time)
        ? dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
            .format(Date.parse(`1970-01-01T${time.slice(0, 5)}Z`))
            .replaceAll(/\s/g, ' ') + clock[language]
        : time,
    /** An offset from UTC as instants have it, '+05:00' or 'Z': 'GMT+5' or 'GMT'. */
    offset: (offset: string) =>
      utc[language] + offset.replace(/^Z$|^.00:00$|:00$/, '').replace(/^(.)0(?=\d)/, '$1'),

    /** '1,234.5' */
    number: (value: number, options: Intl.NumberFormatOptions = {}) =>
      numberFormat(options).format(value),
    /** 'a, b, and c' */
    list: (parts: readonly string[]) => listFormat({ type: 'conjunction' }).format(parts),
    /** 'a, b, c' */
    listPlain: (parts: readonly string[]) => listFormat({ type: 'unit' }).format(parts),
    /** 'a, b, or c' */
    listOr: (parts: readonly string[]) => listFormat({ type: 'disjunction' }).format(parts),
    /** Orders two texts as a dictionary of the language does. */
    compare: (one: string, other: string) =>
      (collator ??= new Intl.Collator(locale)).compare(one, other),

    /** 'Germany' for 'DE'; the code itself when it has no name. */
    country: (code: string) => nameOf(displayNames({ type: 'region' }), code),
    /** 'German' for 'de'; the code itself when it has no name. */
    languageName: (code: string) => nameOf(displayNames({ type: 'language' }), code),
    /** 'US Dollar', as a currency is called in a list. */
    currencyTitle: (code: string) => nameOf(displayNames({ type: 'currency' }), code),
    /** 'US dollars', as a currency is called in a sentence. */
    currency: (code: string) =>
      numberFormat({ style: 'currency', currency: code, currencyDisplay: 'name' })
        .formatToParts(2)
        .find(({ type }) => type === 'currency')?.value ?? code,

    /**
     * An amount with its currency, such as '$240.00' or 'MAD 19.26'. `short` leaves out decimals
     * that are zero: '$240'; `exact` has all that the currency has. Formatted from decimal text, so
     * that no amount is rounded. Spec §9.
     */
    money,
    /**
     * An amount as it is typed into a field, without its currency: '240.00', in German '240,00'.
     */
    figure: (amount: Money) =>
      numberFormat({ useGrouping: false, ...allDecimals(amount) }).format(decimalOf(amount)),
    /** A converted amount, such as '≈ €178', in whole units from ten on: more would look exact. */
    approximation: ({ approximately: amount, currency }: Approximation) => {
      const unit = 10n ** BigInt(currencyDecimals(currency) ?? 0);
      const rounded = amount < 10n * unit ? amount : ((2n * amount + unit) / (2n * unit)) * unit;
      return `≈\u00a0${money({ amount: rounded, currency }, 'short')}`;
    },
    /**
     * An amount with its sign, such as '+$12.00' or '−$15.00', whose minus is U+2212; 0 has none.
     */
    difference: (amount: Money) =>
      moneyFormat(amount, { signDisplay: 'exceptZero' })
        .format(decimalOf(amount))
        .replace('-', '−')
        .replace(...dollar),
  };
}

export type Formats = ReturnType<typeof createFormats>;

/** Making a formatter costs more than using it, so that of each set of options is made once. */
function cached<Options, Formatter>(make: (options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (options: Options): Formatter => {
    const key = JSON.stringify(options);
    let formatter = made.get(key);
    if (!formatter) {
      formatter = make(options);
      made.set(key, formatter);
    }
    return formatter;
  };
}

/** The name of a code, or the code itself: `Intl` throws for what is not shaped like one. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/**
 * `Intl` accepts decimal text exactly where a number would be rounded; the type names such text by
 * shape.
 */
function decimalOf(money: Money): Intl.StringNumericLiteral {
  const text = toDecimal(money);
  if (isNumericLiteral(text)) return text;
  throw new RangeError(`${text} is not a decimal number.`);
}

function isNumericLiteral(text: string): text is Intl.StringNumericLiteral {
  return /^-?\d+(\.\d+)?$/.test(text);
}
