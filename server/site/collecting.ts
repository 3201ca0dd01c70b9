import { chargesText } from '#contracts/site/charges.ts';
import type { Collecting } from '#contracts/site/collection.ts';
import type { Language } from '#contracts/texts/languages.ts';
import type { Config } from '../main/config.ts';
import { stripeCurrencies } from '../payments/stripeCurrencies.ts';

/**
 * Returns the operator's arrangement for payments before arrival, with its sentence in a language.
 * Hotels of a real provider can be paid only in a way that the operator has described.
 */
export function collectingOf(
  {
    payments,
    paymentCurrencies = stripeCurrencies,
    prepaidBy,
    paymentNotes,
    providerHost,
  }: Pick<Config, 'payments' | 'paymentCurrencies' | 'prepaidBy' | 'paymentNotes' | 'providerHost'>,
  language: Language,
): Collecting {
  return {
    prepaidBy,
    payments: payments === undefined ? '' : chargesText(paymentCurrencies),
    paymentNote: paymentNotes[language],
    needsPaymentNote: providerHost !== undefined,
  };
}
