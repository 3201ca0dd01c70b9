import type { AccountContext } from './accountContext.ts';

/** Deletes expired sessions and tokens. Returns 0, since it leaves nothing for later. */
export async function deleteExpired({ database, now }: AccountContext): Promise<number> {
  for (const table of ['session', 'verification'] as const) {
    await database.db.deleteFrom(table).where('expiresAt', '<', now()).execute();
  }
  return 0;
}
