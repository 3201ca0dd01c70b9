import type { Database } from '../database/openDatabase.ts';
import type { ReadPaymentSums } from '../desk/paymentCells.ts';

/** What settling needs of the rest of the site. */
export type SettlementContext = {
  database: Database;
  now: () => Date;
  /** The operator's time zone, by which days of figures are counted. */
  timeZone: string;
  /** The VAT that commission includes, in hundredths of a percent; undefined for none. */
  commissionVat?: number | undefined;
  /** Whose statements they are. */
  operator: { name: string; address: string; vatId: string };
  paymentSums: ReadPaymentSums;
};
