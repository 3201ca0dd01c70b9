import type { BankContext } from './bankContext.ts';
import { disputeCalls } from './disputeCalls.ts';
import { intentCalls } from './intentCalls.ts';
import { movementCalls } from './movements.ts';
import { refundCalls } from './refundCalls.ts';
import { sessionCalls } from './sessionCalls.ts';

/**
 * Returns the calls of the API that the site makes, and the actions of other parties at the bank.
 */
export function bankCalls(context: BankContext) {
  return {
    ...sessionCalls(context),
    ...intentCalls(context),
    ...refundCalls(context),
    ...disputeCalls(context),
    ...movementCalls(context),
  };
}
export type BankCalls = ReturnType<typeof bankCalls>;
