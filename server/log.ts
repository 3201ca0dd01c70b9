import { pino, type Logger } from 'pino';

/**
 * The one writer of log lines: JSON for machines, pretty in development. Handed to whoever logs, so
 * that a test can listen.
 */
export function createLog(level: string, pretty = false): Logger {
  return pino({ level, ...(pretty && { transport: { target: 'pino-pretty' } }) });
}
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** A plain line for the person at the terminal: what was started, or why it was not. */
export function say(line: string, stream: NodeJS.WritableStream = process.stdout): void {
  stream.write(`${line}\n`);
}
