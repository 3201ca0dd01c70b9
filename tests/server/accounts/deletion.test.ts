import { cutDeletions } from './cutDeletions.ts';

// tests/deep/server/accounts/deletion.test.ts cuts at every statement.
test('a deletion by a killed process takes effect completely or not at all', () =>
  cutDeletions(12));
