import { distributeDatabase } from '#server/database/distributeDatabase.ts';
import { runScript } from '../../support/runScript.ts';
import { createTestDatabase } from '../../support/testDatabase.ts';

// On a cluster: tests/deep/server/database/distributeDatabase.test.ts.
test('a database that is not migrated is not distributed, and one without Citus is left as it is', async () => {
  const empty = await createTestDatabase({ migrated: false });
  await expect(distributeDatabase(empty.url)).rejects.toThrow(/npm run migrate/);
  await empty.close();
  const { url, close } = await createTestDatabase({ distributed: false });
  const env = { DATABASE_URL: url };
  const { code, stderr } = await runScript('server/main/distribute.ts', ['undo'], { env });
  expect(code).toBe(1);
  expect(stderr).toMatch(/must name a database on the coordinator of a Citus cluster/);
  await expect(distributeDatabase(url)).rejects.toThrow(/on the coordinator of a Citus cluster/);
  await close();
});
