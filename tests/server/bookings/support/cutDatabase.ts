import type { KyselyPlugin } from 'kysely';
import type { Database } from '#server/database/openDatabase.ts';

/** The error that is thrown at the cut. */
class CutError extends Error {
  override readonly name = 'CutError';
}

/**
 * Returns a database that fails at step number `cutAt`: before a statement, after it, or after a
 * commit. With `forGood` every later step fails too, like in a killed process. `steps` counts the
 * steps, and `end` makes all later ones fail.
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
