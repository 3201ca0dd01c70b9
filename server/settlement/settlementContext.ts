import type { Database } from '../database/openDatabase.ts';
import type { ReadPaymentSums } from '../desk/paymentCells.ts';
import type { Log } from '../observability/log.ts';
import type { ReadLegalInfo } from './hotels/readLegalInfo.ts';

/** The dependencies of settling. */
export type SettlementContext = {
  database: Database;
  now: () => Date;
  log: Log;
  /** The operator's time zone, which determines the days of figures. */
  timeZone: string;
  /**
   * The rate of VAT that commission includes, in hundredths of a percent; undefined without VAT.
   */
  commissionVat?: number | undefined;
  /** The issuer of the statements. */
  operator: { name: string; address: string; vatId: string };
  /** The operator's account from which hotels are paid, if any. */
  payoutIban?: string | undefined;
  paymentSums: ReadPaymentSums;
  readLegalInfo: ReadLegalInfo;
};
