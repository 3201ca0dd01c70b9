/**
 * The operator's texts that pages show, each with the name of the `meta` element in which the
 * server writes it into the page.
 */
export const operatorTextNames = {
  /** How the hotel asks for what is paid before arrival: PAYMENT_NOTE. */
  paymentNote: 'payment-note',
  /** When the hotels usually answer requests: DESK_ANSWERS. */
  deskAnswers: 'desk-answers',
  /** How to reach the operator: OPERATOR_ADDRESS, OPERATOR_PHONE, OPERATOR_EMAIL. */
  address: 'operator-address',
  phone: 'operator-phone',
  email: 'operator-email',
  /** 'open' where the desk gets messages: DESK_EMAIL, OPERATOR_EMAIL. */
  contact: 'contact',
} as const;

/** What the operator lets the site say of itself and its hotels; '' for nothing. */
export type OperatorTexts = Readonly<Record<keyof typeof operatorTextNames, string>>;

/** Reads the operator's texts, each by the name of its `meta` element. */
export function readOperatorTexts(read: (name: string) => string): OperatorTexts;
export function readOperatorTexts(read: (name: string) => string): object {
  const names = Object.entries(operatorTextNames);
  return Object.fromEntries(names.map(([key, name]) => [key, read(name)]));
}
