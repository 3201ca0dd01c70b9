import { destination, pino, type Logger } from 'pino';

/** Lines are written when this many bytes have been collected, or after this many milliseconds. */
const minLength = 4_000;
const flushMs = 500;
/** When the reader of the log is this many bytes behind, further lines are dropped. */
const maxLength = 16 * 1024 * 1024;
/**
 * Whole lines of at most this many bytes are written at once. Several processes may write to one
 * pipe, and the system does not split writes up to this size.
 */
const maxWrite = 4_096;
/** How long the end of the process waits for the reader of the log, in milliseconds. */
const lastFlushMs = 500;

const hidden = () => '[hidden]';
/** A safeguard: no code logs secrets, but values under these names are hidden. */
const serializers = { providerHeaders: hidden, headers: hidden, config: hidden };

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'isLevelEnabled'>;

/**
 * Creates the log: JSON lines on standard output, written in batches so that no request waits for
 * the disk. `pretty` writes each line immediately, in a form for people. `flush` resolves when all
 * lines are written. Call it before `process.exit`.
 */
export function createLog(
  level: string,
  pretty = false,
): { log: Logger; flush: () => Promise<void> } {
  if (pretty) {
    const log = pino({ level, serializers, transport: { target: 'pino-pretty' } });
    return { log, flush: () => Promise.resolve() };
  }
  const out = destination({ sync: false, minLength, maxLength, maxWrite, periodicFlush: flushMs });
  const log = pino({ level, serializers, base: null }, out);
  return {
    log,
    flush: () =>
      new Promise((resolve) => {
        setTimeout(resolve, lastFlushMs).unref();
        out.flush(() => resolve());
      }),
  };
}

/**
 * Writes a plain line for the person at the terminal, such as that the site has started, or why it
 * has not.
 */
export function say(line: string, stream: NodeJS.WritableStream = process.stdout): void {
  stream.write(`${line}\n`);
}
