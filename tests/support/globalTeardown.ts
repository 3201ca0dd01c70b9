export { closeTestRun as default } from './testDatabaseServer.ts';
