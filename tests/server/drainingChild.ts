import { createHttpServer } from '#server/http/createHttpServer.ts';
import { stopOnSignals } from '#server/http/stopOnSignals.ts';
import { listen } from '#server/http/listen.ts';
import { createLog, say } from '#server/observability/log.ts';
import { gracefulShutdown } from '#server/http/gracefulShutdown.ts';
import { testApp } from './testApp.ts';

// The server's own way to end, in a process of its own: answers take a while, and two addresses fail.
const log = createLog('info');
const { server, closeIdle } = createHttpServer([], log);
const { stop, stopping } = gracefulShutdown(server, { drainMs: 300, graceMs: 5_000, closeIdle });
const app = testApp('http://127.0.0.1:9', {
  log,
  stopping,
  unready: () => (stopping() ? 'stopping' : undefined),
  api: (req, res) => {
    if (req.url === '/api/reject') void Promise.reject(new Error('nobody caught this'));
    if (req.url === '/api/throw') setImmediate(() => throwLater());
    setTimeout(() => res.end('whole'), 50);
  },
});
server.on('request', app);

function throwLater(): never {
  throw new Error('nobody caught this');
}

say(await listen(server, { host: '127.0.0.1', port: 0 }));
stopOnSignals(process, {
  stop,
  afterwards: () => Promise.resolve(),
  log,
  exit: (code) => process.exit(code),
});
