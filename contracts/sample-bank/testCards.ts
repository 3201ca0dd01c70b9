/**
 * The reasons why a card does not pay, in the form of the intent.
 * https://docs.stripe.com/declines/codes
 */
export const declines = {
  generic_decline: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  insufficient_funds: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  authentication: {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'The provided payment method has failed authentication.',
  },
} as const;
export type Decline = keyof typeof declines;

/** The outcome of an attempt to pay. `confirm` means that the issuer verifies the traveler. */
export type Attempt = 'paid' | 'confirm' | Decline;

/** The courses of a refund: its first status, and its later status if it changes. */
export const refundCourses = {
  succeeds: { first: 'succeeded', becomes: null },
  'succeeds-later': { first: 'pending', becomes: 'succeeded' },
  'fails-later': { first: 'succeeded', becomes: 'failed' },
  'pending-fails': { first: 'pending', becomes: 'failed' },
} as const;
export type RefundCourse = keyof typeof refundCourses;

/** The behavior of a test card. */
export type TestCard = {
  number: string;
  brand: 'visa' | 'mastercard';
  /** The outcome of paying with it. */
  paying: Attempt;
  /** A later failure. */
  later?: 'capture-fails' | 'disputed';
  /** The course of refunds to it, `succeeds` by default. */
  refunds?: RefundCourse;
};

/** The card whose issuer verifies the traveler (3-D Secure). */
export const authenticationCard = '4000002500003155';

/** The cards that Stripe documents for tests. https://docs.stripe.com/testing */
const testCards = [
  { number: '4242424242424242', brand: 'visa', paying: 'paid' },
  { number: '5555555555554444', brand: 'mastercard', paying: 'paid' },
  { number: '4000000000000002', brand: 'visa', paying: 'generic_decline' },
  { number: '4000000000009995', brand: 'visa', paying: 'insufficient_funds' },
  { number: authenticationCard, brand: 'visa', paying: 'confirm' },
  { number: '4000000000000341', brand: 'visa', paying: 'paid', later: 'capture-fails' },
  { number: '4000000000007726', brand: 'visa', paying: 'paid', refunds: 'succeeds-later' },
  { number: '4000000000005126', brand: 'visa', paying: 'paid', refunds: 'fails-later' },
  { number: '4000000000000259', brand: 'visa', paying: 'paid', later: 'disputed' },
] as const satisfies readonly TestCard[];
export type CardNumber = (typeof testCards)[number]['number'];

/** Returns the test card with a typed number. */
export function testCardOf(typed: string): TestCard | undefined {
  const number = typed.replaceAll(/[\s-]/g, '');
  return testCards.find((card) => card.number === number);
}

/**
 * Returns the outcome of paying with a card; `code` is the traveler's answer to the issuer, if the
 * issuer asked.
 */
export function attemptOf({ paying }: TestCard, code: string | undefined): Attempt {
  if (paying !== 'confirm') return paying;
  return code === 'passed' ? 'paid' : code === 'failed' ? 'authentication' : 'confirm';
}
