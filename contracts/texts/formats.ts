import type { Approximation } from '../money/convertMoney.ts';
import { currencyDecimals } from '../money/currencies.ts';
import { type Money, toDecimal } from '../money/money.ts';
import { directionOf, type Language } from './languages.ts';

/**
 * The locale of each language: the locale of its default region, for Arabic with the digits that
 * Arabic travel sites use.
 */
const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  ar: 'ar-u-nu-latn',
};

/** The suffix of a time of day without AM or PM. */
const clock: Readonly<Record<Language, string>> = { en: '', de: ' Uhr', fr: '', ar: '' };

/** The name of UTC before an offset. */
const utc: Readonly<Record<Language, string>> = { en: 'GMT', de: 'GMT', fr: 'UTC', ar: 'غرينتش' };

/** Returns the BCP 47 locale for days, times, numbers and amounts in a language. */
function localeOf(language: Language): string {
  return locales[language];
}

/**
 * Creates the formats of one language for days, times, numbers, lists, names of countries and
 * currencies, and amounts. It is the only place that uses `Intl` for visible text. Days are
 * `YYYY-MM-DD`, instants ISO 8601 or milliseconds.
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
    // For some currencies with decimals, such as PKR, `Intl` shows none. That suits only whole
    // amounts.
    const decimals = currencyDecimals(amount.currency) ?? 0;
    const whole = amount.amount % 10n ** BigInt(decimals) === 0n;
    return numberFormat({
      style: 'currency',
      currency: amount.currency,
      ...(!whole && allDecimals(amount)),
      ...options,
    });
  };

  // In a right-to-left text, 'US$' would turn into '$US' and move behind a negative amount.
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

    /** 'Nov 3'; '' for a text that is not a calendar day. */
    day: (day: string) => dayOf(day, { month: 'short', day: 'numeric' }),
    /** 'Nov 3, 2026'; '' for a text that is not a calendar day. */
    yearDay: (day: string) => dayOf(day, { month: 'short', day: 'numeric', year: 'numeric' }),
    /** 'Sun, Nov 3, 2024'; '' for a text that is not a calendar day. */
    fullDay: (day: string) =>
      dayOf(day, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }),
    /** 'Sunday, November 3, 2024', for a sentence; '' for a text that is not a calendar day. */
    writtenDay: (day: string) =>
      dayOf(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    /** Formats a distance in days: 'in 12 days', 'tomorrow', 'today'. */
    daysAhead: (days: number) => relativeFormat({ numeric: 'auto' }).format(days, 'day'),
    /**
     * Formats a calendar day with any parts of `Intl.DateTimeFormat`; '' for a text that is not a
     * calendar day.
     */
    dayWith: dayOf,
    /**
     * Formats an instant with any parts of `Intl.DateTimeFormat`, by default in the machine's time
     * zone.
     */
    instant: (instant: number | string | Date, options: Intl.DateTimeFormatOptions) =>
      dateFormat(options)
        .format(new Date(instant))
        // `Intl` puts a narrow space before AM, which some fonts lack.
        .replaceAll(/\s/g, ' '),
    /**
     * Formats a time of day, such as '14:00' or '14:00:00', as '2:00 PM', in German '14:00 Uhr'.
     * Other text is returned unchanged. Spec §9.
     */
    timeOfDay: (time: string) =>
      /^(?:[01]\d|2[0-3]):[0-5]\d/.test(time)
        ? dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
            .format(Date.parse(`1970-01-01T${time.slice(0, 5)}Z`))
            .replaceAll(/\s/g, ' ') + clock[language]
        : time,
    /** Formats an instant's offset from UTC, '+05:00' or 'Z', as 'GMT+5' or 'GMT'. */
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
    /** Compares two texts in the dictionary order of the language. */
    compare: (one: string, other: string) =>
      (collator ??= new Intl.Collator(locale)).compare(one, other),

    /** Returns 'Germany' for 'DE', or the code itself if it has no name. */
    country: (code: string) => nameOf(displayNames({ type: 'region' }), code),
    /** Returns 'German' for 'de', or the code itself if it has no name. */
    languageName: (code: string) => nameOf(displayNames({ type: 'language' }), code),
    /** Returns a currency's name for a list: 'US Dollar'. */
    currencyTitle: (code: string) => nameOf(displayNames({ type: 'currency' }), code),
    /** Returns a currency's name for a sentence: 'US dollars'. */
    currency: (code: string) =>
      numberFormat({ style: 'currency', currency: code, currencyDisplay: 'name' })
        .formatToParts(2)
        .find(({ type }) => type === 'currency')?.value ?? code,

    /**
     * Formats an amount with its currency, such as '$240.00' or 'MAD 19.26'. `short` leaves out
     * zero decimals: '$240'; `exact` shows all decimals of the currency. The amount is formatted
     * from decimal text, so it is never rounded. Spec §9.
     */
    money,
    /**
     * Formats an amount as typed into a field, without its currency: '240.00', in German '240,00'.
     */
    figure: (amount: Money) =>
      numberFormat({ useGrouping: false, ...allDecimals(amount) }).format(decimalOf(amount)),
    /**
     * Formats a converted amount, such as '≈ €178'. From ten on it is in whole units, because
     * decimals would suggest exactness.
     */
    approximation: ({ approximately: amount, currency }: Approximation) => {
      const unit = 10n ** BigInt(currencyDecimals(currency) ?? 0);
      const rounded = amount < 10n * unit ? amount : ((2n * amount + unit) / (2n * unit)) * unit;
      return `≈\u00a0${money({ amount: rounded, currency }, 'short')}`;
    },
    /**
     * Formats an amount with its sign, such as '+$12.00' or '−$15.00'. The minus is U+2212; 0 has
     * no sign.
     */
    difference: (amount: Money) =>
      moneyFormat(amount, { signDisplay: 'exceptZero' })
        .format(decimalOf(amount))
        .replace('-', '−')
        .replace(...dollar),
  };
}

export type Formats = ReturnType<typeof createFormats>;

/** Caches a formatter for each set of options, because creating one costs more than using it. */
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

/** Returns the name of a code, or the code itself: `Intl` throws for a malformed code. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/**
 * Returns an amount as decimal text. `Intl` formats such text exactly, where it would round a
 * number. The type describes the text's shape.
 */
function decimalOf(money: Money): Intl.StringNumericLiteral {
  const text = toDecimal(money);
  if (isNumericLiteral(text)) return text;
  throw new RangeError(`${text} is not a decimal number.`);
}

function isNumericLiteral(text: string): text is Intl.StringNumericLiteral {
  return /^-?\d+(\.\d+)?$/.test(text);
}
