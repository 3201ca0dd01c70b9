import { createContext, use } from 'react';
import { type Approximation, convertMoney } from '#contracts/money/convertMoney.ts';
import type { DisplayCurrency } from '#contracts/money/currencies.ts';
import type { Money } from '#contracts/money/money.ts';
import type { ExchangeRates } from '#contracts/site/exchangeRates.ts';

/** In which currency prices are shown. */
export interface PriceDisplay {
  /** Null for the charged one alone, also while the rates cannot be used. */
  readonly currency: DisplayCurrency | null;
  /** Undefined while they are not loaded. */
  readonly rates: ExchangeRates | undefined;
  /** Whether they could not be loaded. */
  readonly failed: boolean;
  /** Loads the rates before a currency is chosen. */
  readonly prepare: () => void;
  /** Missing where nothing is converted: sample prices are not. */
  readonly choose?: (currency: DisplayCurrency | null) => void;
}

export const PriceDisplay = createContext<PriceDisplay>({
  currency: null,
  rates: undefined,
  failed: false,
  prepare: () => undefined,
});

/**
 * What an amount is about in the currency that the traveler has chosen. Undefined when there is
 * none, it is the amount's own, or there is no rate.
 */
export function useConverted(money: Money | undefined): Approximation | undefined {
  const { currency, rates } = use(PriceDisplay);
  if (!money || !currency || !rates || currency === money.currency) return undefined;
  return convertMoney(money, currency, rates.rates);
}
