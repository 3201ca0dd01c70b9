import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUpDatabase } from '#server/database/backup/backUpDatabase.ts';
import { restoreDatabase } from '#server/database/backup/restoreDatabase.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { createTestDatabase } from '../../../support/testDatabase.ts';

const secret = 's'.repeat(32);

test('a backup with any changed byte, or cut off anywhere, is refused before anything is written', async () => {
  const { folder, remove } = temporaryFolder();
  const source = await createTestDatabase();
  const target = await createTestDatabase({ migrated: false });
  const path = join(folder, 'own.backup');
  await backUpDatabase(source.url, path, secret);
  const bytes = readFileSync(path);
  // Every part of the file, and each byte of its signature.
  const step = Math.ceil(bytes.length / 40);
  for (let at = 0; at < bytes.length; at += at < bytes.length - 110 ? step : 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    writeFileSync(path, changed);
    await expect(restoreDatabase(target.url, path, secret)).rejects.toThrow(/changed/);
  }
  for (const length of [0, 10, bytes.length - 100, bytes.length - 1]) {
    writeFileSync(path, bytes.subarray(0, length));
    await expect(restoreDatabase(target.url, path, secret)).rejects.toThrow(/cut off or changed/);
  }
  writeFileSync(path, bytes);
  expect((await restoreDatabase(target.url, path, secret)).rows).toBeGreaterThanOrEqual(0);
  await source.close();
  await target.close();
  remove();
});
