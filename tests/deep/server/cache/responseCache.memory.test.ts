import { runScript } from '../../../support/runScript.ts';

test('the size of small entries counts the memory that they really use', async () => {
  const { stdout, stderr } = await runScript('tests/deep/server/cache/fillCacheChild.ts');
  if (stdout === '') throw new Error(stderr);
  const { grown, counted }: { grown: number; counted: number } = JSON.parse(stdout);
  expect(grown).toBeLessThan(counted * 1.1);
});
