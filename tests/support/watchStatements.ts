import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import type { Database } from '#server/database/openDatabase.ts';

/** A statement that was sent to a database, and its parameters. */
export type SentStatement = { sql: string; parameters: readonly unknown[] };

/** Returns a database that passes each statement to `onStatement` before it is sent. */
export function watchStatements(
  database: Database,
  onStatement: (statement: SentStatement) => void,
): Database {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      onStatement(new PostgresQueryCompiler().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return {
    ...database,
    db: database.db.withPlugin(plugin),
    transaction: (work) => database.transaction((tx) => work(tx.withPlugin(plugin))),
  };
}
