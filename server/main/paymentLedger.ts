import { hotelAccount, lockBalances, postTransaction, transfer } from '../rewards/ledger.ts';

/** The ledger, of which the rewards are in charge, as payments need it. */
export const paymentLedger = { post: postTransaction, lock: lockBalances, hotelAccount, transfer };
