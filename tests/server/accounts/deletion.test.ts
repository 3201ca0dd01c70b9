import { cutDeletions } from './cutDeletions.ts';

// At every statement: tests/deep/server/accounts/deletion.test.ts.
test('a deletion that is cut off by the end of its process is whole or has not begun', () =>
  cutDeletions(12));
