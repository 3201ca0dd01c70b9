import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { accountProblem } from './accountProblems.ts';

/**
 * Locks an account until the transaction ends, so that changes of it and of what it owns wait for each
 * other. Throws a 401 problem if it has been deleted.
 */
export async function lockAccount(tx: Transaction<Tables>, accountId: string): Promise<void> {
  const user = tx.selectFrom('user').select('id').where('id', '=', accountId).forUpdate();
  if (!(await user.executeTakeFirst())) throw accountProblem('signed-out');
}
