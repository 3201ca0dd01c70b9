import { currencyDecimals } from '../../money/currencies.ts';
import { type Money, toDecimal } from '../../money/money.ts';

/**
 * The maximum amounts of goodwill and of adjustments of OneKeyCash by the desk, in US dollars.
 * `once` applies to a single gift. The others apply to 24 hours: `account` to an account, `booking`
 * to a booking, and `staff` to one member of the staff, with both kinds of gifts together.
 */
export const giftLimits = { once: 500, account: 1_000, booking: 1_000, staff: 2_500 } as const;

/**
 * The approximate value of a US dollar in each currency of ISO 4217, except units of account.
 * Exchange rates are not used, because limits need no exact values and must also apply to
 * currencies without a rate. If a currency loses value, the limit in it falls.
 */
const codesByUnits: ReadonlyMap<number, string> = new Map([
  [
    1,
    `AUD AWG AZN BAM BBD BGN BHD BMD BND BSD BZD CAD CHF EUR FJD FKP GBP GIP JOD KWD KYD NZD OMR PAB SGD
    SHP USD`,
  ],
  [3, 'AED BRL BYN GEL ILS LYD MYR PEN PGK PLN QAR RON SAR TMT TND TOP WST XCD XCG'],
  [
    10,
    `BOB BWP CNY DKK ERN GHS GTQ HKD LSL MAD MDL MOP MVR MXN NAD NOK SBD SCR SEK SRD SVC SZL TJS TTD
    ZAR`,
  ],
  [30, 'CUP CZK EGP HNL MRU NIO SLE STN THB TRY TWD UAH UYU ZMW ZWG'],
  [
    100,
    `AFN ALL BDT BTN CVE DJF DOP DZD ETB GMD GYD HTG INR ISK JMD JPY KES KGS LRD MKD MUR MZN NPR PHP RSD
    RUB VED VES VUV XPF`,
  ],
  [300, 'AMD HUF KMF LKR PKR YER'],
  [500, 'AOA CRC KZT SDG SOS XAF XOF'],
  [1_000, 'ARS CLP IQD KPW KRW MMK MWK NGN RWF'],
  [3_000, 'BIF CDF COP KHR MGA MNT PYG SSP TZS UGX'],
  [10_000, 'GNF IDR LAK LBP SYP UZS VND'],
  [1_000_000, 'IRR'],
]);

const unitsByCode = new Map(
  [...codesByUnits].flatMap(([units, codes]) =>
    codes.split(/\s+/).map((code): [string, number] => [code, units]),
  ),
);

/**
 * Converts a limit in US dollars into another currency. Returns undefined for a code that is not a
 * means of payment.
 */
export function giftLimitIn(currency: string, dollars: number): Money | undefined {
  const [units, decimals] = [unitsByCode.get(currency), currencyDecimals(currency)];
  if (units === undefined || decimals === undefined) return undefined;
  return { amount: BigInt(dollars * units) * 10n ** BigInt(decimals), currency };
}

/**
 * The number of parts into which a US dollar is divided. With this number, the minor unit of each
 * currency is a whole number of parts.
 */
const partsOfDollar = 3_000_000_000n;

/**
 * Converts a limit in US dollars into the parts that `giftParts` counts. Parts are whole numbers,
 * so that nothing is rounded.
 */
export function limitParts(dollars: number): bigint {
  return BigInt(dollars) * partsOfDollar;
}

/**
 * Returns the share of a limit that an amount uses, in parts of a US dollar. The sign of the amount
 * is ignored.
 */
export function giftParts({ amount, currency }: Money): bigint {
  const dollar = giftLimitIn(currency, 1)?.amount ?? 1n;
  return ((amount < 0n ? -amount : amount) * partsOfDollar) / dollar;
}

/** Writes a limit as text, for the details of problems. */
export function giftLimitText(currency: string, dollars: number): string {
  const limit = giftLimitIn(currency, dollars);
  return limit ? `${toDecimal(limit)} ${currency}` : `${dollars} USD`;
}
