import { createContext } from 'react';

/** What the operator lets the site say of itself and its hotels; '' for nothing. */
export interface OperatorTexts {
  /** How the hotel asks for what is paid before arrival: PAYMENT_NOTE. */
  readonly paymentNote: string;
  /** When the hotels usually answer requests: DESK_ANSWERS. */
  readonly deskAnswers: string;
  /** How to reach the operator: OPERATOR_ADDRESS, OPERATOR_PHONE, OPERATOR_EMAIL. */
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

export const noOperatorTexts: OperatorTexts = {
  paymentNote: '',
  deskAnswers: '',
  address: '',
  phone: '',
  email: '',
};

/** The operator's texts, which the server writes into the page. */
export const OperatorTexts = createContext<OperatorTexts>(noOperatorTexts);
