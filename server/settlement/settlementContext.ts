import type { Database } from '../database/openDatabase.ts';
import type { ReadPaymentSums } from '../desk/paymentCells.ts';
import type { Log } from '../observability/log.ts';
import type { ReadLegalInfo } from './hotels/readLegalInfo.ts';

/** What settling needs of the rest of the site. */
export type SettlementContext = {
  database: Database;
  now: () => Date;
  log: Log;
  /** The operator's time zone, by which days of figures are counted. */
  timeZone: string;
  /** The VAT that commission includes, in hundredths of a percent; undefined for none. */
  commissionVat?: number | undefined;
  /** Whose statements they are. */
  operator: { name: string; address: string; vatId: string };
  /** The account of the operator from which hotels are paid; undefined for none. */
  payoutIban?: string | undefined;
  paymentSums: ReadPaymentSums;
  readLegalInfo: ReadLegalInfo;
};
