/** The parts of `sepa` that the site uses. The package does not export its types. */
declare module 'sepa' {
  type Transfer = {
    creditorName: string;
    creditorIBAN: string;
    amount: number;
    currency: string;
    end2endId: string;
    remittanceInfo: string;
  };
  type PaymentInfo = {
    requestedExecutionDate: Date;
    debtorIBAN: string;
    debtorName: string;
    createTransaction(): Transfer;
    addTransaction(transaction: Transfer): void;
  };
  export class Document {
    constructor(painFormat: 'pain.001.001.09');
    grpHdr: { id: string; created: Date; initiatorName: string };
    createPaymentInfo(): PaymentInfo;
    addPaymentInfo(info: PaymentInfo): void;
    toString(): string;
  }
}
