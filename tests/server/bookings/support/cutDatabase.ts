import type { KyselyPlugin } from 'kysely';
import type { Database } from '#server/database/openDatabase.ts';

/** What is thrown where the test cuts. */
class CutError extends Error {
  override readonly name = 'CutError';
}

/**
 * A database that fails at the `cutAt`th of its steps: before a statement, after it, or after a
 * commit. `forGood`: so does every later step, as for a process that was killed there. `steps`
 * counts them; `end` makes all that follow fail.
 */
export function cutDatabase(
  database: Database,
  cutAt = Infinity,
  forGood = true,
): Database & { steps: () => number; end: () => void } {
  let steps = 0;
  let ended = false;
  const step = () => {
    steps += 1;
    if (ended || steps === cutAt || (forGood && steps > cutAt)) throw new CutError('cut');
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      step();
      return node;
    },
    transformResult: ({ result }) => {
      step();
      return Promise.resolve(result);
    },
  };
  const db = database.db.withPlugin(plugin);
  return {
    ...database,
    db,
    transaction: async (work) => {
      const result = await db.transaction().execute(work);
      step();
      return result;
    },
    steps: () => steps,
    end: () => {
      ended = true;
    },
  };
}
