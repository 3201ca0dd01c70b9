import { cutDeletions } from '../../../server/accounts/cutDeletions.ts';

// Cuts before each statement. A cut after it would leave the transaction in the same state as
// before the next one.
test(
  'a deletion that is killed at any step is complete or has not begun',
  () => cutDeletions(2),
  120_000,
);
