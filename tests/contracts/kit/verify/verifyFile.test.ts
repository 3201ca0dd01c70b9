import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { startFaultyProvider } from './faultyProvider.ts';

// The file of the last `npm run build`, which `npm test` begins with.
const built = join(import.meta.dirname, '../../../../dist/kit/verify.mjs');

it('works as a single file with plain Node', async () => {
  const { folder, remove } = temporaryFolder();
  const file = join(folder, 'verify.mjs');
  await copyFile(built, file);
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [file, ...args], { cwd: folder });
  const provider = await startFaultyProvider();
  const { stdout } = await run(provider.origin, '--sample', '2');
  await provider.close();
  expect(stdout).toMatch(/^(The provider meets the contract|Not broken)/m);
  expect((await run('--help')).stdout).toContain('node verify.mjs https://provider.example');
  remove();
}, 60_000);
