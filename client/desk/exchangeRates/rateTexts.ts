import type { HeldRate } from '#contracts/site/desk/deskExchangeRates.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';

/** Returns a rate in the number format of the language, with all its decimals. */
export function rateText({ formats }: DeskI18n, rate: string): string {
  return formats.number(Number(rate), { maximumFractionDigits: 12 });
}

/** Returns the difference of a new rate from the old one: '+32.1%'. */
export function changeText(
  { formats }: DeskI18n,
  { was, rate }: Pick<HeldRate, 'was' | 'rate'>,
): string {
  return formats.number(Number(rate) / Number(was) - 1, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
}

/** Returns the day and the server of a rate, as far as they are known. */
export function originText(
  { formats }: DeskI18n,
  day: string | null,
  source: string | null,
): string {
  return [day && formats.yearDay(day), source].filter(Boolean).join(' · ');
}

/** Returns the name and code of a currency: 'Turkish Lira (TRY)'. */
export function currencyText({ formats }: DeskI18n, currency: string): string {
  return `${formats.currencyTitle(currency)} (${currency})`;
}
