import { convertMoney, hasRate } from '#contracts/money/convertMoney.ts';
import type { Money } from '#contracts/money/money.ts';
import type { ExchangeRates } from '#contracts/site/exchangeRates.ts';
import { facets } from './facets.ts';
import type { ListFacts } from './listFacts.ts';

/** The data that is needed to compare prices in several currencies. */
export interface PriceComparison {
  readonly rates: ExchangeRates;
  /**
   * The preferred currencies. The first of them with an exchange rate is used, or a currency of the
   * list if none has one.
   */
  readonly wanted: readonly string[];
}

/**
 * Returns the list with all prices converted into one currency, so that prices in several
 * currencies can be sorted, filtered or shown. Without exchange rates for the currencies of the
 * list, the list stays unchanged. ADR 0020.
 */
export function inOneCurrency(list: ListFacts, comparison: PriceComparison | undefined): ListFacts {
  if (!comparison) return list;
  const { rates } = comparison.rates;
  const comparedIn = [...comparison.wanted, ...list.currencies].find((currency) =>
    hasRate(currency, rates),
  );
  const some = list.currencies.some((currency) => hasRate(currency, rates));
  if (comparedIn === undefined || !some) return list;
  const convert = (price: Money | undefined): Money | undefined => {
    if (!price || price.currency === comparedIn) return price;
    const converted = convertMoney(price, comparedIn, rates);
    return converted && { amount: converted.approximately, currency: comparedIn };
  };
  return {
    ...list,
    comparedIn,
    notCompared: list.currencies.filter((currency) => !hasRate(currency, rates)),
    known: new Set([...list.known, facets.price]),
    hotels: list.hotels.map((hotel) => ({
      ...hotel,
      prices: hotel.prices.map((each) => ({ ...each, compared: convert(each.price) })),
    })),
  };
}
