import { tsImport } from 'tsx/esm/api';

export default async function globalTeardown() {
  const { closeTestRun } = await tsImport('./testDatabaseServer.ts', import.meta.url);
  await closeTestRun();
}
