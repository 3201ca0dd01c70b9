import { distributeDatabase, undistributeDatabase } from '#server/database/distributeDatabase.ts';
import { createTestDatabase } from '../../support/testDatabase.ts';

// tests/deep/server/database/distributeDatabase.test.ts tests a real cluster.
test('only a migrated database with Citus is distributed', async () => {
  const empty = await createTestDatabase({ migrated: false });
  await expect(distributeDatabase(empty.url)).rejects.toThrow(/npm run migrate/);
  await empty.close();
  const { url, close } = await createTestDatabase({ distributed: false });
  for (const change of [distributeDatabase, undistributeDatabase]) {
    await expect(change(url)).rejects.toThrow(
      /must name a database on the coordinator of a Citus cluster/,
    );
  }
  await close();
});
