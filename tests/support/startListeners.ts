import { createServer, type RequestListener } from 'node:http';
import { listenOnLoopback } from './listenOnLoopback.ts';

/**
 * Starts servers on free ports. Each test of the file closes its servers at its end, the last one
 * first.
 */
export function startListeners() {
  const running: { close: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const { close } of running.splice(0).reverse()) await close();
  });
  return {
    closed: (one: { close: () => Promise<void> }) => void running.push(one),
    start: async (listener: RequestListener): Promise<string> => {
      const server = await listenOnLoopback(createServer(listener));
      running.push(server);
      return server.origin;
    },
  };
}

/** Returns an origin on which nothing listens. */
export async function goneOrigin(): Promise<string> {
  const { origin, close } = await listenOnLoopback(createServer());
  await close();
  return origin;
}
