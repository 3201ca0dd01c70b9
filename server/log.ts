import { destination, pino, type Logger } from 'pino';

const flushMs = 500;

/**
 * The one writer of log lines: JSON for machines, collected and written a few kilobytes at a time so
 * that a request does not wait for the disk, and the rest of them when the process ends; pretty, and
 * at once, for a person at a terminal. Handed to whoever logs, so that a test can listen. Secrets
 * are not logged by anyone; should one be handed over by name all the same, it is blotted out.
 */
export function createLog(level: string, pretty = false): Logger {
  const redact = [
    'providerHeaders',
    '*.providerHeaders',
    'headers.authorization',
    'headers.cookie',
  ];
  if (pretty) return pino({ level, redact, transport: { target: 'pino-pretty' } });
  const stream = destination({ sync: false, minLength: 16_000, periodicFlush: flushMs });
  return pino({ level, redact, base: null }, stream);
}
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'isLevelEnabled'>;

/** A plain line for the person at the terminal: what was started, or why it was not. */
export function say(line: string, stream: NodeJS.WritableStream = process.stdout): void {
  stream.write(`${line}\n`);
}
