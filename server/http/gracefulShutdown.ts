import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

/** How often idle connections are closed while the last responses are sent, in milliseconds. */
const sweepMs = 20;
export type ShutdownOptions = {
  /** How long to serve on as before, not ready. */
  drainMs: number;
  /** How long the responses that have begun may take after that. */
  graceMs: number;
  /** Closes the idle connections. */
  closeIdle: () => void;
};

/**
 * Prepares a server to shut down without a failed request. From `stop` on, `stopping` is true,
 * which the readiness probe reports and which makes each response its connection's last. The server
 * serves on for `drainMs`, so that balancers can notice; then it accepts no connections. `stop`
 * resolves when all responses are sent: to true, or to false if some had to be cut off after
 * `graceMs`. `stop(true)` skips the drain, for a person at a terminal.
 */
export function gracefulShutdown(server: Server, { drainMs, graceMs, closeIdle }: ShutdownOptions) {
  let stopping = false;
  return {
    stopping: () => stopping,
    stop: async (hurry = false): Promise<boolean> => {
      stopping = true;
      if (drainMs > 0 && !hurry) await new Promise((resolve) => setTimeout(resolve, drainMs));
      let complete = true;
      const cut = setTimeout(() => {
        complete = false;
        server.closeAllConnections();
      }, graceMs);
      const closed = once(server, 'close');
      await closeListener(server);
      closeIdle();
      const sweep = setInterval(closeIdle, sweepMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
      return complete;
    },
  };
}

/** The listener is closed when no connection came for so long, in milliseconds. */
const quietMs = 10;
/** After so long, the first turn of the event loop without a new connection is enough. */
const patienceMs = 1_000;
/** After so long it is closed in any case. */
const maxWaitMs = 3_000;
/** How long the primary process may take to close a port that processes share, in milliseconds. */
const sharedPortMs = 100;
/**
 * In a turn this short, hardly any connection can have come after the event loop looked for them.
 */
const shortTurnMs = 0.2;

/**
 * Stops listening without losing a connection. When a listener closes, the kernel resets the
 * connections that wait to be accepted, and their requests are lost. So the new connections are
 * accepted and held, unread, until no more come: a client that gets no response opens no further
 * connection. Then the listener is closed, and those that were held are served.
 */
async function closeListener(server: Server): Promise<void> {
  const held: Socket[] = [];
  const serve = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    socket.on('error', ignore);
    held.push(socket);
  });

  const begun = performance.now();
  let waited = 0;
  let quiet = false;
  while (!quiet && waited < maxWaitMs) {
    const count = held.length;
    // Asleep, not in a busy loop: a process that has used up its time is suspended just when it
    // must not be.
    if (waited < patienceMs) await sleep(quietMs);
    const start = performance.now();
    // Resolves right after the event loop has accepted the connections that waited.
    await setImmediate();
    const end = performance.now();
    quiet = held.length === count && end - start < shortTurnMs;
    waited = end - begun;
  }

  // Not `http.Server.close`: it also closes connections whose last response is not fully sent.
  NetServer.prototype.close.call(server);
  // The port belongs to the primary process, which closes it when the last process has told it to.
  // Whoever is served before that may connect again, in vain.
  if (cluster.isWorker) await sleep(sharedPortMs);
  for (const socket of held) {
    socket.off('error', ignore);
    for (const listener of serve) Reflect.apply(listener, server, [socket]);
  }
}

/** A held connection that fails is noticed when it is served. */
function ignore(): void {}
