import type { JSONColumnType } from 'kysely';
import type { EuroRates } from '#contracts/money/euroRates.ts';
import type { Instant } from '../database/columns.ts';

/** The exchange rates of a day, and when they were last received. */
type ExchangeRatesTable = {
  date: string;
  rates: JSONColumnType<EuroRates>;
  received_at: Instant;
};

/** The tables of exchange rates, as the migrations create them. */
export type ExchangeRateTables = { exchange_rates: ExchangeRatesTable };
