import { cutDeletions } from '../../../server/accounts/cutDeletions.ts';

// Of each statement, the step before it: after it the transaction is where it is before the next
// one.
test(
  'a deletion that is killed at any step is complete or has not begun',
  () => cutDeletions(2),
  120_000,
);
