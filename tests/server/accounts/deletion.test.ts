import { cutDeletions } from './cutDeletions.ts';

// tests/deep/server/accounts/deletion.test.ts cuts at every statement.
test('the deletion of an account by a process that is killed takes effect completely or not at all', () =>
  cutDeletions(12));
