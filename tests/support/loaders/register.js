// The runner of the tests has no transforms: Node itself loads TypeScript, and what only webpack
// can import.
import 'tsx';
import { register } from 'node:module';
import { keepWorkerData } from './workerData.js';

keepWorkerData();
register('./assets.js', import.meta.url);
