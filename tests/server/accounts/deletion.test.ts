import { cutDeletions } from './cutDeletions.ts';

// At every statement: tests/deep/server/accounts/deletion.test.ts.
test('a deletion whose process is killed is complete or has not begun', () => cutDeletions(12));
