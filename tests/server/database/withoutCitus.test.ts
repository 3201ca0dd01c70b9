import { distributeDatabase, undistributeDatabase } from '#server/database/distributeDatabase.ts';
import { createTestDatabase } from '../../support/testDatabase.ts';

// On a cluster: tests/deep/server/database/distributeDatabase.test.ts.
test('a database that is not migrated is not distributed, and one without Citus is left as it is', async () => {
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
