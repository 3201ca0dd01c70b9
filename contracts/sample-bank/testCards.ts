/** What happens with a card at the bank. */
export type TestCard = {
  number: string;
  brand: 'visa' | 'mastercard';
  /** When somebody pays with it. */
  paying: 'paid' | 'generic_decline' | 'insufficient_funds' | 'authentication';
  /** What goes wrong later. */
  later?: 'capture-fails' | 'refund-fails' | 'disputed';
};

/** The card whose issuer asks whether it is really the traveler (3-D Secure). */
export const authenticationCard = '4000002500003155';

/** The cards that Stripe documents for tests. https://docs.stripe.com/testing */
const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', paying: 'paid' },
  { number: '5555555555554444', brand: 'mastercard', paying: 'paid' },
  { number: '4000000000000002', brand: 'visa', paying: 'generic_decline' },
  { number: '4000000000009995', brand: 'visa', paying: 'insufficient_funds' },
  { number: authenticationCard, brand: 'visa', paying: 'authentication' },
  { number: '4000000000000341', brand: 'visa', paying: 'paid', later: 'capture-fails' },
  { number: '4000000000005126', brand: 'visa', paying: 'paid', later: 'refund-fails' },
  { number: '4000000000000259', brand: 'visa', paying: 'paid', later: 'disputed' },
];

/** The test card with a number as it was typed. */
export function testCardOf(typed: string): TestCard | undefined {
  const number = typed.replaceAll(/[\s-]/g, '');
  return testCards.find((card) => card.number === number);
}
