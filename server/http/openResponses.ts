import type { Server, ServerResponse } from 'node:http';

/** The responses of a server that are not fully sent yet. */
export class OpenResponses {
  private readonly since = new Map<ServerResponse, number>();

  constructor(server: Server) {
    server.on('request', (_req, res) => {
      this.since.set(res, performance.now());
      res.once('close', () => this.since.delete(res));
    });
  }

  /** Whether one has been ended but not fully sent. Node counts its connection as idle. */
  flushing(): boolean {
    for (const res of this.since.keys()) if (res.writableEnded) return true;
    return false;
  }

  /** Cuts off those that have taken longer than so many milliseconds. */
  destroyOlderThan(ms: number): void {
    const latest = performance.now() - ms;
    for (const [res, since] of this.since) {
      // In the order in which they began.
      if (since > latest) return;
      res.destroy();
    }
  }
}
