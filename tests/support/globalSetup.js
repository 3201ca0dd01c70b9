import { tsImport } from 'tsx/esm/api';

// Jest's own process cannot load TypeScript by itself.
export default async function globalSetup() {
  const { openTestRun } = await tsImport('./testDatabaseServer.ts', import.meta.url);
  await openTestRun();
}
