export { openTestRun as default } from './testDatabaseServer.ts';
