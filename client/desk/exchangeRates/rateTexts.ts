import type { HeldRate } from '#contracts/site/desk/deskExchangeRates.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';

/** A rate as a number of the language, with all its decimals. */
export function rateText({ formats }: DeskI18n, rate: string): string {
  return formats.number(Number(rate), { maximumFractionDigits: 12 });
}

/** By how much a new rate is above or below the old one: '+32.1%'. */
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

/** Of which day a rate is, and from which server, as far as that is known. */
export function originText(
  { formats }: DeskI18n,
  day: string | null,
  source: string | null,
): string {
  return [day && formats.yearDay(day), source].filter(Boolean).join(' · ');
}

/** A currency by its name and code: 'Turkish Lira (TRY)'. */
export function currencyText({ formats }: DeskI18n, currency: string): string {
  return `${formats.currencyTitle(currency)} (${currency})`;
}
