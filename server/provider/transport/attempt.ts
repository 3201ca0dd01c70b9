import type { IncomingMessage } from 'node:http';
import type { Budgets } from '../budgets.ts';
import type { BodyReservation } from '../response/bodyMemory.ts';

/** One attempt at a request: a POST if it has a `body`, else a GET. `headers` are names and values in turn. */
export type Attempt = {
  path: string;
  headers: readonly string[];
  body?: Buffer;
  budgets: Pick<Budgets, 'connectMs' | 'firstByteMs' | 'bodyBytes'>;
  /** Opens a new connection instead of reusing one. */
  newConnection: boolean;
  signal: AbortSignal;
  memory: BodyReservation;
};

/** A response as received: its body is complete, but neither decompressed nor checked. */
export type RawResponse = Pick<IncomingMessage, 'headers'> & { status: number; body: Buffer };
