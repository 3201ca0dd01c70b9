import { createHttpServer } from '#server/http/createHttpServer.ts';
import { stopOnSignals } from '#server/http/stopOnSignals.ts';
import { listen } from '#server/http/listen.ts';
import { createLog, say } from '#server/observability/log.ts';
import { gracefulShutdown } from '#server/http/gracefulShutdown.ts';
import { testApp } from '../../../server/testApp.ts';

// Runs a server that shuts down like the real one. Responses take a while, and some paths make it
// fail.
const { log, flush } = createLog('info');
const { server, closeIdle } = createHttpServer([], log);
const { stop, stopping } = gracefulShutdown(server, { drainMs: 300, graceMs: 5_000, closeIdle });
const app = testApp('http://127.0.0.1:9', {
  log,
  stopping,
  unready: () => (stopping() ? 'stopping' : undefined),
  hotels: (req, res) => {
    if (req.url === '/api/hotels/reject') void Promise.reject(new Error('uncaught'));
    if (req.url === '/api/hotels/throw') setImmediate(() => throwLater());
    if (req.url === '/api/hotels/quick') res.end('complete');
    else setTimeout(() => res.end('complete'), 50);
  },
});
server.on('request', app);

function throwLater(): never {
  throw new Error('uncaught');
}

say(await listen(server, { host: '127.0.0.1', port: 0 }));
stopOnSignals(process, {
  stop,
  close: () => Promise.resolve(),
  flushLog: flush,
  log,
  exit: (code) => process.exit(code),
});
