import { cutDeletions } from './cutDeletions.ts';

// tests/deep/server/accounts/deletion.test.ts cuts at every statement.
test('a deletion whose process is killed is complete or has not begun', () => cutDeletions(12));
