import { createContext, use } from 'react';
import { type Approximation, convertMoney } from '#contracts/money/convertMoney.ts';
import type { DisplayCurrency } from '#contracts/money/currencies.ts';
import type { Money } from '#contracts/money/money.ts';
import type { ExchangeRates } from '#contracts/site/exchangeRates.ts';

/** The currency in which prices are shown, and the exchange rates. */
export interface PriceDisplay {
  /**
   * The chosen currency. If it is null, prices are shown only in the currency of the charge. It is
   * also null while the rates cannot be used.
   */
  readonly currency: DisplayCurrency | null;
  /** The exchange rates. Undefined until they are loaded. */
  readonly rates: ExchangeRates | undefined;
  /** Whether the rates could not be loaded. */
  readonly failed: boolean;
  /** Loads the rates before the traveler chooses a currency. */
  readonly prepare: () => void;
  /** Changes the currency. Missing where nothing is converted, such as for sample prices. */
  readonly choose?: (currency: DisplayCurrency | null) => void;
}

export const PriceDisplay = createContext<PriceDisplay>({
  currency: null,
  rates: undefined,
  failed: false,
  prepare: () => undefined,
});

/**
 * Returns the approximate value of an amount in the currency that the traveler has chosen.
 * Undefined without a chosen currency or an exchange rate, or if the amount is already in that
 * currency.
 */
export function useConverted(money: Money | undefined): Approximation | undefined {
  const { currency, rates } = use(PriceDisplay);
  if (!money || !currency || !rates || currency === money.currency) return undefined;
  return convertMoney(money, currency, rates.rates);
}
