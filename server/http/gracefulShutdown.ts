import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

/** How often idle connections are closed while the last responses are sent, in milliseconds. */
const sweepMs = 20;
export type ShutdownOptions = {
  /** How long the server keeps serving while it reports that it is not ready. */
  drainMs: number;
  /** How long unfinished responses may take after that. */
  graceMs: number;
  closeIdle: () => void;
};

/**
 * Prepares a server to shut down without a failed request. After `stop` is called, `stopping` is
 * true. The readiness probe reports it, and each response becomes the last one of its connection.
 *
 * The server keeps serving for `drainMs`, so that load balancers can notice. Then it accepts no
 * connections. `stop` resolves when all responses are sent: to true, or to false if some were cut
 * off after `graceMs`. `stop(true)` skips the drain, for a person at a terminal.
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

/** The listener is closed after this time without a new connection, in milliseconds. */
const quietMs = 10;
/** After this time, a single turn of the event loop without a new connection is enough. */
const patienceMs = 1_000;
/** After this time, the listener is closed in any case. */
const maxWaitMs = 3_000;
/** How long the primary process may take to close a shared port, in milliseconds. */
const sharedPortMs = 100;
/**
 * If a turn of the event loop is shorter than this, hardly any connection can have arrived since
 * the loop last looked for new ones.
 */
const shortTurnMs = 0.2;

/**
 * Stops listening without losing a connection. When a listener closes, the kernel resets the
 * connections that wait to be accepted, and their requests are lost. New connections are therefore
 * accepted and held, unread, until no more arrive. A client without a response opens no further
 * connection. Then the listener is closed, and the held connections are served.
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
    // Sleeps instead of spinning. A process that has used up its CPU time may be suspended by the
    // system at the worst moment.
    if (waited < patienceMs) await sleep(quietMs);
    const start = performance.now();
    // Resolves right after the event loop has accepted the waiting connections.
    await setImmediate();
    const end = performance.now();
    quiet = held.length === count && end - start < shortTurnMs;
    waited = end - begun;
  }

  // `http.Server.close` would also close connections whose last response is not fully sent.
  NetServer.prototype.close.call(server);
  // The port belongs to the primary process, which closes it when the last process has asked for
  // it. Serving the held connections earlier would let their clients reconnect in vain.
  if (cluster.isWorker) await sleep(sharedPortMs);
  for (const socket of held) {
    socket.off('error', ignore);
    for (const listener of serve) Reflect.apply(listener, server, [socket]);
  }
}

/** Does nothing, because the failure of a held connection is noticed when it is served. */
function ignore(): void {}
