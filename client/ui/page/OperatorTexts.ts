import { createContext } from 'react';

/** What the operator lets the site say of its hotels; '' for nothing. */
export interface OperatorTexts {
  /** How the hotel asks for what is paid before arrival: PAYMENT_NOTE. */
  readonly paymentNote: string;
  /** When the hotels usually answer requests: DESK_ANSWERS. */
  readonly deskAnswers: string;
}

export const noOperatorTexts: OperatorTexts = { paymentNote: '', deskAnswers: '' };

/** The operator's sentences, which the server writes into the page. */
export const OperatorTexts = createContext<OperatorTexts>(noOperatorTexts);
