// The runner of the tests has no transforms: Node itself loads TypeScript, and what only webpack
// can import.
import 'tsx';
import { register } from 'node:module';
import { endWithRunner, keepWorkerData } from './worker.js';

keepWorkerData();
endWithRunner();
register('./assets.js', import.meta.url);
