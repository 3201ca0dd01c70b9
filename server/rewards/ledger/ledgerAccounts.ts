/** What the site spends on OneKeyCash. */
export const rewardsAccount = 'rewards';

/** What the site spends on promotion codes. */
export const promotionsAccount = 'promotions';

/** The OneKeyCash of an account; below zero only when a stay lost what it had earned. */
export function customerAccount(accountId: string): string {
  return `customer:${accountId}`;
}

/** What the site owes to a hotel. */
export function hotelAccount(hotelId: string): string {
  return `hotel:${hotelId}`;
}
