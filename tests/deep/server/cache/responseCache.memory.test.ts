import { runScript } from '../../../support/runScript.ts';

test('small entries count with what the process grows by', async () => {
  const { stdout, stderr } = await runScript('tests/deep/server/cache/fillCacheChild.ts');
  if (stdout === '') throw new Error(stderr);
  const { grown, counted }: { grown: number; counted: number } = JSON.parse(stdout);
  expect(grown).toBeLessThan(counted * 1.1);
});
