// The test runner has no transforms. Node itself loads TypeScript, and stand-ins for files that
// only webpack can import.
import 'tsx';
import { register } from 'node:module';
import { endWithRunner, keepWorkerData } from './worker.js';

keepWorkerData();
endWithRunner();
register('./assets.js', import.meta.url);
