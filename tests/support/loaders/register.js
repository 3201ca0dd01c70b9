// The runner of the tests has no transforms: Node itself loads TypeScript, and what only webpack can import.
import 'tsx';
import { register } from 'node:module';
import { keepWorkerData } from './workerData.js';

keepWorkerData();
register('./assets.js', import.meta.url);

// The first worker that asks the runner for its settings has them told to all. One that was told before it asks is never
// told again, and would wait for ever: it is reminded.
const { send } = process;
if (send) {
  let settings;
  const keepSettings = (message) => {
    if (message?.type === 'jest-light-runner-worker-data') settings = message;
  };
  // Not before the worker listens itself: what comes until then waits for the first listener.
  const afterFirst = (event) => {
    if (event !== 'message') return;
    process.off('newListener', afterFirst);
    queueMicrotask(() => process.on('message', keepSettings));
  };
  process.on('newListener', afterFirst);
  process.send = (message, ...more) => {
    if (message !== 'jest-light-runner-get-worker-data' || !settings)
      return send.call(process, message, ...more);
    setImmediate(() => process.emit('message', settings));
    return true;
  };
}
