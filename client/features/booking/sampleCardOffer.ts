/** The benefits of a promoted credit card. */
export interface CardOffer {
  statementCredit: string;
  oneKeyCash: string;
}

/** The sample credit-card promotion of the pre-checkout page. Spec §2 and §9. */
export const sampleCardOffer: CardOffer = { statementCredit: '$150', oneKeyCash: '$150' };
